import { describe, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { openPortal, type HarnessOptions } from "./harness";
import { places } from "./places";
import { field, opened, options, palette } from "./paletteDriver";

const grid = () => page.getByRole("grid").or(page.getByRole("treegrid")).first();
const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)];

/** Texts of elements whose words do not fit. */
const cutOff = (selector: string) =>
  all(selector)
    .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth + 1)
    .map(({ textContent }) => textContent);

/** How far an element's content stands out of it. */
const standsOut = ({ scrollWidth, clientWidth }: Element) => scrollWidth - clientWidth;

async function openTable(path: string, options: HarnessOptions = {}): Promise<Element> {
  await openPortal(path, { as: "owner", ...options });
  await expect.element(grid()).toBeVisible();
  await expect.poll(() => all("[role='gridcell']").length).toBeGreaterThan(5);
  return grid().element();
}

const languages = ["en", "de"] as const;

describe.each(languages)("tables, in %s", (language) => {
  test.each(["/dashboard", "/invoice", "/rights", "/sites", "/users", "/devices", "/monitor", "/forecast"])(
    "%s has room for its headers",
    async (path) => {
      const table = await openTable(path, { language });
      expect(cutOff("[role='columnheader'][aria-sort] > span")).toEqual([]);
      if (path === "/dashboard" || path === "/sites") expect(standsOut(table)).toBe(0);
    },
  );

  test("a chart's numbers on a phone have room for their headers", async () => {
    await openPortal("/monitor", { as: "owner", language, width: 400 });
    const figure = page.getByRole("figure").first();
    await userEvent.click(figure.getByRole("button", { name: /Table view|Tabellenansicht/ }));
    await expect.element(figure.getByRole("grid")).toBeVisible();
    expect(cutOff("figure [role='columnheader'][aria-sort] > span")).toEqual([]);
  });
});

test.each([
  ["/monitor?date=2025-10-26", "owner", 1400],
  ["/profile/invitations", "new", 1100],
] as const)("%s tells the whole moment beside how long ago it was", async (path, as, width) => {
  await openPortal(path, { as, language: "de", width });
  await expect.poll(() => all("[role='gridcell'] time").length, { timeout: 15_000 }).toBeGreaterThan(0);
  const cut = all("[role='gridcell'] time > span").filter((moment) => {
    const [box, cell] = [moment, moment.closest("[role='gridcell']") ?? moment].map((each) =>
      each.getBoundingClientRect(),
    );
    return !box || !cell || box.right > cell.right || box.bottom > cell.bottom;
  });
  expect(cut.map(({ textContent }) => textContent)).toEqual([]);
});

/** Words of which one part stands on a line and the rest on the next. */
function brokenWords(selector: string): string[] {
  return all(selector).flatMap((element) => {
    const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    const broken: string[] = [];
    for (let node = walker.nextNode(); node; node = walker.nextNode())
      for (const { 0: word, index } of (node.textContent ?? "").matchAll(/[^\s-]+/g)) {
        const range = document.createRange();
        range.setStart(node, index);
        range.setEnd(node, index + word.length);
        if (range.getClientRects().length > 1) broken.push(word);
      }
    return broken;
  });
}

test.each(["/admin-acc", "/invoice"])("%s breaks no word of its rows at 1,100 px", async (path) => {
  await openTable(path, { as: "admin", language: "de", width: 1100 });
  expect(brokenWords("[role='gridcell']")).toEqual([]);
});

test("the buttons of a park's members are whole, in German", async () => {
  const { path, as } = places["parkMembers"] ?? {};
  await openTable(path ?? "", { as: as ?? "owner", language: "de", width: 1100 });
  expect(cutOff("[role='gridcell']")).toEqual([]);
});

test.each(languages)("the list of events is whole at 1,400 px, in %s", async (language) => {
  const table = await openTable("/events", { language, width: 1400 });
  expect(standsOut(table)).toBe(0);
  expect(cutOff("[role='gridcell']")).toEqual([]);
  expect(cutOff("[role='gridcell'] [class*='label']")).toEqual([]);
});

