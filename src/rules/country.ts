import { localeOf } from "./numbers";

/** A country in the words of the language where it is an ISO 3166-1 code ("DE"); anything else as it was written. */
export function countryName(written: string, language: string): string {
  if (!/^[A-Z]{2}$/.test(written)) return written;
  return new Intl.DisplayNames(localeOf(language), { type: "region" }).of(written) ?? written;
}
