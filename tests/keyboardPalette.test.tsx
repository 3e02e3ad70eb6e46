import { describe, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { openPortal, type Harness, type HarnessOptions } from "./harness";

const palette = page.getByRole("dialog", { name: "Command palette" });
const field = palette.getByRole("combobox");
const option = palette.getByRole("option");
const chosen = palette.getByRole("option", { selected: true });
const sheet = page.getByRole("dialog", { name: "Keyboard shortcuts" });
const heading = (name: string) => page.getByRole("heading", { level: 1, name });
const press = (keys: string) => userEvent.keyboard(keys);
const all = "{Control>}a{/Control}";

async function start(path: string, options: HarnessOptions = {}): Promise<Harness> {
  const portal = await openPortal(path, { as: "owner", ...options });
  await expect.element(page.getByRole("button", { name: "Open command palette" })).toBeVisible();
  await expect.poll(() => portal.tools.keys.all().length).toBeGreaterThan(5);
  return portal;
}

/** Opens the palette, once all that it finds is loaded, and types. */
async function type(keys: string): Promise<void> {
  await press("{Control>}k{/Control}");
  await expect.element(field).toHaveFocus();
  await expect.element(palette.getByText(/loaded|Loading …/)).not.toBeInTheDocument();
  await press(keys);
}

const closed = () => expect.element(palette).not.toBeInTheDocument();

describe("[217] [F111] by the palette alone", () => {
  test("to every screen", async () => {
    const { address } = await start("/organization");
    for (const [words, name, path] of [
      ["dashboard", "Dashboard", "/dashboard"],
      ["monitor", "Monitor", "/monitor"],
      ["sites", "Sites", "/sites"],
      ["devices", "Devices", "/devices"],
      ["organization", "Organization", "/organization"],
    ] as const) {
      await type(`${words}{Enter}`);
      await closed();
      await expect.element(heading(name)).toHaveFocus();
      expect(address().split("?")[0]).toBe(path);
    }
  });

  test("to a park, previewed before, and to a device by its address without separators", async () => {
    const { address, demo } = await start("/organization");
    await type("#aguim");
    await expect.element(chosen).toHaveTextContent(/^Agüimes/);
    await expect
      .element(palette.getByRole("complementary", { name: "Preview" }))
      .toHaveTextContent(/Power now/);
    await press("{Enter}");
    await expect.element(heading("Agüimes")).toHaveFocus();
    const device = demo.world().devices.find(({ name }) => name === "Parkregler Söhlde");
    await type(`/${device?.mac.replaceAll(":", "").toUpperCase()}`);
    await expect.element(chosen).toHaveTextContent(/^Parkregler Söhlde/);
    await press("{Enter}");
    await expect.poll(address).toBe(`/devices/${device?.uid}`);
    await expect.element(heading("Parkregler Söhlde")).toHaveFocus();
  });

  test("one of a park's actions, one level down, and back up where one was", async () => {
    const { address } = await start("/organization");
    await type("#aguim{Control>}{Enter}{/Control}");
    await expect.element(palette.getByRole("list", { name: "Where you are" })).toHaveTextContent("Agüimes");
    await press("{Backspace}");
    await expect.element(field).toHaveValue("#aguim");
    await press("{Control>}{Enter}{/Control}monitor{Enter}");
    await expect.element(heading("Monitor")).toHaveFocus();
    expect(address()).toMatch(/parks=/);
  });

  test("a command with an argument: a period, then a range in words that is refused at first", async () => {
    const { address } = await start("/dashboard");
    await type(">choose period{Enter}");
    await expect.element(option.first()).toBeVisible();
    await press("month{Enter}");
    await closed();
    await expect.poll(address).toBe("/dashboard?period=Month");
    await type(">choose range{Enter}whenever");
    await expect.element(option.first()).toHaveTextContent("Not understood");
    await press(`${all}2026-05-03{Enter}`);
    await closed();
    await expect.poll(address).toMatch(/start=2026-05-03&end=2026-05-03/);
  });

  test("language, theme and signing out", async () => {
    const { address } = await start("/organization");
    await type("theme dark{Enter}");
    await closed();
    await expect.poll(() => document.documentElement.dataset["theme"]).toBe("dark");
    await press("{Control>}k{/Control}");
    await press("deutsch{Enter}");
    await expect.element(heading("Organisation")).toBeVisible();
    await press("{Control>}k{/Control}");
    await press("sign out{Enter}");
    await expect.element(page.getByRole("button", { name: "Anmelden" })).toBeVisible();
    expect(address()).toMatch(/^\/login/);
  });

  test("[238] a key is changed in the sheet, by keys, and used", async () => {
    const { tools } = await start("/organization");
    await type("keyboard shortcuts{Enter}");
    await expect.element(sheet.getByRole("searchbox")).toHaveFocus();
    await press("toggle sidebar");
    const change = sheet.getByRole("button", { name: "Change the key of Toggle sidebar" });
    for (let pressed = 0; pressed < 4 && document.activeElement !== change.query(); pressed++)
      await press("{Tab}");
    await expect.element(change).toHaveFocus();
    await press("{Enter}q{Enter}");
    await expect.poll(() => tools.keys.shown("view.sidebar")).toBe("q");
    await expect.element(change).toHaveFocus();
    await press("{Enter}{Escape}");
    await expect.element(change).toHaveFocus();
    await press("{Escape}");
    await expect.element(sheet).not.toBeInTheDocument();
    await press("q");
    await expect.poll(() => tools.layout.sidebarOpen).toBe(false);
    await press("b");
    expect(tools.layout.sidebarOpen).toBe(false);
  });
});
