import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { openPortal } from "./harness";

test("[F44] an invitation that is being written outlives the role: the words stay, what sends them is greyed", async () => {
  const portal = await openPortal("/organization/members", { as: "moderator" });
  await userEvent.click(page.getByRole("button", { name: "Invite member" }));
  const asked = page.getByRole("dialog", { name: "Invite member" });
  const email = asked.getByRole("textbox", { name: "Email" });
  const invite = asked.getByRole("button", { name: "Invite" });
  await userEvent.fill(email, "neu@sonne.example");
  portal.demo.scenario("changedRole", { role: "guest" });
  await userEvent.click(invite);
  await expect.element(asked.getByRole("alert")).toHaveTextContent("This needs the role moderator");
  await expect.element(invite).toHaveAttribute("aria-disabled", "true");
  await expect.element(email).toHaveValue("neu@sonne.example");
  // Once it is given back, the same words go.
  portal.demo.scenario("changedRole", { off: true });
  await portal.tools.reloadSelf();
  await userEvent.click(invite);
  await expect.element(page.getByText("Invitation sent to neu@sonne.example")).toBeVisible();
});

test("[F44] so does a member's new role that is chosen from the row's menu", async () => {
  const portal = await openPortal("/organization/members", { as: "moderator" });
  const row = page.getByRole("row", { name: /Paul Gäßler/ });
  await userEvent.hover(row);
  await userEvent.click(page.getByRole("button", { name: /Actions on .*Paul/ }));
  await userEvent.click(page.getByRole("menuitem", { name: "Change member's role" }));
  const asked = page.getByRole("dialog", { name: "Change member's role" });
  await userEvent.click(asked.getByRole("button", { name: /Role/ }));
  await userEvent.click(page.getByRole("option", { name: "Gardener" }));
  portal.demo.scenario("changedRole", { role: "guest" });
  const change = asked.getByRole("button", { name: "Change" });
  (change.element() as HTMLElement).focus();
  await userEvent.keyboard("{Enter}");
  // While it is sent it is greyed, too: the answer has to be there.
  await expect.element(change).toHaveAttribute("aria-disabled", "true");
  await expect.element(change).not.toHaveAttribute("aria-busy", "true");
  await expect.element(change).toHaveAttribute("aria-disabled", "true");
  portal.demo.scenario("changedRole", { off: true });
  await portal.tools.reloadSelf();
  await expect.element(asked.getByRole("button", { name: /Role/ })).toHaveTextContent("Gardener");
  await userEvent.click(change);
  await expect.element(page.getByRole("row", { name: /Paul Gäßler.*Gardener/ })).toBeVisible();
});

test("[F44] settings of the organization close with the role, and hold what was typed when it is back", async () => {
  const portal = await openPortal("/organization/settings", { as: "owner" });
  const name = page.getByRole("textbox", { name: "Name" });
  await expect.element(name).toHaveValue(portal.demo.world().organizations[0]?.name);
  await userEvent.fill(name, "Sonnenhof eG");
  portal.demo.scenario("changedRole", { role: "guest" });
  // By key: whatever the page asks meanwhile may have closed it already.
  await userEvent.keyboard("{Enter}");
  await expect.element(page.getByText("You do not have access to this screen.")).toBeVisible();
  portal.demo.scenario("changedRole", { off: true });
  await portal.tools.reloadSelf();
  await expect.element(name).toHaveValue("Sonnenhof eG");
});
