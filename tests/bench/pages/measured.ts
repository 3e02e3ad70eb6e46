import Papa from "papaparse";
import { measuredClient } from "../../../mocks/measuredClient";

export interface MeasuredTimes {
  /** Until the preview is there, and until the columns are. */
  readonly shown: readonly number[];
  readonly imported: readonly number[];
  /** papaparse alone over the same text, on the page's thread. */
  readonly papa: readonly number[];
  /** The longest that the page's thread was held while ours read, ms; 0 for under 50. */
  readonly longest: number;
}

const MINUTES = 525_600;

/** A year of minutes, six columns. */
function year(): string {
  const start = Date.UTC(2025, 0, 1);
  const rows = Array.from({ length: MINUTES }, (_, row) => {
    const at = new Date(start + row * 60_000).toISOString();
    const power = Math.abs(Math.sin(row / 700));
    const cells = [power * 50, power * 49, power * 900, 20 + power, power * 51].map((value) =>
      value.toFixed(3),
    );
    return `${at.slice(0, 10)} ${at.slice(11, 19)};${cells.join(";")}`;
  });
  return ["Time;AC power [kW];Grid power [kW];GHI [W/m²];Temperature [°C];DC power [kW]", ...rows].join("\n");
}

async function timeOf(work: () => unknown): Promise<number> {
  const begun = performance.now();
  await work();
  return performance.now() - begun;
}

/** The import's reader in its worker, and the grammar alone. */
export async function start(_root: HTMLElement, parameters: URLSearchParams): Promise<MeasuredTimes> {
  const text = year();
  const options = { name: "", zone: "Europe/Berlin", keepDates: false };
  const now = Date.UTC(2026, 0, 2);
  const [shown, imported, papa]: number[][] = [[], [], []];
  let longest = 0;
  const watch = new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) longest = Math.max(longest, duration);
  });
  const client = measuredClient();
  for (let round = 0; round < Number(parameters.get("rounds")); round += 1) {
    const file = new Blob([text]);
    // What the page did before is a task of its own.
    await new Promise((next) => setTimeout(next));
    watch.observe({ type: "longtask" });
    shown?.push(await timeOf(() => client("preview", { file, options, now })));
    imported?.push(await timeOf(() => client("columns", { file, options, now })));
    watch.disconnect();
    await new Promise((next) => setTimeout(next));
    papa?.push(await timeOf(() => Papa.parse(text, { delimiter: ";", newline: "\n" })));
  }
  return { shown: shown ?? [], imported: imported ?? [], papa: papa ?? [], longest };
}
