import { filterParameters } from "./filter";

/** Addresses, below /v1, of the screens that follow the filter. */
const filtered = /^\/(dashboard|monitor|events|forecast|report|sites)(\/|$)/;
/** The day is the monitor's own. */
const CARRIED = [
  filterParameters.period,
  filterParameters.start,
  filterParameters.end,
  filterParameters.parks,
  filterParameters.portfolios,
] as const;

/** The search with which one goes on to another screen: the filter stays from one filtered screen to the next. */
export function carriedFilter(search: string, from: string, to: string): string {
  if (!filtered.test(from) || !filtered.test(to)) return "";
  const before = new URLSearchParams(search);
  const kept = new URLSearchParams();
  for (const name of CARRIED) for (const value of before.getAll(name)) kept.append(name, value);
  const text = kept.toString();
  return text === "" ? "" : `?${text}`;
}
