import { describe, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { openPortal } from "./harness";
import { active, field, heading, openByKey, opened, options, palette } from "./paletteDriver";

describe("the pane beside a command", () => {
  const pane = palette.getByRole("complementary", { name: "Preview" });
  /** Names with what stands below them. */
  const facts = () =>
    [...pane.element().querySelectorAll("dt")].map((term) => [
      term.textContent,
      term.nextElementSibling?.textContent,
    ]);

  test("says what it does, on what, what it asks for, and what is set now", async () => {
    const portal = await openPortal("/sites", { as: "owner" });
    const park = portal.demo.world().parks.find(({ name }) => name === "Agüimes");
    await portal.router.navigate(`/sites/parks/${park?.uid ?? ""}`);
    await expect.poll(() => portal.tools.context().focused?.name).toBe("Agüimes");
    await openByKey();
    await userEvent.keyboard("edit park");
    await expect.element(pane.getByRole("heading", { name: "Edit park" })).toBeVisible();
    await expect.element(pane).toHaveTextContent("Changes data on the server.");
    await expect.poll(() => facts().map(([name]) => name)).toEqual(["Acts on", "Asks for", "Set now"]);
    expect(facts()[0]).toEqual(["Acts on", "Agüimes"]);
    expect(facts()[1]?.[1]).toMatch(/^Latitude/);
    expect(facts()[2]?.[1]).toMatch(/Latitude: 27\.905/);
    await userEvent.keyboard("{Control>}a{/Control}go to monitor");
    await expect.element(pane).toHaveTextContent("Opens a screen; nothing is changed.");
    await expect.poll(facts).toEqual([["Key", "gm"]]);
    await userEvent.keyboard("{Control>}a{/Control}edit contact");
    await expect.poll(() => facts()[0]).toEqual(["Acts on", "Contact, asked for next"]);
  });

  test.for(["+", "  ", " + ", "++", "%", "(", "\\"])("a bare %j finds nothing amiss", async (typed) => {
    await opened("/dashboard", { as: "owner" });
    const before = options.elements().length;
    await userEvent.fill(field, typed);
    await expect.element(field).toHaveValue(typed);
    // White space alone is as nothing typed; a sign alone is in no name, and finds not everything.
    if (typed.trim() === "") expect(options.elements().length).toBe(before);
    else expect(options.elements().length).toBeLessThan(6);
    await userEvent.fill(field, `${typed} monitor`);
    await expect.element(options.first()).toBeVisible();
  });
});

describe("a step with nothing to choose from", () => {
  test.each([
    ["edit string", "string.update"],
    ["reopen event", "event.reopen"],
    ["show hidden event", "event.show"],
  ])("%s: it is not said that there is none, for nobody asked for all", async (typed, id) => {
    await opened("/dashboard");
    await userEvent.keyboard(typed);
    await expect.poll(active).toBe(`action:${id}`);
    await userEvent.keyboard("{Enter}");
    await expect.element(palette.getByText(/^There is none to choose here/)).toBeVisible();
    expect(options.elements()).toEqual([]);
  });
});

describe("what belongs to parks and people", () => {
  test.each([
    ["wind", "lucide-fan"],
    ["solar", "lucide-sun-medium"],
  ])("a %s park bears the sign of what it lives on", async (kind, sign) => {
    const portal = await opened("/dashboard", { as: "owner" });
    const park = portal.demo.world().parks.find((each) => each.kind === kind);
    await userEvent.keyboard(`#${park?.name ?? ""}`);
    const row = () => options.elements().find((each) => each.dataset["key"] === `park:${park?.uid ?? ""}`);
    await expect.poll(() => row()?.querySelector("svg")?.classList.contains(sign)).toBe(true);
  });

  test("[141] WR 12, wr12 and inverter 12 find that of the park on screen first", async () => {
    const portal = await openPortal("/sites", { as: "admin" });
    const parks = portal.demo
      .world()
      .parks.filter((each) => each.kind !== "wind" && each.inverter_count >= 12);
    const park = parks.at(-1)?.uid ?? "";
    await expect.element(heading("Sites")).toBeVisible();
    await portal.router.navigate(`/sites/parks/${park}`);
    await expect.poll(() => portal.tools.context().focused?.uid).toBe(park);
    await openByKey();
    await expect.element(palette.getByText(/loaded|Loading …/)).not.toBeInTheDocument();
    for (const typed of ["WR 12", "wr12", "inverter 12"]) {
      await userEvent.keyboard(`{Control>}a{/Control}${typed}`);
      expect([typed, active()]).toEqual([typed, `inverter:${park}/12`]);
    }
    expect(parks.length).toBeGreaterThan(1);
    await userEvent.keyboard("{Control>}{Enter}{/Control}");
    await expect.element(options.nth(0)).toHaveTextContent("Open inverter");
  });

  test("[229] [233] @ finds people; Ctrl+Enter on a member lists its actions", async () => {
    const portal = await opened("/dashboard", { as: "owner" });
    const account = portal.demo.world().accounts.find(({ email }) => email === "gardener@demo.test")?.account;
    await userEvent.keyboard("@");
    await expect.element(palette.getByRole("list", { name: "Prefixes" })).toBeVisible();
    expect(options.elements().length).toBe(20);
    await userEvent.keyboard("kaethe gruenewald");
    const found = options.elements().map((row) => row.getAttribute("data-key"));
    expect(found.sort()).toEqual([`member:${account}`, `user:${account}`]);
    if (active() !== `member:${account}`) await userEvent.keyboard("{ArrowDown}");
    await expect
      .element(palette.getByRole("complementary", { name: "Preview" }))
      .toHaveTextContent(/Gardener.*gardener@demo\.test/);
    await userEvent.keyboard("{Control>}{Enter}{/Control}");
    await expect.element(options.nth(0)).toHaveTextContent("Open member");
    await expect.element(palette.getByRole("option", { name: "Change member's role" })).toBeVisible();
  });

  test("[229] ! finds open events; Enter opens that event", async () => {
    const portal = await opened();
    await userEvent.keyboard("!");
    expect(active()).toMatch(/^event:/);
    await userEvent.keyboard("{Enter}");
    await expect.poll(() => portal.address()).toMatch(/^\/events\/[^/?]+\?park=/);
  });

  test("Enter on a user opens them in the directory", async () => {
    const portal = await opened();
    await userEvent.keyboard("@root@demo.test");
    const user = active() ?? "";
    expect(user).toMatch(/^user:/);
    await expect.element(palette.getByRole("list", { name: "Keys" })).toHaveTextContent(/^↵ Open/);
    await userEvent.keyboard("{Enter}");
    await expect.poll(() => portal.address()).toBe(`/users?user=${user.slice("user:".length)}`);
  });

  test("[133] [215] deleting a portfolio asks, names its parks, and happens only where it is chosen", async () => {
    const { demo } = await opened("/dashboard", { as: "owner" });
    const portfolio = demo.world().portfolios.find(({ name }) => name === "Hildesheimer Börde");
    const parks = demo.world().parks.filter(({ portfolio_uid }) => portfolio_uid === portfolio?.uid);
    const named = parks.map(({ name }) => name).sort();
    const deletions = () => demo.requests().filter(({ method }) => method === "DELETE");
    await userEvent.keyboard(`#${portfolio?.name}{Control>}{Enter}{/Control}`);
    await userEvent.keyboard("delete portfolio{Enter}");
    await userEvent.keyboard(`${portfolio?.name}{Enter}`);
    await expect.element(palette.getByText(`Delete portfolio: ${portfolio?.name}?`).first()).toBeVisible();
    const going = palette.getByRole("list", { name: `${parks.length} parks go with it:` });
    await expect.element(going).toBeVisible();
    const shown = going.getByRole("listitem").elements();
    expect(shown.map(({ textContent }) => textContent).sort()).toEqual(named);
    await userEvent.keyboard("{Enter}");
    await expect.element(field).toHaveValue("delete portfolio");
    expect(deletions()).toEqual([]);
    await userEvent.keyboard(`{Enter}${portfolio?.name}{Enter}{ArrowDown}{Enter}`);
    await expect.element(page.getByText(`Portfolio ${portfolio?.name} deleted`)).toBeVisible();
    expect(deletions()).toMatchObject([{ path: `/api/v1/portfolio/${portfolio?.uid}` }]);
  });
});
