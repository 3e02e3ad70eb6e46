import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import { medianOf } from "../../../rules/siblings";
import { stringHeat } from "../../../rules/stringHeat";
import type { HeatCell } from "../../../rules/stringHeat";
import type { StatItem } from "./plantQueries";

/** What the strings of a box did: the server has figures of its strings alone. */
export interface BoxFigures {
  /** kWh/kWp, the median of its strings. */
  readonly specificYield: number | null;
  /** Of its worst string, from the median of the inverter's strings, as a share. */
  readonly deviation: number | null;
}

export interface PartFigures {
  readonly strings: ReadonlyMap<string, HeatCell>;
  readonly boxes: ReadonlyMap<string, BoxFigures>;
}

function worstOf(cells: readonly HeatCell[]): number | null {
  const known = cells.flatMap(({ deviation }) => (deviation === null ? [] : [deviation]));
  return known.length === 0 ? null : Math.min(...known);
}

/** What each string of an inverter did, and each of its boxes, by id; empty where the boxes do not measure strings. */
export function usePartFigures(stats: readonly StatItem[], inverter: string): PartFigures {
  const { language } = useTranslation().i18n;
  return useMemo(() => {
    const rows = stringHeat(stats, inverter, language);
    return {
      strings: new Map(rows.flatMap(({ cells }) => cells).map((cell) => [cell.string, cell])),
      boxes: new Map(
        rows.flatMap(({ gak, cells }) =>
          gak === null
            ? []
            : [
                [
                  gak,
                  {
                    specificYield: medianOf(cells.map(({ specificYield }) => specificYield)),
                    deviation: worstOf(cells),
                  },
                ] as const,
              ],
        ),
      ),
    };
  }, [stats, inverter, language]);
}

/** The order of parts that have figures: worst first, those without last; undefined where none has any. */
export function worstFirst<Part extends { readonly id: string }>(
  figures: ReadonlyMap<string, { readonly deviation: number | null }>,
): ((parts: readonly Part[]) => readonly Part[]) | undefined {
  if (figures.size === 0) return undefined;
  const rank = ({ id }: Part) => figures.get(id)?.deviation ?? Number.MAX_VALUE;
  return (parts) => [...parts].sort((one, other) => rank(one) - rank(other));
}
