import { describe, expect, onTestFinished, test, vi } from "vitest";
import { render } from "./render";
import { page, userEvent } from "vitest/browser";
import { WallBoundary } from "../src/screens/wallboard/WallBoundary";
import { WallFrame } from "../src/screens/wallboard/WallFrame";
import { violations } from "./axe";
import { openPortal } from "./harness";
import { firstPortfolio, wall } from "./wallRig";

const region = (name: string) => page.getByRole("region", { name });
const figure = (name: RegExp) => page.getByRole("group", { name });

describe("a wall", () => {
  test("shows a portfolio's figures large, with the time, its zone and the data's, and nothing to press", async () => {
    const portal = await openPortal(`${wall}&screens=overview`, { as: "owner" });
    const [portfolio] = portal.demo.world().portfolios;
    await expect.element(page.getByRole("heading", { level: 1, name: portfolio?.name ?? "" })).toBeVisible();
    await expect.element(figure(/Power/)).toBeVisible();
    await expect.element(region("Overview").getByText(/^As of \d\d:\d\d CES?T$/)).toBeVisible();
    const size = parseFloat(
      getComputedStyle(figure(/Power/).element().lastElementChild ?? document.body).fontSize,
    );
    expect(size).toBeGreaterThanOrEqual(64);
    const main = page.getByRole("main");
    expect(main.getByRole("button").elements()).toEqual([]);
    expect(main.getByRole("link").elements()).toEqual([]);
    expect(page.getByRole("navigation").elements()).toEqual([]);
    expect(await violations(document.querySelector("main") ?? document.body)).toEqual([]);
    await userEvent.keyboard("{Escape}");
    await expect.element(page.getByRole("navigation", { name: "Main" })).toBeVisible();
    expect(portal.address()).toBe(`/dashboard?portfolios=${firstPortfolio}`);
  });

  test.each([
    ["light", "overview", 1],
    ["dark", "overview", 0.8],
    ["dark", "monitor", 0.8],
    ["dark", "events", 0.8],
  ] as const)("in the %s theme its %s shines with %f, and is read", async (theme, screen, light) => {
    await openPortal(`${wall}&screens=${screen}`, { as: "owner", theme });
    await expect.element(page.getByRole("region").getByText(/^As of /)).toBeVisible();
    const board = document.querySelector("main header")?.parentElement;
    expect(board && getComputedStyle(board).opacity).toBe(String(light));
    expect(await violations(document.querySelector("main") ?? document.body)).toEqual([]);
  });

  test("changes its screens by the clock, and keeps them all, so that none flashes", async () => {
    await openPortal(`${wall}&seconds=5`, { as: "owner" });
    await expect.element(page.getByRole("heading", { level: 1 })).toBeVisible();
    const sections = () => [...document.querySelectorAll<HTMLElement>("main section")];
    const shown = () =>
      sections()
        .find(({ hidden }) => !hidden)
        ?.getAttribute("aria-label");
    await expect.poll(() => sections().length).toBe(3);
    const first = shown();
    const elements = sections();
    await expect.poll(shown, { timeout: 8_000 }).not.toBe(first);
    expect(sections()).toEqual(elements);
  });

  test("data that is old is told large, and its age with it", async () => {
    // Its words come with the portal.
    await openPortal("/login");
    const asOf = Date.parse("2026-06-10T10:00:00Z");
    const query = { asOf, status: "succeeded", failure: undefined } as const;
    const frame = (age: number) => (
      <WallFrame query={query} now={asOf + age} zone="Europe/Berlin">
        <p>42 kW</p>
      </WallFrame>
    );
    const { rerender } = await render(frame(60_000));
    await expect.element(page.getByText("As of 12:00 CEST", { exact: true })).toBeVisible();
    await rerender(frame(300_000));
    const old = page.getByText("As of 12:00 CEST, 5 minutes ago", { exact: true });
    await expect.element(old).toBeVisible();
    expect(parseFloat(getComputedStyle(old.element()).fontSize)).toBeGreaterThanOrEqual(64);
    const dimmed = page.getByText("42 kW").element().parentElement ?? document.body;
    expect(Number(getComputedStyle(dimmed).opacity)).toBeLessThan(1);
  });

  test("an ended session says so, and nothing of the data stays; signing in leads back to the wall", async () => {
    const portal = await openPortal(`${wall}&screens=overview`, { as: "owner" });
    await expect.element(figure(/Power/)).toBeVisible();
    portal.demo.scenario("expiredSession");
    portal.tools.refresh();
    await expect
      .element(page.getByRole("heading", { level: 1, name: "The session has ended" }))
      .toBeVisible();
    const heading = page.getByRole("heading", { level: 1 }).element();
    expect(parseFloat(getComputedStyle(heading).fontSize)).toBeGreaterThanOrEqual(64);
    expect(figure(/Power/).elements()).toEqual([]);
    expect(document.body.textContent).not.toContain(portal.demo.world().portfolios[0]?.name ?? "nothing");
    await userEvent.click(page.getByRole("button", { name: "Sign in" }));
    portal.demo.scenario("expiredSession", { off: true });
    await userEvent.click(page.getByRole("button", { name: /^Owner/ }));
    await expect.element(figure(/Power/)).toBeVisible();
  });
});

