import { formatNumber, NO_VALUE } from "../../rules/numbers";
import { withUnit } from "../../rules/quantities";
import { formatEnergy, formatPower, specificYield } from "../../rules/quantities";
import type { ParkFigures } from "./parkQueries";

export const figureIds = ["power", "today", "yield", "lost", "events"] as const;
export type FigureId = (typeof figureIds)[number];

export interface Figure {
  readonly text: string;
  /** Why there is no number; a key below `park.reason`. */
  readonly reason?: "noPeakPower" | "noFigures" | "offline";
}

function yieldOf(figures: ParkFigures, peakPowerW: number | null, language: string): Figure {
  if (peakPowerW === null || peakPowerW <= 0) return { text: NO_VALUE, reason: "noPeakPower" };
  const value = specificYield(figures.energyTodayWh, peakPowerW);
  if (value === null) return { text: NO_VALUE, reason: "noFigures" };
  return { text: withUnit(formatNumber(value, language, { digits: 2 }), "kWh/kWp") };
}

function textOf(id: Exclude<FigureId, "yield">, figures: ParkFigures, language: string): string {
  switch (id) {
    case "power":
      return formatPower(figures.powerW, language);
    case "today":
      return formatEnergy(figures.energyTodayWh, language);
    case "lost":
      return formatEnergy(figures.lostEnergyTodayWh, language);
    case "events":
      return formatNumber(figures.openEvents, language);
  }
}

/** A figure of a park as it is read; a dash with its reason, never 0, where there is none [134]. */
export function figureOf(
  id: FigureId,
  figures: ParkFigures,
  peakPowerW: number | null,
  language: string,
): Figure {
  if (id === "yield") return yieldOf(figures, peakPowerW, language);
  const text = textOf(id, figures, language);
  if (text !== NO_VALUE) return { text };
  return { text, reason: figures.state === "offline" ? "offline" : "noFigures" };
}