test("on a phone the names of devices are whole", async () => {
  await openTable("/devices", { as: "admin", language: "de", width: 400 });
  const names = all("[role='gridcell'] [class*='words']");
  expect(names.length).toBeGreaterThan(5);
  const isCut = ({ scrollHeight, clientHeight }: Element) => scrollHeight > clientHeight + 1;
  expect(names.filter(isCut).map(({ textContent }) => textContent)).toEqual([]);
});

test.each(["/dashboard", "/sites"])(
  "on a phone a park's row bears its power with its unit: %s",
  async (path) => {
    await openPortal(path, { as: "owner", width: 400, height: 1600 });
    const told = () => all("[role='gridcell'] [class*='told']");
    const texts = () => told().map(({ textContent }) => textContent);
    await expect.poll(texts).toContainEqual(expect.stringMatching(/^Brighton II\d+\.\d+ [kM]W$/));
    const isCut = ({ scrollHeight, clientHeight }: Element) => scrollHeight > clientHeight + 1;
    expect(
      told()
        .filter(isCut)
        .map(({ textContent }) => textContent),
    ).toEqual([]);
  },
);

test("on a phone the names of the worst parks are whole", async () => {
  await openPortal("/dashboard", { as: "owner", width: 400 });
  await expect.element(page.getByRole("region", { name: "What is wrong" })).toBeVisible();
  await expect.poll(() => all("[class*='lines'] > li").length).toBeGreaterThan(0);
  const names = all("[class*='lines'] a");
  expect(names.filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth + 1)).toEqual([]);
});

describe.each(languages)("a park's figures fit their tiles, in %s", (language) => {
  test.each([1400, 992, 400])("%i px", async (width) => {
    await openTable("/sites", { language, width });
    (grid().element() as HTMLElement).focus();
    await userEvent.keyboard("{ArrowDown}{Enter}");
    await expect.element(page.getByText(/kWp$/).first()).toBeVisible();
    const wide = all("main [role='group'] > span").filter((part) => {
      const tile = part.parentElement?.getBoundingClientRect();
      return part.getBoundingClientRect().right > (tile?.right ?? 0) - 12;
    });
    expect(wide.map(({ textContent }) => textContent)).toEqual([]);
  });
});

/** How many tiles stand in each row, and whether a single one takes all of its row. */
function rowsOfTiles() {
  const tiles = all("main [role='group'][class*='tile']").map((tile) => tile.getBoundingClientRect());
  const tops = [...new Set(tiles.map(({ top }) => Math.round(top)))];
  const [start, end] = [
    Math.min(...tiles.map(({ left }) => left)),
    Math.max(...tiles.map(({ right }) => right)),
  ];
  return tops.map((at) => {
    const row = tiles.filter(({ top }) => Math.round(top) === at);
    return {
      count: row.length,
      isWhole: row.reduce((sum, { width }) => sum + width, 0) > (end - start) * 0.9,
    };
  });
}

describe("no tile stands alone beside an empty place", () => {
  test.each([
    [1400, [7]],
    [1280, [4, 3]],
    [992, [4, 3]],
    [768, [4, 3]],
    [400, [2, 2, 2, 1]],
  ])("of a park's, %i px", async (width, counts) => {
    await openTable("/sites", { width });
    (grid().element() as HTMLElement).focus();
    await userEvent.keyboard("{ArrowDown}{Enter}");
    await expect.element(page.getByText(/kWp$/).first()).toBeVisible();
    // It opens once its row was found, and its figures come later.
    await expect.poll(() => rowsOfTiles().map(({ count }) => count)).toEqual(counts);
    expect(rowsOfTiles().filter(({ count, isWhole }) => count === 1 && !isWhole)).toEqual([]);
  });
});

