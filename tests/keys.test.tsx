import { describe, expect, onTestFinished, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { violations } from "./axe";
import { openPortal } from "./harness";
import type { Harness, HarnessOptions } from "./harness";

const sheet = page.getByRole("dialog", { name: "Keyboard shortcuts" });
const heading = (name: string) => page.getByRole("heading", { level: 1, name });

/** The portal once its keys are heard. */
async function ready(path = "/dashboard", given: HarnessOptions = {}): Promise<Harness> {
  const portal = await openPortal(path, { as: "admin", ...given });
  await expect.element(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect.poll(() => portal.tools.keys.all().length).toBeGreaterThan(5);
  return portal;
}

/** A press as a keyboard of any layout sends it. */
function press(key: string, more: KeyboardEventInit = {}): void {
  const event = new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true, ...more });
  (document.activeElement ?? document.body).dispatchEvent(event);
}

async function openSheet(): Promise<void> {
  await userEvent.keyboard("?");
  await expect.element(sheet).toBeVisible();
}

describe("sequences and letters", () => {
  test("[235] g and a letter go to each screen that shows such a key", async () => {
    const portal = await ready("/organization");
    for (const [keys, path, name] of [
      ["gd", "/dashboard", "Dashboard"],
      ["gm", "/monitor", "Monitor"],
      ["ge", "/events", "Events"],
      ["gf", "/forecast", "Forecast"],
      ["gr", "/report", "Report"],
      ["gs", "/sites", "Sites"],
      ["gu", "/users", "Users"],
      ["gv", "/devices", "Devices"],
      ["gp", "/profile", "Profile"],
      ["go", "/organization", "Organization"],
    ] as const) {
      await userEvent.keyboard(keys);
      await expect.element(heading(name)).toBeVisible();
      expect(portal.address().split("?")[0]).toBe(path);
    }
  });

  test("[235] [243] they carry the filter, as the sidebar does, from one screen that follows it to the next", async () => {
    const portal = await ready("/monitor?period=Month&date=2026-06-09");
    const link = page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Sites" });
    await expect.element(link).toHaveAttribute("href", expect.stringMatching(/\/sites\?period=Month$/));
    await userEvent.keyboard("gs");
    await expect.poll(portal.address).toBe("/sites?period=Month");
    await userEvent.keyboard("{F1}");
    await userEvent.keyboard(">dashboard{Enter}");
    await expect.poll(portal.address).toBe("/dashboard?period=Month");
    await userEvent.keyboard("go");
    await expect.poll(portal.address).toBe("/organization");
  });

  test("[235] letters and function keys act", async () => {
    const portal = await ready();
    const { layout, overlays } = portal.tools;
    await userEvent.keyboard("b");
    expect(layout.sidebarOpen).toBe(false);
    await userEvent.keyboard("f");
    expect(layout.asideOpen).toBe(true);
    await userEvent.keyboard("{Escape}");
    await expect.poll(() => layout.asideOpen).toBe(false);
    const before = portal.calls("/kpi/production");
    await userEvent.keyboard("r");
    await expect.poll(() => portal.calls("/kpi/production")).toBeGreaterThan(before);
    await openSheet();
    await userEvent.keyboard("{Escape}");
    await expect.poll(() => overlays.isOpen("keys")).toBe(false);
    await userEvent.keyboard("{F1}");
    expect(overlays.isOpen("palette")).toBe(true);
  });

  test("[235] every key that is shown is heard, as it is shown", async () => {
    const { tools } = await ready();
    const heard: string[] = [];
    const entries = tools.keys.all();
    const shown = entries.map(({ id, scope, keys }) => ({ id, scope, keys }));
    const stop = tools.keys.register(shown, (id) => {
      heard.push(id);
    });
    for (const { keys } of entries) {
      for (const part of keys.split(" ")) {
        const held = part === "+" ? ["+"] : part.split("+");
        press(held.at(-1) ?? "", { ctrlKey: held.includes("Ctrl"), shiftKey: held.includes("Shift") });
      }
    }
    stop();
    expect(heard).toEqual(entries.map(({ id }) => id));
  });

  test("[236] ? is the sign, not a place on the keyboard: Shift+ß on a German one", async () => {
    await ready();
    press("?", { code: "Minus", shiftKey: true });
    await expect.element(sheet).toBeVisible();
  });

  test("[237] a begun sequence is shown, and lapses", async () => {
    const portal = await ready();
    await userEvent.keyboard("g");
    await expect.element(page.getByText("Waiting for the next key")).toBeVisible();
    await expect.element(page.getByText("Waiting for the next key")).not.toBeInTheDocument();
    await userEvent.keyboard("m");
    expect(portal.address()).toBe("/dashboard");
  });

  test("[237] [F112] letters are dead in fields and in dialogs", async () => {
    const portal = await ready("/devices");
    const search = page.getByRole("searchbox").first();
    await userEvent.click(search);
    await userEvent.keyboard("gdb?");
    await expect.element(search).toHaveValue("gdb?");
    expect(portal.address()).toMatch(/^\/devices/);
    (document.activeElement as HTMLElement).blur();
    await openSheet();
    await userEvent.keyboard("{Tab}{Tab}{Tab}b");
    expect([portal.tools.layout.sidebarOpen, portal.tools.overlays.isOpen("keys")]).toEqual([true, true]);
  });

  test("[240] Ctrl+Z takes the last one back, but not in a field", async () => {
    const portal = await ready("/devices");
    const { preferences } = portal.tools;
    await userEvent.keyboard("{F1}");
    await userEvent.keyboard("theme dark{Enter}");
    await expect.poll(() => preferences.theme).toBe("dark");
    await userEvent.click(page.getByRole("searchbox").first());
    await userEvent.keyboard("a{Control>}z{/Control}");
    expect(preferences.theme).toBe("dark");
    (document.activeElement as HTMLElement).blur();
    await userEvent.keyboard("{Control>}z{/Control}");
    await expect.poll(() => preferences.theme).toBe("light");
  });

  test("[235] / goes to the search, y l copies the link, . does the last command once more", async () => {
    const copied: string[] = [];
    const spy = vi.spyOn(navigator.clipboard, "writeText").mockImplementation((text) => {
      copied.push(text);
      return Promise.resolve();
    });
    onTestFinished(() => spy.mockRestore());
    const portal = await ready("/sites");
    await expect.element(page.getByRole("treegrid")).toBeVisible();
    await userEvent.keyboard("/");
    await expect.element(page.getByRole("searchbox").first()).toHaveFocus();
    (document.activeElement as HTMLElement).blur();
    await userEvent.keyboard("yl");
    await expect.poll(() => copied.length).toBe(1);
    expect(new URL(copied[0] ?? "").pathname).toMatch(/\/sites$/);
    const focused = () => portal.tools.selection.focused?.uid;
    await userEvent.keyboard("jj");
    await userEvent.keyboard("{F1}");
    await userEvent.keyboard("copy uid{Enter}");
    await expect.poll(() => copied[1]).toBe(focused());
    const first = focused();
    await userEvent.keyboard("j");
    await expect.poll(focused).not.toBe(first);
    await userEvent.keyboard(".");
    await expect.poll(() => copied[2]).toBe(focused());
  });

  test("[235] all keys that the sheet shows are pressed here, but for those of events, parks and platform admins, see compare, parkWay, sheets, monitorDay, events and accounting.test.tsx", async () => {
    const { tools } = await ready();
    const pressed = [
      "dashboard monitor events forecast report sites users devices organization profile".replace(
        /\w+/g,
        "go.$&",
      ),
      "view.sidebar view.filters view.refresh palette.open palette.openToo help.keys edit.undo edit.repeat",
      "link.copy local.search local.next local.previous row.open row.select",
    ].flatMap((ids) => ids.split(" "));
    const shown = tools.keys.all().map(({ id }) => id);
    expect(shown.filter((id) => !pressed.includes(id)).sort()).toEqual([
      "event.close",
      "event.hide",
      "event.next",
      "event.previous",
      "event.update",
      "filter.wholeDay",
      "go.accounting",
      "monitor.nextDay",
      "monitor.previousDay",
      "monitor.today",
      "park.next",
      "park.previous",
      "sheet.csv",
      "sites.foldAll",
      "sites.unfoldAll",
      "view.compare",
      "view.perPeak",
    ]);
  });

  test("[F111] j and k walk the rows, x selects, o opens", async () => {
    const portal = await ready("/sites");
    await expect.element(page.getByRole("treegrid")).toBeVisible();
    await userEvent.keyboard("jjj");
    await expect.poll(() => portal.tools.selection.focused?.kind).toBe("park");
    const first = portal.tools.selection.focused?.uid;
    await userEvent.keyboard("x");
    await expect.poll(() => portal.tools.selection.rows.map(({ uid }) => uid)).toEqual([first]);
    await userEvent.keyboard("x");
    await expect.poll(() => portal.tools.selection.rows).toEqual([]);
    await userEvent.keyboard("j");
    await expect.poll(() => portal.tools.selection.focused?.uid).not.toBe(first);
    await userEvent.keyboard("k");
    await expect.poll(() => portal.tools.selection.focused?.uid).toBe(first);
    await userEvent.keyboard("o");
    await expect.poll(portal.address).toBe(`/sites/parks/${first}`);
  });
});

