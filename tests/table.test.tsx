import axe from "axe-core";
import { Pencil } from "lucide-react";
import { useState } from "react";
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { render } from "vitest-browser-react";
import { page, userEvent } from "vitest/browser";
import { Table, type TableColumn, type TableProps } from "../src/frame/Table";
import { sortable } from "../src/frame/table/compare";
import { createTyped, findNext, fold } from "../src/frame/table/typeToFind";
import "../src/ui/base.css";
import { IconButton } from "../src/ui/IconButton";
import { Menu } from "../src/ui/Menu";
import { i18n, startWords } from "./words";

type Park = { uid: string; name: string; power: number | null; online: boolean };

const columns: TableColumn<Park>[] = [
  { id: "name", header: "Park", value: (park) => park.name, priority: true },
  { id: "power", header: "Power", unit: "kW", align: "end", value: (park) => park.power, priority: true },
  { id: "state", header: "State", value: (park) => (park.online ? "Online" : "Offline"), sort: false },
];

const few: Park[] = [
  { uid: "a", name: "WR 12", power: 30, online: true },
  { uid: "b", name: "WR 2", power: null, online: true },
  { uid: "c", name: "Söhlde", power: 10, online: false },
  { uid: "d", name: "Großenhain", power: 20, online: true },
];

function many(count: number): Park[] {
  return Array.from({ length: count }, (_, index) => ({
    uid: `p${index}`,
    name: `Park ${index + 1}`,
    power: (index * 977) % 1000,
    online: index % 5 > 0,
  }));
}

beforeAll(startWords);
beforeEach(() => i18n.changeLanguage("en"));
afterEach(() => page.viewport(1400, 900));

async function press(...keys: string[]): Promise<void> {
  for (const key of keys) await userEvent.keyboard(key);
}

function Parks(props: Partial<TableProps<Park>>) {
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  return (
    <>
      <Table
        label="Parks"
        rows={few}
        columns={columns}
        rowId={(park) => park.uid}
        selected={selected}
        onSelect={setSelected}
        {...props}
      />
      <button type="button">After</button>
      <output aria-label="Selection">{[...selected].join(" ")}</output>
    </>
  );
}

const grid = () => page.getByRole("grid", { name: "Parks" });

/** What the keyboard is on, as assistive technology is told. */
function active(): string {
  const element = document.getElementById(grid().element().getAttribute("aria-activedescendant") ?? "");
  return `${element?.getAttribute("role") ?? ""} ${element?.textContent ?? ""}`;
}

function names(): (string | null)[] {
  const cells = [...document.querySelectorAll('[role="row"] [role="gridcell"]:first-child')];
  return cells
    .sort((a, b) => a.getBoundingClientRect().top - b.getBoundingClientRect().top)
    .map((cell) => cell.textContent);
}

const selection = () => page.getByRole("status", { name: "Selection" });

