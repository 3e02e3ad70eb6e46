import { withSearch } from "../rules/withSearch";
import type { Entity } from "../command/entity";
import type { Tools } from "../command/tools";
import { readFilter, writeFilter } from "../rules/filter";
import type { Filter } from "../rules/filter";

/** Screens that follow the filter of the address; from others it leads to the dashboard. */
const filtered = ["/dashboard", "/monitor", "/sites"];

/** The filter as the address has it now. */
export function filterOf(tools: Tools): Filter {
  return readFilter(new URLSearchParams(tools.context().search)).filter;
}

/** The filter without dates; days and `date` are absent keys, not undefined ones. */
export function withoutDates({ period, parks, portfolios }: Filter): Filter {
  return { period, parks, portfolios };
}

/** Goes to the same screen (or `path`) with this filter; unknown parameters stay. */
export function replaceFilter(tools: Tools, filter: Filter, path?: string): void {
  const { path: here, search } = tools.context();
  const stays = filtered.includes(here);
  const params = new URLSearchParams(stays ? search : "");
  tools.go(withSearch(path ?? (stays ? here : "/dashboard"), writeFilter(params, filter)));
}

/** The screen of what was deleted, and each tab of it, has nothing more to show. */
export function leaveScreenOf(tools: Tools, entity: Entity | undefined): void {
  const address = entity && tools.addressOf(entity);
  if (address !== undefined && `${tools.context().path}/`.startsWith(`${address}/`))
    tools.go("/sites", { replace: true });
}

/** The whole address of a path below /v1, to be given away. */
export function linkTo(path: string): string {
  const base = import.meta.env.BASE_URL.replace(/\/$/, "");
  return `${globalThis.location.origin}${base}${path}`;
}
