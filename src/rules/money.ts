import { localeOf, NO_VALUE } from "./numbers";

const formatters = new Map<string, Intl.NumberFormat>();

/** Euros as the language writes them (`€1,234.50`, `1.234,50 €`); a dash when there are none. */
export function formatEuro(amount: number | null | undefined, language: string): string {
  if (amount === null || amount === undefined || !Number.isFinite(amount)) return NO_VALUE;
  const locale = localeOf(language);
  const known =
    formatters.get(locale) ?? new Intl.NumberFormat(locale, { style: "currency", currency: "EUR" });
  formatters.set(locale, known);
  return known.format(amount);
}

/** The sum of amounts in whole cents, so that no rounding of doubles adds up. */
export function sumOf(amounts: readonly number[]): number {
  return amounts.reduce((cents, amount) => cents + Math.round(amount * 100), 0) / 100;
}
