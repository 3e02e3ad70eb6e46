import { useState } from "react";
import { page } from "vitest/browser";
import { Table, type TableColumn, type TableProps } from "../src/frame/Table";

type Park = { uid: string; name: string; power: number | null; online: boolean };

const columns: TableColumn<Park>[] = [
  { id: "name", header: "Park", value: (park) => park.name, priority: true },
  { id: "power", header: "Power", unit: "kW", align: "end", value: (park) => park.power, priority: true },
  { id: "state", header: "State", value: (park) => (park.online ? "Online" : "Offline"), sort: false },
];

export const few: Park[] = [
  { uid: "a", name: "WR 12", power: 30, online: true },
  { uid: "b", name: "WR 2", power: null, online: true },
  { uid: "c", name: "Söhlde", power: 10, online: false },
  { uid: "d", name: "Großenhain", power: 20, online: true },
];

export function many(count: number): Park[] {
  return Array.from({ length: count }, (_, index) => ({
    uid: `p${index}`,
    name: `Park ${index + 1}`,
    power: (index * 977) % 1000,
    online: index % 5 > 0,
  }));
}

export function Parks(props: Partial<TableProps<Park>>) {
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  return (
    <>
      <Table
        label="Parks"
        rows={few}
        columns={columns}
        rowId={(park) => park.uid}
        selected={selected}
        onSelect={setSelected}
        {...props}
      />
      <button type="button">After</button>
      <output aria-label="Selection">{[...selected].join(" ")}</output>
    </>
  );
}

export const grid = () => page.getByRole("grid", { name: "Parks" });

/** What the keyboard is on, as assistive technology is told. */
export function active(): string {
  const element = document.getElementById(grid().element().getAttribute("aria-activedescendant") ?? "");
  return `${element?.getAttribute("role") ?? ""} ${element?.textContent ?? ""}`;
}

/** Whether the middle of what the keyboard is on can be seen: nothing lies over it, no edge cuts it off. */
export function isInSight(): boolean {
  const element = document.getElementById(grid().element().getAttribute("aria-activedescendant") ?? "");
  if (!element) return false;
  const { left, right, top, bottom } = element.getBoundingClientRect();
  const height = (top + bottom) / 2;
  return [left + 2, right - 2].every((at) => element.contains(document.elementFromPoint(at, height)));
}

export function names(): (string | null)[] {
  const cells = [...document.querySelectorAll('[role="row"] [role="gridcell"]:first-child')];
  return cells
    .sort((a, b) => a.getBoundingClientRect().top - b.getBoundingClientRect().top)
    .map((cell) => cell.textContent);
}

export const selection = () => page.getByRole("status", { name: "Selection" });
