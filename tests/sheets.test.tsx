import { describe, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { violations } from "./axe";
import { openPortal } from "./harness";

type Portal = Awaited<ReturnType<typeof openPortal>>;

/** The files that are saved from now on, as name and lines. */
function savedBy({ tools }: Portal) {
  const files: { name: string; lines: string[] }[] = [];
  vi.spyOn(tools, "download").mockImplementation((name, content) => {
    const text = typeof content === "string" ? content : "";
    files.push({ name, lines: text.replace("\ufeff", "").trimEnd().split("\r\n") });
  });
  return files;
}

const grid = (name: string) => page.getByRole("grid", { name, exact: true });

async function command(words: string): Promise<void> {
  await userEvent.keyboard("{F1}");
  await expect.element(page.getByRole("combobox")).toHaveFocus();
  await userEvent.keyboard(words);
}

describe("[62] rows for a spreadsheet", () => {
  test("y c saves the list one is on, in its order, all columns in words and units", async () => {
    const portal = await openPortal("/dashboard", { as: "owner" });
    const files = savedBy(portal);
    await expect.element(grid("Parks")).toBeVisible();
    grid("Parks").element().focus();
    await userEvent.keyboard("yc");
    await expect.poll(() => files.length).toBe(1);
    const [file] = files;
    expect(file?.name).toMatch(/^Parks_\d{4}-\d\d-\d\d\.csv$/);
    expect(file?.lines[0]).toMatch(/^Park,State,Portfolio,Open events,.*\(\w*Wh\).*\(\w*W\),Last data/);
    const parks = grid("Parks").getByRole("row").elements().slice(1);
    const first = parks[0]?.querySelector("a")?.textContent ?? "";
    expect(file?.lines[1]).toContain(first);
    expect(file?.lines[1]).toMatch(
      /(Fault|Warning|Offline|OK),.*\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d[+-]\d\d:\d\d$/i,
    );
    await expect.element(page.getByText(/\d+ rows of “Parks” saved/)).toBeVisible();
  });

  test("the button at the head of a list saves it for either, by pointer and by keyboard, and on a phone too", async () => {
    const portal = await openPortal("/organization/members", { as: "owner" });
    const files = savedBy(portal);
    const members = grid("Members");
    await expect.element(members).toBeVisible();
    await userEvent.click(members.getByRole("button", { name: "Download CSV" }));
    await userEvent.click(page.getByRole("menuitem", { name: "Save as CSV for German Excel" }));
    await expect.element(page.getByText(/\d+ rows of “Members” saved/)).toBeVisible();
    members.element().focus();
    await userEvent.keyboard("{ArrowUp}{ArrowUp}{End}{Enter}");
    await expect.element(members.getByRole("button", { name: "Columns" })).toHaveFocus();
    await userEvent.keyboard("{ArrowRight}");
    await expect.element(members.getByRole("button", { name: "Download CSV" })).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await expect.element(page.getByRole("menuitem", { name: "Save as CSV", exact: true })).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await expect.poll(() => files.map(({ lines }) => lines[0]?.slice(0, 5))).toEqual(["Name;", "Name,"]);
    expect(await violations(members.element())).toEqual([]);
    await page.viewport(400, 900);
    const save = members.getByRole("button", { name: "Download CSV" });
    await expect.poll(() => save.element().getBoundingClientRect().right).toBeLessThanOrEqual(400);
  });

  test.for([
    ["/invoice", "Billing addresses"],
    ["/rights", "What may I do?"],
  ] as const)("so does that of a list whose rows have no menus: %s", async ([path, name]) => {
    const portal = await openPortal(path, { as: "owner" });
    const files = savedBy(portal);
    const list = grid(name);
    await expect.element(list).toBeVisible();
    const count = Number(list.element().getAttribute("aria-rowcount"));
    await userEvent.click(list.getByRole("button", { name: "Download CSV" }));
    await userEvent.click(page.getByRole("menuitem", { name: "Save as CSV", exact: true }));
    await expect.poll(() => files.map(({ lines }) => lines.length)).toEqual([count]);
    list.element().focus();
    await userEvent.keyboard("{ArrowUp}{ArrowUp}{End}{Enter}");
    await expect.element(page.getByRole("menuitem", { name: "Save as CSV", exact: true })).toHaveFocus();
    expect(await violations(list.element())).toEqual([]);
  });

  test("for German Excel by palette and by the menu of the page, whatever the language of the page", async () => {
    const portal = await openPortal("/dashboard", { as: "owner" });
    const files = savedBy(portal);
    await expect.element(grid("Parks")).toBeVisible();
    grid("Parks").element().focus();
    await command("german excel{Enter}");
    await expect.poll(() => files.length).toBe(1);
    await userEvent.click(page.getByRole("button", { name: "User menu", exact: true }));
    await userEvent.click(page.getByRole("menuitem", { name: "Save as CSV for German Excel" }));
    await expect.poll(() => files.length).toBe(2);
    for (const { lines } of files) {
      expect(lines[0]).toMatch(/^Park;State;Portfolio;Open events;/);
      expect(lines[1]).toMatch(/;\d+,\d+;/);
    }
  });

  test("of a tree all that stands under its rows, folded away or not, and under which", async () => {
    const portal = await openPortal("/sites", { as: "owner" });
    const files = savedBy(portal);
    const tree = page.getByRole("treegrid", { name: "Sites" });
    await expect.element(tree).toBeVisible();
    (tree.element() as HTMLElement).focus();
    await userEvent.keyboard("{Home}{ArrowLeft}yc");
    await expect.poll(() => files.length).toBe(1);
    const [head = "", ...rows] = files[0]?.lines ?? [];
    expect(head).toMatch(/^Name,Portfolio,/);
    expect(rows.length).toBe(29);
    expect(new Set(rows.map((row) => row.split(",")[1])).size).toBeGreaterThan(1);
  });

  test("the selected rows alone, where some are", async () => {
    const portal = await openPortal("/devices", { as: "admin" });
    const files = savedBy(portal);
    await expect.element(grid("Devices")).toBeVisible();
    grid("Devices").element().focus();
    await userEvent.keyboard("x{ArrowDown}x");
    await userEvent.keyboard("yc");
    await expect.poll(() => files.map(({ lines }) => lines.length)).toEqual([3]);
    await expect.element(page.getByText("2 rows of “Devices” saved")).toBeVisible();
  });

  test("by palette, with a choice of what is on the screen; without one it is said what it needs", async () => {
    const portal = await openPortal("/dashboard", { as: "owner" });
    const files = savedBy(portal);
    await expect.element(grid("Parks")).toBeVisible();
    await expect.element(page.getByRole("figure", { name: "Energy over time" })).toBeVisible();
    await command("save as csv{Enter}");
    await userEvent.click(page.getByRole("option", { name: "Energy over time" }));
    await expect.poll(() => files.map(({ name }) => name.split("_")[0])).toEqual(["Energy-over-time"]);
    expect(files[0]?.lines[0]).toMatch(/^Time \(Europe\/Berlin\),/);
    await userEvent.keyboard("{Escape}");
    portal.tools.go("/organization");
    await expect.element(page.getByRole("heading", { level: 1, name: "Organization" })).toBeVisible();
    await command("save as csv");
    await expect.element(page.getByText("Needs a list or a chart on the screen").first()).toBeVisible();
  });
});

test("[151] a chart's numbers are shown by palette, and its drawing again", async () => {
  await openPortal("/dashboard", { as: "owner" });
  const figure = page.getByRole("figure", { name: "Energy over time" });
  await expect.element(figure).toBeVisible();
  const asTable = figure.getByRole("button", { name: "Table view" });
  await expect.element(asTable).toHaveAttribute("aria-pressed", "false");
  await command("chart's numbers{Enter}{Enter}");
  await expect.element(asTable).toHaveAttribute("aria-pressed", "true");
});
