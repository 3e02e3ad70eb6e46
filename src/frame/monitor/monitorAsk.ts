import { monitorSpan, monitorSteps, monitorWindow } from "../../rules/monitorWindow";
import type { MonitorWindow } from "../../rules/monitorWindow";
import type { Range } from "../../rules/filterRange";
import type { Day, Zone } from "../../rules/zone";

interface Place {
  readonly zone: Zone;
  /** uids; empty means all. */
  readonly parks: readonly string[];
}

/** A day in park time. */
export interface DayAsked extends Place {
  readonly day: Day;
  readonly wholeDay: boolean;
}

/** Any time, epoch milliseconds; without an end that is known it is Infinity. */
interface SpanAsked extends Place {
  readonly span: Range;
}

export type MonitorAsked = DayAsked | SpanAsked;

export interface MonitorVariables {
  readonly window: {
    readonly start: string;
    readonly end: string;
    readonly step: number;
    readonly reportStep: number;
    readonly parks: string[];
  };
}

export interface MonitorAsk {
  readonly window: MonitorWindow;
  /** Absent where nothing may be asked: before 05:00 and for days to come. */
  readonly variables: MonitorVariables | undefined;
  /** What the answer is about, however far the day has come. */
  readonly subject: string;
  /** Seconds between two points, for the series and for the report. */
  readonly steps: ReturnType<typeof monitorSteps>;
}

const iso = (instant: number) => new Date(instant).toISOString();

/** What the answer is about, whatever part of it has passed. */
function aboutOf(asked: MonitorAsked): string[] {
  if ("span" in asked) return [`${asked.span.start}`, `${asked.span.end}`];
  return [asked.day, asked.zone, asked.wholeDay ? "whole" : ""];
}

/**
 * What to ask for a day or a time at `now` (epoch milliseconds), with a minute's step for a day of one park (§5 [154]).
 */
export function monitorAsk(asked: MonitorAsked, now: number): MonitorAsk {
  const { parks } = asked;
  const window =
    "span" in asked ? monitorSpan(asked.span, now) : monitorWindow(asked.day, now, asked.zone, asked);
  const steps = monitorSteps(parks.length, window.kind === "window" ? window.end - window.start : 0);
  const subject = [...aboutOf(asked), ...parks].join("|");
  if (window.kind === "empty") return { window, variables: undefined, subject, steps };
  const variables = {
    window: {
      start: iso(window.start),
      end: iso(window.end),
      step: steps.series,
      reportStep: steps.report,
      parks: [...parks],
    },
  };
  return { window, variables, subject, steps };
}
