import { describe, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { violations } from "./axe";
import { openPortal } from "./harness";

const grid = () => page.getByRole("grid", { name: "What may I do?", exact: true });
const rows = () => [...grid().element().querySelectorAll('[role="row"]')].slice(1);
const row = (what: string) => rows().find(({ textContent }) => textContent.startsWith(what))?.textContent;
const main = () => document.querySelector("main") ?? document.body;

/** A member, found by search. */
async function choose(name: string) {
  await userEvent.click(page.getByRole("button", { name: "Choose a member…" }));
  await userEvent.fill(page.getByRole("combobox"), name);
  const found = page.getByRole("option", { name: new RegExp(name), selected: true });
  await expect.element(found).toBeVisible();
  await userEvent.keyboard("{Enter}");
}

describe("what may I do?", () => {
  test("[104] [111] a moderator sees each of the 15 capabilities: had or not, why, and which role gives it", async () => {
    await openPortal("/rights", { as: "moderator" });
    await expect.element(grid()).toHaveAttribute("aria-rowcount", "29");
    await expect
      .element(page.getByText("On the platform: User. In the organization: Moderator."))
      .toBeVisible();
    expect(row("Invite members")).toBe(
      "Invite membersDoYesBy the role Moderator in the organization.Moderator in the organization or above",
    );
    expect(row("Remove members")).toBe(
      "Remove membersDoNoThe role Moderator is not enough.Admin in the organization or above",
    );
    expect(row("Change and delete users")).toContain("NoThe role Moderator is not enough.Platform admin");
    expect(rows().filter(({ textContent }) => textContent.includes("DoYes"))).toHaveLength(7);
  });

  test("[104] without an organization the role does not count, and it is there all the same", async () => {
    const portal = await openPortal("/rights", { as: "new" });
    await expect.element(grid()).toBeVisible();
    expect(portal.address()).toBe("/rights");
    expect(row("Create portfolios")).toContain("NoNot without an organization.");
    expect(rows().filter(({ textContent }) => textContent.includes("DoYes"))).toEqual([]);
  });

  test("[104] a platform admin may all, and sees the same for any member, with what is granted on single things", async () => {
    const portal = await openPortal("/rights", { as: "admin", height: 1500 });
    await expect.element(grid()).toBeVisible();
    expect(rows().filter(({ textContent }) => /(Do|See)No/.test(textContent))).toEqual([]);
    await choose("Zoë");
    await expect.poll(portal.address).toBe("/rights?member=account-member");
    await expect.element(page.getByText("On the platform: User. In the organization: Member.")).toBeVisible();
    expect(row("Invite members")).toContain("NoThe role Member is not enough.");
    await expect.element(page.getByRole("region", { name: "Permissions on single things" })).toBeVisible();
    await expect
      .poll(() => portal.demo.requests().filter(({ path }) => /account-member\/permission/.test(path)).length)
      .toBe(1);
    await userEvent.click(page.getByRole("main").getByRole("link", { name: "What may I do?" }));
    await expect.poll(portal.address).toBe("/rights");
  });

  test("[104] a platform admin sees the same for any user, of whichever organization or of none", async () => {
    const portal = await openPortal("/users", { as: "admin", height: 1500 });
    const other = portal.demo.world().accounts.find(({ account }) => account === "account-boulder");
    await portal.router.navigate("/users/account-boulder");
    await userEvent.click(page.getByRole("button", { name: /^Actions on José/ }).last());
    await userEvent.click(page.getByRole("menuitem", { name: "Show what user may do" }));
    await expect.poll(portal.address).toBe("/rights?user=account-boulder");
    await expect
      .element(page.getByText("On the platform: User. In the organization: Moderator."))
      .toBeVisible();
    await expect.element(page.getByText("What José García may do")).toBeVisible();
    expect(row("Invite members")).toContain("YesBy the role Moderator in the organization.");
    expect(row("Change and delete users")).toContain("NoThe role Moderator is not enough.");
    expect(portal.calls(`/organization/${other?.organization_uid}/member`)).toBe(1);
    await portal.router.navigate("/rights?user=account-new");
    await expect.element(page.getByText("On the platform: User. No organization.")).toBeVisible();
    expect(row("Create portfolios")).toContain("NoNot without an organization.");
    await userEvent.click(page.getByRole("main").getByRole("link", { name: "What may I do?" }));
    await expect.poll(portal.address).toBe("/rights");
  });

  test("an admin of the organization sees the same of its members", async () => {
    const portal = await openPortal("/rights", { as: "owner" });
    await expect.element(grid()).toBeVisible();
    await choose("Søren");
    await expect.poll(portal.address).toBe("/rights?member=account-moderator");
    await expect.element(page.getByText("What Søren Jäger may do")).toBeVisible();
    await expect.element(grid()).toBeVisible();
    expect(row("Remove members")).toContain("NoThe role Moderator is not enough.");
  });

  test("nobody else is offered another's", async () => {
    await openPortal("/rights?member=account-owner", { as: "moderator" });
    await expect.element(grid()).toBeVisible();
    await expect.element(page.getByRole("button", { name: "Choose a member…" })).not.toBeInTheDocument();
    expect(row("Remove members")).toContain("NoThe role Moderator is not enough.");
  });

  test("[111] [F44] a list that the server does not allow leads to it", async () => {
    const portal = await openPortal("/organization/members", {
      as: "owner",
      before: (demo) => demo.scenario("failing", { path: "/member", status: 403 }),
    });
    await userEvent.click(page.getByRole("main").getByRole("link", { name: "What may I do?" }));
    await expect.poll(portal.address).toBe("/rights");
  });

  test("[109] [111] reports are for moderators, on a park's screen too: no tab, no link, and its address is denied", async () => {
    const portal = await openPortal("/sites", { as: "member" });
    const park = portal.demo.world().parks[0]?.uid ?? "";
    await portal.router.navigate(`/sites/parks/${park}/comments`);
    await expect.element(page.getByRole("navigation", { name: "Park" })).toBeVisible();
    await expect.element(page.getByRole("link", { name: /reports/i })).not.toBeInTheDocument();
    await portal.router.navigate(`/sites/parks/${park}/reports`);
    await expect.element(page.getByText("Needs moderator in your organization")).toBeVisible();
    expect(portal.calls("/report/")).toBe(0);
  });

  test("[111] a denied screen leads to it, and so does the palette", async () => {
    const portal = await openPortal("/devices", { as: "member", height: 1500 });
    await userEvent.click(page.getByRole("main").getByRole("link", { name: "What may I do?" }));
    await expect.poll(portal.address).toBe("/rights");
    await expect.element(grid()).toBeVisible();
    expect(row("Devices")).toContain("NoThe role Member is not enough.Admin in the organization or above");
    await portal.router.navigate("/dashboard");
    portal.tools.overlays.open("palette");
    await userEvent.fill(page.getByRole("combobox"), "what may i do");
    await userEvent.keyboard("{Enter}");
    await expect.poll(portal.address).toBe("/rights");
  });
});

test.each([
  ["light", 1400],
  ["dark", 400],
] as const)("passes axe in the %s theme, %i px", async (theme, width) => {
  await openPortal("/rights", { as: "owner", theme, width });
  await expect.element(grid()).toBeVisible();
  expect(await violations(main())).toEqual([]);
});
