import { expect, test } from "vitest";
import { cutCells } from "../../mocks/measured/cells";
import { openDesk } from "../../mocks/measuredDesk";

/** Rows of 50 letters, some of which hold a quoted line break; so many that they are cut in several stretches. */
const rows = 200_000;
const note = (row: number) => (row % 7 === 0 ? `"first ""half"";\nsecond ${row}"` : `one line ${row}`);
const text = Array.from(
  { length: rows },
  (_, row) => `2026-06-${10 + (row % 20)} 10:00;${row}.5;${note(row)}`,
).join("\n");

test("a text that is cut in stretches gives the rows that it has, none cut in two", () => {
  const cut = cutCells(text);
  if (!cut.ok) throw new Error("an open quote was found where there is none");
  expect(cut.rows.length).toBe(rows);
  expect(cut.rows.filter((row) => row.length !== 3)).toEqual([]);
  expect(cut.rows.filter((row, at) => row[1] !== `${at}.5`)).toEqual([]);
  expect(cut.rows[7 * 20_001]?.[2]).toBe(`first "half"; second ${7 * 20_001}`);
  // A seventh of the rows before it takes two lines.
  expect(cut.lines.at(-1)).toBe(rows + Math.ceil((rows - 1) / 7));
});

test("a quote that is never closed is found in a later stretch, too", () => {
  const broken = `${text}\n2026-07-01 10:00;1.5;"never closed\nand on;2;3`;
  const cut = cutCells(broken);
  expect(cut).toMatchObject({ ok: false, line: rows + Math.ceil(rows / 7) + 1 });
});

test("a large file says how far it is from its bytes to its samples, never standing for long", async () => {
  const start = Date.UTC(2026, 0, 1);
  const lines = Array.from({ length: 250_000 }, (_, row) => {
    const at = new Date(start + row * 60_000).toISOString();
    const power = Math.abs(Math.sin(row / 700)) * 50;
    return `${at.slice(0, 10)} ${at.slice(11, 19)};${power.toFixed(2)};${(power * 0.98).toFixed(2)};20.5`;
  });
  const file = new File([["Time;AC power [kW];Grid [kW];Temp [°C]", ...lines].join("\n")], "large.csv");
  const shares: number[] = [];
  const ask = {
    what: "preview",
    file,
    key: 1,
    options: { name: "large", zone: "UTC", keepDates: true },
    now: Date.UTC(2027, 0, 1),
  } as const;
  await expect(openDesk()(ask, (share) => void shares.push(share))).resolves.toMatchObject({ ok: true });
  expect(shares).toEqual([...shares].sort((a, b) => a - b));
  const steps = shares.map((share, at) => share - (shares[at - 1] ?? 0));
  expect(Math.max(...steps)).toBeLessThan(0.2);
  expect(shares.at(-1)).toBe(0.95);
});