describe("[244] the grid's keyboard", () => {
  test("is one tab stop, whatever its cells contain", async () => {
    await render(
      <Parks
        href={(park) => `#${park.uid}`}
        rowActions={() => <IconButton icon={Pencil} label="Rename" />}
      />,
    );
    await press("{Tab}");
    await expect.element(grid()).toHaveFocus();
    await press("{Tab}");
    await expect.element(page.getByRole("button", { name: "After" })).toHaveFocus();
  });

  test("arrows walk the rows, then the cells, and up into the header", async () => {
    await render(<Parks />);
    await press("{Tab}");
    expect(active()).toBe("row WR 1230Online");
    await press("{ArrowDown}", "{ArrowRight}", "{ArrowRight}", "{ArrowDown}");
    expect(active()).toBe("gridcell 10");
    await press("{ArrowLeft}", "{ArrowLeft}", "{ArrowLeft}");
    expect(active()).toBe("row Söhlde10Offline");
    await press("{ArrowRight}", "{ArrowUp}", "{ArrowUp}", "{ArrowUp}", "{ArrowUp}");
    expect(active()).toBe("columnheader Park");
  });

  test("arrows follow the reading direction", async () => {
    await render(
      <div dir="rtl">
        <Parks />
      </div>,
    );
    await press("{Tab}", "{ArrowLeft}", "{ArrowLeft}");
    expect(active()).toBe("gridcell 30");
  });

  test("Home, End and the pages lead through ten thousand rows, with at most 1,000 nodes", async () => {
    const screen = await render(<Parks rows={many(10_000)} maxHeight="800px" />);
    await press("{Tab}", "{End}");
    await vi.waitFor(() => expect(active()).toMatch(/^row Park 10000/));
    await expect.element(page.getByText("Park 10000", { exact: true })).toBeInViewport();
    await press("{PageUp}");
    await vi.waitFor(() => expect(active()).toMatch(/^row Park 9980/));
    await press("{Home}", "{PageDown}");
    await vi.waitFor(() => expect(active()).toMatch(/^row Park 21/));
    await expect.element(grid()).toHaveAttribute("aria-rowcount", "10001");
    expect(screen.container.querySelectorAll("*").length).toBeLessThanOrEqual(1000);
  });

  test("the row under the keyboard is never behind the header or the lower edge", async () => {
    await render(<Parks rows={many(500)} maxHeight="300px" />);
    await press("{Tab}");
    for (let step = 0; step < 30; step += 1) await press("{ArrowDown}");
    for (let step = 0; step < 20; step += 1) await press("{ArrowUp}");
    await vi.waitFor(() => expect(active()).toMatch(/^row Park 11/));
    const row = page.getByRole("row", { name: "Park 11" }).element().getBoundingClientRect();
    const header = page.getByRole("columnheader", { name: /Park/ }).element().getBoundingClientRect();
    expect(row.top).toBeGreaterThanOrEqual(header.bottom - 1);
    expect(row.bottom).toBeLessThanOrEqual(grid().element().getBoundingClientRect().bottom);
  });

  test("typing finds by the start of the name, whatever its accents", async () => {
    await render(<Parks />);
    await press("{Tab}", "g", "r");
    await vi.waitFor(() => expect(active()).toMatch(/^row Großenhain/));
    await press("{Home}");
    await userEvent.keyboard("{Shift>}S{/Shift}");
    await vi.waitFor(() => expect(active()).toMatch(/^row Söhlde/));
  });

  test("[112] letters of shortcuts go on to the shortcuts, and never in the middle of a word", async () => {
    const above = vi.fn();
    await render(
      <div onKeyDown={(event) => above(event.key)}>
        <Parks isShortcut={(key) => key === "g" || key === "r"} />
      </div>,
    );
    await press("{Tab}", "g");
    expect(above.mock.calls).toEqual([["Tab"], ["g"]].slice(1));
    expect(active()).toMatch(/^row WR 12/);
    await press("w", "r");
    expect(above.mock.calls).toEqual([["g"]]);
  });

  test("Enter opens the row, and sorts in the header", async () => {
    const onOpen = vi.fn();
    await render(<Parks onOpen={onOpen} />);
    await press("{Tab}", "{ArrowDown}", "{Enter}");
    expect(onOpen.mock.calls).toEqual([[few[1]]]);
    await press("{Home}", "{ArrowUp}", "{Enter}");
    await expect
      .element(page.getByRole("columnheader", { name: "Park" }))
      .toHaveAttribute("aria-sort", "ascending");
    expect(onOpen).toHaveBeenCalledOnce();
  });

  test("Space and x select; Shift with arrows extends and gives back; Esc lets go", async () => {
    await render(<Parks />);
    await press("{Tab}", " ");
    await expect.element(page.getByRole("row", { name: "WR 12" })).toHaveAttribute("aria-selected", "true");
    await press("x");
    await expect.element(selection()).toHaveTextContent("");
    await userEvent.keyboard("{Shift>}{ArrowDown}{ArrowDown}{ArrowUp}{/Shift}");
    await expect.element(selection()).toHaveTextContent("a b");
    await expect.element(page.getByText("2 rows selected")).toBeInTheDocument();
    await userEvent.keyboard("{Control>}a{/Control}");
    await expect.element(selection()).toHaveTextContent("a b c d");
    await press("{Escape}");
    await expect.element(selection()).toHaveTextContent("");
  });

  test("the row's buttons are reached from its last cell, and Esc leads back", async () => {
    const onAction = vi.fn();
    await render(
      <Parks
        rowActions={(park) => (
          <Menu
            label={park.name}
            trigger={<IconButton icon={Pencil} label={`Actions of ${park.name}`} />}
            entries={[{ id: "rename", label: "Rename" }]}
            onAction={(id) => onAction(park.uid, id)}
          />
        )}
      />,
    );
    await press("{Tab}", "{ArrowDown}", "{ArrowRight}", "{End}", "{Enter}");
    const button = page.getByRole("button", { name: "Actions of WR 2" });
    await expect.element(button).toHaveFocus();
    await press("{Escape}");
    await expect.element(grid()).toHaveFocus();
    await userEvent.keyboard("{Shift>}{F10}{/Shift}");
    await page.getByRole("menuitem", { name: "Rename" }).click();
    expect(onAction.mock.calls).toEqual([["b", "rename"]]);
  });

  test("tells which row it is on", async () => {
    const onFocusRow = vi.fn();
    await render(<Parks onFocusRow={onFocusRow} />);
    await press("{Tab}", "{ArrowDown}", "{ArrowRight}");
    expect(onFocusRow.mock.calls).toEqual([[few[0]], [few[1]]]);
  });
});

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

describe("with the pointer", () => {
  test("a press on the name opens, a press elsewhere only goes there, a double press opens", async () => {
    const onOpen = vi.fn();
    await render(<Parks onOpen={onOpen} href={(park) => `#${park.uid}`} />);
    await page.getByRole("gridcell", { name: "10", exact: true }).click();
    expect(active()).toMatch(/^row Söhlde/);
    expect(onOpen).not.toHaveBeenCalled();
    await page.getByRole("link", { name: "Söhlde" }).click();
    await page.getByRole("gridcell", { name: "20", exact: true }).dblClick();
    expect(onOpen.mock.calls).toEqual([[few[2]], [few[3]]]);
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
    await page.getByRole("gridcell", { name: "Offline" }).hover();
    await page.getByRole("button", { name: "Actions of Söhlde" }).click();
    await expect.element(page.getByRole("menu")).toBeVisible();
  });
});

describe("what stands in it", () => {
  test.each(["light", "dark"])("passes axe in the %s theme", async (theme) => {
    document.documentElement.dataset["theme"] = theme;
    const screen = await render(<Parks href={(park) => `#${park.uid}`} />);
    await press("{Tab}", "{ArrowDown}", " ");
    const { violations } = await axe.run(screen.container, { rules: { region: { enabled: false } } });
    expect(violations.map(({ id, nodes }) => [id, ...nodes.map((node) => node.html)])).toEqual([]);
  });

  test("below 576 px only the columns of priority stand", async () => {
    await page.viewport(400, 800);
    await render(<Parks />);
    await expect.element(page.getByRole("columnheader", { name: "Power" })).toBeVisible();
    await expect.element(page.getByRole("columnheader", { name: "State" })).not.toBeInTheDocument();
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
