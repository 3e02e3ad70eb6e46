import { describe, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import type { Locator } from "vitest/browser";
import { createCooperation } from "../src/actions/cooperation";
import { perform } from "../src/command/perform";
import { violations } from "./axe";
import { openPortal } from "./harness";
import type { Harness, HarnessOptions } from "./harness";

const main = () => document.querySelector("main") ?? document.body;
const grid = () => page.getByRole("grid", { name: "Cooperations", exact: true });
const row = (name: string | RegExp) => grid().getByRole("row", { name });
const item = (name: string) => page.getByRole("menuitem", { name });
const dialog = (name: string) => page.getByRole("dialog", { name });

function sent({ demo }: Pick<Harness, "demo">, method: string) {
  return demo.requests().filter((one) => one.method === method && one.path.includes("/cooperation"));
}

/** Partners of the demo's organization by how the cooperation stands. */
function partners({ demo }: Pick<Harness, "demo">) {
  const { organizations, cooperations } = demo.world();
  const own = organizations[0]?.uid;
  const named = (wanted: string | undefined) => organizations.find(({ uid }) => uid === wanted)?.name ?? "";
  const asking = cooperations.find((one) => one.partner_uid === own && one.pending);
  const running = cooperations.find((one) => one.organization_uid === own && one.expires_at === null);
  const expired = cooperations.find((one) => Date.parse(one.expires_at ?? "") < demo.now());
  return {
    asking: { uid: asking?.organization_uid, name: named(asking?.organization_uid) },
    running: { uid: running?.partner_uid, name: named(running?.partner_uid) },
    expired: { name: named(expired?.partner_uid) },
  };
}

async function open(options: Partial<HarnessOptions> = {}) {
  const portal = await openPortal("/organization/cooperations", { as: "owner", ...options });
  await expect.element(grid()).toBeVisible();
  return portal;
}

/** The menu of a row. */
async function menuOf(name: string) {
  await userEvent.hover(page.getByRole("heading", { level: 1 }));
  await userEvent.hover(row(new RegExp(name)));
  await userEvent.click(page.getByRole("button", { name: `Actions on ${name}` }));
}

const field = (within: Locator, name: string) => within.getByRole("button", { name: new RegExp(name) });

/** Finds an entity in a field of a form by typing, with the keyboard alone, and takes the first that is found. */
async function choose(within: Locator, name: string, typed: string) {
  (field(within, name).element() as HTMLElement).focus();
  await userEvent.keyboard("{Enter}");
  await expect.element(page.getByRole("combobox", { name: `Search: ${name}` })).toHaveFocus();
  await userEvent.keyboard(typed);
  await expect.element(page.getByRole("option").first()).toHaveTextContent(new RegExp(typed, "i"));
  await userEvent.keyboard("{ArrowDown}{Enter}");
  await expect.element(page.getByRole("listbox")).not.toBeInTheDocument();
}

describe("what a partner sees", () => {
  /** What the organization permits a partner, in numbers, as the demo's world has it. */
  function permitted({ demo }: Pick<Harness, "demo">, partner: string | undefined) {
    const { organizations, grants, parks } = demo.world();
    const own = organizations[0]?.uid;
    const held = grants.filter((one) => one.organization_uid === own && one.holder === partner);
    const uids = (kind: string) => held.filter(({ object }) => object === kind).map(({ uid }) => uid);
    const seen = parks.filter(
      ({ uid, portfolio_uid }) => uids("park").includes(uid) || uids("portfolio").includes(portfolio_uid),
    );
    return { parks: seen.length, devices: uids("device").length };
  }

  test("is said of this partner beside the name, without a call of its own, and follows what is permitted", async () => {
    const portal = await open();
    const { running, asking } = partners(portal);
    const { parks, devices } = permitted(portal, running.uid);
    expect([parks > 1, devices]).toEqual([true, 0]);
    await expect.element(row(new RegExp(running.name))).toHaveTextContent(`Sees ${parks} parks of yours`);
    expect(page.getByText(/What each partner sees is shown to admins/).elements()).toEqual([]);
    await expect.element(row(new RegExp(asking.name))).toHaveTextContent("Will see nothing of yours");
    expect(portal.demo.requests().filter(({ path }) => path.includes("/permission"))).toEqual([]);
    const { portfolios, organizations } = portal.demo.world();
    const next = portfolios.filter((one) => one.organization_uid === organizations[0]?.uid)[1];
    const more = portal.demo.world().parks.filter(({ portfolio_uid }) => portfolio_uid === next?.uid).length;
    await menuOf(running.name);
    await userEvent.click(item("Add permission for partner"));
    await choose(dialog("Add permission for partner"), "Portfolio", next?.name ?? "");
    await userEvent.click(
      dialog("Add permission for partner").getByRole("button", { name: "Add", exact: true }),
    );
    await expect
      .element(row(new RegExp(running.name)))
      .toHaveTextContent(`Sees ${parks + more} parks of yours`);
  });

  test("[104] is for those who may see what partners are permitted", async () => {
    const portal = await open({ as: "moderator" });
    const { running } = partners(portal);
    await expect.element(row(new RegExp(running.name))).toBeVisible();
    expect(row(new RegExp(running.name)).element().textContent).not.toContain("Sees");
    expect(page.getByRole("columnheader", { name: "They see" }).elements()).toEqual([]);
    await expect.element(page.getByText(/What each partner sees is shown to admins/)).toBeVisible();
  });
});

describe("the form of a cooperation", () => {
  test("finds partner and park by typing; what may be left out can be taken back; oneself is not offered", async () => {
    const portal = await open();
    const { organizations, cooperations } = portal.demo.world();
    const [own] = organizations;
    const partner = organizations.find(
      ({ uid }) =>
        uid !== own?.uid &&
        !cooperations.some((one) => [one.organization_uid, one.partner_uid].includes(uid)),
    );
    if (!own || !partner) throw new Error("The demo has neither");
    await userEvent.click(page.getByRole("button", { name: "Propose cooperation" }).first());
    const form = dialog("Propose cooperation");
    await expect.element(field(form, "Partner")).toHaveFocus();
    await userEvent.click(form.getByRole("button", { name: "Propose", exact: true }));
    await expect.element(form.getByText("Please fill in").first()).toBeVisible();
    (field(form, "Partner").element() as HTMLElement).focus();
    await userEvent.keyboard("{Enter}");
    await userEvent.keyboard(own.name);
    await expect.element(page.getByRole("combobox", { name: "Search: Partner" })).toHaveValue(own.name);
    expect(page.getByRole("option", { name: own.name, exact: true }).elements()).toEqual([]);
    await userEvent.keyboard("{Escape}");
    await expect.element(page.getByRole("combobox", { name: "Search: Partner" })).not.toBeInTheDocument();
    await choose(form, "Partner", partner.name);
    await choose(form, "Park", "telde");
    await choose(form, "Portfolio", "gran");
    (field(form, "Portfolio").element() as HTMLElement).focus();
    await userEvent.keyboard("{Enter}");
    await userEvent.click(page.getByRole("option", { name: "Choose none" }));
    await userEvent.click(form.getByRole("button", { name: "Propose", exact: true }));
    await expect.element(form).not.toBeInTheDocument();
    const telde = portal.demo.world().parks.find(({ name }) => name === "Telde");
    expect(sent(portal, "POST").map(({ body }) => body)).toEqual([
      { organization_uid: partner.uid },
      { permissions: [{ object: "park", uid: telde?.uid }] },
    ]);
  });
});

describe("a field of things that are found by name", () => {
  const none = "Nothing is called that.";

  async function look(within: Locator, name: string): Promise<void> {
    (field(within, name).element() as HTMLElement).focus();
    await userEvent.keyboard("{Enter}");
    await expect.element(page.getByRole("combobox", { name: `Search: ${name}` })).toHaveFocus();
  }

  test("[54] does not say that nothing is called so where not all is there, or nobody answers, but that", async () => {
    const fails = { path: "/device", status: 500 };
    const portal = await open({ before: (demo) => demo.scenario("failing", fails) });
    const [device] = portal.demo.world().devices;
    await userEvent.click(page.getByRole("button", { name: "Propose cooperation" }).first());
    const form = dialog("Propose cooperation");
    await look(form, "Park");
    await userEvent.keyboard("no such park");
    await expect.element(page.getByText(none)).toBeVisible();
    await expect.element(page.getByText("Some could not be loaded.")).not.toBeInTheDocument();
    await userEvent.keyboard("{Escape}");
    await look(form, "Device");
    await expect.element(page.getByText("Some could not be loaded.")).toBeVisible();
    await userEvent.keyboard(`${device?.name}s`);
    await expect.element(page.getByText("The server could not be asked.")).toBeVisible();
    await expect.element(page.getByText("Nothing that is loaded is called that.")).toBeVisible();
    await expect.element(page.getByText(none)).not.toBeInTheDocument();
    portal.demo.scenario("failing", { ...fails, off: true });
    await userEvent.keyboard("{Backspace}");
    await expect.element(page.getByRole("option", { name: device?.name ?? "" }).first()).toBeVisible();
    await expect.element(page.getByText("Some could not be loaded.")).toBeVisible();
  });
});

describe("the cooperations of the organization", () => {
  test("[120] page, limit and include_expired are sent; the total is shown, and what ran out is marked", async () => {
    const portal = await open();
    const { expired, asking, running } = partners(portal);
    await expect.element(row(new RegExp(`${asking.name}.*Asks you.*Partner`))).toBeVisible();
    await expect.element(row(new RegExp(`${running.name}.*Accepted.*You`))).toBeVisible();
    await expect.element(page.getByText("3 of 3 cooperations")).toBeVisible();
    await expect.element(row(new RegExp(expired.name))).not.toBeInTheDocument();
    await userEvent.click(page.getByRole("switch", { name: "Show expired ones" }));
    await expect.element(row(new RegExp(`${expired.name}.*Expired`))).toBeVisible();
    await expect.poll(portal.address).toBe("/organization/cooperations?expired=1");
    const asked = sent(portal, "GET")
      .map(({ query }) => query)
      .filter(({ limit }) => limit === "20");
    // What else the address says stays, whichever way it is switched.
    await portal.router.navigate("/organization/cooperations?expired=1&parks=a&odd=b");
    await userEvent.click(page.getByRole("switch", { name: "Show expired ones" }));
    await expect.poll(portal.address).toBe("/organization/cooperations?parks=a&odd=b");
    expect(asked).toEqual([
      { page: "1", limit: "20", include_expired: "false" },
      { page: "1", limit: "20", include_expired: "true" },
    ]);
  });

  test("[119] only the invited side is offered to accept; accepting clears the pending mark in place", async () => {
    const portal = await open({ as: "moderator" });
    const { asking, running } = partners(portal);
    expect(row(new RegExp(running.name)).getByRole("button", { name: "Accept" }).elements()).toEqual([]);
    await userEvent.click(row(new RegExp(asking.name)).getByRole("button", { name: "Accept" }));
    await expect.element(row(new RegExp(`${asking.name}.*Accepted`))).toBeVisible();
    expect(
      sent(portal, "POST").map(({ path }) => path.endsWith(`/cooperation/${asking.uid}/accept`)),
    ).toEqual([true]);
  });

  test("[104] ending is for admins, and asks by name", async () => {
    const portal = await open();
    const { running } = partners(portal);
    await menuOf(running.name);
    await userEvent.click(item("End cooperation"));
    await expect.element(dialog("End cooperation")).toHaveTextContent(running.name);
    await userEvent.click(dialog("End cooperation").getByRole("button", { name: "End" }));
    await expect.element(row(new RegExp(running.name))).not.toBeInTheDocument();
    expect(sent(portal, "DELETE").map(({ path }) => path.endsWith(`/cooperation/${running.uid}`))).toEqual([
      true,
    ]);
  });

  test("[104] a moderator is not offered to end one; a member to do nothing but look", async () => {
    const portal = await open({ as: "moderator" });
    await menuOf(partners(portal).running.name);
    await expect.element(item("Copy cooperation uid")).toBeVisible();
    expect(item("End cooperation").elements()).toEqual([]);
  });

  test("[117] the form says what nothing chosen means, and offers nobody one cooperates with", async () => {
    const portal = await open();
    const { asking, running } = partners(portal);
    const [own, ...others] = portal.demo.world().organizations;
    await userEvent.click(page.getByRole("button", { name: "Propose cooperation" }));
    const form = page.getByRole("dialog");
    await expect.element(form.getByText(/with nothing chosen they see nothing/)).toBeVisible();
    await expect.element(form.getByText(/with which there is a cooperation are not offered/)).toBeVisible();
    (field(form, "Partner").element() as HTMLElement).focus();
    await userEvent.keyboard("{Enter}");
    const offered = () =>
      page
        .getByRole("option")
        .elements()
        .map(({ textContent }) => textContent);
    const free = others.find(({ name }) => !grid().element().textContent.includes(name));
    await expect.poll(() => offered().join()).toContain(free?.name);
    for (const name of [own?.name, asking.name, running.name])
      await expect.poll(() => offered().join()).not.toContain(name);
  });

  test("[117] created without its permissions it says so, and Retry asks for them again", async () => {
    const portal = await open();
    const world = portal.demo.world();
    const [own] = world.organizations;
    const partner = world.organizations.find(
      ({ uid }) =>
        uid !== own?.uid &&
        !world.cooperations.some((one) => [one.organization_uid, one.partner_uid].includes(uid)),
    );
    const park = world.parks.find(({ name }) => name === "Telde");
    if (!partner || !park) throw new Error("The demo has neither");
    portal.demo.scenario("failing", { path: "/permission", status: 500, body: "" });
    const values = {
      partner: { kind: "organization", uid: partner.uid, name: partner.name },
      park: { kind: "park", uid: park.uid, name: park.name },
    } as const;
    await perform(createCooperation, portal.tools, { values, source: "form" });
    await expect.element(row(new RegExp(`${partner.name}.*Created, permissions missing`))).toBeVisible();
    portal.demo.scenario("failing", { off: true });
    await userEvent.click(row(new RegExp(partner.name)).getByRole("button", { name: "Retry" }));
    // With what was chosen before, which nobody has to choose a second time.
    const last = () => sent(portal, "POST").map(({ path, body }) => [path.split("/").at(-1), body] as const);
    const permissions = { permissions: [{ object: "park", uid: park.uid }] };
    await expect.poll(last).toEqual([
      ["cooperation", { organization_uid: partner.uid }],
      ["permission", permissions],
      ["permission", permissions],
    ]);
    await expect.element(row(/Created, permissions missing/)).not.toBeInTheDocument();
    expect(portal.tools.engine.unsent.size).toBe(0);
  });

  test.each([
    ["light", "en"],
    ["dark", "de"],
  ] as const)("[F111] accessible, %s and %s", async (theme, language) => {
    await openPortal("/organization/cooperations?expired=1", { as: "owner", theme, language });
    await expect.element(page.getByRole("grid").getByRole("row").nth(3)).toBeVisible();
    expect(await violations(main())).toEqual([]);
  });
});
