import { writeFilter } from "./filter";
import type { Filter } from "./filter";
import { filterRange } from "./filterRange";
import { dayOf, inclusiveEnd } from "./zone";
import type { Zone } from "./zone";

/**
 * The parameters of "Copy link" [66]: the same filter with its range as days, so that the link means the same
 * tomorrow.
 */
export function absoluteSearch(
  search: URLSearchParams,
  filter: Filter,
  now: number,
  zone: Zone,
): URLSearchParams {
  const { start, end } = filterRange(filter, now, zone);
  return writeFilter(search, {
    ...filter,
    start: dayOf(start, zone),
    end: dayOf(inclusiveEnd(end), zone),
  });
}
