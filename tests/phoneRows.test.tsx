import i18next from "i18next";
import { describe, expect, test } from "vitest";
import { page } from "vitest/browser";
import { openPortal, type Account } from "./harness";
import { places } from "./places";

/** The lists of the portal by their place: the grid's name, and what the second line of a row holds. */
const lists: readonly (readonly [place: string, grid: string, second: RegExp])[] = [
  ["dashboard", "Parks", /\d [kM]W$/],
  ["monitor", "Last samples", /\d [kM]W$/],
  ["events", "Events", /\S+ \d\d:\d\d [A-Z]{3,4}$/],
  ["shutdownEvents", "Shutdown events", /\S+ \d\d:\d\d [A-Z]{3,4}$/],
  ["parkEvents", "Events", /^(\d+ \w+, )?\d\d:\d\d [A-Z]{3,4}$/],
  ["forecast", "Forecasts", /^Tomorrow [\d.,]+ [kMG]Wh$/],
  ["report", "Parks", /\S/],
  ["parkPlant", "Inverters", /\d [kMG]Wh$/],
  ["parkReports", "Reports", /ago/],
  ["parkMembers", "Members", /^\w+/],
  ["parkContacts", "Contacts", /\S/],
  ["portfolio", "Parks", /\d [kM]W$/],
  ["organizationMembers", "Members", /@/],
  ["organizationPermissions", "Permissions", /^(Portfolio|Park).*(Granted|From|Not granted)/],
  ["organizationCooperations", "Cooperations", /\S/],
  ["organizationContacts", "Contacts", /\S/],
  ["profileSessions", "Sessions", /ago|now/],
  ["profileInvitations", "Invitations", /^\w+/],
  ["users", "Users", /@/],
  ["devices", "Devices", /^Online.*(ago|now)/],
  ["accounting", "Accounting contacts", /\S/],
  ["accounting", "Contracts", /€/],
  ["invoice", "Invoices", /\S/],
  ["rights", "What may I do?", /^Yes.*By the role Owner/],
];

const anyOf = (name: string) =>
  page.getByRole("grid", { name, exact: true }).or(page.getByRole("treegrid", { name, exact: true }));

/** What stands below the name of each row that is drawn, where anything does. */
function secondLines(grid: string): string[] {
  const rows = anyOf(grid).getByRole("row").elements();
  return rows.flatMap((row) => {
    const under = row.querySelector('[aria-colindex="1"] [class*="under"]');
    const line = under?.textContent ?? "";
    return line === "" ? [] : [line];
  });
}

/** What is cut of the names and figures below the names of rows. */
function cutBelow(): (string | null)[] {
  const told = [...document.querySelectorAll('[class*="under"] [class*="below"] > span')];
  const isCut = (one: Element) =>
    one.scrollWidth > one.clientWidth + 1 || one.scrollHeight > one.clientHeight + 2;
  return told.filter(isCut).map(({ textContent }) => textContent);
}

/** Names of which, with what stands below them, more is drawn than their rows are high. */
function tooTall(grid: string): (string | null)[] {
  const told = [...document.querySelectorAll(`[aria-label="${grid}"] [aria-colindex="1"] [class*="told"]`)];
  const isCut = (one: Element) => one.clientHeight > (one.parentElement?.clientHeight ?? 0);
  return told.filter(isCut).map(({ textContent }) => textContent);
}

describe("at 400 px a row is two lines: the whole name, and below it the figure that tells most", () => {
  test.each(lists)("%s: %s", async (id, grid, second) => {
    const place = places[id];
    const as: Account = place?.as ?? "owner";
    await openPortal(place?.path ?? "", { as, width: 400, height: 900 });
    await expect
      .poll(() => secondLines(grid).filter((line) => second.test(line)).length, { timeout: 15_000 })
      .toBeGreaterThan(0);
    for (const line of secondLines(grid)) expect(line).not.toMatch(/undefined|NaN/);
    const heads = anyOf(grid).getByRole("columnheader").elements();
    const cut = heads.filter((head) => {
      const word = head.querySelector("span");
      return word !== null && word.clientWidth > 2 && word.scrollWidth > word.clientWidth + 1;
    });
    expect(cut.map((head) => head.textContent)).toEqual([]);
    for (const language of ["en", "de"]) {
      await i18next.changeLanguage(language);
      const box = document.querySelector('[role="grid"], [role="treegrid"]');
      expect(box?.scrollWidth).toBe(box?.clientWidth);
      expect(cutBelow()).toEqual([]);
    }
  });

  test.each(lists.filter(([id]) => id === "accounting"))(
    "%s: %s has room for both lines",
    async (id, grid) => {
      await openPortal(places[id]?.path ?? "", { as: "admin", width: 400, height: 900 });
      await expect.poll(() => secondLines(grid).length, { timeout: 15_000 }).toBeGreaterThan(0);
      expect(tooTall(grid)).toEqual([]);
    },
  );
});

