import type { EnergyColumns } from "../../rules/energyBalance";
import type { Range } from "../../rules/filterRange";
import type { BesideLine } from "./powerSeries";

/** The power that was to be expected, W, as a line beside what was measured: none where the server does not say. */
export function expectedLine(
  { time: starts, expected }: Pick<EnergyColumns, "time" | "expected">,
  stepS: number,
  { start, end }: Range,
  name: string,
): readonly BesideLine[] {
  if (!expected) return [];
  const time: number[] = [];
  const value: (number | null)[] = [];
  starts.forEach((at, place) => {
    // Of a step that has not passed the energy is not whole.
    if (at === null || at < start || at + stepS * 1000 > end) return;
    const energyWh = expected[place] ?? null;
    time.push(at);
    value.push(energyWh === null ? null : energyWh / (stepS / 3600));
  });
  return [{ id: "expected", name, color: "--data-8", dash: "dash", series: { time, value }, stepS }];
}
