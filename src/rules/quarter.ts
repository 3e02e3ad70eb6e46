/** A quarter of a year, as reports and comments are about one. */
export interface Quarter {
  readonly year: number;
  readonly quarter: number;
}

/** What numbers them. */
export const QUARTERS = [1, 2, 3, 4] as const;

/** "Q1", in every language. */
export const quarterWord = (quarter: number): string => `Q${quarter}`;

/** "2026 Q1", or what there is of it. */
export function periodWords({ year, quarter }: { readonly [K in keyof Quarter]: number | null }): string {
  return [year, quarter === null ? null : quarterWord(quarter)].filter((part) => part !== null).join(" ");
}

/** "2026-Q1", as addresses name it. */
export function quarterText({ year, quarter }: Quarter): string {
  return `${year}-Q${quarter}`;
}

/** The quarter that an address names; undefined where it names none. */
export function readQuarter(text: string | null): Quarter | undefined {
  const read = /^(\d{4})-Q([1-4])$/.exec(text ?? "");
  return read ? { year: Number(read[1]), quarter: Number(read[2]) } : undefined;
}

/** Its first and last day. */
export function quarterDays({ year, quarter }: Quarter): { readonly start: string; readonly end: string } {
  const day = (month: number, ofMonth: number) =>
    new Date(Date.UTC(year, month, ofMonth)).toISOString().slice(0, 10);
  return { start: day(3 * (quarter - 1), 1), end: day(3 * quarter, 0) };
}

/** Whether days lie within the quarter; those that are not known do not. */
export function isWithinQuarter(
  { start, end }: { readonly start: string | null; readonly end: string | null },
  quarter: Quarter,
): boolean {
  const days = quarterDays(quarter);
  return start !== null && end !== null && start.slice(0, 10) >= days.start && end.slice(0, 10) <= days.end;
}
