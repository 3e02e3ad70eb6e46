import { LANGUAGES } from "./constants";

export type Language = (typeof LANGUAGES)[number];

/**
 * The portal's language that a tag names (`de`, `de-AT`, `EN_us`), or null, so that the next detector decides. Nothing
 * but a listed language ever becomes part of an address [F19].
 */
export function readLanguage(raw: unknown): Language | null {
  if (typeof raw !== "string" || !/^[a-z]{2}(?:[-_][a-z0-9]{1,8})*$/i.test(raw)) return null;
  const base = raw.slice(0, 2).toLowerCase();
  return LANGUAGES.find((language) => language === base) ?? null;
}