test("the shift against burn-in scrolls nothing, at whichever of its places", async () => {
  await openPortal(`${wall}&screens=overview`, { as: "owner" });
  await expect.element(figure(/Power/)).toBeVisible();
  const board = document.querySelector<HTMLElement>("main[style], main > [style]");
  if (!board) throw new Error("Nothing is shifted");
  const root = document.documentElement;
  const sizes = [-1, 0, 1].flatMap((x) =>
    [-1, 0, 1].map((y) => {
      board.style.translate = `${x}px ${y}px`;
      return [root.scrollWidth - root.clientWidth, root.scrollHeight - root.clientHeight];
    }),
  );
  expect(sizes).toEqual(Array.from({ length: 9 }, () => [0, 0]));
});

test("on the largest wall its name and clock are larger than the words below", async () => {
  await openPortal(`${wall}&screens=overview`, { as: "owner" });
  await expect.element(figure(/Power/)).toBeVisible();
  await page.viewport(3840, 2160);
  await expect.poll(() => window.innerWidth).toBe(3840);
  const size = (selector: string) =>
    parseFloat(getComputedStyle(document.querySelector(selector) ?? document.body).fontSize);
  const words = size("header p");
  expect(Math.min(size("h1"), size("header time"))).toBeGreaterThan(words);
});

test("whoever moves the pointer is shown the way out", async () => {
  const portal = await openPortal(`${wall}&screens=overview`, { as: "owner" });
  await expect.element(figure(/Power/)).toBeVisible();
  const leave = page.getByRole("button", { name: "Leave (Esc)" });
  expect(leave.query()).toBeNull();
  await userEvent.hover(figure(/Power/));
  await userEvent.hover(page.getByRole("heading", { level: 1 }));
  await userEvent.click(leave);
  expect(portal.address()).toBe(`/dashboard?portfolios=${firstPortfolio}`);
});

test("all that is open is counted, whatever its importance, the worst first", async () => {
  const portal = await openPortal("/organization", { as: "owner" });
  const { portfolios, parks, events } = portal.demo.world();
  const own = parks.filter(({ portfolio_uid }) => portfolio_uid === portfolios[0]?.uid);
  const [model] = events;
  if (!model) throw new Error("No event");
  const at = (hours: number) => new Date(Date.now() - hours * 3_600_000).toISOString();
  const open = (title: string, importance: number, hours: number) => ({
    ...model,
    ...{ id: 900_000 + hours, title, importance, hidden: false, solution: null, park_uid: own[0]?.uid ?? "" },
    ...{ start_time: at(hours), end_time: null },
  });
  const others = events.filter(({ park_uid }) => own.every(({ uid }) => uid !== park_uid));
  const minor = [1, 2, 3, 4, 5, 6].map((hours) => open(`Minor ${hours}`, 300, hours));
  events.splice(0, events.length, ...others, ...minor, open("Grave", 1500, 48));
  await portal.router.navigate(`${wall}&screens=events`);
  const shown = page.getByRole("list", { name: "Open events" }).getByRole("listitem");
  await expect.element(page.getByText("7 open events: 1 important, 6 minor")).toBeVisible();
  await expect.element(page.getByText("+ 1 more")).toBeVisible();
  const titles = shown.elements().map(({ textContent }) => /Grave|Minor \d/.exec(textContent)?.[0]);
  expect(titles).toEqual(["Grave", "Minor 6", "Minor 5", "Minor 4", "Minor 3", "Minor 2"]);
});

