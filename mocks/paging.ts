import type { Complaint } from "./http";
import { invalid } from "./http";

const defaultLimit = 20;
const mostRows = 1000;

/** One page of a list: its number, and its place in the rows. */
export interface Page {
  readonly number: number;
  readonly from: number;
  readonly to: number;
}

/** `page` (from 1) and `limit` (1 to 1,000, by default 20), or the 422 for others. */
export function pageOf(page: string | null, limit: string | null): Page | Response {
  const number = wholeOf(page, 1);
  const size = wholeOf(limit, defaultLimit);
  const complaints: Complaint[] = [];
  if (number < 1) complaints.push({ msg: "Whole number from 1 expected", loc: ["query", "page"] });
  if (size < 1 || size > mostRows)
    complaints.push({ msg: `Whole number from 1 to ${mostRows} expected`, loc: ["query", "limit"] });
  if (complaints.length > 0) return invalid(complaints);
  return { number, from: (number - 1) * size, to: number * size };
}

function wholeOf(value: string | null, fallback: number): number {
  if (value === null) return fallback;
  return /^\d{1,9}$/.test(value) ? Number(value) : 0;
}