describe("the buttons of a row", () => {
  test.each([1400, 992, 400])("have a lane of their own, %i px", async (width) => {
    const table = await openTable("/devices", { width });
    table.scrollLeft = table.scrollWidth;
    const row = page.getByRole("row").nth(2);
    await userEvent.hover(page.getByRole("heading", { level: 1 }));
    await userEvent.hover(row.getByRole("gridcell").first());
    await expect.element(row.getByRole("button")).toBeVisible();
    const cells = [...row.element().children].map((cell) => cell.getBoundingClientRect());
    const lane = cells.at(-1);
    expect(Math.max(...cells.slice(0, -1).map(({ right }) => right))).toBeLessThanOrEqual(
      (lane?.left ?? 0) + 1,
    );
    expect(lane?.right).toBeLessThanOrEqual(table.getBoundingClientRect().right);
  });

  test("on a phone, names have more room than states", async () => {
    await openTable("/devices", { width: 400 });
    const [name, state] = page
      .getByRole("columnheader")
      .elements()
      .map(({ clientWidth }) => clientWidth);
    expect(name).toBeGreaterThan(170);
    expect(name).toBeGreaterThan(state ?? 0);
  });

  test("the lane is closed in every row and in the header: no figure is cut by a row's being pointed at", async () => {
    const table = await openTable("/devices", { width: 992 });
    expect(table.scrollWidth).toBeGreaterThan(table.clientWidth);
    const { right } = table.getBoundingClientRect();
    const looks = () =>
      page
        .getByRole("row")
        .elements()
        .slice(0, 4)
        .map((row) => {
          const lane = row.lastElementChild ?? row;
          const { backgroundColor, borderInlineStartColor } = getComputedStyle(lane);
          const none = "rgba(0, 0, 0, 0)";
          return {
            isClosed: backgroundColor !== none && borderInlineStartColor !== none,
            isAtTheEnd: Math.abs(lane.getBoundingClientRect().right - right) < 20,
          };
        });
    const closed = Array.from({ length: 4 }, () => ({ isClosed: true, isAtTheEnd: true }));
    await userEvent.hover(page.getByRole("heading", { level: 1 }));
    expect(looks()).toEqual(closed);
    await userEvent.hover(page.getByRole("row").nth(2).getByRole("gridcell").first());
    expect(looks()).toEqual(closed);
  });
});

test("[53] English dates are typed as they are written: the day first", async () => {
  await openPortal("/monitor", { as: "owner" });
  await expect.element(page.getByRole("spinbutton").first()).toBeVisible();
  const parts = page.getByRole("spinbutton").elements();
  expect(parts.map(({ textContent }) => textContent)).toEqual(["10", "06", "2026"]);
});

test("the names at the lines' ends are whole", async () => {
  await openPortal("/monitor", { as: "owner", language: "de" });
  await expect.element(page.getByRole("figure").first().getByText("Gemeldete Leistung")).toBeVisible();
  expect(cutOff("figure [class*='endName']")).toEqual([]);
});

test("[242] the palette stays within a narrow window, however much it asks and is told", async () => {
  await opened("/sites", { as: "owner", width: 400 });
  await userEvent.keyboard("#Agüimes");
  await expect.element(options.first()).toHaveTextContent("Agüimes");
  await userEvent.keyboard("{Control>}{Enter}{/Control}");
  await userEvent.keyboard("comment on park");
  await expect.element(options.first()).toHaveTextContent("Comment on park");
  await userEvent.keyboard("{Enter}Inverter 3 is noisy since the storm of last week");
  await expect.element(options.first()).toHaveTextContent("since the storm");
  const { left, right } = palette.element().getBoundingClientRect();
  expect([left >= 0, right <= window.innerWidth]).toEqual([true, true]);
  const text = field.element().getBoundingClientRect();
  expect([text.right <= right, text.width > 80]).toEqual([true, true]);
});
