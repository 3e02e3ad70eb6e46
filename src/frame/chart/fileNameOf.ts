import type { Range } from "../../rules/filterRange";
import { dayOf } from "../../rules/zone";

/** What and when as a file name: letters and digits of any script, the days in park time; no path, no control characters. */
export function fileNameOf(title: string, { start, end }: Range, zone: string): string {
  const plain = title.replace(/[^\p{L}\p{N}]+/gu, "-").replace(/^-|-$/g, "");
  const days = new Set([dayOf(start, zone), dayOf(Math.max(start, end - 1), zone)]);
  return `${[plain || "chart", ...days].join("_")}.csv`;
}
