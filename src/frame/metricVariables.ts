import { GRAPH_EARLIEST_DAY, KPI_EARLIEST_DAY } from "../rules/constants";
import type { Range } from "../rules/filterRange";
import { metricWindow } from "../rules/metricWindow";
import type { MetricWindow } from "../rules/metricWindow";
import { graphStep } from "../rules/step";
import { dayStart } from "../rules/zone";
import type { Zone } from "../rules/zone";
import type { Scope } from "./useScope";

/** Variables of a metric's query, as the schema's MetricWindow. */
export interface MetricVariables {
  readonly window: {
    readonly start: string;
    readonly end: string;
    readonly step: string;
    readonly parks: string[] | null;
    readonly portfolio: string | null;
  };
}

export interface MetricAsk {
  readonly window: MetricWindow;
  /** Absent where nothing may be asked: the range is empty. */
  readonly variables: MetricVariables | undefined;
  /** What the answer is about, whatever the time of asking. */
  readonly subject: string;
}

export type MetricKind = "kpi" | "graph";
type Place = Pick<Scope, "zone" | "parks" | "portfolio">;

const iso = (instant: number) => new Date(instant).toISOString();

/** What of a range may be asked of a kind of metric: from its earliest day to now (§5). */
export function windowOf(range: Range, zone: Zone, now: number, kind: MetricKind): MetricWindow {
  return metricWindow(
    range,
    now,
    dayStart(kind === "kpi" ? KPI_EARLIEST_DAY : GRAPH_EARLIEST_DAY, zone),
    zone,
  );
}

/**
 * What to ask a metric for a range (§5): clipped to the earliest day and to now, parks before portfolio. `step` is
 * derived from the range unless given.
 */
export function metricAsk(
  range: Range,
  place: Place,
  now: number,
  kind: MetricKind,
  step?: string,
): MetricAsk {
  const window = windowOf(range, place.zone, now, kind);
  const subject = [range.start, range.end, place.parks.join(), place.portfolio ?? ""].join("|");
  if (window.kind === "empty") return { window, variables: undefined, subject };
  const variables = {
    window: {
      start: iso(window.start),
      end: iso(window.end),
      step: step ?? graphStep(window.start, window.end, place.zone),
      parks: place.parks.length > 0 ? [...place.parks] : null,
      portfolio: place.parks.length === 0 ? (place.portfolio ?? null) : null,
    },
  };
  return { window, variables, subject };
}
