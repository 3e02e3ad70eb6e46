export type Direction = "ltr" | "rtl";

/** Languages written from right to left (readings). */
export const rightToLeft = ["ar", "he", "fa", "ur"] as const;

/** The layout's direction for a language tag such as `ar` or `fa-IR` (§ 2 [53]). */
export function directionOf(language: string): Direction {
  const base = language.split(/[-_]/)[0]?.toLowerCase();
  return rightToLeft.some((known) => known === base) ? "rtl" : "ltr";
}
