import { afterEach, describe, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { openPortal } from "./harness";

const root = document.documentElement;
const main = () => document.getElementById("main");
const printed = () => [...(main()?.querySelectorAll("table tbody tr") ?? [])];
const isSeen = (selector: string) =>
  [...document.querySelectorAll(selector)].some((element) => element.checkVisibility());

afterEach(() => {
  window.dispatchEvent(new Event("afterprint"));
});

/** What is laid out at the moment in which the browser would take it. */
function takenBy(): { paper: string | undefined; theme: string | undefined; rows: number }[] {
  const taken: ReturnType<typeof takenBy> = [];
  vi.spyOn(window, "print").mockImplementation(() => {
    window.dispatchEvent(new Event("beforeprint"));
    taken.push({ paper: root.dataset["paper"], theme: root.dataset["theme"], rows: printed().length });
    window.dispatchEvent(new Event("afterprint"));
  });
  return taken;
}

describe("a screen on paper", () => {
  test("by the browser's own menu: every row, light, whose it is and when, and nothing to press", async () => {
    const portal = await openPortal("/dashboard", { as: "owner" });
    portal.tools.preferences.setTheme("dark");
    const grid = page.getByRole("grid", { name: "Parks", exact: true });
    await expect.element(grid).toBeVisible();
    await expect.poll(() => grid.element().getAttribute("aria-rowcount")).toBe("30");
    await expect
      .element(page.getByRole("group", { name: "Production", exact: true }).getByText(/^As of/))
      .toBeVisible();
    expect(printed()).toEqual([]);

    window.dispatchEvent(new Event("beforeprint"));
    expect(printed().length).toBe(29);
    expect(root.dataset).toMatchObject({ paper: "landscape", theme: "light" });
    expect(isSeen("[role=grid]")).toBe(false);
    expect(isSeen("main button")).toBe(false);
    expect(isSeen("#sidebar")).toBe(false);
    const head = main()?.querySelector("header")?.textContent ?? "";
    expect(head).toMatch(/^Bördekraft Energie eG.* – .*2\d\d\d.*Europe\/Berlin.*Printed \d\d:\d\d CES?T$/);

    window.dispatchEvent(new Event("afterprint"));
    await expect.poll(() => root.dataset["theme"]).toBe("dark");
    expect(root.dataset["paper"]).toBe(undefined);
    await expect.element(grid).toBeVisible();
    expect(printed()).toEqual([]);
  });

  test("the selected rows alone, where some are", async () => {
    await openPortal("/devices", { as: "admin" });
    const grid = page.getByRole("grid", { name: "Devices", exact: true });
    await expect.element(grid).toBeVisible();
    (grid.element() as HTMLElement).focus();
    await userEvent.keyboard("{Home} {ArrowDown} ");
    await expect.element(page.getByRole("toolbar", { name: "Selection" })).toBeVisible();
    window.dispatchEvent(new Event("beforeprint"));
    expect(printed().length).toBe(2);
  });

  test("by the command, the way the paper is held chosen", async () => {
    const taken = takenBy();
    await openPortal("/dashboard", { as: "owner" });
    await expect.element(page.getByRole("grid", { name: "Parks", exact: true })).toBeVisible();
    await userEvent.keyboard("{F1}");
    await expect.element(page.getByRole("combobox")).toHaveFocus();
    await userEvent.keyboard("print this{Enter}");
    await expect.element(page.getByRole("option", { name: "A4 portrait" })).toBeVisible();
    await userEvent.keyboard("portrait{Enter}");
    await expect.poll(() => taken).toMatchObject([{ paper: "portrait", theme: "light", rows: 29 }]);
    expect(root.dataset["paper"]).toBe(undefined);
  });
});
