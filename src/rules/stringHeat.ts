import { byName } from "./names";
import { deviations, LAGGING } from "./siblings";
import type { Lagging } from "./siblings";

/** What an inverter's strings did, as the graph has it. */
export interface StringStats {
  readonly inverter: string;
  readonly name: string;
  readonly strings: readonly {
    readonly string: string;
    readonly gak: string | null;
    readonly gakName: string | null;
    readonly name: string;
    /** kWh/kWp. */
    readonly specificYield: number | null;
  }[];
}

export interface HeatCell {
  readonly string: string;
  readonly name: string;
  /** kWh/kWp. */
  readonly specificYield: number | null;
  /** From the median of the strings of the same inverter, as a share. */
  readonly deviation: number | null;
}

/** The strings of one junction box beside each other, in the order of their names. */
export interface HeatRow {
  readonly name: string;
  readonly inverter: string;
  readonly inverterName: string;
  /** Null where the server does not say which box they hang on. */
  readonly gak: string | null;
  readonly cells: readonly HeatCell[];
}

/** The strings of an inverter, or of all, each beside its siblings: those of the same inverter. */
export function stringHeat(
  stats: readonly StringStats[],
  inverter: string | null,
  language: string,
): readonly HeatRow[] {
  const shown = stats.filter((stat) => inverter === null || stat.inverter === inverter);
  return shown.flatMap((stat) => {
    const apart = deviations(stat.strings.map(({ specificYield }) => specificYield));
    const boxes = new Map<string, HeatRow & { cells: HeatCell[] }>();
    for (const [at, { string, gak, gakName, name, specificYield }] of stat.strings.entries()) {
      const key = gak ?? "";
      const box = boxes.get(key) ?? {
        name: gakName ?? gak ?? stat.name,
        inverter: stat.inverter,
        inverterName: stat.name,
        gak,
        cells: [],
      };
      box.cells.push({ string, name, specificYield, deviation: apart[at] ?? null });
      boxes.set(key, box);
    }
    const order = byName(language);
    for (const { cells } of boxes.values()) cells.sort(order);
    return [...boxes.values()].sort(order);
  });
}

/** The strings that yield far less than their siblings, worst first. */
export function laggingStrings(rows: readonly HeatRow[]): readonly Lagging[] {
  return rows
    .flatMap(({ cells, gak }) =>
      cells.flatMap(({ name, deviation }) =>
        deviation !== null && deviation <= LAGGING ? [{ name, deviation, leadsTo: gak }] : [],
      ),
    )
    .sort((one, other) => one.deviation - other.deviation);
}
