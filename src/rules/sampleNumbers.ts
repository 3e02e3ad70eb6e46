/** The sample invoices there are. */
const SAMPLE_INVOICES = 9;

/** The reference of a sample, counted from 0: VS-2024-01 and on. */
export function sampleNumber(index: number): string {
  return `VS-2024-${String(index + 1).padStart(2, "0")}`;
}

/** The numbers of all sample invoices, for choosing one before the samples themselves are asked for. */
export const sampleInvoiceNumbers: readonly string[] = Array.from({ length: SAMPLE_INVOICES }, (_, index) =>
  sampleNumber(index),
);
