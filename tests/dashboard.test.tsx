import { describe, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import type { Demo } from "../mocks/demo";
import { openPortal } from "./harness";

const metric = (name: "production" | "availability" | "shutdown" | "graph") => `/api/v1/metrics/kpi/${name}`;
const tile = (name: string) => page.getByRole("group", { name, exact: true });
const failing =
  (path: string, options: Record<string, unknown> = {}) =>
  (demo: Demo) =>
    demo.scenario("failing", { path, status: 500, body: "", ...options });

/** Query of the last call to a path. */
function lastQuery(demo: Demo, path: string): Readonly<Record<string, string>> | undefined {
  return demo.requests().findLast((request) => request.path === path)?.query;
}

describe("figures", () => {
  test("[143][149] each shows its number, its change and when it was so", async () => {
    await openPortal("/dashboard", { as: "owner" });
    await expect.element(tile("Production").getByText("GWh")).toBeVisible();
    await expect.element(tile("Availability").getByText(/^9\d\.\d%$/)).toBeVisible();
    await expect.element(tile("Shutdown").getByText(/MWh|GWh/)).toBeVisible();
    await expect.element(tile("Production").getByText(/^As of 12:0\d/)).toBeVisible();
    await expect.element(tile("Production").getByText(/than the \d+ days before$/)).toBeVisible();
  });

  test.each([
    ["Production", "production", "Failed to fetch KPI production data"],
    ["Availability", "availability", "Failed to fetch KPI availability data"],
    ["Shutdown", "shutdown", "Failed to fetch KPI shutdown data"],
  ] as const)("[143][144] %s fails alone, with its own words and a retry", async (name, path, text) => {
    const portal = await openPortal("/dashboard", { as: "owner", before: failing(metric(path)) });
    await expect.element(tile(name).getByText(text)).toBeVisible();
    for (const other of ["Production", "Availability", "Shutdown"].filter((each) => each !== name))
      await expect.element(tile(other).getByText(/^As of/)).toBeVisible();
    portal.demo.scenario("failing", { path: metric(path), off: true });
    await userEvent.click(tile(name).getByRole("button", { name: "Retry" }));
    await expect.element(tile(name).getByText(/^As of/)).toBeVisible();
  });

  test.each(["html", "truncated", "malformed", "empty", "wrongTypes"])(
    "[144] an answer that is %s is that panel's failure",
    async (kind) => {
      await openPortal("/dashboard", {
        as: "owner",
        before: failing(metric("graph"), { kind, status: 200 }),
      });
      const panel = page.getByRole("region", { name: "Energy over time" });
      await expect.element(panel.getByText("Failed to fetch graph data")).toBeVisible();
      await expect.element(tile("Production").getByText(/^As of/)).toBeVisible();
    },
  );

  test.for(["", "?period=Day", "?period=Max"])(
    "the graph%s stands in a place of its size from the start: nothing below it moves when it comes",
    async (search) => {
      const { router } = await openPortal("/organization", { as: "owner", latency: 200 });
      await expect.element(page.getByRole("heading", { level: 1, name: "Organization" })).toBeVisible();
      const panel = page.getByRole("region", { name: "Energy over time" });
      await router.navigate(`/dashboard${search}`);
      await expect.element(panel.getByText("Loading", { exact: true })).toBeInTheDocument();
      const waiting = panel.element().getBoundingClientRect().height;
      await expect.element(panel.getByRole("figure")).toBeVisible();
      await expect.poll(() => panel.element().querySelector("[data-skeleton], [aria-busy=true]")).toBeNull();
      await expect.poll(() => panel.element().getBoundingClientRect().height).toBe(waiting);
    },
  );

  test("[55][78] a silent refresh keeps the number, and one that fails marks it", async () => {
    const portal = await openPortal("/dashboard", { as: "owner" });
    await expect.element(tile("Production").getByText("GWh")).toBeVisible();
    const busy: string[] = [];
    const group = tile("Production").element();
    const observer = new MutationObserver(() => {
      if (group.getAttribute("aria-busy") === "true") busy.push("busy");
      if (!group.textContent.includes("GWh")) busy.push("number gone");
    });
    observer.observe(group, { attributes: true, childList: true, subtree: true, characterData: true });
    const before = portal.calls("/kpi/production");
    portal.tools.refresh();
    await expect.poll(() => portal.calls("/kpi/production")).toBe(before + 1);
    failing(metric("production"))(portal.demo);
    portal.tools.refresh();
    await expect.element(tile("Production").getByText("Failed to fetch KPI production data")).toBeVisible();
    await expect.element(tile("Production").getByText("GWh")).toBeVisible();
    observer.disconnect();
    expect(busy).toEqual([]);
  });

  test("[55][F117] a figure that could not be refreshed says why and can be tried again, by key", async () => {
    const portal = await openPortal("/dashboard", { as: "owner" });
    await expect.element(tile("Production").getByText("GWh")).toBeVisible();
    const before = tile("Production").element().getBoundingClientRect().height;
    failing(metric("production"))(portal.demo);
    portal.tools.refresh();
    const mark = tile("Production").getByRole("status");
    await expect.element(mark).toHaveTextContent("Failed to fetch KPI production data");
    expect(mark.element().querySelector("svg")).not.toBeNull();
    expect(tile("Production").element().getBoundingClientRect().height).toBe(before);
    const retry = mark.getByRole("button", { name: "Retry" });
    (retry.element() as HTMLElement).focus();
    const asked = portal.calls("/kpi/production");
    await userEvent.keyboard("{Enter}");
    await expect.poll(() => portal.calls("/kpi/production")).toBe(asked + 1);
    await expect.element(retry).not.toHaveAttribute("aria-busy");
    await expect.element(retry).toHaveFocus();
    failing(metric("production"), { off: true })(portal.demo);
    await userEvent.keyboard("{Enter}");
    await expect.element(mark).not.toBeInTheDocument();
    expect(document.activeElement).toBe(tile("Production").element());
  });

  test("[76] the shutdown figure is asked with step 100, the others with the graph's step", async () => {
    const { demo } = await openPortal("/dashboard", { as: "owner" });
    await expect.element(tile("Shutdown").getByText(/^As of/)).toBeVisible();
    await expect.poll(() => lastQuery(demo, metric("shutdown"))?.["step"]).toBe("100");
    await expect.poll(() => lastQuery(demo, metric("production"))?.["step"]).toBe("1d");
  });

  test("no call is made twice", async () => {
    const { demo } = await openPortal("/dashboard", { as: "owner" });
    await expect.element(tile("Shutdown").getByText(/^As of/)).toBeVisible();
    await expect.element(page.getByRole("grid", { name: "Parks" })).toBeVisible();
    const dashboard = demo.requests().filter(({ path }) => /metrics|portfolio$/.test(path));
    const asked = dashboard.map(({ path, query }) => `${path} ${JSON.stringify(query)}`);
    expect(asked.filter((each, at) => asked.indexOf(each) !== at)).toEqual([]);
    expect(demo.requests().filter(({ path }) => path.includes("/metrics/"))).toHaveLength(4);
  });
});

describe("the range", () => {
  test("[61][F87] is days of the portfolio's zone", async () => {
    const { demo } = await openPortal("/dashboard?period=Day", { as: "owner" });
    await expect
      .poll(() => lastQuery(demo, metric("production"))?.["start"])
      .toBe("2026-06-09T22:00:00.000Z");
  });

  test("[57][F15] an unknown period is the quarter, with a note", async () => {
    const { demo } = await openPortal("/dashboard?period=__proto__", { as: "owner" });
    await expect.element(page.getByText(/names a period that does not exist/)).toBeVisible();
    await expect
      .poll(() => lastQuery(demo, metric("production"))?.["start"])
      .toBe("2026-03-31T22:00:00.000Z");
  });

  test("[59] a start after the end is noted, and the period shown", async () => {
    await openPortal("/dashboard?start=2026-05-02&end=2026-05-01", { as: "owner" });
    await expect.element(page.getByText(/start lies after the end/)).toBeVisible();
  });

  test("[68][69][F18] a range from year 1 to 9999 begins at the earliest day and ends now, and says so", async () => {
    const { demo } = await openPortal("/dashboard?start=0001-01-01&end=9999-12-31", { as: "owner" });
    await expect.element(page.getByText(/starts on 1 January 2025/)).toBeVisible();
    await expect
      .poll(() => lastQuery(demo, metric("graph")))
      .toMatchObject({
        start: "2024-12-31T23:00:00.000Z",
        end: "2026-06-10T10:00:00.000Z",
        step: "1d",
      });
  });

  test.each([
    ["en", "", "Figures until now; the range goes on to 30 June 2026."],
    ["de", "?period=Day", "Werte bis jetzt; der Bereich reicht bis 10. Juni 2026."],
  ] as const)("[68][69] that now comes before the end is said, in %s", async (language, search, words) => {
    const { router } = await openPortal(`/dashboard${search}`, { as: "owner", language });
    const note = page.getByText(words, { exact: true });
    await expect.element(note).toBeVisible();
    await router.navigate("/dashboard?start=2026-05-01&end=2026-05-31");
    await expect.element(note).not.toBeInTheDocument();
  });

  test("[71] a range in the future is explained, and nothing is asked", async () => {
    const { demo } = await openPortal("/dashboard?start=2027-01-01&end=2027-01-31", { as: "owner" });
    await expect.element(tile("Production").getByText(/lies in the future/)).toBeVisible();
    await expect.element(page.getByRole("grid", { name: "Parks" })).toBeVisible();
    expect(demo.requests().filter(({ path }) => path.includes("/metrics/"))).toEqual([]);
  });

  test("[67] a uid nobody knows is noted and not sent", async () => {
    const { demo } = await openPortal("/dashboard?parks=nowhere", { as: "owner" });
    await expect.element(page.getByText(/were not found and are left out/)).toBeVisible();
    await expect.element(tile("Production").getByText(/^As of/)).toBeVisible();
    expect(demo.requests().filter(({ query }) => JSON.stringify(query).includes("nowhere"))).toEqual([]);
  });

  test("[63][65] the graph has periods of its own, which Back takes back", async () => {
    const { demo, router } = await openPortal("/dashboard?period=Week", { as: "owner" });
    const periods = page.getByRole("radiogroup", { name: "Period of the graph" });
    await expect.element(periods.getByRole("radio", { name: "Custom" })).toBeChecked();
    await userEvent.click(periods.getByRole("radio", { name: "Max" }));
    await expect.poll(() => lastQuery(demo, metric("graph"))?.["start"]).toBe("2024-12-31T23:00:00.000Z");
    await router.navigate(-1);
    await expect.element(periods.getByRole("radio", { name: "Custom" })).toBeChecked();
  });
});

describe("the scope", () => {
  test("one park, one portfolio or several parks are named above their figures", async () => {
    const { demo, router } = await openPortal("/dashboard", { as: "owner" });
    const { parks, portfolios } = demo.world();
    const own = portfolios[0];
    const [one, other] = parks.filter((park) => park.portfolio_uid === own?.uid);
    const header = page.getByRole("main");
    await router.navigate(`/dashboard?parks=${one?.uid}`);
    await expect.element(header.getByText(`${one?.name} · 1 Apr – 30 Jun 2026`)).toBeVisible();
    await router.navigate(`/dashboard?parks=${one?.uid},${other?.uid}`);
    await expect.element(header.getByText("2 parks · 1 Apr – 30 Jun 2026")).toBeVisible();
    await router.navigate(`/dashboard?portfolios=${own?.uid}`);
    await expect.element(header.getByText(`${own?.name} · 1 Apr – 30 Jun 2026`)).toBeVisible();
  });

  test("[55] [F73] a list that could not be refreshed stays on every screen that is about it", async () => {
    const { demo, router, tools } = await openPortal("/sites", { as: "owner" });
    const list = page.getByRole("grid", { name: "Parks" }).or(page.getByRole("treegrid", { name: "Sites" }));
    await expect.element(list).toBeVisible();
    failing("/api/v1/portfolio")(demo);
    await router.navigate("/dashboard");
    await expect.element(list).toBeVisible();
    tools.refresh();
    await expect.element(page.getByRole("button", { name: "Retry" }).first()).toBeVisible();
    for (const path of ["/sites", "/dashboard", "/monitor", "/sites"]) {
      await router.navigate(path);
      if (path !== "/monitor") await expect.element(list).toBeVisible();
      else await expect.element(page.getByRole("figure", { name: "Power", exact: true })).toBeVisible();
    }
    expect(page.getByText("The sites could not be loaded").query()).toBeNull();
  });
});

describe("the parks", () => {
  test("stand worst first, and Enter opens the one the cursor is on", async () => {
    const portal = await openPortal("/dashboard", { as: "owner" });
    const grid = page.getByRole("grid", { name: "Parks" });
    await expect.element(grid).toBeVisible();
    const states = () =>
      [...grid.element().querySelectorAll('[role="row"]')]
        .slice(1)
        .map((row) => /Fault|Offline|Warning|OK/.exec(row.textContent)?.[0]);
    const rank = ["Fault", "Offline", "Warning", "OK"];
    const order = states().map((state) => rank.indexOf(state ?? ""));
    expect(order).toEqual([...order].sort((one, other) => one - other));
    (grid.element() as HTMLElement).focus();
    await userEvent.keyboard("{ArrowDown}{Enter}");
    await expect.poll(() => portal.address()).toMatch(/^\/sites\/parks\/[^/]+$/);
  });

  test("[227] five thousand of them are a screenful of rows", async () => {
    await openPortal("/dashboard", { as: "admin", fleet: { parks: 5000, devices: 5000 } });
    const grid = page.getByRole("grid", { name: "Parks" });
    await expect.element(grid).toBeVisible();
    await expect.poll(() => Number(grid.element().getAttribute("aria-rowcount"))).toBeGreaterThan(5000);
    expect(grid.element().querySelectorAll("*").length).toBeLessThan(1000);
  });
});

test("[146] German numbers, units and words", async () => {
  await openPortal("/dashboard", { as: "owner", language: "de" });
  await expect.element(tile("Verfügbarkeit").getByText(/^9\d,\d\s%$/)).toBeVisible();
  await expect.element(tile("Produktion").getByText(/als in den \d+ Tagen davor$/)).toBeVisible();
});

test("[152] without any portfolio it says which is missing", async () => {
  await openPortal("/dashboard", {
    as: "owner",
    before: failing("/api/v1/portfolio", { status: 200, body: { portfolios: [] } }),
  });
  await expect.element(page.getByText(/There is no portfolio yet/)).toBeVisible();
});

test("[208] a loader is idle, loading, succeeded or failed, and begins anew with another range", async () => {
  const portal = await openPortal("/dashboard?start=2027-01-01&end=2027-01-31", { as: "owner" });
  const busy = () => tile("Production").element().getAttribute("aria-busy");
  await expect.element(tile("Production").getByText(/lies in the future/)).toBeVisible();
  expect(busy()).toBe("false");
  portal.demo.scenario("latency", { ms: 1500 });
  await portal.router.navigate("/dashboard?period=Day");
  await expect.poll(busy).toBe("true");
  await expect.element(tile("Production").getByText(/^As of/)).toBeVisible();
  expect(busy()).toBe("false");
  failing(metric("production"))(portal.demo);
  await portal.router.navigate("/dashboard?period=Year");
  await expect.element(tile("Production").getByText("Failed to fetch KPI production data")).toBeVisible();
  await expect.element(tile("Production").getByText(/^As of/)).not.toBeInTheDocument();
});
