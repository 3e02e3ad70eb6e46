import type { Facts } from "./facts";
import { unitAbove } from "./knownForms";
import type { EnergyKind } from "./reading";
import type { MeasuredTable } from "./table";
import { usualRise } from "./meter";
import { isPower, isSun, type KnownUnit, type PowerUnit, type SunUnit } from "./units";

type Values = readonly (number | null)[];

/** Nothing on earth shines more strongly on a module for longer, W/m². */
const MOST_SUN = 1600;

function most(values: Values): number {
  return values.reduce<number>((high, value) => Math.max(high, Math.abs(value ?? 0)), 0);
}

/** The unit that is named, for the column or above the table; null where none is: W, kW and MW look alike. */
export function plantUnit(facts: Facts, table: MeasuredTable): PowerUnit | null {
  if (isPower(facts.unit)) return facts.unit;
  if (facts.inCells) return "W";
  return facts.unit === "unclear" ? null : unitAbove(table);
}

/** Irradiance in a unit that makes sense of its peak; null where none does. */
export function sunUnit(unit: KnownUnit | undefined, values: Values): SunUnit | null {
  const peak = most(values);
  if (unit === "Wh/m²" || unit === "kWh/m²") return isRising(values) || peak > MOST_SUN * 24 ? null : unit;
  const named = isSun(unit) ? unit : peak > 1.6 ? "W/m²" : null;
  if (named === null) return null;
  return peak * (named === "kW/m²" ? 1000 : 1) <= MOST_SUN ? named : null;
}

const METER = /^(meter\w*|counter|zaehler\w*|stand|lifetime|cumul\w*|kumul\w*|reading)$/;
const OF_DAY = /^(day|daily|tages\w*|today|heute)$/;
const INTERVAL = /^(interval\w*|intervall\w*|per|pro|hourly|quarter|viertelstunde\w*|stunde)$/;

/**
 * Energies that rise and fall are those of each interval; those that never fall, but for a new day or another meter,
 * are a meter's if their name says so or their rises are small beside them. Null where both may be.
 *
 * @param isDaily - whether there is one row for each day, or fewer.
 */
export function energyKindOf({ words }: Facts, values: Values, isDaily: boolean): EnergyKind | null {
  const has = (pattern: RegExp) => words.some((word) => pattern.test(word));
  if (has(INTERVAL) || (isDaily && has(OF_DAY))) return "interval";
  const known = values.filter((value) => value !== null);
  if (new Set(known).size < 2) return null;
  const falls = known.filter((value, index) => index > 0 && value < (known[index - 1] ?? 0)).length;
  const rises = known.filter((value, index) => index > 0 && value > (known[index - 1] ?? 0)).length;
  // Newest first, a meter falls.
  const forward = rises >= falls ? known : [...known].reverse();
  const rise = usualRise(forward);
  const breaks = forward
    .map((value, index) => (forward[index - 1] ?? value) - value)
    .filter((fall) => fall > 0);
  const isMeter = has(METER);
  const isBrokenSeldom =
    breaks.length * (isMeter ? 3 : 12) <= known.length && breaks.every((fall) => fall > 5 * rise);
  if (breaks.length > 0 && !isBrokenSeldom) return isMeter ? null : "interval";
  if (isMeter || has(OF_DAY)) return "meter";
  const middle = [...known].sort((a, b) => a - b)[known.length >> 1] ?? 0;
  return known.length > 3 && rise > 0 && middle > 5 * rise && (forward[0] ?? 0) > 5 * rise ? "meter" : null;
}

/** Never falls, except to nearly nothing, as a day's counter does at midnight. */
function isRising(values: Values): boolean {
  let before: number | null = null;
  for (const value of values) {
    if (value === null) continue;
    if (before !== null && value < before && value > before * 0.05) return false;
    before = value;
  }
  // Many falls to nothing are no new days.
  const known = values.filter((value) => value !== null);
  const resets = known.filter((value, index) => index > 0 && value < (known[index - 1] ?? 0)).length;
  return resets * 12 <= known.length;
}