test.each(["en", "de"] as const)(
  "the facts of a portfolio are not cut at their end: %s",
  async (language) => {
    await openPortal("/sites", { as: "owner", language, width: 400, height: 900 });
    const tree = page.getByRole("treegrid");
    await expect.element(tree.getByText(/parks? · [A-Z]{3,4}$|Parks? · [A-Z]{3,4}$/).first()).toBeVisible();
    const under = '[aria-level="1"] [class*="under"]';
    const lines = [...tree.element().querySelectorAll(`${under}, ${under} [class*="below"] > span`)];
    expect(lines.length).toBeGreaterThan(1);
    const cut = lines.filter(({ clientWidth, scrollWidth }) => scrollWidth > clientWidth + 1);
    expect(cut.map(({ textContent }) => textContent)).toEqual([]);
  },
);

test("when an event began is whole in German, and its park's name makes room", async () => {
  await openPortal("/events?importance=all", { as: "owner", language: "de", width: 400, height: 900 });
  await expect
    .element(
      page
        .getByRole("grid")
        .getByText(/\d+\. \p{L}+\.?, \d\d:\d\d [A-Z]{3,4}$/u)
        .first(),
    )
    .toBeVisible();
  const ends = [...document.querySelectorAll('[class*="under"] [class*="below"] > :last-child')];
  const cut = ends.filter((end) => {
    const room = end.closest('[class*="under"]')?.getBoundingClientRect().right ?? 0;
    return end.scrollWidth > end.clientWidth + 1 || end.getBoundingClientRect().right > room + 1;
  });
  expect([ends.length > 5, cut.map(({ textContent }) => textContent)]).toEqual([true, []]);
});

test("a head with too little room bears the field's abbreviation, and is read out whole", async () => {
  await openPortal(places["parkPlant"]?.path ?? "", { as: "owner", language: "de", width: 400, height: 900 });
  const grid = page.getByRole("grid", { name: "Wechselrichter", exact: true });
  const head = grid.getByRole("columnheader", { name: "Wechselrichter" });
  await expect.element(head).toBeVisible();
  const drawn = [...head.element().querySelectorAll("span span")].filter(
    (word) => word instanceof HTMLElement && word.getClientRects().length > 0 && word.offsetWidth > 1,
  );
  expect(drawn.map((word) => word.textContent)).toEqual(["WR"]);
  await expect.element(head.getByTitle("Wechselrichter")).toBeVisible();
});

test("the figures of a park stand on one line, however long their names are", async () => {
  await openPortal(places["park"]?.path ?? "", { as: "owner", language: "de", width: 1400, height: 900 });
  const tile = page.getByRole("group", { name: "Spezifischer Ertrag heute" });
  await expect.element(tile).toHaveAttribute("aria-busy", "false");
  const tiles = [...(tile.element().parentElement?.children ?? [])];
  const tops = tiles.map((each) => Math.round(each.children[1]?.getBoundingClientRect().top ?? 0));
  expect(tiles.length).toBe(7);
  expect(new Set(tops).size).toBe(1);
  const name = tile.element().children[0];
  expect(name?.getBoundingClientRect().bottom).toBeLessThanOrEqual(tops[0] ?? 0);
});

test.each(["en", "de"] as const)(
  "at 400 px no state lies under the lane of the row's menu, in %s",
  async (language) => {
    await openPortal("/sites", { as: "owner", language, width: 400 });
    const tree = page.getByRole("treegrid");
    await expect.element(tree.getByText(language === "en" ? "Warning" : "Warnung").first()).toBeVisible();
    await document.fonts.ready;
    const lane = tree.getByRole("columnheader").elements().at(-1)?.getBoundingClientRect().left ?? 0;
    const states = [...tree.element().querySelectorAll('[aria-colindex="2"] [class*="label"]')];
    expect(states.length).toBeGreaterThan(5);
    const beyond = states.filter(
      (state) => state.getBoundingClientRect().right > lane || state.scrollWidth > state.clientWidth + 1,
    );
    expect(beyond.map(({ textContent }) => textContent)).toEqual([]);
  },
);

test("at 400 px the boxes and strings of an inverter need no sideways scrolling", async () => {
  const portal = await openPortal("/organization", { as: "owner", width: 400 });
  const park = portal.demo.world().parks.find(({ name }) => name === "Agüimes");
  await portal.router.navigate(
    `/sites/parks/${park?.uid ?? ""}/plant?inverter=3&start=2026-06-01&end=2026-06-07`,
  );
  for (const name of ["GAKs", "Strings"]) {
    const grid = page.getByRole("grid", { name, exact: true });
    await expect.element(grid.getByText(/^[-+]\d+\.\d%$/).first()).toBeVisible();
    const { scrollWidth, clientWidth } = grid.element().parentElement ?? grid.element();
    expect([name, scrollWidth - clientWidth]).toEqual([name, 0]);
    expect(grid.element().scrollWidth).toBe(grid.element().clientWidth);
  }
});
