import type { Range } from "./filterRange";
import { dayOf } from "./zone";

/** Longer names are refused by file systems (255 bytes with the rest of the name). */
const LONGEST_PART = 80;

/** What may stand in a file name everywhere: no separator, no control character, no leading dot. */
function safePart(text: string): string {
  const safe = text
    .slice(0, LONGEST_PART)
    .replace(/[^A-Za-z0-9_-]+/g, "_")
    .replace(/^_+|_+$/g, "");
  return safe === "" ? "file" : safe;
}

/** `report-{uid}-{signature}.pdf` or `.csv` (§7), whatever the server's signature holds [F109]. */
export function reportFileName(uid: string, signature: string, fileType: "pdf" | "csv"): string {
  return `report-${safePart(uid)}-${safePart(signature)}.${fileType}`;
}

/** `Ingrid_Hartung.vcf` for one contact, `contacts-12.vcf` for many. */
export function vcardFileName(name: string, count: number): string {
  return count === 1 ? `${safePart(name)}.vcf` : `contacts-${count}.vcf`;
}

/** What and when as a file name: letters and digits of any script, the days in park time; no path, no control characters. */
export function sheetFileName(title: string, { start, end }: Range, zone: string): string {
  const plain = title.replace(/[^\p{L}\p{N}]+/gu, "-").replace(/^-|-$/g, "");
  const days = new Set([dayOf(start, zone), dayOf(Math.max(start, end - 1), zone)]);
  return `${[plain || "table", ...days].join("_")}.csv`;
}
