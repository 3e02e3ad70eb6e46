import { Pencil } from "lucide-react";
import { beforeAll, describe, expect, test, vi } from "vitest";
import { render } from "./render";
import { page, userEvent } from "vitest/browser";
import "../src/ui/base.css";
import { IconButton } from "../src/ui/IconButton";
import { Menu } from "../src/ui/Menu";
import { startWords } from "./words";
import { few, isInSight, many, Parks, grid, active, selection } from "./parks";
import { press } from "./controls";

type Column = NonNullable<Parameters<typeof Parks>[0]["columns"]>[number];

beforeAll(startWords);

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

  test("in a window that becomes narrow the cursor steps from a column that is gone to the last", async () => {
    await page.viewport(1400, 900);
    await render(<Parks />);
    await press("{Tab}", "{ArrowUp}", "{End}");
    const [, ...others] = page.getByRole("columnheader").elements();
    expect(active()).toBe(`columnheader ${others.at(-1)?.textContent}`);
    await page.viewport(400, 900);
    await expect.poll(() => page.getByRole("columnheader").elements().length).toBeLessThan(others.length + 1);
    const last = page.getByRole("columnheader").elements().at(-1);
    await expect.poll(active).toBe(`columnheader ${last?.textContent}`);
    await page.viewport(1400, 900);
  });

  test.each(["ltr", "rtl"])(
    "a column reached by arrow comes into sight in a narrow window (%s)",
    async (dir) => {
      const column = (place: number): Column => ({
        id: `c${place}`,
        header: `Column ${place}`,
        value: (park) => `${park.uid}${place}`,
        width: "160px",
        priority: true,
      });
      await render(
        <div dir={dir} style={{ inlineSize: "400px" }}>
          <Parks
            columns={Array.from({ length: 8 }, (_, place) => column(place))}
            rowActions={() => <IconButton icon={Pencil} label="Rename" />}
          />
        </div>,
      );
      await press("{Tab}");
      const [on, back] = dir === "ltr" ? ["{ArrowRight}", "{ArrowLeft}"] : ["{ArrowLeft}", "{ArrowRight}"];
      const passed: boolean[] = [];
      for (const key of [...Array<string>(8).fill(on), ...Array<string>(6).fill(back)]) {
        await press(key);
        passed.push(isInSight());
      }
      expect(passed).toEqual(passed.map(() => true));
      expect(active()).toBe("gridcell a1");
    },
  );

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
      <div onKeyDown={(event) => void above(event.key)}>
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
    expect(onOpen.mock.calls.map((given: unknown[]) => given[0])).toEqual([few[1]]);
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
    await press("{ArrowDown}", "{ArrowUp}");
    await userEvent.keyboard("{Shift>}{ArrowDown}{ArrowDown}{ArrowUp}{/Shift}");
    await expect.element(selection()).toHaveTextContent("a b");
    await expect.element(page.getByRole("toolbar").getByText("2 rows selected")).toBeVisible();
    await userEvent.keyboard("{Control>}a{/Control}");
    await expect.element(selection()).toHaveTextContent("a b c d");
    await press("{Escape}");
    await expect.element(selection()).toHaveTextContent("");
  });

  describe("a range leaves its rows as its first row was left", () => {
    const box = (name: string) => page.getByRole("row", { name }).getByRole("checkbox");
    const shift = (keys: string) => userEvent.keyboard(`{Shift>}${keys}{/Shift}`);
    const click = (name: string, ...modifiers: "Shift"[]) => box(name).click({ modifiers });

    async function allSelected() {
      await render(<Parks />);
      await press("{Tab}");
      await userEvent.keyboard("{Control>}a{/Control}");
    }

    test("by keys: what was turned off takes the range with it, and a shorter range gives back", async () => {
      await allSelected();
      await press(" ");
      await shift("{ArrowDown}{ArrowDown}");
      await expect.element(selection()).toHaveTextContent(/^d$/);
      await shift("{ArrowUp}");
      await expect.element(selection()).toHaveTextContent(/^c d$/);
    });

    test("by pointer, likewise; from a row that was not turned over it adds", async () => {
      await allSelected();
      await click("WR 2");
      await click("Großenhain", "Shift");
      await expect.element(selection()).toHaveTextContent(/^a$/);
      await click("Söhlde", "Shift");
      await expect.element(selection()).toHaveTextContent(/^a d$/);
      await page.getByRole("gridcell", { name: "10", exact: true }).click();
      await click("Großenhain", "Shift");
      await expect.element(selection()).toHaveTextContent(/^a d c$/);
    });

    test("keys go on where the pointer began, and the pointer where keys did", async () => {
      await allSelected();
      await click("WR 12");
      grid().element().focus();
      await shift("{ArrowDown}");
      await expect.element(selection()).toHaveTextContent(/^c d$/);
      await press("{ArrowDown}", " ");
      await click("Großenhain", "Shift");
      await expect.element(selection()).toHaveTextContent("");
    });

    test("begins anew where the selection has become another one meanwhile", async () => {
      await allSelected();
      await press(" ");
      await press("{Escape}");
      await shift("{ArrowDown}");
      await expect.element(selection()).toHaveTextContent(/^a b$/);
    });
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
            onAction={(id) => void onAction(park.uid, id)}
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
    await expect.element(page.getByRole("menuitem", { name: "Rename" })).toBeVisible();
    await userEvent.keyboard("{Escape}");
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

test("[244] while the cursor only comes to a row or leaves it, none of its cells is drawn anew", async () => {
  const drawn: string[] = [];
  const rows = many(20);
  function Drawn({ name }: { name: string }) {
    drawn.push(name);
    return name;
  }
  const columns: Column[] = [
    { id: "name", header: "Park", value: ({ name }) => name, cell: ({ name }) => <Drawn name={name} /> },
    { id: "power", header: "Power", value: ({ power }) => power },
  ];
  await render(<Parks rows={rows} columns={columns} />);
  await press("{Tab}", "{ArrowDown}");
  await expect.poll(active).toMatch(/^row Park 2/);
  drawn.length = 0;
  await press("{ArrowDown}", "{ArrowDown}");
  await expect.poll(active).toMatch(/^row Park 4/);
  expect(drawn).toEqual([]);
  await press("{ArrowRight}");
  await expect.poll(active).toMatch(/^gridcell Park 4/);
  expect(new Set(drawn)).toEqual(new Set(["Park 4"]));
});
