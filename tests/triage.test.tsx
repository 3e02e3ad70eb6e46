import { describe, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import type { Demo } from "../mocks/demo";
import { causeOf, quietSince } from "../src/rules/eventCause";
import { triageOf } from "../src/screens/dashboard/triage";
import type { ParkRow } from "../src/screens/dashboard/parkRows";
import { openPortal, summerNoon } from "./harness";

const strip = () => page.getByRole("region", { name: "What is wrong" });
const lines = () => [...strip().element().querySelectorAll("ol > li")];

interface ListedPark {
  uid: string;
  kpi?: { state: string };
}

/** Answers the list of portfolios with every park in a state. */
function allIn(state: string) {
  return async (demo: Demo) => {
    const answer = await demo.fetch(new Request("/api/v1/portfolio?update_ext=false"));
    const body = (await answer.json()) as { portfolios: { parks: ListedPark[] }[] };
    for (const { parks } of body.portfolios) for (const park of parks) if (park.kpi) park.kpi.state = state;
    demo.scenario("failing", { path: "/api/v1/portfolio", status: 200, body });
  };
}

function row(uid: string, state: string | undefined): ParkRow {
  const kpi = {
    state: state ?? "",
    powerW: null,
    energyTodayWh: null,
    lostEnergyTodayWh: null,
    openEvents: null,
    lastData: null,
  };
  return {
    uid,
    name: uid,
    portfolio: "",
    portfolioUid: "",
    zone: "Europe/Berlin",
    kpi: state === undefined ? null : kpi,
    peakPowerW: null,
  };
}

describe("what is wrong", () => {
  test("is counted by state, and the worst three are named", () => {
    const rows = ["fault", "offline", "warning", "warning", "odd", undefined, "ok"].map((state, index) =>
      row(`p${index}`, state),
    );
    const { counts, worst } = triageOf(rows);
    expect(counts.map(({ trouble, count }) => [trouble, count])).toEqual([
      ["fault", 1],
      ["offline", 1],
      ["warning", 2],
      ["unknown", 2],
    ]);
    expect(worst.map(({ uid }) => uid)).toEqual(["p0", "p1", "p2"]);
    expect(triageOf([row("a", "ok")])).toEqual({ counts: [], worst: [] });
  });

  test("the cause is the most important event that goes on, and quiet begins with the last end", () => {
    const event = (id: string, end: string | null, importance: number | null, park = "a") => ({
      id,
      park,
      start: "2026-06-10T08:00:00Z",
      end,
      importance,
    });
    const isOpen = ({ end }: { end: string | null }) => end === null;
    const ended = event("ended", "2026-06-10T09:00:00Z", 9000);
    const events = [
      ended,
      event("small", null, 10),
      event("none", null, null),
      event("other", null, 99, "b"),
    ];
    expect(causeOf(events, "a", isOpen)?.id).toBe("small");
    expect(causeOf([ended], "a", isOpen)).toBeUndefined();
    expect(quietSince(events, isOpen)).toBeUndefined();
    expect(quietSince([], isOpen)).toBeUndefined();
    const later = event("later", "2026-06-10T09:30:00Z", 1);
    expect(quietSince([ended, later, event("odd", "soon", 1)], isOpen)).toBe(
      Date.parse("2026-06-10T09:30:00Z"),
    );
  });
});

describe("the dashboard's first line", () => {
  test.each([
    [1400, 900],
    [400, 900],
  ])("[45] names the worst parks in sight at %d x %d, each a link", async (width, height) => {
    const portal = await openPortal("/dashboard", { as: "owner", width, height });
    await expect.element(strip().getByText(/since/).first()).toBeVisible();
    expect(lines().length).toBeGreaterThan(0);
    for (const line of lines()) expect(line.getBoundingClientRect().bottom).toBeLessThan(height);
    const first = page.elementLocator(lines()[0] ?? document.body);
    const name = first.getByRole("link").first().element().textContent;
    const event = first.getByRole("link").nth(1);
    await userEvent.click(event);
    await expect.poll(portal.address).toMatch(/^\/events\/\d+\?park=/);
    await expect.element(page.getByRole("main").getByRole("link", { name, exact: true })).toBeVisible();
  });

  test.each(["en", "de"] as const)(
    "[45] at 400 px a long name is broken between its words, beside what was lost: %s",
    async (language) => {
      const name = "Bürgersolarpark Oberes Niederschlesien Industriegebiet Nordwestabschnitt";
      await openPortal("/dashboard", {
        as: "owner",
        language,
        width: 400,
        height: 900,
        before: (demo) => {
          for (const park of demo.world().parks) park.name = name;
        },
      });
      const list = page.getByRole("main").getByRole("list").filter({ hasText: name });
      await expect.element(list.getByRole("link", { name: / (since|seit) / }).first()).toBeVisible();
      await document.fonts.ready;
      const names = list.getByRole("link", { name, exact: true }).elements();
      expect(names.length).toBe(3);
      const brokenIn = (link: Element) =>
        name.split(" ").filter((word) => {
          const text = document.createTreeWalker(link, NodeFilter.SHOW_TEXT).nextNode();
          if (!text) throw new Error("A link has no text");
          const range = document.createRange();
          range.setStart(text, name.indexOf(word));
          range.setEnd(text, name.indexOf(word) + word.length);
          return range.getClientRects().length > 1;
        });
      expect(names.flatMap(brokenIn)).toEqual([]);
      const { clientWidth, scrollWidth } = document.documentElement;
      expect(scrollWidth).toBe(clientWidth);
      for (const line of list.getByRole("listitem").elements()) {
        const room = line.getBoundingClientRect();
        const parts = [...line.children].filter((each) => each.textContent !== "");
        expect(parts.length).toBeGreaterThan(2);
        for (const part of parts) {
          expect(part.scrollWidth).toBeLessThanOrEqual(part.clientWidth + 1);
          expect(part.getBoundingClientRect().right).toBeLessThanOrEqual(room.right);
        }
      }
    },
  );

  test("a count leads to the parks it counts", async () => {
    const portal = await openPortal("/dashboard", { as: "owner" });
    const link = strip().getByRole("link", { name: /warning/ });
    await expect.element(link).toBeVisible();
    const count = Number(/\d+/.exec(link.element().textContent)?.[0]);
    await userEvent.click(link);
    await expect.poll(portal.address).toBe("/sites?state=warning");
    const rows = page.getByRole("treegrid", { name: "Sites" }).getByRole("row");
    const parks = () => rows.elements().filter((row) => row.getAttribute("aria-level") === "2").length;
    await expect.poll(parks).toBe(count);
    await userEvent.click(page.getByRole("button", { name: "Show all" }));
    await expect.poll(portal.address).not.toContain("state=");
    await expect.poll(parks).toBeGreaterThan(count);
  });

  test("says that all is well, and since when", async () => {
    await openPortal("/dashboard", { as: "owner", before: allIn("ok") });
    await expect.element(strip().getByText(/^All is well/)).toBeVisible();
    expect(strip().getByRole("link").elements()).toEqual([]);
  });

  test("[143] events that cannot be had leave the names, and all else, standing, and are had again from there", async () => {
    const portal = await openPortal("/dashboard", {
      as: "owner",
      before: (demo) =>
        demo.scenario("failing", { path: "/api/v1/event/park", status: 500, body: { detail: "Boom" } }),
    });
    await expect.poll(() => portal.calls("/event/park")).toBe(1);
    await expect.element(page.getByRole("group", { name: "Production" }).getByText(/^As of/)).toBeVisible();
    expect(lines()).toHaveLength(3);
    expect(strip().getByRole("link", { name: /since/ }).query()).toBeNull();
    await expect.element(strip().getByText(/^What happened could not be loaded.*Boom/)).toBeVisible();
    portal.demo.scenario("failing", { off: true });
    await userEvent.click(strip().getByRole("button", { name: "Retry" }));
    await expect.element(strip().getByRole("link", { name: /since/ }).first()).toBeVisible();
    await expect.element(strip().getByText(/could not be loaded/)).not.toBeInTheDocument();
  });

  test("asks for events once, however many parks there are", async () => {
    const portal = await openPortal("/dashboard", { as: "admin", fleet: { parks: 400, devices: 10 } });
    await expect.element(page.getByRole("grid", { name: "Parks" })).toBeVisible();
    await expect.poll(() => portal.calls("/event/park")).toBe(1);
  });

  test("[152] wants nothing where there is no park", async () => {
    const portal = await openPortal("/dashboard", {
      as: "owner",
      before: (demo) =>
        demo.scenario("failing", { path: "/api/v1/portfolio", status: 200, body: { portfolios: [] } }),
    });
    await expect.element(page.getByText(/There is no portfolio yet/)).toBeVisible();
    expect(strip().query()).toBeNull();
    expect(portal.calls("/event/park")).toBe(0);
  });
});

test("[244] the parks' table says by what it is sorted, and by which column once one is chosen", async () => {
  await openPortal("/dashboard", { as: "owner", now: summerNoon });
  const panel = page.getByRole("region", { name: "Parks", exact: true });
  await expect.element(panel.getByText(/^Worst first: by state/)).toBeVisible();
  await userEvent.click(panel.getByRole("columnheader", { name: /Power now/ }));
  await expect.element(panel.getByText("Sorted by: Power now")).toBeVisible();
  expect(panel.getByText(/^Worst first/).query()).toBeNull();
});
