import { EVENT_COUNT_IMPORTANCE_THRESHOLD, SHOW_HIDDEN_EVENTS } from "./constants";

/** The filter of a list of events as its address carries it, beside the portal's own of parks and time (§7). */
export interface EventFilter {
  /** Code of a kind, known or not; undefined for all. */
  readonly type: string | undefined;
  readonly openOnly: boolean;
  readonly showHidden: boolean;
  /** Events below it are left out; null leaves none out. */
  readonly threshold: number | null;
}

const parameters = { type: "type", open: "open", hidden: "hidden", threshold: "importance" } as const;

/** Of the address: the events from here on, or all of them. */
const ALL = "all";

function readThreshold(text: string | null): number | null {
  if (text === ALL) return null;
  return text !== null && /^\d{1,9}$/.test(text) ? Number(text) : EVENT_COUNT_IMPORTANCE_THRESHOLD;
}

/** Reads the filter of an address; what it does not understand is as if it were not there. */
export function readEventFilter(search: URLSearchParams): EventFilter {
  const hidden = search.get(parameters.hidden);
  return {
    type: search.get(parameters.type)?.trim() || undefined,
    openOnly: search.get(parameters.open) === "1",
    showHidden: hidden === null ? SHOW_HIDDEN_EVENTS : hidden === "1",
    threshold: readThreshold(search.get(parameters.threshold)),
  };
}

/** The address with changes of the filter; what is as it is without any parameter has none. */
export function writeEventFilter(search: URLSearchParams, changes: Partial<EventFilter>): URLSearchParams {
  const { type, openOnly, showHidden, threshold } = { ...readEventFilter(search), ...changes };
  const next = new URLSearchParams(search);
  const write = (name: string, value: string | undefined) =>
    value === undefined ? next.delete(name) : next.set(name, value);
  write(parameters.type, type);
  write(parameters.open, openOnly ? "1" : undefined);
  write(
    parameters.hidden,
    showHidden === (SHOW_HIDDEN_EVENTS as boolean) ? undefined : showHidden ? "1" : "0",
  );
  const isUsual = threshold === EVENT_COUNT_IMPORTANCE_THRESHOLD;
  write(parameters.threshold, isUsual ? undefined : threshold === null ? ALL : String(threshold));
  return next;
}
