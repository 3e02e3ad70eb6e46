import { describe, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import type { Demo } from "../mocks/demo";
import { violations } from "./axe";
import { openPortal } from "./harness";
import type { Harness } from "./harness";

const path = "/api/v1/forecast/parks/forecast";
const grid = (name = "Forecasts") => page.getByRole("grid", { name, exact: true });
const rows = (name = "Forecasts") => [...grid(name).element().querySelectorAll('[role="row"]')].slice(1);
const asked = ({ demo }: Pick<Harness, "demo">) =>
  demo
    .requests()
    .filter((request) => request.path === path)
    .map(({ query }) => query);
const pane = (name: string) => page.getByRole("complementary", { name, exact: true });
const uidOf = ({ demo }: Pick<Harness, "demo">, name: string) =>
  demo.world().parks.find((park) => park.name === name)?.uid ?? "";
const answering =
  (parks: readonly Record<string, unknown>[], total = parks.length) =>
  (demo: Demo) =>
    demo.scenario("failing", { path, status: 200, body: { parks, total, page: 1 } });
const place = { portfolio: { uid: "n", name: "North" }, park: { uid: "p", name: "Nowhere" } };

describe("the list of forecasts", () => {
  test("[174] asks for page 1 of 20; the search goes to page 1, once typing rests; park and portfolio narrow it", async () => {
    const portal = await openPortal("/forecast?page=2", { as: "admin" });
    await expect.element(grid()).toBeVisible();
    expect(asked(portal)).toEqual([{ page: "2", limit: "20" }]);
    await userEvent.type(page.getByRole("searchbox", { name: "Search parks or portfolios" }), "telde");
    await expect.poll(() => asked(portal).at(-1)).toEqual({ page: "1", limit: "20", search: "telde" });
    expect(asked(portal).length).toBe(2);
    await expect.poll(() => rows().length).toBe(1);
    const park = uidOf(portal, "Telde");
    await portal.router.navigate(`/forecast?parks=${park}`);
    await expect.poll(() => asked(portal).at(-1)).toEqual({ page: "1", limit: "20", park });
    const portfolio = portal.demo.world().portfolios[0]?.uid ?? "";
    await portal.router.navigate(`/forecast?portfolios=${portfolio}`);
    await expect.poll(() => asked(portal).at(-1)).toEqual({ page: "1", limit: "20", portfolio });
  });

  test("sorted, it is sorted over all of it, never over its page", async () => {
    const portal = await openPortal("/forecast", { as: "admin", fleet: { parks: 40, devices: 0 } });
    const pager = page.getByRole("navigation", { name: "Pages: Forecasts" });
    await expect.element(pager).toHaveTextContent(/1–20 of \d+/);
    const total = pager.element().textContent.match(/of (\d+)/)?.[1] ?? "";
    await userEvent.click(grid().getByRole("columnheader", { name: /Today/ }));
    await expect.element(pager).toHaveTextContent(`1–${total} of ${total}`);
    expect(asked(portal)).toEqual([
      { page: "1", limit: "20" },
      { page: "1", limit: "1000" },
    ]);
    expect(Number(total)).toBeGreaterThan(20);
  });

  test("[175] the open one shows unit, horizon, when it was made, and what came beside what was foreseen", async () => {
    const portal = await openPortal("/forecast?search=Telde", { as: "owner" });
    await expect.element(grid()).toBeVisible();
    await expect.element(grid().getByText(/hours? ago/)).toBeVisible();
    await userEvent.click(grid().getByText("Telde", { exact: true }).first());
    await userEvent.keyboard("{Enter}");
    await expect.element(pane("Telde")).toBeVisible();
    expect(portal.address()).toContain(`park=${uidOf(portal, "Telde")}`);
    await expect.element(pane("Telde")).toHaveTextContent("48 h ahead");
    await expect
      .element(pane("Telde").getByRole("group", { name: "Expected today" }))
      .toHaveTextContent(/\d.*Wh/);
    await expect
      .element(pane("Telde").getByRole("group", { name: "Measured less forecast" }))
      .toHaveTextContent(/%.*of/);
    const hours = page.getByRole("treegrid", { name: "Hours of the forecast" });
    await expect.poll(() => hours.getByRole("row").elements().length).toBeGreaterThan(10);
    await expect.element(hours.getByRole("row").nth(1)).toHaveTextContent(/^Wed 10 Jun, \d+ h.*%$/);
    // What was forecast before stands beside it, with how far it was from what came.
    await expect
      .element(pane("Telde").getByRole("list", { name: "Earlier forecasts" }).getByRole("listitem"))
      .toHaveTextContent(/^Made Wed \d\d:00measured [+-]?[\d.]+ [kM]?Wh \([+-]?[\d.]+%\)$/);
    await userEvent.keyboard("{Escape}");
    await expect.element(pane("Telde")).not.toBeInTheDocument();
    await expect.element(grid()).toHaveFocus();
  });

  test("[175] one that is older than it looks ahead says so; values without a unit are shown as they came", async () => {
    const noon = Date.parse("2026-06-10T10:00:00Z") / 1000;
    const points = [0, 1, 2, 3].map((hour) => [noon + hour * 3600, 7]);
    await openPortal("/forecast?park=p", {
      as: "owner",
      before: answering([{ ...place, points, horizon_hours: 24, created_at: "2026-06-01T00:00:00Z" }]),
    });
    await expect.element(pane("Nowhere")).toBeVisible();
    await expect.element(pane("Nowhere").getByText("Out of date")).toBeVisible();
    await expect.element(pane("Nowhere").getByRole("note")).toHaveTextContent("no unit of power");
  });

  test("[175] one in the past only says so, and shows what it was against what came", async () => {
    const made = Date.parse("2026-06-01T00:00:00Z") / 1000;
    const points = [0, 1, 2, 3].map((hour) => [made + hour * 3600, 7000]);
    const actual = points.map(([time = 0]) => [time, 3500]);
    await openPortal("/forecast?park=p", {
      as: "owner",
      before: answering([{ ...place, unit: "W", points: points.reverse(), actual }]),
    });
    await expect.element(pane("Nowhere").getByText("In the past only")).toBeVisible();
    await expect
      .element(pane("Nowhere").getByRole("group", { name: "Measured less forecast" }))
      .toHaveTextContent(/-14 kWh.*-50.0%: 14 kWh of 28 kWh/);
  });

  test("[F79] one without any point says so, and is not the end of the screen", async () => {
    await openPortal("/forecast?park=p", { as: "owner", before: answering([{ ...place, unit: "W" }]) });
    await expect.element(pane("Nowhere")).toHaveTextContent("without values");
  });

  test("nothing matches, no such page, and a failure: each says so and leads on", async () => {
    const portal = await openPortal("/forecast?search=zzz", { as: "owner" });
    await userEvent.click(page.getByRole("button", { name: "Clear search" }));
    await expect.element(grid()).toBeVisible();
    await portal.router.navigate("/forecast?page=900");
    await userEvent.click(page.getByRole("button", { name: "Go to the first page" }));
    await expect.element(grid()).toBeVisible();
    portal.demo.scenario("failing", { path, status: 500, body: "" });
    await portal.router.navigate("/forecast?search=a");
    await expect.element(page.getByText("The forecasts could not be loaded")).toBeVisible();
    await expect.element(page.getByRole("button", { name: "Retry" })).toBeVisible();
  });

  test.for([
    ["en", "light", 1400],
    ["de", "dark", 400],
  ] as const)("passes axe in %s, %s, with one open", async ([language, theme, width]) => {
    const portal = await openPortal("/organization", { as: "owner", language, theme, width });
    await portal.router.navigate(`/forecast?park=${uidOf(portal, "Telde")}`);
    await expect.element(pane("Telde")).toBeVisible();
    expect(await violations(document.querySelector("main") ?? document.body)).toEqual([]);
  });
});
