import { flushSync } from "react-dom";
import { createRoot } from "react-dom/client";
import { describe, expect, onTestFinished, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import type { Demo } from "../mocks/demo";
import { createRowCursor } from "../src/frame/table/cursor";
import { Timeline } from "../src/parts/event/Timeline";
import { violations } from "./axe";
import { openPortal, summerNoon } from "./harness";

const list = "/api/v1/event/park";
const grid = (name = "Events") => page.getByRole("grid", { name, exact: true });
const figure = (count: number) =>
  page.getByRole("figure", {
    name: `Timeline of ${count} event${count === 1 ? "" : "s"} listed`,
    exact: true,
  });
const slider = () => page.getByRole("slider", { name: "Event in the timeline" });
const bars = () => [...document.querySelectorAll<HTMLElement>("figure [data-bar]")];
const marked = () =>
  bars().flatMap(({ dataset }) => (dataset["current"] === undefined ? [] : [dataset["bar"]]));
/** The name of the row that the list's cursor is on. */
const row = () => {
  const id = grid().element().getAttribute("aria-activedescendant") ?? "";
  return document.getElementById(id)?.textContent ?? "";
};

const event = (id: number, from: string, to: string | null, more: Record<string, unknown> = {}) => ({
  id,
  event_type: "grid_outage",
  start_time: from,
  end_time: to,
  importance: 3000,
  hidden: false,
  title: `Event ${id}`,
  ...more,
});
const answering =
  (events: readonly Record<string, unknown>[]) =>
  (demo: Demo): void =>
    demo.scenario("failing", {
      path: `${list}?page=1&limit=20`,
      status: 200,
      body: { events, total: events.length, page: 1 },
    });
const day = (from: number, to: number | null) =>
  [`2026-06-0${from}T08:00:00Z`, to === null ? null : `2026-06-0${to}T08:00:00Z`] as const;
/** The latest first, as the server gives them. */
const some = [
  event(4, ...day(8, null), { park_uid: "nowhere" }),
  event(3, ...day(6, 7), { event_type: "snow" }),
  event(2, ...day(3, 9), { event_type: "hail", importance: null }),
  event(1, ...day(2, 1)),
];

describe("the timeline of events", () => {
  test("is a picture of the rows listed: kinds by letters, what goes on is open, nothing further is asked for", async () => {
    const { demo } = await openPortal("/events", { as: "owner", before: answering(some) });
    await expect.element(figure(4)).toBeVisible();
    expect(bars().map(({ dataset, textContent }) => [dataset["bar"], textContent, dataset["open"]])).toEqual([
      ["event:4", "A", "true"],
      ["event:1", "A", undefined],
      ["event:2", "C", undefined],
      ["event:3", "B", undefined],
    ]);
    expect([...figure(4).element().querySelectorAll("li")].map(({ textContent }) => textContent)).toEqual([
      "AGrid outage",
      "BSnow",
      "Chail",
    ]);
    await expect.element(figure(4)).toHaveTextContent("2 – 10 Jun 2026 (CEST)");
    const pages = demo.requests().filter(({ path, query }) => path === list && query["limit"] === "20");
    expect(pages).toHaveLength(1);
    expect(await violations(figure(4).element())).toEqual([]);
  });

  test("its keys go through the events in time and take the list's cursor along, which it follows in turn", async () => {
    const portal = await openPortal("/events", { as: "owner", before: answering(some) });
    await expect.element(figure(4)).toBeVisible();
    expect(marked()).toEqual(["event:4"]);
    (slider().element() as HTMLElement).focus();
    await userEvent.keyboard("{ArrowLeft}");
    await expect
      .element(slider())
      .toHaveAttribute("aria-valuetext", expect.stringMatching(/^3 of 4: Event 3 · /));
    expect(row()).toContain("Event 3");
    expect(marked()).toEqual(["event:3"]);
    await userEvent.keyboard("{Home}");
    expect(row()).toContain("Event 1");
    await userEvent.keyboard("{End}{ArrowRight}");
    expect(row()).toContain("Event 4");
    (grid().element() as HTMLElement).focus();
    await userEvent.keyboard("jj");
    await expect.poll(marked).toEqual(["event:2"]);
    (slider().element() as HTMLElement).focus();
    await userEvent.keyboard("{Enter}");
    await expect.poll(portal.address).toContain("event=2");
  });

  test("a press on a bar goes to its event, and a bar of several leads from one to the next", async () => {
    const close = Array.from({ length: 6 }, (_, at) =>
      event(at + 1, `2026-06-09T08:0${at}:00Z`, "2026-06-09T09:00:00Z"),
    );
    const before = answering([event(9, ...day(1, null)), ...close]);
    await openPortal("/events", { as: "owner", before });
    await expect.element(figure(7)).toBeVisible();
    const several = bars().find(({ dataset }) => dataset["bar"] === "event:1");
    await userEvent.click(page.elementLocator(several ?? document.body));
    await expect.poll(row).toContain("Event 1");
    await expect.element(figure(7)).toHaveTextContent(/Event 1 · .*and \d more/);
    await userEvent.click(page.elementLocator(several ?? document.body));
    await expect.poll(row).not.toContain("Event 1");
    expect(marked()).toEqual(["event:1"]);
  });

  test("stands above the shutdown events and in a park, and not above an empty list", async () => {
    const portal = await openPortal("/events/shutdown", { as: "owner" });
    await expect.element(grid("Shutdown events")).toBeVisible();
    await expect.element(slider()).toBeVisible();
    const [way] = grid("Shutdown events").getByRole("link").elements() as HTMLAnchorElement[];
    (grid("Shutdown events").element() as HTMLElement).focus();
    await userEvent.keyboard("{Home}");
    (slider().element() as HTMLElement).focus();
    await userEvent.keyboard("{Enter}");
    await expect.poll(portal.address).toBe(way?.href.split("/v1")[1]);
    const park = portal.demo.world().parks.find(({ name }) => name === "Telde")?.uid ?? "";
    await portal.router.navigate(`/sites/parks/${park}/events?importance=all`);
    await expect.element(grid()).toBeVisible();
    await expect.element(slider()).toBeVisible();
    await portal.router.navigate("/events?start=2015-01-01&end=2015-01-02");
    await expect.element(page.getByText(/^No event of importance/)).toBeVisible();
    await expect.element(slider()).not.toBeInTheDocument();
  });

  test("its table is the list: the picture makes room for it, and comes back", async () => {
    await openPortal("/events", { as: "owner", before: answering(some) });
    await userEvent.click(figure(4).getByRole("button", { name: "Table view" }));
    await expect.element(slider()).not.toBeInTheDocument();
    await expect.element(grid()).toBeVisible();
    await expect.element(figure(4).getByRole("button", { name: "Table view" })).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await expect.element(slider()).toBeVisible();
  });

  test("an event of long ago does not stretch it, which says so", async () => {
    const recent = Array.from({ length: 8 }, (_, at) => event(at + 1, ...day(8, 9)));
    const old = event(9, "2024-01-01T08:00:00Z", null);
    await openPortal("/events", { as: "owner", before: answering([...recent, old]) });
    await expect.element(figure(9)).toHaveTextContent("8 – 10 Jun 2026 (CEST)");
    await expect.element(figure(9)).toHaveTextContent("1 began earlier");
  });

  test("what runs on past the time asked for is marked at its end and counted; its days are those asked for", async () => {
    const before = answering(some.slice(1));
    await openPortal("/events?start=2026-06-02&end=2026-06-06", { as: "owner", before });
    await expect.element(figure(3)).toHaveTextContent("2 – 6 Jun 2026 (CEST)");
    const marks = bars().map(({ dataset }) => [dataset["bar"], dataset["later"]]);
    expect(marks.filter(([, isLater]) => isLater)).toEqual([
      ["event:2", "true"],
      ["event:3", "true"],
    ]);
    await expect.element(figure(3)).toHaveTextContent("2 end later");
    const axis = figure(3).element().querySelector('[dir="ltr"][aria-hidden="true"]');
    expect([axis?.textContent.includes("6 Jun"), axis?.textContent.includes("7 Jun")]).toEqual([true, false]);
  });

  test("at 400 px a button opens it, and Enter leaves it for the event", async () => {
    const portal = await openPortal("/events", {
      ...{ as: "owner", width: 400, height: 800 },
      before: answering(some),
    });
    await expect.element(grid()).toBeVisible();
    await expect.element(slider()).not.toBeInTheDocument();
    await userEvent.click(page.getByRole("button", { name: "Timeline", exact: true }));
    await expect.element(page.getByRole("dialog", { name: "Timeline" })).toBeVisible();
    const [words, closer] = [
      page.getByRole("dialog").getByText(/^Timeline of/),
      page.getByRole("button", { name: "Look closer" }),
    ].map((each) => each.element().closest("figcaption, button")?.getBoundingClientRect());
    expect(words?.bottom).toBeLessThanOrEqual(closer?.top ?? 0);
    (slider().element() as HTMLElement).focus();
    await userEvent.keyboard("{ArrowLeft}{Enter}");
    await expect.poll(portal.address).toContain("/events/3");
    await expect.element(page.getByRole("dialog")).not.toBeInTheDocument();
  });

  test("of 1,000 bars a step of the cursor draws the two anew that it leaves and comes to", async () => {
    await openPortal("/events", { as: "owner" });
    await expect.element(slider()).toBeVisible();
    const events = Array.from({ length: 1000 }, (_, at) => ({
      id: `event:${at}`,
      park: `p${at % 12}`,
      start: new Date(summerNoon - at * 7_200_000).toISOString(),
      end: new Date(summerNoon - at * 7_200_000 + 3_600_000).toISOString(),
      eventType: ["snow", "soiling", "hail"][at % 3] ?? null,
      title: `Event ${at}`,
      weight: 1000,
    }));
    const where = { parks: [], portfolio: null, start: null, end: null };
    const scope = { now: summerNoon, zone: "Europe/Berlin", places: new Map(), where };
    const cursor = createRowCursor();
    const kept = { span: undefined, keep: () => undefined };
    const box = document.body.appendChild(document.createElement("div"));
    box.style.inlineSize = "1600px";
    const root = createRoot(box);
    onTestFinished(() => {
      root.unmount();
      box.remove();
    });
    flushSync(() => root.render(<Timeline {...{ events, scope, cursor, kept }} />));
    expect(box.querySelectorAll("[data-bar]").length).toBeGreaterThan(500);
    const touched = new Set<Node>();
    const observer = new MutationObserver((all) => all.forEach(({ target }) => touched.add(target)));
    flushSync(() => cursor.set({ row: "event:0", column: -1 }));
    observer.observe(box.querySelector('[role="slider"]') ?? box, {
      subtree: true,
      attributes: true,
      childList: true,
    });
    flushSync(() => cursor.set({ row: "event:500", column: -1 }));
    await expect.poll(() => touched.size).toBeGreaterThan(0);
    // The two bars, and the slider with its value.
    expect(touched.size).toBe(3);
  });
});
