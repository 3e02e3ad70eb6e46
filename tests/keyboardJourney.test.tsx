import { describe, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { openPortal } from "./harness";
import { tabTo } from "./walk";

const heading = (name: string) => page.getByRole("heading", { level: 1, name });
const button = (name: string) => page.getByRole("button", { name }).first();
const field = (name: string) => page.getByRole("textbox", { name });
const grid = (name: string) => page.getByRole("grid", { name });
const sites = () => page.getByRole("treegrid", { name: "Sites" });
const press = (keys: string) => userEvent.keyboard(keys);
const focused = () => document.activeElement;

/** Walks to a control by Tab and presses a key there. */
async function go(locator: { query: () => Element | null }, keys = "{Enter}", back = false): Promise<void> {
  await expect.poll(() => locator.query()).not.toBeNull();
  await tabTo(() => locator.query(), back);
  await press(keys);
}

/** The name of the row or cell that a grid's cursor is on. */
function cursor(): string | undefined {
  const id = focused()?.getAttribute("aria-activedescendant");
  return document.getElementById(id ?? "")?.textContent;
}

const names = () =>
  [...document.querySelectorAll("[role='treegrid'] [role='row'] > [role='gridcell']:first-child")].map(
    ({ textContent }) => textContent,
  );

describe("[243] by keys alone, with the palette closed", () => {
  test("signing in, to a screen, and out again", async () => {
    const { address } = await openPortal("/login");
    await expect.element(field("Email")).toHaveFocus();
    await press("owner@demo.test{Tab}demo{Enter}");
    await expect.element(heading("Dashboard")).toHaveFocus();
    await go(page.getByRole("link", { name: "Organization" }), "{Enter}", true);
    await expect.element(heading("Organization")).toHaveFocus();
    expect(address()).toBe("/organization");
    await go(button("User menu"), "{Enter}", true);
    await expect.element(page.getByRole("menu", { name: "User menu" })).toBeVisible();
    await press("{End}{Enter}");
    await expect.element(field("Email")).toHaveFocus();
    expect(address()).toMatch(/^\/login/);
  });

  test("a demo account, and its second factor", async () => {
    const { demo } = await openPortal("/login");
    await go(button("Two-factor"));
    await expect.element(field("Code")).toHaveFocus();
    await press(`${(await demo.code()).code}{Enter}`);
    await expect.element(heading("Dashboard")).toBeVisible();
  });

  test("filtering by portfolio and park", async () => {
    const { address } = await openPortal("/dashboard", { as: "owner" });
    await expect.element(heading("Dashboard")).toBeVisible();
    await go(button("KPI filters"), "{Enter}", true);
    const panel = page.getByRole("complementary", { name: "KPI filters" });
    await go(panel.getByRole("button", { name: "Portfolio" }), "{ArrowDown}");
    await expect.element(page.getByRole("listbox")).toBeVisible();
    await press("{ArrowDown}{Enter}");
    await expect.element(page.getByRole("listbox")).not.toBeInTheDocument();
    await go(panel.getByRole("button", { name: "Park" }));
    await expect.element(page.getByRole("option").first()).toBeVisible();
    await press("agu");
    await expect.poll(() => page.getByRole("option").elements().length).toBe(1);
    await press("{ArrowDown}{Enter}");
    await expect.element(panel.getByRole("button", { name: "Park" })).toHaveTextContent("Agüimes");
    await go(panel.getByRole("button", { name: "Save" }));
    await expect.poll(address).toMatch(/portfolios=[^&]+&parks=[^&]+$/);
    await expect.element(button("KPI filters")).toHaveFocus();
  });

  test("the range of the graph", async () => {
    const { address } = await openPortal("/dashboard", { as: "owner" });
    await go(page.getByRole("radio", { name: "Quarter" }), "{ArrowRight}");
    await expect.element(page.getByRole("radio", { name: "Year" })).toHaveFocus();
    await press("{End}");
    await expect.element(page.getByRole("radio", { name: "Year" })).toBeChecked();
    await press("{ArrowRight}{ArrowRight}");
    await go(page.getByRole("spinbutton").first(), "01052026", true);
    await go(page.getByRole("spinbutton").nth(3), "31052026");
    await go(button("Apply"));
    await expect.poll(address).toMatch(/start=2026-05-01&end=2026-05-31/);
  });

  test("another day: by the arrows beside it, typed, and from the calendar", async () => {
    const { address } = await openPortal("/monitor", { as: "owner" });
    await go(button("Previous day"));
    await expect.poll(address).toBe("/monitor?date=2026-06-09");
    await expect.element(button("Previous day")).toHaveFocus();
    const first = page.getByRole("spinbutton").first();
    await expect.element(first).toHaveAttribute("aria-valuenow", "9");
    await go(first, "{ArrowDown}");
    await expect.poll(address).toBe("/monitor?date=2026-06-08");
    await go(button("Open calendar"));
    await expect.element(grid("June 2026")).toBeVisible();
    await press("{ArrowUp}{ArrowLeft}{Enter}");
    await expect.poll(address).toBe("/monitor?date=2026-05-31");
    await expect.element(page.getByRole("grid", { name: /2026/ })).not.toBeInTheDocument();
    await go(button("Today"));
    await expect.poll(address).toBe("/monitor");
  });

  test("a chart: its values one by one, its table, and back", async () => {
    await openPortal("/monitor", { as: "owner" });
    const slider = page.getByRole("slider", { name: "Values of Power" });
    await go(slider, "{Home}");
    await expect.element(slider).toHaveAttribute("aria-valuenow", "0");
    const first = slider.element().getAttribute("aria-valuetext");
    await press("{ArrowRight}");
    expect(slider.element().getAttribute("aria-valuetext")).not.toBe(first);
    const figure = page.getByRole("figure", { name: "Power", exact: true });
    await go(figure.getByRole("button", { name: "Table view" }), "{Enter}", true);
    await go(figure.getByRole("grid"), "{End}");
    await expect.poll(cursor).toMatch(/12:00/);
    await go(figure.getByRole("button", { name: "Table view" }), "{Enter}", true);
    await expect.element(slider).toBeVisible();
  });

  test("a table: sorted, searched, a row chosen, its menu, and opened", async () => {
    const { address, router, tools } = await openPortal("/sites", { as: "owner" });
    await go(sites(), "{ArrowUp}");
    await expect.poll(cursor).toBe("Name");
    await press("{Enter}");
    const header = page.getByRole("columnheader", { name: "Name" });
    await expect.element(header).toHaveAttribute("aria-sort", "descending");
    expect(names()[0]).toMatch(/^Lausitz und Fläming/);
    await press("{Home}{Enter}");
    await expect.element(header).toHaveAttribute("aria-sort", "ascending");
    await press("{ArrowDown}{ArrowLeft}pe");
    await expect.poll(cursor).toMatch(/^Peetz/);
    await press(" ");
    expect(tools.selection.rows.map(({ name }) => name)).toEqual(["Peetz"]);
    await press("{Escape}");
    expect(tools.selection.rows).toEqual([]);
    await press("{Shift>}{F10}{/Shift}");
    await expect.element(page.getByRole("menu")).toBeVisible();
    await press("{Enter}");
    await expect.element(heading("Monitor")).toHaveFocus();
    expect(address()).toMatch(/^\/monitor\?.*parks=/);
    await router.navigate("/sites");
    await go(sites(), "{Enter}");
    await expect.element(heading("Front Range")).toHaveFocus();
  });

  test("a device beside its list, and back to the row", async () => {
    const { address } = await openPortal("/devices", { as: "owner" });
    await expect.element(grid("Devices")).toBeVisible();
    await go(grid("Devices"), "{ArrowDown}{Enter}");
    await expect.poll(address).toMatch(/device=/);
    await expect.element(button("Close device")).toBeVisible();
    await expect.poll(() => focused()?.contains(button("Close device").element())).toBe(true);
    await press("{Escape}");
    await expect.element(grid("Devices")).toHaveFocus();
    expect(address()).not.toMatch(/device=/);
  });

  test("language and theme", async () => {
    await openPortal("/organization", { as: "owner" });
    await expect.element(heading("Organization")).toBeVisible();
    await go(button("Theme"), "{Enter}", true);
    await expect.element(page.getByRole("menuitemradio", { name: "Light" })).toHaveFocus();
    await press("{ArrowDown}{Enter}");
    await expect.poll(() => document.documentElement.dataset["theme"]).toBe("dark");
    await expect.element(button("Theme")).toHaveFocus();
    await go(button("Language"), "{ArrowDown}", true);
    await expect.element(page.getByRole("menuitemradio", { name: "English" })).toHaveFocus();
    await press("{ArrowDown}{Enter}");
    await expect.element(heading("Organisation")).toBeVisible();
    await expect.element(button("Sprache")).toHaveFocus();
  });

  test("making an organization", async () => {
    const { address } = await openPortal("/organization", { as: "new" });
    await go(field("Name"), "Nordlicht{Enter}");
    await expect.poll(address).toBe("/dashboard");
  });
});
