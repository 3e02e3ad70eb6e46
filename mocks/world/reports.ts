import { hash, uidFor } from "./random";
import type { Park, ParkReport } from "./types";
import { DAY_MS } from "./zoneTime";

const months = 3;

/** The reports of the last full months for these parks; each has a PDF, two of three a CSV as well. */
export function makeReports(seed: number, parks: readonly Park[], now: number): ParkReport[] {
  const today = new Date(now);
  return parks
    .filter(({ commissioned_at }) => commissioned_at !== null)
    .flatMap((park, place) =>
      Array.from({ length: months }, (_, back) => {
        const first = Date.UTC(today.getUTCFullYear(), today.getUTCMonth() - back - 1, 1);
        const next = Date.UTC(today.getUTCFullYear(), today.getUTCMonth() - back, 1);
        const index = place * months + back;
        return {
          id: uidFor(seed, 41, index),
          park_uid: park.uid,
          start: dayText(first),
          end: dayText(next - DAY_MS),
          created_at: new Date(next + 6 * 3_600_000).toISOString(),
          created_by: "Automatik",
          pdf: uidFor(seed, 42, index),
          csv: hash(seed, index) % 3 === 0 ? null : uidFor(seed, 43, index),
        };
      }),
    );
}

function dayText(ms: number): string {
  return new Date(ms).toISOString().slice(0, 10);
}
