import { useCallback } from "react";
import { useSearchParams } from "react-router-dom";
import { filterParameters } from "../../rules/filter";
import { monitorDayOf } from "../../rules/monitorWindow";
import { dayOf } from "../../rules/zone";
import type { Day, Zone } from "../../rules/zone";

/** Name of the switch in the address; the day is the filter's own `date`. */
const wholeParameter = "whole";

export interface MonitorDay {
  readonly day: Day;
  readonly today: Day;
  readonly wholeDay: boolean;
  readonly setDay: (day: Day) => void;
  readonly setWholeDay: (whole: boolean) => void;
}

function changed(search: URLSearchParams, name: string, value: string | undefined): URLSearchParams {
  const next = new URLSearchParams(search);
  if (value === undefined) next.delete(name);
  else next.set(name, value);
  return next;
}

/** The monitor's day and window as the address keeps them; today is the default and leaves no trace [157]. */
export function useMonitorDay(date: string | undefined, now: number, zone: Zone): MonitorDay {
  const [search, setSearch] = useSearchParams();
  const today = dayOf(now, zone);
  const setDay = useCallback(
    (day: Day) =>
      setSearch((current) => changed(current, filterParameters.date, day === today ? undefined : day)),
    [setSearch, today],
  );
  const setWholeDay = useCallback(
    (whole: boolean) => setSearch((current) => changed(current, wholeParameter, whole ? "1" : undefined)),
    [setSearch],
  );
  return {
    day: monitorDayOf(date, now, zone),
    today,
    wholeDay: search.get(wholeParameter) === "1",
    setDay,
    setWholeDay,
  };
}
