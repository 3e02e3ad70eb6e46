import { describe, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import type { Demo } from "../mocks/demo";
import { openPortal } from "./harness";

const list = "/api/v1/event/park";
const slider = () => page.getByRole("slider", { name: "Event in the timeline" });
const figure = page.getByRole("figure", { name: /^Timeline of/ });
const bars = () =>
  [...document.querySelectorAll<HTMLElement>("figure [data-bar]")].map(({ dataset }) => dataset["bar"]);
/** Where the bar of an event lies, as parts of the axis. */
const place = (id: number) => {
  const { left, width } = document.querySelector<HTMLElement>(`[data-bar="event:${id}"]`)?.style ?? {};
  return { from: parseFloat(left ?? "") / 100, size: parseFloat(width ?? "") / 100 };
};
const pressed = (name: string) => figure.getByRole("button", { name });

/** Eight days with an event of two hours each, the latest first. */
const events = Array.from({ length: 8 }, (_, at) => ({
  ...{
    id: 8 - at,
    event_type: at % 2 ? "snow" : "hail",
    importance: 3000,
    hidden: false,
    title: `Event ${8 - at}`,
  },
  start_time: `2026-06-0${8 - at}T08:00:00Z`,
  end_time: `2026-06-0${8 - at}T10:00:00Z`,
}));
const before = (demo: Demo): void =>
  demo.scenario("failing", {
    path: `${list}?page=1&limit=20`,
    status: 200,
    body: { events, total: events.length, page: 1 },
  });

async function onTimeline(search = "", shown = 8) {
  const portal = await openPortal(`/events${search}`, { as: "owner", before });
  await expect.element(slider()).toBeVisible();
  await expect.poll(bars).toHaveLength(shown);
  (slider().element() as HTMLElement).focus();
  return portal;
}

describe("a part of the timeline's time", () => {
  test("by keys about the event, a step farther and all; the letters stay, and what is left out is counted", async () => {
    const { demo } = await onTimeline();
    await userEvent.keyboard("{Home}");
    const { size } = place(1);
    await userEvent.keyboard("++");
    await expect.poll(bars).toEqual(["event:1", "event:2"]);
    expect(place(1).size).toBeGreaterThan(size);
    await expect.element(figure).toHaveTextContent("6 lie before or after this time");
    await expect.element(figure.getByRole("status")).toHaveTextContent(/^Only /);
    await userEvent.keyboard("-");
    await expect.poll(() => bars().length).toBeGreaterThan(2);
    await userEvent.keyboard("0");
    await expect.poll(() => bars().length).toBe(8);
    expect(place(1).size).toBe(size);
    expect(
      demo.requests().filter(({ path, query }) => path === list && query["limit"] === "20"),
    ).toHaveLength(1);
  });

  test("goes along with the cursor, from here and from the list", async () => {
    await onTimeline();
    await userEvent.keyboard("{Home}+++");
    await expect.poll(bars).toEqual(["event:1"]);
    await userEvent.keyboard("{ArrowRight}");
    await expect.poll(bars).toEqual(["event:2"]);
    await expect
      .element(slider())
      .toHaveAttribute("aria-valuetext", expect.stringMatching(/^2 of 8: Event 2 · /));
    (page.getByRole("grid", { name: "Events", exact: true }).element() as HTMLElement).focus();
    await userEvent.keyboard("{Home}");
    await expect.poll(bars).toEqual(["event:8"]);
  });

  test("by the same keys from the list, where there is no tree that they fold", async () => {
    const portal = await onTimeline();
    const told = () => portal.tools.alerts.history.map(({ text }) => text);
    (page.getByRole("grid", { name: "Events", exact: true }).element() as HTMLElement).focus();
    await userEvent.keyboard("{Home}++");
    await expect.poll(bars).toEqual(["event:7", "event:8"]);
    await userEvent.keyboard("--");
    await expect.poll(() => bars().length).toBe(8);
    expect(told()).toEqual([]);
    await userEvent.keyboard("-");
    await expect.poll(told).toEqual(["No chart shows a part of its time"]);
  });

  test("by drawing a band over it, which presses no bar; a double press shows all again", async () => {
    await onTimeline();
    const here = slider().element().getAttribute("aria-valuetext");
    const lanes = page.elementLocator(slider().element());
    const { width, height } = lanes.element().getBoundingClientRect();
    await userEvent.dragAndDrop(lanes, lanes, {
      sourcePosition: { x: width * 0.6, y: height / 2 },
      targetPosition: { x: width - 12, y: height / 2 },
    });
    await expect.poll(() => bars().length).toBeLessThan(6);
    expect(bars()).toContain("event:8");
    expect(slider().element().getAttribute("aria-valuetext")).toBe(here);
    await userEvent.dblClick(lanes, { position: { x: 20, y: 2 } });
    await expect.poll(() => bars().length).toBe(8);
  });

  test("a double press on a bar leads to its event and leaves the part as it is", async () => {
    await onTimeline();
    await userEvent.keyboard("{Home}++");
    await expect.poll(bars).toEqual(["event:1", "event:2"]);
    await userEvent.dblClick(
      page.elementLocator(document.querySelector('[data-bar="event:2"]') ?? document.body),
    );
    await expect
      .element(slider())
      .toHaveAttribute("aria-valuetext", expect.stringMatching(/^2 of 8: Event 2 · /));
    await expect.element(figure.getByRole("status")).toHaveTextContent(/^Only /);
    expect(bars()).toEqual(["event:1", "event:2"]);
  });

  test("by its buttons and by the palette's commands, which save no file of it", async () => {
    const portal = await onTimeline();
    await userEvent.keyboard("{Home}");
    await userEvent.click(pressed("Look closer"));
    await expect.poll(() => bars().length).toBeLessThan(8);
    await userEvent.click(pressed("Show the whole time"));
    await expect.poll(() => bars().length).toBe(8);
    await expect.element(pressed("Show more of the time")).toHaveAttribute("aria-disabled", "true");
    await userEvent.keyboard("{Control>}k{/Control}");
    await userEvent.keyboard("look closer");
    await expect.element(page.getByRole("option", { name: /^Look closer/ })).toBeVisible();
    await userEvent.keyboard("{Enter}");
    await expect.poll(() => bars().length).toBeLessThan(8);
    const files = portal.tools.context().sheets.filter(({ file }) => file !== undefined);
    expect(files.map(({ name }) => name)).toEqual(["Events"]);
  });
});

describe("the part in the address", () => {
  const span = ([from, to]: readonly [from: string, to: string]) =>
    new URLSearchParams({ span: `2026-06-${from}:00:00Z_2026-06-${to}:00:00Z` }).toString();
  const ofTwo = span(["01T06", "03T06"]);
  const spanOf = ({ address }: { readonly address: () => string }) =>
    new URLSearchParams(address().split("?")[1]).get("span");

  test("is what a link shows, and what looking about says in place; Back leaves the screen", async () => {
    const portal = await onTimeline(`?${ofTwo}`, 2);
    expect(bars()).toEqual(["event:1", "event:2"]);
    await expect.element(figure.getByRole("status")).toHaveTextContent(/^Only 1 Jun 2026, 08:/);
    await portal.router.navigate("/sites");
    await portal.router.navigate("/events");
    await expect.poll(bars).toHaveLength(8);
    (slider().element() as HTMLElement).focus();
    await userEvent.keyboard("{Home}++");
    await expect.poll(bars).toHaveLength(2);
    await expect.poll(() => spanOf(portal)).toMatch(/^2026-0[56]-\S+Z_2026-06-\S+Z$/);
    await userEvent.keyboard("-");
    await expect.poll(() => bars().length).toBeGreaterThan(2);
    await userEvent.click(pressed("Show the whole time"));
    await expect.poll(() => portal.address()).toBe("/events");
    await portal.router.navigate(-1);
    await expect.poll(() => portal.address()).toBe("/sites");
    await portal.router.navigate(-1);
    await expect.poll(() => portal.address()).toBe(`/events?${ofTwo}`);
    await expect.poll(bars).toEqual(["event:1", "event:2"]);
  });

  test("is in a link that is copied before the address has it", async () => {
    const copied: string[] = [];
    vi.spyOn(navigator.clipboard, "writeText").mockImplementation((text) => {
      copied.push(text);
      return Promise.resolve();
    });
    const portal = await onTimeline();
    await userEvent.keyboard("{Home}++yl");
    await expect.poll(() => copied).toHaveLength(1);
    const [, search] = (copied[0] ?? "").split("/events?");
    expect(new URLSearchParams(search).get("span")).toMatch(/^2026-0[56]-\S+Z_2026-06-\S+Z$/);
    await expect.poll(() => portal.address()).toBe(`/events?${search}`);
  });

  test("goes along with the cursor, beside an open event too", async () => {
    const portal = await onTimeline(`?${ofTwo}`, 2);
    const list = page.getByRole("grid", { name: "Events", exact: true });
    (list.element() as HTMLElement).focus();
    await userEvent.keyboard("{End}{Enter}");
    await expect.element(page.getByRole("complementary", { name: "Event 1" })).toHaveFocus();
    (list.element() as HTMLElement).focus();
    await userEvent.keyboard("{Home}");
    await expect.poll(portal.address).toContain("event=8");
    await expect.poll(() => spanOf(portal)).toMatch(/_2026-06-08T/);
    expect(portal.address()).toContain("event=8");
    expect(bars()).toEqual(["event:7", "event:8"]);
  });

  test.each([
    ["span=soon", /^$/],
    ["span=", /^$/],
    [span(["03T06", "01T06"]), /^$/],
    [span(["20T06", "21T06"]), /^$/],
    [span(["01T06", "03T06"]), /^Only /],
  ] as const)("of %s it says %s: what is no part of the time shows all of it", async (search, said) => {
    await onTimeline(`?${search}`, said.source === "^$" ? undefined : 2);
    await expect.element(figure.getByRole("status")).toHaveTextContent(said);
  });

  test("is cut where it lies beyond the time of the filter, and goes where nothing of it is left", async () => {
    const portal = await onTimeline(`?start=2026-06-02&end=2026-06-08&${span(["01T06", "04T06"])}`, 2);
    await expect.element(figure.getByRole("status")).toHaveTextContent(/^Only 2 Jun 2026, 00:00/);
    await portal.router.navigate(`/events?start=2026-06-05&end=2026-06-08&${ofTwo}`);
    await expect.poll(() => spanOf(portal)).toBeNull();
    await expect.element(figure.getByRole("status")).toHaveTextContent("");
    expect(portal.address()).toBe("/events?start=2026-06-05&end=2026-06-08");
  });
});
