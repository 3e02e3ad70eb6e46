import { Pencil } from "lucide-react";
import { beforeAll, describe, expect, test, vi } from "vitest";
import { render } from "./render";
import { page } from "vitest/browser";
import { Table } from "../src/frame/Table";
import { sortable } from "../src/frame/table/compare";
import { createTyped, findNext, fold } from "../src/frame/table/typeToFind";
import "../src/ui/base.css";
import { IconButton } from "../src/ui/IconButton";
import { Menu } from "../src/ui/Menu";
import { violations } from "./axe";
import { i18n, startWords } from "./words";
import { active, few, grid, many, names, Parks, selection } from "./parks";
import { press } from "./controls";

beforeAll(startWords);

describe("order", () => {
  test("by press: numbers by size, words as the language sorts them, nothing last either way", async () => {
    await render(<Parks />);
    await page.getByRole("columnheader", { name: "Power" }).click();
    expect(names()).toEqual(["Söhlde", "Großenhain", "WR 12", "WR 2"]);
    await page.getByRole("columnheader", { name: "Power" }).click();
    expect(names()).toEqual(["WR 12", "Großenhain", "Söhlde", "WR 2"]);
    await page.getByRole("columnheader", { name: "Park" }).click();
    expect(names()).toEqual(["Großenhain", "Söhlde", "WR 2", "WR 12"]);
  });

  test("[244] is announced in the reader's language", async () => {
    await i18n.changeLanguage("de");
    await render(<Parks defaultSort={{ column: "name", descending: false }} />);
    await page.getByRole("columnheader", { name: "Power" }).click();
    await expect.element(page.getByText("Sortiert nach Power, aufsteigend")).toBeInTheDocument();
    await expect
      .element(page.getByRole("columnheader", { name: "Park" }))
      .toHaveAttribute("aria-sort", "none");
    await expect.element(page.getByRole("columnheader", { name: "State" })).not.toHaveAttribute("aria-sort");
  });

  test("NaN, null and dates are put into the order of values", () => {
    expect([Number.NaN, null, undefined, false, new Date(5), "x"].map(sortable)).toEqual([
      undefined,
      undefined,
      undefined,
      0,
      5,
      "x",
    ]);
  });
});

describe("cells", () => {
  /** Whether the cell's text is cut where it ends, and whether it is longer than the cell. */
  function cellOf(name: string): { isCut: boolean; isLonger: boolean } {
    const cell = page.getByRole("gridcell", { name, exact: true }).element();
    return {
      isCut: getComputedStyle(cell).overflowX === "hidden",
      isLonger: cell.scrollWidth > cell.clientWidth,
    };
  }

  test("in the narrowest column only what could be too long is cut, and all that is too long", async () => {
    const least = "var(--table-value-narrow)";
    const words = ["WWWW", "WWWWW"];
    const figures = ["8888888", "88888888"];
    const rows = [0, 1].map((index) => ({ uid: `${index}`, word: words[index], figure: figures[index] }));
    await render(
      <Table
        label="Texts"
        rows={rows}
        rowId={({ uid }) => uid}
        columns={[
          { id: "uid", header: "Uid", value: ({ uid }) => uid },
          { id: "word", header: "Word", value: ({ word }) => word, width: least },
          { id: "figure", header: "Figure", value: ({ figure }) => figure, width: least, align: "end" },
        ]}
      />,
    );
    for (const [short, long] of [words, figures]) {
      expect(cellOf(short ?? "")).toEqual({ isCut: false, isLonger: false });
      expect(cellOf(long ?? "")).toEqual({ isCut: true, isLonger: true });
    }
  });
});

test("names that differ at their end are whole in a narrow column: they go on in a second line", async () => {
  const names = ["Solarpark Söhlde I Nord", "Solarpark Söhlde II Nord"];
  await render(
    <div style={{ inlineSize: 160 }}>
      <Table
        label="Narrow"
        rows={names.map((name) => ({ name }))}
        rowId={({ name }) => name}
        columns={[{ id: "name", header: "Name", value: ({ name }) => name, width: "160px" }]}
      />
    </div>,
  );
  for (const name of names) {
    const cell = page.getByRole("gridcell", { name, exact: true }).element();
    const text = page.getByText(name, { exact: true }).element();
    expect(text.scrollHeight).toBeLessThanOrEqual(text.clientHeight);
    expect(text.getBoundingClientRect().height).toBeLessThan(cell.getBoundingClientRect().height);
    expect(cell.scrollWidth).toBe(cell.clientWidth);
  }
});

