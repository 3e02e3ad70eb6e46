import { formatNumber, NO_VALUE } from "./numbers";
import { scale } from "./units";
import type { Quantity } from "./units";

/** Between a number and its unit, so that they never part at a line's end. */
const NO_BREAK_SPACE = "\u00a0";

/** A number with its unit; only the dash when there is no number. */
export function withUnit(text: string, unit: string): string {
  return text === NO_VALUE ? text : `${text}${NO_BREAK_SPACE}${unit}`;
}

function formatQuantity(value: number | null | undefined, language: string, kind: Quantity): string {
  if (value === null || value === undefined) return NO_VALUE;
  const own = scale(value, kind);
  return withUnit(formatNumber(value / own.factor, language), own.unit);
}

/** Energy in Wh with the unit that suits it: `12.3 GWh`. */
export function formatEnergy(wattHours: number | null | undefined, language: string): string {
  return formatQuantity(wattHours, language, "energy");
}

/** Power in W with the unit that suits it: `840 W`. */
export function formatPower(watts: number | null | undefined, language: string): string {
  return formatQuantity(watts, language, "power");
}

/** Irradiance in W/m²: `1,113 W/m²`. */
export function formatIrradiance(value: number | null | undefined, language: string): string {
  return formatQuantity(value, language, "irradiance");
}

/** Specific yield in kWh/kWp [147], or null where energy or peak power is not known. */
export function specificYield(
  wattHours: number | null | undefined,
  peakWatts: number | null | undefined,
): number | null {
  const ratio = (wattHours ?? NaN) / (peakWatts ?? NaN);
  return Number.isFinite(ratio) && (peakWatts ?? 0) > 0 ? ratio : null;
}
