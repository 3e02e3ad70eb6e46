import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import type { Demo } from "../mocks/demo";
import { openPortal } from "./harness";
import type { HarnessOptions } from "./harness";

const events = "/api/v1/event/park";
const at = (clock: string) => `2026-06-10T${clock}:00Z`;
const happened = [
  { id: 1, event_type: "inverter_fault", start_time: at("07:00"), importance: 2000 },
  { id: 2, event_type: "hail", start_time: at("07:00"), importance: null },
  { id: 3, event_type: "other", start_time: at("08:30"), importance: 600, title: "Goats" },
  { id: 4, event_type: "snow", start_time: "2026-06-09T07:00:00Z", importance: 100 },
].map((event) => ({ end_time: null, ...event }));

/** The calls for marks; the palette asks for all parks' events. */
const ask = (demo: Demo) =>
  demo.requests().filter(({ path, query }) => path === events && query["limit"] === "100");
const answer = (demo: Demo) =>
  demo.scenario("failing", {
    path: `${events}?`,
    status: 200,
    body: { events: happened, total: happened.length, page: 1 },
  });

async function openPark(language: HarnessOptions["language"] = "en", before: (demo: Demo) => void = answer) {
  let uid = "";
  const portal = await openPortal("/organization", {
    as: "owner",
    language,
    before: (demo) => {
      before(demo);
      const { parks } = demo.world();
      uid = parks.find(({ commissioned_at, quirk }) => commissioned_at !== null && quirk === null)?.uid ?? "";
    },
  });
  await portal.router.navigate(`/sites/parks/${uid}`);
  return { portal, uid };
}

const cursor = (name: string | RegExp) => page.getByRole("slider", { name });
const said = (name: string | RegExp) => cursor(name).element().getAttribute("aria-valuetext") ?? "";

test.each([
  ["en", "Values of Today's power", "Inverter fault, hail", "Goats"],
  ["de", /Leistung heute/, "Wechselrichterstörung, hail", "Goats"],
] as const)(
  "what happened at the park stands on its chart and is read with it, in %s",
  async (language, name, first, second) => {
    const { portal, uid } = await openPark(language);
    await expect.element(cursor(name)).toBeVisible();
    await expect
      .poll(() => ask(portal.demo).map(({ query }) => [query["park"], query["start_time"]]))
      .toEqual([[uid, "2026-06-10T03:00:00.000Z"]]);
    const icons = () =>
      page
        .getByRole("figure")
        .first()
        .element()
        .querySelectorAll("svg[class*=lucide-octagon-alert], svg[class*=lucide-triangle-alert]");
    await expect.poll(() => icons().length).toBe(2);
    (cursor(name).element() as HTMLElement).focus();
    await userEvent.keyboard("{Home}");
    expect(said(name)).not.toContain("Goats");
    const heard = new Set<string>();
    for (let step = 0; step < 60 && !said(name).includes(second); step += 1) {
      await userEvent.keyboard("{Shift>}{ArrowRight}{/Shift}");
      heard.add(said(name));
    }
    expect([...heard].some((text) => text.includes(first))).toBe(true);
    expect(said(name)).toContain(second);
  },
);

test("[F81] events that cannot be had leave the chart as it is", async () => {
  const { portal } = await openPark("en", (demo) =>
    demo.scenario("failing", { path: `${events}?`, status: 500 }),
  );
  await expect.element(page.getByRole("figure", { name: "Today's power" })).toBeVisible();
  await expect.poll(() => ask(portal.demo).length).toBe(1);
  await expect.element(cursor("Values of Today's power")).toBeVisible();
  // What failed is told once, by the overview's sentence, which lacks the open events; the chart says nothing of it.
  await expect.element(page.getByRole("alert")).toHaveTextContent(/open events/i);
  expect(page.getByRole("figure", { name: "Today's power" }).getByRole("alert").query()).toBeNull();
});

test("several parks together have no marks, and their events are not asked for", async () => {
  const portal = await openPortal("/monitor", { as: "owner" });
  await expect.element(page.getByRole("figure", { name: "Power", exact: true })).toBeVisible();
  expect(ask(portal.demo)).toEqual([]);
});
