import { stringHeat } from "../../../src/rules/stringHeat";
import type { HeatRow } from "../../../src/rules/stringHeat";

/** As many strings as a box has. */
export const STRINGS = 20;

/** So many strings in boxes of twenty under one inverter, always the same ones; each fiftieth lags behind. */
export function heatRows(count: number): readonly HeatRow[] {
  const strings = Array.from({ length: count }, (_, at) => {
    const box = String(Math.floor(at / STRINGS) + 1);
    return {
      string: `s${at}`,
      gak: box,
      gakName: `GAK ${box}`,
      name: `String ${(at % STRINGS) + 1}`,
      specificYield: at % 50 === 0 ? 1.8 : 4 + ((at * 7) % 40) / 100,
    };
  });
  return stringHeat([{ inverter: "1", name: "Inverter 1", strings }], null, "en");
}
