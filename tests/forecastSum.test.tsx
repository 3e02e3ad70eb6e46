import { describe, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import type { Demo } from "../mocks/demo";
import { violations } from "./axe";
import { openPortal } from "./harness";

const path = "/api/v1/forecast/parks/forecast";
const grid = () => page.getByRole("grid", { name: "Forecasts", exact: true });
const pane = (name: string) => page.getByRole("complementary", { name, exact: true });
const now = Date.parse("2026-06-10T00:00:00Z") / 1000;
const quarters = (watts: number) => Array.from({ length: 96 }, (_, at) => [now + at * 900, watts]);
const park = (uid: string, more: Record<string, unknown> = {}) => ({
  portfolio: { uid: "n", name: "North" },
  park: { uid, name: `Park ${uid}` },
  unit: "W",
  horizon_hours: 48,
  created_at: "2026-06-10T00:00:00Z",
  points: quarters(1000),
  actual: quarters(500),
  ...more,
});
const answering = (parks: readonly Record<string, unknown>[]) => (demo: Demo) =>
  demo.scenario("failing", { path, status: 200, body: { parks, total: parks.length, page: 1 } });

describe("[175] several parks", () => {
  test("that are chosen in the list are added up, which is said, with what does not fit and why", async () => {
    const portal = await openPortal("/forecast", {
      as: "owner",
      before: answering([
        park("a"),
        park("b", { unit: "kW", points: quarters(2), actual: quarters(0.5) }),
        park("c", { unit: "%" }),
        park("d", { portfolio: { uid: "s", name: "South" } }),
      ]),
    });
    await expect.element(grid()).toBeVisible();
    (grid().element() as HTMLElement).focus();
    await userEvent.keyboard(" {ArrowDown} {ArrowDown} {ArrowDown} ");
    await userEvent.click(page.getByRole("button", { name: "Sum of 4 parks" }));
    expect(portal.address()).toBe("/forecast?park=a%2Cb%2Cc%2Cd");
    const sum = pane("Sum of 2 parks");
    await expect.element(sum).toHaveTextContent("Park a and Park b (North), added up");
    await expect.element(sum).toHaveTextContent("Park c is not part of it: its values come in “%”.");
    await expect.element(sum).toHaveTextContent("Park d is not part of it: it belongs to another portfolio.");
    await expect
      .element(sum.getByRole("group", { name: "Measured less forecast" }))
      .toHaveTextContent(/-.*-66.7%: .* of /);
    await expect
      .element(sum.getByRole("treegrid").getByRole("row").nth(2))
      .toHaveTextContent(/^02:003\.001\.00-2\.00-66\.7%$/);
    expect(await violations(document.querySelector("main") ?? document.body)).toEqual([]);
    await userEvent.keyboard("{Escape}");
    await expect.element(sum).not.toBeInTheDocument();
  });

  test("of which no two agree are no sum", async () => {
    await openPortal("/forecast?park=a,b", {
      as: "owner",
      before: answering([park("a"), park("b", { points: quarters(1).filter((_, at) => at % 4 === 0) })]),
    });
    await expect
      .element(pane("No sum"))
      .toHaveTextContent("Park b is not part of it: its values are of other times.");
  });

  test("of the portfolio in the filter are added up by one press; no further call is made", async () => {
    const portal = await openPortal("/dashboard", { as: "admin" });
    const { portfolios, parks } = portal.demo.world();
    const [portfolio] = portfolios;
    const own = parks.filter(
      ({ portfolio_uid, commissioned_at }) => portfolio_uid === portfolio?.uid && commissioned_at !== null,
    );
    await portal.router.navigate(`/forecast?portfolios=${portfolio?.uid ?? ""}`);
    await expect.element(grid()).toBeVisible();
    const asked = portal.calls(path);
    await userEvent.click(page.getByRole("button", { name: `Sum of ${own.length} parks` }));
    await expect.element(pane(`Sum of ${own.length} parks`)).toBeVisible();
    expect(portal.calls(path)).toBe(asked);
    // Where they are not all on the page that is shown, their portfolio is asked once.
    await portal.router.navigate(`/forecast?search=zzz&park=${own.map(({ uid }) => uid).join(",")}`);
    await expect.element(pane(`Sum of ${own.length} parks`)).toBeVisible();
  });
});
