import { describe, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { violations } from "./axe";
import { openPortal } from "./harness";
import type { Account, Harness } from "./harness";

const main = () => document.querySelector("main") ?? document.body;
const tabs = () => page.getByRole("navigation", { name: "Organization", exact: true });
const grid = () => page.getByRole("grid", { name: "Members", exact: true });
const row = (name: RegExp) => grid().getByRole("row", { name });
const item = (name: string) => page.getByRole("menuitem", { name });
const dialog = (name: string) => page.getByRole("dialog", { name });

function sent({ demo }: Pick<Harness, "demo">, method: string) {
  return demo
    .requests()
    .filter((request) => request.method === method && request.path.includes("/member"))
    .map(({ path, body }) => ({ path: path.split("/member")[1], body }));
}

async function open(as: Account) {
  const portal = await openPortal("/organization/members", { as });
  await expect.element(row(/Søren Jäger/)).toBeVisible();
  return portal;
}

/** The menu of a member's row. */
async function menuOf(name: RegExp) {
  await userEvent.hover(page.getByRole("heading", { level: 1 }));
  await userEvent.hover(row(name));
  await userEvent.click(page.getByRole("button", { name: new RegExp(`Actions on .*${name.source}`) }));
}

/** What the greyed entry of the open menu gives as its reason; null where it can be chosen. */
function reasonOf(name: string): string | null {
  const entry = item(name).element();
  return entry.getAttribute("aria-disabled") === "true" ? entry.textContent : null;
}

describe("the members of the organization", () => {
  test("a tab of the organization with an address, beside its overview", async () => {
    const { address } = await openPortal("/organization", { as: "member" });
    await userEvent.click(tabs().getByRole("link", { name: "Members" }));
    await expect.poll(address).toBe("/organization/members");
    await expect
      .element(tabs().getByRole("link", { name: "Members" }))
      .toHaveAttribute("aria-current", "page");
    await expect.element(page.getByRole("heading", { level: 1, name: "Organization" })).toBeVisible();
    await expect.element(row(/Zoë Müller \(you\)/)).toBeVisible();
    await expect.element(page.getByRole("button", { name: "Invite member" })).not.toBeInTheDocument();
  });

  test("[11] whoever has no organization has no tabs and is sent to make one", async () => {
    const { address } = await openPortal("/organization/members", { as: "new" });
    await expect.poll(address).toBe("/organization");
    await expect.element(page.getByRole("textbox", { name: "Name" })).toBeVisible();
    await expect.element(tabs()).not.toBeInTheDocument();
  });

  test("[102] page 1 of 100 is asked for; more than are named is said, not pretended", async () => {
    const members = [{ account: "a", email: "a@x.example", permissions: { role: "owner" } }];
    const { demo } = await openPortal("/organization/members", {
      as: "owner",
      before: (before) =>
        before.scenario("failing", { path: "/member", status: 200, body: { members, total: 240 } }),
    });
    await expect.element(page.getByText("1 of 240 members: the server names no more at once.")).toBeVisible();
    const asked = demo.requests().find(({ path }) => path.endsWith("/member"));
    expect(asked?.query).toEqual({ page: "1", limit: "100" });
  });

  test("[103] an invitation carries email, role and the language of the page, which can be chosen", async () => {
    const portal = await open("moderator");
    await userEvent.click(page.getByRole("button", { name: "Invite member" }));
    const asked = dialog("Invite member");
    await userEvent.fill(asked.getByRole("textbox", { name: "Email" }), "neu@sonne.example");
    await expect.element(asked.getByRole("button", { name: /Language/ })).toHaveTextContent("English");
    await userEvent.click(asked.getByRole("button", { name: "Invite" }));
    await expect.element(page.getByText("Invitation sent to neu@sonne.example")).toBeVisible();
    expect(sent(portal, "POST")).toEqual([
      { path: "/invite", body: { email: "neu@sonne.example", role: "member", language: "en" } },
    ]);
  });

  test("[106] a role is changed where the row shows it at once; none above one's own is offered", async () => {
    const portal = await open("moderator");
    await menuOf(/Paul Gäßler/);
    await userEvent.click(item("Change member's role"));
    await expect.element(dialog("Change member's role")).toHaveTextContent("Paul Gäßler");
    const role = dialog("Change member's role").getByRole("button", { name: /Role/ });
    await expect.element(role).toHaveTextContent("Guest");
    await userEvent.click(dialog("Change member's role").getByRole("button", { name: "Change" }));
    await expect.element(dialog("Change member's role").getByRole("alert")).toBeVisible();
    expect(sent(portal, "PUT")).toEqual([]);
    await userEvent.click(role);
    const options = page
      .getByRole("option")
      .elements()
      .map(({ textContent }) => textContent);
    expect(options).toContain("Moderator");
    expect(options).not.toContain("Admin");
    await userEvent.click(page.getByRole("option", { name: "Gardener" }));
    await userEvent.click(dialog("Change member's role").getByRole("button", { name: "Change" }));
    await expect.element(row(/Paul Gäßler.*Gardener/)).toBeVisible();
    expect(sent(portal, "PUT")).toEqual([{ path: "/account-guest", body: { role: "gardener" } }]);
  });

  test("[105] [106] [107] oneself, those above and the last to lead are greyed with the reason", async () => {
    await open("moderator");
    await menuOf(/Søren Jäger/);
    expect(reasonOf("Change member's role")).toContain("Nobody does this to themselves");
    await userEvent.keyboard("{Escape}");
    await menuOf(/Friederike Großkreutz/);
    expect(reasonOf("Change member's role")).toContain("This user stands above you");
    expect(reasonOf("Copy member uid")).toBeNull();
  });

  test("[107] the last owner stays, for platform staff too; another member goes after a question by name", async () => {
    const portal = await open("admin");
    await menuOf(/Friederike Großkreutz/);
    expect(reasonOf("Remove member")).toContain("The last owner stays");
    await userEvent.keyboard("{Escape}");
    await menuOf(/Paul Gäßler/);
    await userEvent.click(item("Remove member"));
    await expect.element(dialog("Remove member")).toHaveTextContent("Paul Gäßler");
    await userEvent.click(dialog("Remove member").getByRole("button", { name: "Remove" }));
    await expect.element(row(/Paul Gäßler/)).not.toBeInTheDocument();
    expect(sent(portal, "DELETE").map(({ path }) => path)).toEqual(["/account-guest/remove"]);
  });

  test("[111] what is not for some of those selected is greyed in the palette, with their names", async () => {
    const portal = await open("admin");
    await userEvent.click(grid().getByRole("checkbox", { name: /all/i }).first());
    portal.tools.overlays.open("palette");
    await userEvent.fill(page.getByRole("combobox"), "remove");
    const remove = page.getByRole("option", { name: /Remove member/ });
    await expect.element(remove).toHaveAttribute("aria-disabled", "true");
    await expect.element(remove).toHaveTextContent(/Not possible for .*Jürgen Weiß/);
  });

  test("[108] a role that nobody knows is shown as its raw name and offers nothing that needs more", async () => {
    const members = [
      { account: "account-owner", email: "o@x.example", permissions: { role: "owner" } },
      { account: "x", first_name: "<b>Ida</b>", permissions: { role: "grid_wizard" } },
    ];
    await openPortal("/organization/members", {
      as: "owner",
      before: (demo) =>
        demo.scenario("failing", { path: "/member", status: 200, body: { members, total: 2 } }),
    });
    await expect.element(row(/<b>Ida<\/b> .*grid_wizard/)).toBeVisible();
  });

  test.each([
    ["light", "en"],
    ["dark", "de"],
  ] as const)("[F111] accessible, %s and %s", async (theme, language) => {
    await openPortal("/organization/members", { as: "owner", theme, language });
    await expect.element(page.getByText("Søren Jäger")).toBeVisible();
    expect(await violations(main())).toEqual([]);
  });
});

describe("[121] [239] rows of the members of a park or a portfolio in the palette", () => {
  const palette = page.getByRole("dialog", { name: "Command palette" });
  const offered = () =>
    palette
      .getByRole("option")
      .elements()
      .map(({ textContent }) => textContent)
      .sort();
  const copies = ["Copy link to member", "Copy member uid"];

  /** The grid with the focus, of the park Agüimes or of its portfolio. */
  async function openRows(kind: "park" | "portfolio") {
    const portal = await openPortal("/organization", { as: "owner" });
    const { parks } = portal.demo.world();
    const park = parks.find(({ name }) => name === "Agüimes");
    const uid = (kind === "park" ? park?.uid : park?.portfolio_uid) ?? "";
    await portal.router.navigate(`/sites/${kind}s/${uid}/members`);
    await expect.element(row(/Paul Gäßler/)).toBeVisible();
    (grid().element() as HTMLElement).focus();
    const at = grid()
      .getByRole("row")
      .elements()
      .findIndex(({ textContent }) => textContent.includes("Paul Gäßler"));
    await userEvent.keyboard("{ArrowDown}".repeat(at - 1));
    await expect.poll(() => portal.tools.selection.focused?.name).toBe("Paul Gäßler");
    return { ...portal, uid };
  }

  test.each([
    ["selected", "x{Control>}k{/Control}"],
    ["focused", "{Control>}k{/Control}"],
  ])("%s in a park: the park's own command is offered and removes whoever it is", async (_how, keys) => {
    const portal = await openRows("park");
    await userEvent.keyboard(keys);
    await userEvent.fill(palette.getByRole("combobox"), "remove member from park");
    await expect
      .element(palette.getByRole("option", { selected: true }))
      .toHaveTextContent("Remove member from park");
    await userEvent.keyboard("{Enter}");
    await expect.element(palette).toHaveTextContent(/Agüimes.*Paul Gäßler/);
    await userEvent.click(palette.getByRole("option", { name: /^(Yes|Remove)/ }));
    await expect.element(row(/Paul Gäßler/)).not.toBeInTheDocument();
    const gone = portal.demo.requests().filter(({ method }) => method === "DELETE");
    expect(gone.map(({ path }) => path)).toEqual([
      expect.stringMatching(new RegExp(`/park/${portal.uid}/member/account-guest`)),
    ]);
  });

  test("those of the organization's are not offered, of two neither that which takes one", async () => {
    await openRows("park");
    await userEvent.keyboard("x{Control>}k{/Control}");
    await expect
      .poll(offered)
      .toEqual(["Change a member's role in the park", ...copies, "Open member", "Remove member from park"]);
    await userEvent.keyboard("{Escape}{Escape}");
    await expect.element(palette).not.toBeInTheDocument();
    await userEvent.keyboard("{ArrowUp}x{Control>}k{/Control}");
    await expect.poll(offered).toEqual(copies);
  });

  test("of a portfolio they are read alone", async () => {
    await openRows("portfolio");
    await userEvent.keyboard("x{Control>}k{/Control}");
    await expect.poll(offered).toEqual([...copies, "Open member"]);
  });
});
