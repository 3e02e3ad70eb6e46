import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Locator, Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { enter } from "./enter";
import { root } from "./servers";
import { heading, see } from "./visit";

interface Plant {
  readonly file: { readonly name: string; readonly text: string };
  readonly park: string;
  readonly facts: Readonly<Record<string, string>>;
}

const isFocused = (target: Locator) => target.evaluate((element) => element === document.activeElement);

/** Tab by Tab to a control. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let step = 0; step < 60; step += 1) {
    if (await isFocused(target)) return;
    await page.keyboard.press("Tab");
  }
  throw new Error("The keyboard does not get there");
}

/** From the palette to the monitor of the plant's first day, by keys alone. */
async function importPlant(page: Page, { file, park, facts }: Plant): Promise<void> {
  const chooser = page.waitForEvent("filechooser");
  await page.keyboard.press("Control+k");
  await page.getByRole("dialog", { name: "Command palette" }).waitFor();
  await page.keyboard.type("load measured");
  await page.keyboard.press("Enter");
  const dialog = page.getByRole("dialog", { name: "Load measured series" });
  const choose = dialog.getByRole("button", { name: "Choose file" });
  await expect.poll(() => isFocused(choose)).toBe(true);
  await page.keyboard.press("Enter");
  const { name, text } = file;
  await (await chooser).setFiles({ name, mimeType: "text/csv", buffer: Buffer.from(text) });
  await tabTo(page, dialog.getByRole("combobox", { name: "Time zone" }));
  await page.keyboard.press("Control+a");
  await page.keyboard.type("denv");
  await see(page.getByRole("option", { name: "America/Denver" }));
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  const understood = dialog.getByRole("region", { name: "What was understood" });
  const fact = (title: string) =>
    understood
      .locator("dl > div")
      .filter({ has: page.getByText(title, { exact: true }) })
      .locator("dd");
  for (const [title, value] of Object.entries(facts))
    await expect.poll(async () => (await fact(title).textContent())?.replace(/\u00a0/g, " ")).toBe(value);
  await tabTo(page, dialog.getByRole("textbox", { name: "Name of the park" }));
  await page.keyboard.press("Control+a");
  await page.keyboard.type(park);
  await tabTo(page, dialog.getByRole("button", { name: "Import" }));
  await page.keyboard.press("Enter");
  const show = page.getByRole("button", { name: "Show in monitor" });
  await see(page.getByText(`${park} was added with its measurements.`), show);
  await show.press("Enter");
  await see(heading(page, "Monitor"));
}

/** The monitor's Power chart as a table: header, then its rows. */
async function powerTable(page: Page): Promise<string[]> {
  const chart = page.getByRole("figure", { name: "Power", exact: true });
  await chart.getByRole("button", { name: "Table view" }).press("Enter");
  const rows = chart.getByRole("row");
  await see(rows.first());
  // Half of the year it is MDT.
  return (await rows.allInnerTexts()).map((row) => row.replace(/\s+/g, " ").replace("MDT", "MST"));
}

/** A day before today where the plants stand, as an address and as the table write it. */
function daysBefore(days: number): { iso: string; words: string } {
  const today = new Intl.DateTimeFormat("en-CA", { timeZone: "America/Denver" }).format(new Date());
  const day = new Date(Date.parse(today) - days * 86_400_000);
  const words = new Intl.DateTimeFormat("en-GB", { timeZone: "UTC", dateStyle: "medium" }).format(day);
  return { iso: day.toISOString().slice(0, 10), words };
}

/** As the table writes a number of a column with so many decimals; no minus before a zero. */
function written(value: number, digits: number): string {
  return (Number(value.toFixed(digits)) + 0).toLocaleString("en", { minimumFractionDigits: digits });
}

/** The first column after the time in the dashboard's graph as a table, by day: "2 Jan 2026" to "25.0". */
async function energyByDay(page: Page): Promise<ReadonlyMap<string, string>> {
  const chart = page.getByRole("figure", { name: "Energy over time", exact: true });
  await chart.getByRole("button", { name: "Table view" }).press("Enter");
  const rows = chart.getByRole("row");
  await see(rows.first());
  const cells = (await rows.allInnerTexts()).map((row) => row.split("\n").map((cell) => cell.trim()));
  return new Map(cells.slice(1).map(([day = "", energy = ""]) => [day, energy]));
}

