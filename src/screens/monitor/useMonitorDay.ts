import { useCallback } from "react";
import { useSearch } from "../../frame/useSearch";
import { monitorDayOf, withDay } from "../../rules/monitorWindow";
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

function withWhole(search: URLSearchParams, whole: boolean): URLSearchParams {
  const next = new URLSearchParams(search);
  if (whole) next.set(wholeParameter, "1");
  else next.delete(wholeParameter);
  return next;
}

/** The monitor's day and window as the address keeps them; today is the default and leaves no trace [157]. */
export function useMonitorDay(date: string | undefined, now: number, zone: Zone): MonitorDay {
  const [search, setSearch] = useSearch();
  const today = dayOf(now, zone);
  const setDay = useCallback(
    (day: Day) => setSearch((current) => withDay(current, day, today)),
    [setSearch, today],
  );
  const setWholeDay = useCallback(
    (whole: boolean) => setSearch((current) => withWhole(current, whole)),
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
