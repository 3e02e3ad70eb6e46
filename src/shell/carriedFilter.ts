import { filterParameters } from "../rules/filter";

/** Screens that follow the filter of the address. */
const FILTERED: readonly string[] = ["dashboard", "monitor", "sites", "park"];
/** The day is the monitor's own. */
const CARRIED = [
  filterParameters.period,
  filterParameters.start,
  filterParameters.end,
  filterParameters.parks,
  filterParameters.portfolios,
] as const;

/** The search with which a link of the sidebar leads on: the filter stays from one filtered screen to the next. */
export function carriedFilter(search: string, from: string | undefined, to: string): string {
  if (from === undefined || !FILTERED.includes(from) || !FILTERED.includes(to)) return "";
  const before = new URLSearchParams(search);
  const kept = new URLSearchParams();
  for (const name of CARRIED) for (const value of before.getAll(name)) kept.append(name, value);
  const text = kept.toString();
  return text === "" ? "" : `?${text}`;
}
