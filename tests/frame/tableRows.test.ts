import { expect, test } from "vitest";
import { tableRows } from "../../src/frame/table/tableRows";
import type { TableColumn } from "../../src/frame/table/types";
import { csv } from "../../src/rules/csv";

interface Park {
  readonly name: string;
  readonly last: string | null;
  readonly zone: string;
}

const columns: readonly TableColumn<Park>[] = [
  { id: "name", header: "Park", value: ({ name }) => name },
  {
    id: "last",
    header: "Last data",
    unit: "CEST",
    value: ({ last }) => new Date(last ?? ""),
    zone: ({ zone }) => zone,
  },
  { id: "power", header: "Power", unit: "kW", value: () => 12.5 },
];

function fileOf(parks: readonly Park[], language: string): string[] {
  const rows = parks.map((original) => ({ id: original.name, original, level: 1, position: 1, size: 1 }));
  return csv(tableRows({ columns, selected: undefined }, rows), language)
    .trimEnd()
    .split("\r\n");
}

const berlin = { name: "Söhlde", last: "2026-06-10T10:15:00Z", zone: "Europe/Berlin" };
const canary = { name: "Agüimes", last: "2026-06-10T10:15:00Z", zone: "Atlantic/Canary" };
const silent = { name: "Nord", last: null, zone: "Atlantic/Canary" };

test("[62] times are the clocks' of the screen, and the head says whose; none is an empty cell", () => {
  expect(fileOf([berlin, silent], "en")).toEqual([
    "Park,Last data (Europe/Berlin),Power (kW)",
    "Söhlde,2026-06-10T12:15:00+02:00,12.5",
    "Nord,,12.5",
  ]);
  expect(fileOf([berlin], "de")).toEqual([
    "Park;Last data (Europe/Berlin);Power (kW)",
    "Söhlde;10.06.2026 12:15:00;12,5",
  ]);
});

test("[62] where the clocks differ from row to row each time has its offset", () => {
  for (const language of ["en", "de"])
    expect(fileOf([berlin, canary], language).map((line) => line.split(/[,;]/)[1])).toEqual([
      "Last data",
      "2026-06-10T12:15:00+02:00",
      "2026-06-10T11:15:00+01:00",
    ]);
});
