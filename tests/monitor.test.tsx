import { describe, expect, onTestFinished, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import type { Demo } from "../mocks/demo";
import { violations } from "./axe";
import { openPortal, summerNoon } from "./harness";
import type { Harness } from "./harness";

const range = "/api/v1/promql/query_range";
const figure = (name: string) => page.getByRole("figure", { name, exact: true });
const samples = () => page.getByRole("grid", { name: "Last samples" });
const failing =
  (path: string, options: Record<string, unknown> = {}) =>
  (demo: Demo) =>
    demo.scenario("failing", { path, status: 500, body: "", ...options });

const ranges = (demo: Demo) => demo.requests().filter(({ path }) => path === range);
const seconds = (iso: string) => String(Date.parse(iso) / 1000);

/** The metric, step, start and end of each range query, in the order of asking. */
function asked(demo: Demo): string[][] {
  return ranges(demo).map(({ query }) => {
    const metric = /(\w+)\{/.exec(query["query"] ?? "")?.[1] ?? "";
    return [metric, query["step"] ?? "", query["start"] ?? "", query["end"] ?? ""];
  });
}

/** A park of the owner's with its portfolio. */
function firstPark({ demo }: Pick<Harness, "demo">) {
  const { parks, portfolios } = demo.world();
  const park = parks.find(({ commissioned_at, quirk }) => commissioned_at !== null && quirk === null);
  const portfolio = portfolios.find(({ uid }) => uid === park?.portfolio_uid);
  return { uid: park?.uid ?? "", name: park?.name ?? "", portfolio: portfolio?.uid ?? "" };
}

/** The page as it is when nobody looks at it, and back. */
function hide(isHidden: boolean): void {
  Object.defineProperty(document, "hidden", { configurable: true, value: isHidden });
  document.dispatchEvent(new Event("visibilitychange"));
}

describe("what is asked", () => {
  test("[153][154][155] five range queries: 5 min, the report 15, from 05:00 to now in park time", async () => {
    const { demo } = await openPortal("/monitor", { as: "owner", now: summerNoon + 153_000 });
    await expect.element(figure("Power")).toBeVisible();
    await expect.element(figure("Grid power by park")).toBeVisible();
    await expect.element(figure("Losses")).toBeVisible();
    const [start, end] = [seconds("2026-06-10T03:00:00Z"), seconds("2026-06-10T10:00:00Z")];
    expect(asked(demo).sort()).toEqual([
      ["ac_power", "300", start, end],
      ["grid_power", "300", start, end],
      ["loss_power", "300", start, end],
      ["radiation", "300", start, end],
      ["report_power", "900", start, end],
    ]);
  });

  test("[154][164] one park is asked for by the minute and drawn by its own series", async () => {
    const portal = await openPortal("/sites", { as: "owner" });
    const { uid, name } = firstPark(portal);
    await portal.router.navigate(`/monitor?parks=${uid}`);
    await expect.element(figure("Power")).toBeVisible();
    expect(asked(portal.demo).map(([metric, step]) => [metric, step])).toEqual([
      ["grid_power", "60"],
      ["ac_power", "60"],
      ["report_power", "900"],
      ["radiation", "60"],
      ["loss_power", "60"],
    ]);
    expect(ranges(portal.demo).every(({ query }) => query["query"]?.includes(uid))).toBe(true);
    await expect.element(page.getByText(name).first()).toBeVisible();
    expect(figure("Grid power by park").elements()).toEqual([]);
  });

  test("a portfolio is asked for as its parks", async () => {
    const portal = await openPortal("/sites", { as: "owner" });
    const { portfolio } = firstPark(portal);
    await portal.router.navigate(`/monitor?portfolios=${portfolio}`);
    await expect.element(figure("Power")).toBeVisible();
    const own = portal.demo.world().parks.filter(({ portfolio_uid }) => portfolio_uid === portfolio);
    const query = ranges(portal.demo)[0]?.query["query"] ?? "";
    expect(own.filter(({ uid }) => !query.includes(uid))).toEqual([]);
    await expect.element(samples()).toHaveAttribute("aria-rowcount", String(own.length + 1));
  });

  test("[67] an address of which nothing is known is noted, and nothing is asked", async () => {
    const { demo } = await openPortal("/monitor?parks=nowhere", { as: "owner" });
    await expect.element(page.getByText(/were not found and are left out/)).toBeVisible();
    await expect.element(page.getByText(/names only parks or portfolios that do not exist/)).toBeVisible();
    expect(ranges(demo)).toEqual([]);
  });

  test("[F81] a list of parks that fails is told with a retry, and blames no portfolio", async () => {
    const portal = await openPortal("/monitor", { as: "owner", before: failing("/api/v1/portfolio") });
    const told = page.getByText(/The portfolios could not be loaded/);
    await expect.element(told).toBeVisible();
    await expect.element(page.getByText(/names no time zone/)).not.toBeInTheDocument();
    /* At once: what the palette loads in the background heals it too, and takes the button away. */
    const button = page.getByRole("button", { name: "Retry" }).element() as HTMLElement;
    portal.demo.scenario("failing", { off: true });
    button.click();
    await expect.element(told).not.toBeInTheDocument();
  });

  test("[162][F24] an odd uid is escaped where the list of parks cannot be had", async () => {
    const { demo } = await openPortal(`/monitor?parks=${encodeURIComponent('a"} or vector(1) #')}`, {
      as: "owner",
      before: failing("/api/v1/portfolio"),
    });
    await expect.element(page.getByText("No samples in this time.").first()).toBeVisible();
    expect(ranges(demo).map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
    expect(ranges(demo)[0]?.query["query"]).toContain(String.raw`a\"\\} or vector\\(1\\) #`);
  });
});

describe("the day", () => {
  test("[156][F88] before 05:00 it is explained and nothing is asked, [157] the whole day shows the night", async () => {
    const portal = await openPortal("/monitor", { as: "owner", now: Date.parse("2026-06-10T02:30:00Z") });
    await expect.element(page.getByText(/The monitor starts at 05:00 in park time/)).toBeVisible();
    expect(ranges(portal.demo)).toEqual([]);
    // Those that may produce meanwhile are named: wind, and what lies where it is day.
    await expect
      .element(page.getByText(/Wind runs at night, too: .*, Feldheim, .* and 2 more\./))
      .toBeVisible();
    await expect.element(page.getByText(/It is day at .+ \(20:30\)\./)).toBeVisible();
    await userEvent.click(page.getByRole("button", { name: "Whole day" }));
    await expect.element(figure("Power")).toBeVisible();
    await expect.element(page.getByRole("switch", { name: "Whole day" })).toBeChecked();
    expect(portal.address()).toBe("/monitor?whole=1");
    expect(asked(portal.demo)[0]?.slice(2)).toEqual([
      seconds("2026-06-09T22:00:00Z"),
      seconds("2026-06-10T02:30:00Z"),
    ]);
  });

  test("[155] a day that is over runs to 22:00; the buttons go from day to day and leave today plain", async () => {
    const portal = await openPortal("/monitor?tab=1", { as: "owner" });
    await expect.element(figure("Power")).toBeVisible();
    await userEvent.click(page.getByRole("button", { name: "Previous day" }));
    await expect.element(page.getByText(/Tue, 9 Jun 2026, 05:00–22:00 CEST/)).toBeVisible();
    expect(portal.address()).toBe("/monitor?tab=1&date=2026-06-09");
    await expect
      .poll(() => asked(portal.demo).at(-1)?.slice(2))
      .toEqual([seconds("2026-06-09T03:00:00Z"), seconds("2026-06-09T20:00:00Z")]);
    await userEvent.click(page.getByRole("button", { name: "Previous day" }));
    await expect.poll(() => portal.address()).toBe("/monitor?tab=1&date=2026-06-08");
    await userEvent.click(page.getByRole("button", { name: "Today" }));
    await expect.poll(() => portal.address()).toBe("/monitor?tab=1");
    await expect.element(page.getByText(/Wed, 10 Jun 2026, 05:00–12:00 CEST/)).toBeVisible();
  });

  test("a typed date is gone to when typing rests", async () => {
    const portal = await openPortal("/monitor", { as: "owner" });
    await expect.element(figure("Power")).toBeVisible();
    await userEvent.click(page.getByRole("spinbutton", { name: /day/i }).first());
    await userEvent.keyboard("04");
    await expect.poll(() => portal.address()).toBe("/monitor?date=2026-06-04");
    const starts = new Set(asked(portal.demo).map(([, , start]) => start));
    expect(starts.size).toBeLessThanOrEqual(2);
  });

  test("a day to come is explained, a date that is none is noted", async () => {
    const portal = await openPortal("/monitor?date=2026-06-12", { as: "owner" });
    await expect.element(page.getByText(/This day has not begun yet/)).toBeVisible();
    expect(ranges(portal.demo)).toEqual([]);
    await portal.router.navigate("/monitor?date=2026-02-30");
    await expect.element(page.getByText(/date of the address is not valid/)).toBeVisible();
    await expect.element(figure("Power")).toBeVisible();
  });
});

describe("when calls fail", () => {
  test("[160][F81] one of five: four are drawn, the missing one is named and can be asked for again", async () => {
    const portal = await openPortal("/monitor", { as: "owner", before: failing(`${range}*radiation`) });
    const note = page.getByText("Could not be loaded and is left out here: Radiation.");
    await expect.element(note).toBeVisible();
    await expect.element(page.getByText("Failed to fetch monitor data")).toBeVisible();
    await expect.element(figure("Power")).toBeVisible();
    await expect.element(figure("Grid power by park")).toBeVisible();
    await expect.element(figure("Losses")).toBeVisible();
    portal.demo.scenario("failing", { off: true });
    await userEvent.click(page.getByRole("button", { name: "Retry" }));
    await expect.element(note).not.toBeInTheDocument();
    await expect.element(figure("Power")).toBeVisible();
  });

  test("[160] losses failing leave out their chart alone", async () => {
    await openPortal("/monitor", { as: "owner", before: failing(`${range}*loss_power`) });
    await expect.element(page.getByText("Could not be loaded and is left out here: Losses.")).toBeVisible();
    await expect.element(figure("Power")).toBeVisible();
    expect(figure("Losses").elements()).toEqual([]);
  });

  test("[164] all of them: the list's text, with the server's words and a retry that works", async () => {
    const portal = await openPortal("/monitor", {
      as: "owner",
      before: failing(range, { status: 503, body: { detail: "Prometheus is asleep" } }),
    });
    await expect.element(page.getByText("Failed to fetch monitor data")).toBeVisible();
    await expect.element(page.getByText("Prometheus is asleep")).toBeVisible();
    portal.demo.scenario("failing", { off: true });
    await userEvent.click(page.getByRole("button", { name: "Retry" }));
    await expect.element(figure("Power")).toBeVisible();
  });

  test("[164] all of them for one park: its own text", async () => {
    const portal = await openPortal("/sites", { as: "owner", before: failing(range) });
    await portal.router.navigate(`/monitor?parks=${firstPark(portal).uid}`);
    await expect.element(page.getByText("Failed to fetch detailed monitor data")).toBeVisible();
  });

  test.each(["html", "truncated", "malformed", "empty", "wrongTypes"])(
    "an answer that is %s is a failure with a text and a retry",
    async (kind) => {
      await openPortal("/monitor", { as: "owner", before: failing(range, { kind, status: 200 }) });
      await expect.element(page.getByText("Failed to fetch monitor data")).toBeVisible();
      await expect.element(page.getByRole("button", { name: "Retry" })).toBeVisible();
    },
  );

  test("[55] a refresh that fails keeps the charts, marked with their time", async () => {
    const portal = await openPortal("/monitor", { as: "owner" });
    await expect.element(figure("Power")).toBeVisible();
    failing(range)(portal.demo);
    portal.tools.refresh();
    await expect.element(page.getByText(/Failed to fetch monitor data/)).toBeVisible();
    await expect.element(figure("Power")).toBeVisible();
    await expect.element(samples()).toBeVisible();
  });
});

describe("live", () => {
  test("[163] today is asked anew each minute without the charts going away; not while hidden, once on return", async () => {
    const tick = Date.parse("2026-06-10T10:02:00Z");
    const portal = await openPortal("/monitor", { as: "owner", now: tick - 2500 });
    onTestFinished(() => hide(false));
    await expect.element(figure("Power")).toBeVisible();
    expect(ranges(portal.demo)).toHaveLength(5);
    const chart = figure("Power").element();
    await expect.poll(() => ranges(portal.demo).length, { timeout: 6000 }).toBe(10);
    expect(portal.demo.now()).toBeGreaterThanOrEqual(tick);
    await expect.element(page.getByText(/As of 12:02/)).toBeVisible();
    expect(chart.isConnected).toBe(true);
  });

  test("[163] while hidden nothing is asked, on return once", async () => {
    const tick = Date.parse("2026-06-10T10:02:00Z");
    const portal = await openPortal("/monitor", { as: "owner", now: tick - 2500 });
    onTestFinished(() => hide(false));
    await expect.element(figure("Power")).toBeVisible();
    hide(true);
    await expect.poll(() => portal.demo.now(), { timeout: 6000 }).toBeGreaterThan(tick + 300);
    expect(ranges(portal.demo)).toHaveLength(5);
    hide(false);
    await expect.poll(() => ranges(portal.demo).length).toBe(10);
    hide(false);
    await expect.element(page.getByText(/As of 12:02/)).toBeVisible();
    expect(ranges(portal.demo)).toHaveLength(10);
  });

  test("[155] when five minutes are full the window moves on, with one round of queries", async () => {
    const tick = Date.parse("2026-06-10T10:05:00Z");
    const portal = await openPortal("/monitor", { as: "owner", now: tick - 2500 });
    await expect.element(page.getByText(/05:00–12:00 CEST/)).toBeVisible();
    await expect.element(figure("Power")).toBeVisible();
    await expect.element(page.getByText(/05:00–12:05 CEST/)).toBeVisible();
    await expect.poll(() => ranges(portal.demo).length).toBe(10);
    expect(new Set(asked(portal.demo).map(([, , , end]) => end))).toEqual(
      new Set([seconds("2026-06-10T10:00:00Z"), seconds("2026-06-10T10:05:00Z")]),
    );
  });
});

describe("the last samples", () => {
  const cells = (column: number) =>
    [...samples().element().querySelectorAll('[role="row"]')]
      .slice(1)
      .map((row) => row.querySelectorAll('[role="gridcell"], [role="rowheader"]')[column]?.textContent ?? "");

  test("[163] one row for each park, the stalest first; Enter opens it", async () => {
    const portal = await openPortal("/monitor", { as: "owner" });
    await expect.element(samples()).toBeVisible();
    const times = [...samples().element().querySelectorAll("time")].map(({ dateTime }) => dateTime);
    expect(times).toEqual([...times].sort());
    (samples().element() as HTMLElement).focus();
    await userEvent.keyboard("{ArrowDown}");
    await expect.poll(() => portal.tools.context().focused?.kind).toBe("park");
    const focused = portal.tools.context().focused;
    expect(cells(0).join()).toContain(focused?.name ?? "nothing");
    await userEvent.keyboard("{Enter}");
    await expect.poll(() => portal.address()).toBe(`/sites/parks/${focused?.uid ?? ""}`);
  });
});

test.each(["light", "dark"] as const)("passes axe in the %s theme, in German", async (theme) => {
  await openPortal("/monitor", { as: "owner", theme, language: "de" });
  await expect.element(figure("Leistung")).toBeVisible();
  await expect.element(page.getByRole("grid", { name: "Letzte Messwerte" })).toBeVisible();
  expect(await violations(document.querySelector("main") ?? document.body)).toEqual([]);
});
