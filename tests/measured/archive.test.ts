import { strToU8, zipSync } from "fflate";
import { describe, expect, test } from "vitest";
import type { MeasuredChoices } from "../../src/command/demo";
import { openDesk } from "../../mocks/measuredDesk";
import { iso, table, watts } from "./read";
import { dayNumber, workbook, type SheetCell } from "./sheets";

const now = Date.UTC(2026, 10, 26);
const start = Date.UTC(2026, 5, 20, 10);
const walls = [0, 15, 30].map((minutes) => start + minutes * 60_000);

/** What the page is shown of a file, without its view; and the view's tables. */
async function shown(content: Uint8Array<ArrayBuffer> | string, choices: MeasuredChoices = {}) {
  const file = new File([content], "plant.xlsx");
  const options = { name: "", zone: "Europe/Berlin", keepDates: false, choices };
  const answer = await openDesk()({ what: "preview", file, key: 1, options, now }, () => undefined);
  if (!answer.ok)
    return {
      ...{ reason: answer.reason, line: answer.line, column: answer.column, source: answer.source },
      ...{ parts: answer.view?.parts ?? [], part: answer.view?.part ?? null },
    };
  if ("columns" in answer) throw new Error("a preview was asked for");
  const { first, samples, meanAcW, stepSeconds, view } = answer;
  return { first, samples, meanAcW, stepSeconds, part: view.part, parts: view.parts };
}

const right = { first: start - 7_200_000, samples: 3, stepSeconds: 900, meanAcW: 2500 };

function sheet(header: string, values: readonly SheetCell[], times: readonly SheetCell[]) {
  return [["Zeit", header], ...times.map((time, row) => [time, values[row] ?? null])];
}

const dates = walls.map((wall) => ({ date: dayNumber(wall) }));

describe("a workbook", () => {
  test.each<[string, readonly SheetCell[], string, readonly SheetCell[]]>([
    ["real dates", dates, "Leistung [W]", [1500, 2500, 3500]],
    ["bare day numbers", walls.map(dayNumber), "Leistung [W]", [1500, 2500, 3500]],
    ["dates as texts", iso, "Leistung [W]", [1500, 2500, 3500]],
    ["numbers of three decimals", dates, "Leistung [kW]", [1.501, 2.5, 3.499]],
    ["numbers that only look like thousands", dates, "Leistung [kW]", [1.501, 2.502, 3.497]],
    ["numbers as German texts", dates, "Leistung [kW]", ["1,5", "2,5", "3,5"]],
    ["tiny and huge powers of ten", dates, "Leistung [MW]", [1.5e-3, 0.0025, 3.5e-3]],
  ])("is read: %s", async (_, times, header, values) => {
    const found = await shown(workbook({ Tabelle1: sheet(header, values, times) }));
    expect(found).toMatchObject(right);
    expect(found.parts).toEqual([]);
  });

  test("with a date and a clock apart, lines above and a row of units", async () => {
    const day = Math.floor(dayNumber(start));
    const rows = walls.map((wall, row) => [
      { date: day },
      { date: dayNumber(wall) - day },
      (row + 1.5) * 1000,
    ]);
    const lines: SheetCell[][] = [
      ["Anlage", "Dach"],
      [],
      ["Datum", "Uhrzeit", "Leistung"],
      [null, null, "W"],
    ];
    expect(await shown(workbook({ Daten: [...lines, ...rows] }))).toMatchObject(right);
  });

  test("takes the one sheet that holds a plant; of several the person chooses", async () => {
    const plant = sheet("AC power [W]", [1500, 2500, 3500], dates);
    const notes = [["Remarks"], ["snow on the roof"]];
    expect(await shown(workbook({ Notes: notes, Data: plant }))).toMatchObject({ ...right, part: "Data" });
    const both = workbook({ East: plant, West: sheet("AC power [W]", [1, 2, 3], dates), Notes: notes });
    const parts = ["East", "West", "Notes"];
    expect(await shown(both)).toMatchObject({ reason: "partUnclear", part: null, parts });
    expect(await shown(both, { part: "East" })).toMatchObject({ ...right, part: "East", parts });
    expect(await shown(both, { part: "West" })).toMatchObject({ meanAcW: 2 });
  });

  test("is refused with its cell where a number is kept as text, or a formula has no value", async () => {
    const mixed = workbook({ A: sheet("Leistung [kW]", [1.5, "2,500", 3.5], dates) });
    expect(await shown(mixed)).toMatchObject({ reason: "textNumber", line: 3, column: "B" });
    const texts = workbook({ A: sheet("Leistung [kW]", ["1,501", "2,502", "3,499"], dates) });
    expect(await shown(texts)).toMatchObject({ reason: "numberUnclear", line: 2 });
    const formula = await shown(workbook({ A: sheet("Leistung [W]", [1, { formula: "B2*2" }, 3], dates) }));
    expect(formula).not.toHaveProperty("meanAcW", 2.5);
  });
});