describe("measured plants", () => {
  test("a small file of one's own is loaded by keyboard and seen in the monitor", async () => {
    const { page, calls } = await enter("Owner");
    await see(heading(page, "Dashboard"), page.getByRole("grid", { name: "Parks" }));
    const hours = Array.from({ length: 48 }, (_, index) => {
      const [day, hour] = [2 + Math.floor(index / 24), index % 24];
      const watts = hour >= 8 && hour <= 16 ? 1000 * Math.min(hour - 7, 17 - hour) : -9;
      return `2022-01-0${day} ${String(hour).padStart(2, "0")}:00:00,${watts},${Math.max(0, watts / 5)}`;
    });
    await importPlant(page, {
      file: { name: "roof.csv", text: ["time,ac_power_w,poa_irradiance", ...hours].join("\n") },
      park: "Roof of ours",
      facts: { Samples: "48", Step: "1 h", Gaps: "None", "Peak irradiance": "1,000 W/m²" },
    });
    const day = daysBefore(2);
    expect((await powerTable(page)).slice(0, 14)).toEqual([
      "Time MST Radiation W/m² AC power kW",
      ...[0, 0, 0, 1, 2, 3, 4, 5, 4, 3, 2, 1, 0].map(
        (kilowatts, index) =>
          // At night it draws 9 W.
          `${day.words}, ${String(index + 5).padStart(2, "0")}:00 ${(kilowatts * 200).toLocaleString("en")} ${(kilowatts || -0.009).toFixed(2)}`,
      ),
    ]);
    expect(new URL(page.url()).searchParams.get("date")).toBe(day.iso);
    expect(calls).toEqual([]);
  });

  const measured = join(root, "../shared/data/serf_west_15min.csv");

  test("the published plant shows 840 W on average, 1,113 W/m² at most, and its day in the monitor", async () => {
    if (!existsSync(measured)) {
      console.info("The file of the published plant is absent: nothing to load.");
      expect(existsSync(measured)).toBe(false);
      return;
    }
    const text = readFileSync(measured, "utf8");
    const { page, calls, base } = await enter("Owner");
    await see(heading(page, "Dashboard"), page.getByRole("grid", { name: "Parks" }));
    await importPlant(page, {
      file: { name: "serf_west_15min.csv", text },
      park: "SERF West",
      facts: {
        "Mean AC power": "840 W",
        "Peak irradiance": "1,113 W/m²",
        Samples: "480",
        Step: "15 min",
        Gaps: "None",
      },
    });
    const day = daysBefore(5);
    expect(new URL(page.url()).searchParams.get("date")).toBe(day.iso);
    const [header, ...rows] = await powerTable(page);
    expect(header).toBe("Time MST Radiation W/m² AC power kW");
    expect(rows.length).toBeGreaterThan(10);
    const expected = text
      .split("\n")
      .filter((line) => /^2022-01-02 (0[5-9]|1\d|2[01])/.test(line))
      .map((line) => line.split(","))
      .map(([time = "", , watts, ...more]) => {
        const words = [written(Number(more.at(-1)), 1), written(Number(watts) / 1000, 2)];
        return `${day.words}, ${time.slice(11, 16)} ${words.join(" ")}`;
      });
    expect(rows).toEqual(expected.slice(0, rows.length));

    const graph = new URL("dashboard", base);
    graph.searchParams.set("parks", new URL(page.url()).searchParams.get("parks") ?? "");
    graph.searchParams.set("start", day.iso);
    graph.searchParams.set("end", daysBefore(1).iso);
    await page.goto(graph.href);
    const energies = await energyByDay(page);
    const days = [5, 4, 3, 2, 1].map((before) => energies.get(daysBefore(before).words));
    expect(days).toEqual(["25.0", "22.1", "30.5", "23.3", "-0.1"]);
    expect(calls).toEqual([]);
  });
});
