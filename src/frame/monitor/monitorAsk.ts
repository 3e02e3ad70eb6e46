import { monitorSteps, monitorWindow } from "../../rules/monitorWindow";
import type { MonitorWindow } from "../../rules/monitorWindow";
import type { Day, Zone } from "../../rules/zone";

export interface MonitorAsked {
  readonly day: Day;
  readonly zone: Zone;
  readonly wholeDay: boolean;
  /** uids; empty means all. */
  readonly parks: readonly string[];
}

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

/** What to ask for a day in park time at `now` (epoch milliseconds), with a minute's step for one park (§5 [154]). */
export function monitorAsk({ day, zone, wholeDay, parks }: MonitorAsked, now: number): MonitorAsk {
  const window = monitorWindow(day, now, zone, { wholeDay });
  const steps = monitorSteps(parks.length);
  const subject = [day, zone, wholeDay ? "whole" : "", ...parks].join("|");
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