describe("the sheet", () => {
  test("is made from the registry, and is searched", async () => {
    const portal = await ready();
    await openSheet();
    const lines = sheet.getByRole("listitem");
    expect(lines.elements().length).toBe(portal.tools.keys.all().length);
    await userEvent.keyboard("sidebar");
    await expect.element(lines.first()).toHaveTextContent("Toggle sidebarbChange");
    expect(lines.elements().length).toBe(1);
  });

  test("[237] letters are switched off: neither heard nor shown; chords stay", async () => {
    const portal = await ready();
    await openSheet();
    await userEvent.click(sheet.getByRole("switch", { name: "Single-letter keys" }));
    await userEvent.keyboard("{Escape}");
    await expect.element(sheet).not.toBeInTheDocument();
    await userEvent.keyboard("b");
    expect(portal.tools.layout.sidebarOpen).toBe(true);
    expect([portal.tools.keys.shown("view.sidebar"), portal.tools.keys.shown("palette.open")]).toEqual([
      undefined,
      "Ctrl+K",
    ]);
    await userEvent.keyboard("{Control>}k{/Control}");
    await userEvent.keyboard("letter keys on{Enter}");
    await userEvent.keyboard("b");
    await expect.poll(() => portal.tools.layout.sidebarOpen).toBe(false);
  });

  test("[238] a key is changed, kept, and set back", async () => {
    const portal = await ready();
    await openSheet();
    await userEvent.click(sheet.getByRole("button", { name: "Change the key of Toggle sidebar" }));
    await userEvent.keyboard("ts{Enter}");
    await expect.poll(() => portal.tools.keys.shown("view.sidebar")).toBe("t s");
    expect(portal.local.getItem("keys")).toContain('"view.sidebar":"t s"');
    await userEvent.keyboard("{Escape}");
    await expect.element(sheet).not.toBeInTheDocument();
    await userEvent.keyboard("ts");
    await expect.poll(() => portal.tools.layout.sidebarOpen).toBe(false);
    await openSheet();
    await userEvent.click(sheet.getByRole("button", { name: "Reset the key of Toggle sidebar" }));
    await expect.poll(() => portal.tools.keys.shown("view.sidebar")).toBe("b");
  });

  test.each([
    ["{Control>}w{/Control}", "This key is the browser's or the portal's"],
    ["f", "Already used by KPI filters"],
    ["g", "Dashboard begins with the same keys"],
    ["", "No key was pressed"],
  ])("[238] %j is refused and says why", async (keys, reason) => {
    const portal = await ready();
    await openSheet();
    await userEvent.click(sheet.getByRole("button", { name: "Change the key of Toggle sidebar" }));
    if (keys === "{Control>}w{/Control}") press("w", { ctrlKey: true });
    else if (keys !== "") await userEvent.keyboard(keys);
    await userEvent.keyboard("{Enter}");
    await expect.element(sheet.getByRole("alert")).toHaveTextContent(reason);
    expect(portal.tools.keys.shown("view.sidebar")).toBe("b");
    await userEvent.keyboard("{Escape}");
    await expect.element(sheet).toBeVisible();
    await expect.element(sheet.getByRole("alert")).not.toBeInTheDocument();
  });

  test.each(["light", "dark"] as const)("passes axe in the %s theme, as does the palette", async (theme) => {
    await ready("/organization", { theme });
    await openSheet();
    expect(await violations(sheet.element())).toEqual([]);
    await userEvent.keyboard("{Escape}");
    await expect.element(sheet).not.toBeInTheDocument();
    await userEvent.keyboard("{F1}");
    const palette = page.getByRole("dialog", { name: "Command palette" });
    await expect.element(palette).toBeVisible();
    expect(await violations(palette.element())).toEqual([]);
  });
});