test("what is wrong is said first, and the parks come worst first", async () => {
  const portal = await openPortal("/organization", { as: "owner" });
  const { portfolios, parks: all } = portal.demo.world();
  const parksOf = (uid: string) => all.filter(({ portfolio_uid }) => portfolio_uid === uid);
  const [portfolio] = [...portfolios].sort(
    (one, other) => parksOf(other.uid).length - parksOf(one.uid).length,
  );
  const own = parksOf(portfolio?.uid ?? "");
  await portal.router.navigate(`/dashboard?kiosk=1&screens=overview,monitor&portfolios=${portfolio?.uid}`);
  await expect.poll(() => document.querySelectorAll("main section").length).toBe(2);
  const list = (name: string) => [...document.querySelectorAll(`main [aria-label="${name}"] > li`)];
  await expect.poll(() => list("Parks").length).toBeGreaterThan(0);
  const ranks = ["Fault", "Offline", "Warning", "OK"];
  const rankOf = (text: string | null) => ranks.findIndex((word) => text?.includes(word));
  const [counts, parks] = [list("Parks by state"), list("Parks")].map((rows) =>
    rows.map(({ textContent }) => rankOf(textContent)),
  );
  expect(counts).toEqual([...(counts ?? [])].sort());
  expect(counts?.length).toBeGreaterThan(1);
  expect(parks).toEqual([...(parks ?? [])].sort());
  const counted = list("Parks by state").map(({ textContent }) => parseInt(textContent, 10));
  expect(counted.reduce((sum, count) => sum + count, 0)).toBe(own.length);
});

test("without a network it keeps what it has, and goes on by itself when there is one again", async () => {
  const portal = await openPortal(`${wall}&screens=overview`, { as: "owner" });
  await expect.element(figure(/Power/)).toBeVisible();
  portal.demo.scenario("offline");
  portal.tools.refresh();
  await expect.element(region("Overview").getByText(/^As of/)).toBeVisible();
  await expect.element(figure(/Power/)).toBeVisible();
  portal.demo.scenario("offline", { off: true });
  const before = portal.demo.requests().length;
  window.dispatchEvent(new Event("online"));
  await expect.poll(() => portal.demo.requests().length).toBeGreaterThan(before);
});

test("where nothing could be loaded it says since when, why, and that it asks again", async () => {
  await openPortal("/login");
  const failed = Date.parse("2026-06-10T10:00:00Z");
  const failure = { text: "The server is down.", failure: "http", status: 503, path: [] };
  const frame = (now: number, isBack = false) => (
    <WallFrame
      query={
        isBack
          ? { asOf: now, status: "succeeded", failure: undefined }
          : { asOf: undefined, status: "failed", failure }
      }
      now={now}
      zone="Europe/Berlin"
    >
      <p>42 kW</p>
    </WallFrame>
  );
  const words = page.getByText(
    "No data since 12:00 CEST; it is asked for again every minute. The server is down.",
    { exact: true },
  );
  const { rerender } = await render(frame(failed));
  await expect.element(words).toBeVisible();
  await rerender(frame(failed + 300_000));
  await expect.element(words).toBeVisible();
  await rerender(frame(failed + 360_000, true));
  await expect.element(page.getByText("42 kW")).toBeVisible();
  await rerender(frame(failed + 420_000));
  await expect.element(page.getByText(/^No data since 12:07 CEST/)).toBeVisible();
});

test("a screen that cannot be drawn says so, and is tried again with the next minute", async () => {
  await openPortal("/login");
  let isBroken = true;
  function Fragile() {
    if (isBroken) throw new Error("no");
    return <p>42 kW</p>;
  }
  const logged = vi.spyOn(console, "error").mockImplementation(() => undefined);
  onTestFinished(() => logged.mockRestore());
  const screen = (tick: number) => (
    <WallBoundary tick={tick} broken={<p>Broken</p>}>
      <Fragile />
    </WallBoundary>
  );
  const { rerender } = await render(screen(0));
  await expect.element(page.getByText("Broken")).toBeVisible();
  isBroken = false;
  await rerender(screen(0));
  await expect.element(page.getByText("Broken")).toBeVisible();
  await rerender(screen(60_000));
  await expect.element(page.getByText("42 kW")).toBeVisible();
});

test.each([
  ["overview", /kW|MW|W/],
  ["monitor", /%/],
  ["events", /open event/],
] as const)("the screen %s is drawn", async (id, words) => {
  await openPortal(`${wall}&screens=${id}`, { as: "owner" });
  await expect.poll(() => document.querySelector("main section:not([hidden])")?.textContent).toMatch(words);
});

test("on a phone a long name is whole", async () => {
  await openPortal(`${wall}&screens=events`, { as: "owner", width: 400 });
  const name = page.getByRole("heading", { level: 1, name: "Hildesheimer Börde" });
  await expect.element(name).toBeVisible();
  expect(name.element().scrollWidth).toBeLessThanOrEqual(name.element().clientWidth);
  expect(name.element().getBoundingClientRect().right).toBeLessThanOrEqual(400);
});
