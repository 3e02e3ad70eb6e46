import { describe, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import type { Locator } from "vitest/browser";
import { openPortal } from "./harness";
import type { Harness } from "./harness";

const range = "/api/v1/promql/query_range";
const before = "Day before";
const compared = ({ address }: Harness) => new URLSearchParams(address().split("?")[1]).get("compare");
/** Days of which series were asked for, each once. */
const days = ({ demo }: Harness) => {
  const starts = demo.requests().filter(({ path }) => path === range);
  return [
    ...new Set(starts.map(({ query }) => new Date(Number(query["start"]) * 1000).toISOString())),
  ].sort();
};

/** The other time is told as not loaded while what is shown stands; Retry brings it. */
async function recovers({ demo }: Harness, place: Locator): Promise<void> {
  await expect.element(place.getByText("The other time could not be loaded")).toBeVisible();
  await expect.element(place.getByRole("figure").first()).toBeVisible();
  demo.scenario("failing", { off: true });
  await userEvent.click(place.getByRole("button", { name: "Retry" }));
  await expect.element(place.getByText("The other time could not be loaded")).not.toBeInTheDocument();
}

describe("the day before beside the day", () => {
  test("on the monitor by its key: one more call, a line of its own in chart, table and legend, and in the address", async () => {
    const portal = await openPortal("/monitor", { as: "owner" });
    const power = page.getByRole("figure", { name: "Power", exact: true });
    await expect.element(power).toBeVisible();
    expect(days(portal)).toEqual(["2026-06-10T03:00:00.000Z"]);
    const calls = portal.demo.requests().filter(({ path }) => path === range).length;
    await userEvent.keyboard("v");
    await expect.element(power.getByText(before, { exact: true }).first()).toBeVisible();
    expect(compared(portal)).toBe("before");
    expect(days(portal)).toEqual(["2026-06-09T03:00:00.000Z", "2026-06-10T03:00:00.000Z"]);
    expect(portal.demo.requests().filter(({ path }) => path === range).length).toBe(calls + 1);
    await userEvent.click(power.getByRole("button", { name: /Table/ }));
    await expect.element(page.getByRole("columnheader", { name: /^Day before/ })).toBeVisible();
    await userEvent.keyboard("v");
    await expect.poll(() => compared(portal)).toBeNull();
    await expect.element(page.getByRole("columnheader", { name: /^Day before/ })).not.toBeInTheDocument();
  });

  test("on a park by its button and by the palette", async () => {
    const portal = await openPortal("/sites", { as: "owner" });
    await expect.element(page.getByRole("row").nth(1)).toBeVisible();
    await portal.router.navigate(`/sites/parks/${portal.demo.world().parks[0]?.uid}`);
    await userEvent.click(page.getByRole("button", { name: "Compare with" }));
    await userEvent.click(page.getByRole("menuitemradio", { name: before }));
    await expect.element(page.getByText(before, { exact: true }).first()).toBeVisible();
    expect(compared(portal)).toBe("before");
    await userEvent.keyboard("{Control>}k{/Control}");
    await userEvent.keyboard("compare with yesterday{Enter}");
    await expect.poll(() => compared(portal)).toBeNull();
    await expect.element(page.getByText(before, { exact: true })).not.toBeInTheDocument();
  });

  test("the week before is asked for by the palette, and stands in the address", async () => {
    const portal = await openPortal("/monitor", { as: "owner" });
    const power = page.getByRole("figure", { name: "Power", exact: true });
    await expect.element(power).toBeVisible();
    await userEvent.keyboard("{Control>}k{/Control}");
    await userEvent.keyboard("compare with last week");
    await expect.element(page.getByRole("option", { name: /^Compare with …/ })).toBeVisible();
    await userEvent.keyboard("{Enter}");
    await userEvent.keyboard("week{Enter}");
    await expect.poll(() => compared(portal)).toBe("week");
    await expect.element(power.getByText("Week before", { exact: true }).first()).toBeVisible();
    expect(days(portal)).toEqual(["2026-06-03T03:00:00.000Z", "2026-06-10T03:00:00.000Z"]);
  });
});

describe("the period before beside the dashboard's graph", () => {
  const graph = "/api/v1/metrics/kpi/graph";
  const asked = ({ demo }: Harness) =>
    demo.requests().flatMap(({ path, query }) => (path === graph ? [query["start"]?.slice(0, 10)] : []));
  const panel = page.getByRole("region", { name: "Energy over time" });

  test("by its key: the quarter before by the calendar, a line in chart, table and legend", async () => {
    const portal = await openPortal("/dashboard", { as: "owner" });
    await expect.element(panel.getByRole("figure")).toBeVisible();
    await userEvent.keyboard("v");
    await expect.element(panel.getByText("Period before", { exact: true }).first()).toBeVisible();
    expect(compared(portal)).toBe("before");
    expect(asked(portal)).toEqual(["2026-03-31", "2025-12-31"]);
    await userEvent.click(panel.getByRole("button", { name: "Table view" }));
    await expect.element(panel.getByRole("columnheader", { name: /^Period before/ })).toBeVisible();
  });

  test("by its button: the year before; before all there is nothing, and it says so", async () => {
    const portal = await openPortal("/dashboard?graph=Max&compare=before", { as: "owner" });
    await expect.element(panel.getByText("No data for the other time")).toBeVisible();
    await expect.element(panel.getByRole("figure")).toBeVisible();
    expect(asked(portal)).toHaveLength(1);
    await userEvent.click(panel.getByRole("button", { name: /^Compared with/ }));
    await userEvent.click(page.getByRole("menuitemradio", { name: "Year before" }));
    await userEvent.click(panel.getByRole("radio", { name: "Month" }));
    await expect.element(panel.getByText("Year before", { exact: true }).first()).toBeVisible();
    expect(asked(portal).at(-1)).toBe("2025-05-31");
    expect(compared(portal)).toBe("year");
  });

  test("parks over one another have the period before each; those that gave nothing say so", async () => {
    const portal = await openPortal("/organization", { as: "owner" });
    const [one, other] = portal.demo.world().parks;
    const parks = `parks=${one?.uid ?? ""}&parks=${other?.uid ?? ""}`;
    await portal.router.navigate(`/dashboard?${parks}&per=park&compare=before`);
    await expect
      .element(panel.getByText(`${one?.name} · Period before`, { exact: true }).first())
      .toBeVisible();
    await expect
      .element(panel.getByText(`${other?.name} · Period before`, { exact: true }).first())
      .toBeVisible();
    expect(asked(portal).slice(-4).sort()).toEqual(["2025-12-31", "2025-12-31", "2026-03-31", "2026-03-31"]);
    await userEvent.click(panel.getByRole("button", { name: /^Compared with/ }));
    await userEvent.click(page.getByRole("menuitemradio", { name: "Nothing" }));
    await expect.element(panel.getByText(/ · Period before$/)).not.toBeInTheDocument();
    const nothing = { time: [1780264800], production: [null] };
    portal.demo.scenario("failing", { path: graph, status: 200, body: nothing });
    await portal.router.navigate(`/dashboard?${parks}&per=park&graph=Month`);
    await expect.element(panel.getByText("No value for this range")).toBeVisible();
  });

  test("the other time of parks over one another that cannot be loaded is said", async () => {
    const portal = await openPortal("/organization", { as: "owner" });
    const [one, other] = portal.demo.world().parks;
    await portal.router.navigate(`/dashboard?parks=${one?.uid}&parks=${other?.uid}&per=park`);
    await expect.element(panel.getByRole("figure")).toBeVisible();
    portal.demo.scenario("failing", { path: graph, status: 500 });
    await userEvent.keyboard("v");
    await recovers(portal, panel);
    await expect
      .element(panel.getByText(`${one?.name} · Period before`, { exact: true }).first())
      .toBeVisible();
  });

  test("what cannot be loaded is said, and the graph stands", async () => {
    const portal = await openPortal("/dashboard", { as: "owner" });
    await expect.element(panel.getByRole("figure")).toBeVisible();
    portal.demo.scenario("failing", { path: graph, status: 500 });
    await userEvent.keyboard("v");
    await recovers(portal, panel);
    await expect.element(panel.getByText("Period before", { exact: true }).first()).toBeVisible();
  });

  test("on the monitor, too: the day stands, and the other time comes by Retry", async () => {
    const portal = await openPortal("/monitor", { as: "owner" });
    await expect.element(page.getByRole("figure").first()).toBeVisible();
    portal.demo.scenario("failing", { path: range, status: 500 });
    await userEvent.keyboard("v");
    await recovers(portal, page.getByRole("main"));
    await expect.element(page.getByText("Day before", { exact: true }).first()).toBeVisible();
  });
});

describe("another time of more parks than can be told apart", () => {
  test.each([
    ["en", /^The other time is not drawn by park: up to 8 parks/, "Choose the 8 strongest", "Day before"],
    ["de", /^Die andere Zeit ist nicht je Park gezeichnet: Bis zu 8/, "Die 8 stärksten wählen", "Vortag"],
  ] as const)(
    "is said below the lines (%s), with what chooses eight of them",
    async (language, why, choose, day) => {
      const portal = await openPortal("/monitor?compare=before", { as: "owner", language });
      const note = page.getByRole("note").filter({ hasText: why });
      await expect.element(note).toBeVisible();
      await userEvent.click(note.getByRole("button", { name: choose }));
      await expect.element(note).not.toBeInTheDocument();
      await expect.element(page.getByRole("figure").first()).toBeVisible();
      expect(document.activeElement).toBe(page.getByRole("main").element());
      const parks = new URLSearchParams(portal.address().split("?")[1]).getAll("parks");
      expect([parks.length, compared(portal)]).toEqual([8, "before"]);
      const first = portal.demo.world().parks.find(({ uid }) => uid === parks[0]);
      await expect.element(page.getByText(`${first?.name} · ${day}`, { exact: true }).first()).toBeVisible();
    },
  );
});

describe("more parks than can be laid over one another", () => {
  test.each([
    ["en", /^The parks are not laid over one another: two to 8/, "Choose the 8 strongest"],
    ["de", /^Zum Vergleich lassen sich zwei bis 8 Parks/, "Die 8 stärksten wählen"],
  ] as const)("are drawn together on the dashboard, which says so (%s)", async (language, why, choose) => {
    const portal = await openPortal("/dashboard?per=kwp", { as: "owner", language });
    const note = page.getByRole("note").filter({ hasText: why });
    await expect.element(note).toBeVisible();
    await userEvent.click(note.getByRole("button", { name: choose }));
    await expect.element(note).not.toBeInTheDocument();
    expect(document.activeElement).toBe(page.getByRole("main").element());
    const address = new URLSearchParams(portal.address().split("?")[1]);
    const parks = address.getAll("parks");
    expect([parks.length, address.get("per")]).toEqual([8, "kwp"]);
    const strongest = portal.demo.world().parks.find(({ uid }) => uid === parks[0])?.name ?? "";
    await expect
      .element(page.getByRole("figure").getByText(strongest, { exact: true }).first())
      .toBeVisible();
  });
});

describe("parks over one another", () => {
  const byPark = page.getByRole("figure", { name: /^Grid power/ });
  const per = ({ address }: Harness) => new URLSearchParams(address().split("?")[1]).get("per");

  test("per kWp by key and by switch: the unit in chart and table, and in the address", async () => {
    const portal = await openPortal("/monitor", { as: "owner" });
    await expect.element(byPark).toHaveAccessibleName("Grid power by park");
    const asked = () => portal.demo.requests().filter(({ path }) => path === range).length;
    const calls = asked();
    await userEvent.keyboard("%");
    await expect.element(byPark).toHaveAccessibleName("Grid power per kWp by park");
    await expect.element(byPark.getByText("W/kWp", { exact: true })).toBeVisible();
    expect(per(portal)).toBe("kwp");
    await userEvent.click(byPark.getByRole("button", { name: "Table view" }));
    await expect.element(page.getByRole("columnheader", { name: /W\/kWp/ }).first()).toBeVisible();
    expect(asked()).toBe(calls);
    await userEvent.click(page.getByRole("switch", { name: "Per kWp" }));
    await expect.element(byPark).toHaveAccessibleName("Grid power by park");
    expect(per(portal)).toBeNull();
  });

  test("those selected in a list by one command; one alone among those of its portfolio", async () => {
    const portal = await openPortal("/dashboard", { as: "owner" });
    const parks = page.getByRole("grid", { name: "Parks" });
    await expect.element(parks.getByRole("row").nth(1)).toBeVisible();
    await expect.poll(() => portal.tools.keys.all().length).toBeGreaterThan(5);
    for (const count of [1, 2]) {
      const before = portal.tools.selection.focused?.uid;
      await userEvent.keyboard("j");
      await expect.poll(() => portal.tools.selection.focused?.uid).not.toBe(before);
      await userEvent.keyboard("x");
      await expect.poll(() => portal.tools.selection.rows.length).toBe(count);
    }
    const chosen = portal.tools.selection.rows.map(({ uid }) => uid).sort();
    await userEvent.keyboard("{Control>}k{/Control}");
    await userEvent.keyboard("compare parks");
    await expect.element(page.getByRole("option", { name: /^Compare parks per kWp/ })).toBeVisible();
    await userEvent.keyboard("{Enter}");
    await expect.poll(() => per(portal)).toBe("kwp");
    const shown = () => new URLSearchParams(portal.address().split("?")[1]).getAll("parks");
    expect(shown().sort()).toEqual(chosen);
    await expect.element(byPark).toHaveAccessibleName("Grid power per kWp by park");
    const [first = ""] = chosen;
    await portal.router.navigate(`/sites/parks/${first}`);
    await expect.element(page.getByRole("button", { name: "Compare with" })).toBeVisible();
    await userEvent.keyboard("{Control>}k{/Control}");
    await userEvent.keyboard("compare parks");
    await expect.element(page.getByRole("option", { name: /^Compare parks per kWp/ })).toBeVisible();
    await userEvent.keyboard("{Enter}");
    await expect.poll(() => shown()[0]).toBe(first);
    const { parks: all } = portal.demo.world();
    const home = all.find(({ uid }) => uid === first)?.portfolio_uid;
    const siblings = all.filter(({ portfolio_uid }) => portfolio_uid === home);
    expect(shown()).toHaveLength(Math.min(8, siblings.length));
  });

  test("a few chosen ones in the dashboard's graph: one call each, per kWp by key, and in the address", async () => {
    const portal = await openPortal("/dashboard", { as: "owner" });
    const panel = page.getByRole("region", { name: "Energy over time" });
    await expect.element(panel.getByRole("figure")).toBeVisible();
    expect(panel.getByRole("radiogroup", { name: "Parks" }).query()).toBeNull();
    const two = portal.demo
      .world()
      .parks.filter(({ peak_power_w }) => peak_power_w)
      .slice(0, 2);
    const [one, other] = two;
    await portal.router.navigate(`/dashboard?parks=${one?.uid}&parks=${other?.uid}`);
    await expect.element(panel.getByRole("radiogroup", { name: "Parks" })).toBeVisible();
    const asked = () =>
      portal.demo
        .requests()
        .filter(({ path }) => path === "/api/v1/metrics/kpi/graph")
        .map(({ query }) => query["park"]);
    await userEvent.keyboard("%");
    await expect.element(panel.getByText("kWh/kWp", { exact: true }).first()).toBeVisible();
    expect(per(portal)).toBe("kwp");
    expect(asked().slice(-2).sort()).toEqual(two.map(({ uid }) => uid).sort());
    for (const { name } of two)
      await expect.element(panel.getByText(name, { exact: true }).first()).toBeVisible();
    await userEvent.click(panel.getByRole("radio", { name: "By park" }));
    await expect.element(panel.getByText("kWh/kWp", { exact: true })).not.toBeInTheDocument();
    expect(per(portal)).toBe("park");
  });
});
