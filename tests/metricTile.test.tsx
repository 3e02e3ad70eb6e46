import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { openPortal } from "./harness";

const tile = (name: string) => page.getByRole("group", { name, exact: true });

test.each([
  ["en", "Availability", "What Availability means", /^Time-based availability: the share of the time/],
  ["de", "Verfügbarkeit", "Was Verfügbarkeit bedeutet", /^Zeitbezogene Verfügbarkeit: /],
] as const)(
  "[148] availability says in %s on what it is based, by key too",
  async (language, name, button, words) => {
    await openPortal("/dashboard", { as: "owner", language });
    await expect.element(tile(name).getByText(/%/).first()).toBeVisible();
    const info = tile(name).getByRole("button", { name: button });
    (info.element() as HTMLElement).focus();
    await expect.element(page.getByRole("tooltip")).toHaveTextContent(words);
    await userEvent.keyboard("{Escape}");
    await expect.element(page.getByRole("tooltip")).not.toBeInTheDocument();
  },
);

test("[148] an availability that nobody could measure is a dash with its reason, neither 0 % nor 100 %", async () => {
  const body = { value: null, previous: null, points: [] };
  await openPortal("/dashboard", {
    as: "owner",
    before: (demo) => demo.scenario("failing", { path: "/kpi/availability", status: 200, body }),
  });
  await expect.element(tile("Availability").getByText("–", { exact: true })).toBeVisible();
  await expect.element(tile("Availability").getByText("No value for this range")).toBeVisible();
  expect(tile("Availability").getByText(/%/).query()).toBeNull();
});

test("[F117] a figure that failed keeps its words and the focus while all is asked anew", async () => {
  const path = "/kpi/production";
  const portal = await openPortal("/dashboard", {
    as: "owner",
    before: (demo) => demo.scenario("failing", { path, status: 500, body: { detail: "Out of sun" } }),
  });
  const retry = tile("Production").getByRole("button", { name: "Retry" });
  await expect.element(retry).toBeVisible();
  (retry.element() as HTMLElement).focus();
  const seen: string[] = [];
  const observer = new MutationObserver(() => seen.push(tile("Production").element().textContent));
  observer.observe(tile("Production").element(), { childList: true, subtree: true, characterData: true });
  const asked = portal.calls(path);
  portal.demo.scenario("latency", { ms: 200 });
  portal.tools.refresh();
  await expect.poll(() => portal.calls(path)).toBe(asked + 1);
  await expect.element(tile("Availability").getByText(/^As of/)).toBeVisible();
  observer.disconnect();
  expect(seen.filter((text) => !text.includes("Out of sun"))).toEqual([]);
  await expect.element(retry).toHaveFocus();
});

test("[55] a figure that could not be refreshed lies over nothing: its comparison has one line, and two where there is no room", async () => {
  const portal = await openPortal("/dashboard", { as: "owner" });
  await expect.element(tile("Production").getByText(/before$/)).toBeVisible();
  const box = (text: RegExp) => tile("Production").getByText(text).element().getBoundingClientRect();
  expect(box(/before$/).height).toBeLessThan(24);
  tile("Production").element().setAttribute("style", "inline-size: 200px");
  portal.demo.scenario("failing", { path: "/kpi/production", status: 500, body: { detail: "Out of sun" } });
  portal.tools.refresh();
  await expect.element(tile("Production").getByText("Out of sun")).toBeVisible();
  expect(box(/before$/).height).toBeGreaterThan(24);
  expect(box(/before$/).bottom).toBeLessThanOrEqual(box(/^As of/).top);
});

test("[55] [170] the mark of what is old says the time of the park's own zone", async () => {
  const portal = await openPortal("/dashboard", { as: "owner" });
  const park = portal.demo.world().parks.find(({ name }) => name === "Agüimes");
  await portal.router.navigate(`/sites/parks/${park?.uid ?? ""}/members`);
  await expect.element(page.getByRole("grid", { name: "Members" })).toBeVisible();
  portal.demo.scenario("failing", { path: "/api/v1/park", body: { detail: "Maintenance" } });
  portal.tools.refresh();
  // What failed for one reason is said once.
  const marks = page.getByText(/Could not be refreshed; as of/);
  await expect
    .poll(() => marks.elements().map(({ textContent }) => textContent))
    .toEqual([expect.stringMatching(/as of \d\d:\d\d WEST\./)]);
});

test.each([
  ["en", "Production", /than the 12 hours before$/, "Tue, 9 Jun 2026, 12:00–24:00 CEST"],
  ["de", "Produktion", /als in den 12 Stunden davor$/, "Di., 9. Juni 2026, 12:00–24:00 MESZ"],
] as const)(
  "[143] the running day says in %s with which hours it is compared, and calls those of a morning no worse",
  async (language, name, words, hours) => {
    const { router } = await openPortal("/dashboard?period=Day", { as: "owner", language });
    const change = tile(name).getByText(words);
    await expect.element(change).toHaveAttribute("title", hours);
    const colorOf = (element: Element | null) => element && getComputedStyle(element).color;
    const muted = colorOf(tile(name).element().firstElementChild);
    expect(colorOf(change.element())).toBe(muted);
    await router.navigate("/dashboard?start=2026-06-01&end=2026-06-02");
    const days = tile(name).getByText(/(the 2 days before|in den 2 Tagen davor)$/);
    await expect
      .element(days)
      .toHaveAttribute("title", expect.stringMatching(/^30.+31\.? Ma[iy] 2026 \((CEST|MESZ)\)$/));
    expect(colorOf(days.element())).not.toBe(muted);
  },
);

test.each([
  ["en", "Shutdown", "0 kWh in the 7 days before", "The same as the 7 days before"],
  ["de", "Abschaltung", "0 kWh in den 7 Tagen davor", "Wie in den 7 Tagen davor"],
] as const)(
  "[143] nothing in the period before is said in %s, and is no lack of one",
  async (language, name, nothing, same) => {
    const path = "/kpi/shutdown";
    const answer = (value: number, previous: number | null) => ({
      ...{ path, status: 200, body: { value, previous, points: [] } },
    });
    const portal = await openPortal("/dashboard?start=2026-06-01&end=2026-06-07", {
      as: "owner",
      language,
      before: (demo) => demo.scenario("failing", answer(6e6, 0)),
    });
    await expect.element(tile(name).getByText(nothing, { exact: true })).toBeVisible();
    portal.demo.scenario("failing", answer(0, 0));
    portal.tools.refresh();
    await expect.element(tile(name).getByText(same, { exact: true })).toBeVisible();
    portal.demo.scenario("failing", answer(6e6, null));
    portal.tools.refresh();
    await expect.element(tile(name).getByText(/^(No earlier period|Kein früherer Zeitraum)/)).toBeVisible();
  },
);
