/**
 * The day a park went into operation, `yyyy-MM-dd`, as it is written: with a time or a zone behind it it is the same
 * day wherever one looks at it. Null where no day is written.
 */
export function commissioningDay(text: string | null | undefined): string | null {
  return /^\d{4}-\d{2}-\d{2}(?!\d)/.exec(text ?? "")?.[0] ?? null;
}