describe("an archive", () => {
  const csv = table("Time;AC power [W]", iso, watts).join("\n");
  const zip = (files: Record<string, string>) =>
    new Uint8Array(
      zipSync(Object.fromEntries(Object.entries(files).map(([name, text]) => [name, strToU8(text)]))),
    );

  test("with one table is read; of several the person chooses", async () => {
    expect(
      await shown(zip({ "a/plant.csv": csv, "readme.md": "x", "__MACOSX/plant.csv": "x" })),
    ).toMatchObject(right);
    const both = zip({ "a.csv": csv, "b.csv": csv.replace("1500", "0") });
    expect(await shown(both)).toMatchObject({ reason: "partUnclear", parts: ["a.csv", "b.csv"] });
    expect(await shown(both, { part: "b.csv" })).toMatchObject({ meanAcW: 2000, part: "b.csv" });
  });

  test("with a workbook is read as the workbook; with several the person chooses", async () => {
    const book = workbook({ Data: sheet("AC power [W]", [1500, 2500, 3500], dates) });
    expect(await shown(new Uint8Array(zipSync({ "a/plant.xlsx": book })))).toMatchObject(right);
    const both = new Uint8Array(zipSync({ "a.xlsx": book, "b.xlsx": book, "c.csv": strToU8(csv) }));
    const parts = ["a.xlsx: Data", "b.xlsx: Data", "c.csv"];
    expect(await shown(both)).toMatchObject({ reason: "partUnclear", parts });
    expect(await shown(both, { part: "b.xlsx: Data" })).toMatchObject({ ...right, part: "b.xlsx: Data" });
    const broken = new Uint8Array(zipSync({ "a.xlsx": strToU8("no workbook") }));
    expect(await shown(broken)).toMatchObject({ reason: "badArchive" });
  });

  test.each([
    ["no table", zip({ "a.pdf": "x" }), "noTable"],
    ["a cut archive", zip({ "a.csv": csv }).slice(0, 60), "badArchive"],
    ["a broken workbook", zip({ "xl/workbook.xml": "<", "xl/worksheets/sheet1.xml": "<" }), "badArchive"],
    ["an old workbook", Uint8Array.of(0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1), "oldExcel"],
    ["a picture", Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a), "notText"],
    ["packed bytes", Uint8Array.of(0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 3), "notText"],
    ["random bytes", Uint8Array.from({ length: 999 }, (_, index) => (index * 7919 + 13) % 251), "notText"],
    ["nothing", new Uint8Array(), "empty"],
  ])("or a file is refused: %s", async (_, content, reason) => {
    expect(await shown(new Uint8Array(content))).toMatchObject({ reason });
  });
});

test("a refusal shows the line as it stands in the file", async () => {
  const lines = table("Time;AC power [W]", iso, ["1", "much", "3"]);
  expect(await shown(lines.join("\r\n"))).toMatchObject({ reason: "badNumber", line: 3, source: lines[2] });
  const rows = sheet("AC power [W]", [1, "much", 3], dates);
  expect(await shown(workbook({ A: rows }))).toMatchObject({ source: "2026-06-20 10:15:00  ·  much" });
});
