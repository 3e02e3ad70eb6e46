import { describe, expect, onTestFinished, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import type { Demo } from "../mocks/demo";
import { openPortal } from "./harness";
import type { Harness } from "./harness";
import { made } from "./madeEvent";

const list = "/api/v1/event/park";
const titles = () =>
  [...page.getByRole("grid", { name: "Events", exact: true }).element().querySelectorAll('[role="row"]')]
    .slice(1)
    .map((row) => /Event \d+/.exec(row.textContent)?.[0]);
const asked = ({ demo }: Harness, number: string) =>
  demo
    .requests()
    .filter(({ path, query }) => path === list && query["limit"] === "20" && query["page"] === number).length;

/** The server has these events, the newest first. */
function has(demo: Demo, from: number): void {
  for (const number of [1, 2]) {
    const events = Array.from({ length: 20 }, (_, at) => made(from + (number - 1) * 20 + at));
    const body = { events, total: 50 - from, page: number };
    demo.scenario("failing", { path: `${list}?page=${number}&limit=20`, status: 200, body });
  }
}

/** So much later; timers do not follow a clock that is set, so the page takes its time from it as after being hidden. */
function later(minutes: number): void {
  vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + minutes * 60_000 });
  onTestFinished(() => void vi.useRealTimers());
  document.dispatchEvent(new Event("visibilitychange"));
}

describe("a list of events that is left open", () => {
  test("brings what happens meanwhile, silently, and says as of when it is", async () => {
    const portal = await openPortal("/events", { as: "owner", before: (demo) => has(demo, 10) });
    await expect.poll(titles).toHaveLength(20);
    await expect.element(page.getByText("As of 12:00 CEST")).toBeVisible();
    has(portal.demo, 9);
    const busy: Element[] = [];
    const seen = new MutationObserver(() =>
      busy.push(...document.querySelectorAll("main [aria-busy='true']")),
    );
    seen.observe(document.body, { subtree: true, childList: true, attributeFilter: ["aria-busy"] });
    later(7);
    await expect.poll(() => titles()[0]).toBe("Event 9");
    seen.disconnect();
    expect(titles()).toHaveLength(20);
    expect(busy).toEqual([]);
    await expect.element(page.getByText("As of 12:07 CEST")).toBeVisible();
  });

  test("is marked as old once it cannot be brought anew", async () => {
    const portal = await openPortal("/events", { as: "owner", before: (demo) => has(demo, 10) });
    await expect.poll(titles).toHaveLength(20);
    portal.demo.scenario("failing", { path: `${list}?page=1&limit=20` });
    later(7);
    await expect.element(page.getByText("Old: as of 12:00 CEST")).toBeVisible();
    expect(titles()).toHaveLength(20);
  });

  test("keeps its rows where they are once more of them were asked for", async () => {
    const portal = await openPortal("/events", { as: "owner", before: (demo) => has(demo, 10) });
    await expect.poll(titles).toHaveLength(20);
    await userEvent.click(page.getByRole("button", { name: "Load more" }));
    await expect.poll(() => titles().length).toBeGreaterThan(20);
    const lists = () => ["1", "2"].map((number) => asked(portal, number));
    const before = lists();
    has(portal.demo, 9);
    const counted = () => portal.demo.requests().filter(({ path }) => path === `${list}/count`).length;
    const counts = counted();
    later(7);
    await expect.poll(counted).toBeGreaterThan(counts);
    expect([...lists(), titles()[0]]).toEqual([...before, "Event 10"]);
  });
});

describe("what stands open is brought anew, silently, every five minutes", () => {
  test.each([
    ["/devices", "device"],
    ["/forecast", "forecast/parks/forecast"],
    ["/events/shutdown", "event/park/shutdown"],
  ])("the list at %s", async (address, path) => {
    const portal = await openPortal(address, { as: "admin" });
    // The palette asks for all at once.
    const counted = () =>
      portal.demo
        .requests()
        .filter((request) => request.path === `/api/v1/${path}` && request.query["limit"] === "20").length;
    await expect.element(page.getByText("As of 12:00 CEST")).toBeVisible();
    expect(counted()).toBe(1);
    later(6);
    await expect.poll(counted).toBe(2);
    await expect.element(page.getByText("As of 12:06 CEST")).toBeVisible();
  });

  test("[149] the figures of a portfolio, with the time that they are of", async () => {
    const [portfolio] = (await openPortal("/login")).demo.world().portfolios;
    const portal = await openPortal(`/sites/portfolios/${portfolio?.uid}`, { as: "owner" });
    await expect.element(page.getByRole("main").getByText("As of 12:00 CEST")).toBeVisible();
    const power = page.getByRole("group", { name: "Power now" });
    const before = power.element().textContent;
    const asked = portal.calls("/portfolio");
    later(56);
    await expect.poll(() => portal.calls("/portfolio")).toBe(asked + 1);
    await expect.element(page.getByRole("main").getByText("As of 12:56 CEST")).toBeVisible();
    expect(power.element().textContent).not.toBe(before);
  });

  test("what a device says of itself", async () => {
    const [device] = (await openPortal("/login")).demo.world().devices;
    const portal = await openPortal(`/devices/${device?.uid}`, { as: "admin" });
    await expect.element(page.getByText(/^As of \d\d:00/)).toBeVisible();
    expect(portal.calls(`/device/${device?.uid}`)).toBe(1);
    later(6);
    await expect.poll(() => portal.calls(`/device/${device?.uid}`)).toBe(2);
    await expect.element(page.getByText(/^As of \d\d:06/)).toBeVisible();
  });
});