describe("with the pointer", () => {
  test("a press on the name opens, a press elsewhere only goes there, a double press opens", async () => {
    const onOpen = vi.fn();
    await render(<Parks onOpen={onOpen} href={(park) => `#${park.uid}`} />);
    await page.getByRole("gridcell", { name: "10", exact: true }).click();
    expect(active()).toMatch(/^row Söhlde/);
    expect(onOpen).not.toHaveBeenCalled();
    await page.getByRole("link", { name: "Söhlde" }).click();
    await page.getByRole("gridcell", { name: "20", exact: true }).dblClick();
    expect(onOpen.mock.calls.map((given: unknown[]) => given[0])).toEqual([few[2], few[3]]);
  });

  test("the boxes select one, a range, and all", async () => {
    await render(<Parks />);
    await page.getByRole("checkbox", { name: "Select", exact: true }).nth(0).click();
    await page
      .getByRole("checkbox", { name: "Select", exact: true })
      .nth(2)
      .click({ modifiers: ["Shift"] });
    await expect.element(selection()).toHaveTextContent("a b c");
    await page.getByRole("checkbox", { name: "Select all" }).click();
    await expect.element(selection()).toHaveTextContent("a b c d");
  });

  test("a row's buttons come with the pointer and stay while their menu is open", async () => {
    await render(
      <Parks
        rowActions={(park) => (
          <Menu
            label={park.name}
            trigger={<IconButton icon={Pencil} label={`Actions of ${park.name}`} />}
            entries={[{ id: "rename", label: "Rename" }]}
            onAction={() => undefined}
          />
        )}
      />,
    );
    const button = page.getByRole("button", { name: "Actions of Söhlde" });
    await expect.element(button).not.toBeInTheDocument();
    await page.getByRole("gridcell", { name: "Offline" }).hover();
    await button.click();
    await expect.element(page.getByRole("menu")).toBeVisible();
  });
});

describe("what stands in it", () => {
  test.each(["light", "dark"])("passes axe in the %s theme", async (theme) => {
    document.documentElement.dataset["theme"] = theme;
    const screen = await render(<Parks href={(park) => `#${park.uid}`} />);
    await press("{Tab}", "{ArrowDown}", " ");
    expect(await violations(screen.container, { rules: { region: { enabled: false } } })).toEqual([]);
  });

  test("below 576 px only the columns of priority stand", async () => {
    await page.viewport(400, 800);
    await render(<Parks />);
    await expect.element(page.getByRole("columnheader", { name: "Power" })).toBeVisible();
    await expect.element(page.getByRole("columnheader", { name: "State" })).not.toBeInTheDocument();
  });

  test("wider than its window, names stay in sight while the rest is scrolled sideways", async () => {
    await page.viewport(400, 800);
    await render(
      <div style={{ inlineSize: "11rem" }}>
        <Parks />
      </div>,
    );
    const element = grid().element();
    const cell = page.getByRole("gridcell", { name: "Söhlde" }).element();
    element.scrollLeft = 30;
    await vi.waitFor(() =>
      expect(cell.getBoundingClientRect().left).toBe(element.getBoundingClientRect().left),
    );
    expect(element.scrollLeft).toBe(30);
  });

  test("the cursor goes to the neighbour when its row is gone", async () => {
    const screen = await render(<Parks />);
    await press("{Tab}", "{ArrowDown}");
    await screen.rerender(<Parks rows={few.filter((park) => park.uid !== "b")} />);
    await vi.waitFor(() => expect(active()).toMatch(/^row Söhlde/));
    await screen.rerender(<Parks rows={[]} />);
    await vi.waitFor(() => expect(active()).toBe("columnheader Park"));
  });

  test("asks for the next page when the last row comes into sight", async () => {
    const onEndReached = vi.fn();
    await render(<Parks rows={many(200)} maxHeight="300px" onEndReached={onEndReached} />);
    expect(onEndReached).not.toHaveBeenCalled();
    await press("{Tab}", "{End}");
    await vi.waitFor(() => expect(onEndReached).toHaveBeenCalledOnce());
  });
});

describe("finding by letters", () => {
  test("the start of a name comes before the start of a later word, from the place on and around", () => {
    const texts = ["park nord", "nordpark", "sued", "nordsee"].map(fold);
    const find = (from: number, typed: string) =>
      findNext((index) => texts[index] ?? "", texts.length, from, typed);
    expect([find(0, "nord"), find(2, "nord"), find(0, "park"), find(1, "su"), find(0, "zz")]).toEqual([
      1, 3, 0, 2, -1,
    ]);
  });

  test("one letter again and again walks on; a pause begins anew", () => {
    const typed = createTyped();
    expect(typed.add("S", 0)).toEqual({ text: "s", walksOn: true });
    expect(typed.add("s", 100)).toEqual({ text: "s", walksOn: true });
    expect(typed.isOpen(999)).toBe(true);
    expect(typed.isOpen(1000)).toBe(false);
    expect(typed.add("ö", 2000)).toEqual({ text: "o", walksOn: true });
    expect(typed.add("h", 2100)).toEqual({ text: "oh", walksOn: false });
  });
});
