import { CalendarClock, CalendarDays, CalendarRange, Clock, FilterX, Link, Link2 } from "lucide-react";
import { action } from "../command/action";
import type { Action } from "../command/action";
import { choice, date, range } from "../command/args";
import { routeById } from "../routes";
import { absoluteSearch } from "../rules/absoluteSearch";
import { monitorDayOf } from "../rules/monitorWindow";
import { listTime } from "../rules/eventList";
import { emptyFilter } from "../rules/filter";
import { periods, readPeriod } from "../rules/period";
import { withSearch } from "../rules/withSearch";
import { dayOf } from "../rules/zone";
import { restedSearch } from "../state/restingParameters";
import { filterOf, linkTo, replaceFilter, withoutDates } from "./address";

const choosePeriod = action({
  id: "filter.period",
  icon: CalendarClock,
  needs: "dashboard",
  group: "view",
  args: {
    period: choice({
      options: () => periods.map((period) => ({ value: period, label: `period.${period}` })),
    }),
  },
  run: (tools, { period }) => {
    replaceFilter(tools, { ...withoutDates(filterOf(tools)), period: readPeriod(period) });
    return { quiet: true };
  },
});

const chooseRange = action({
  id: "filter.range",
  icon: CalendarRange,
  needs: "dashboard",
  group: "view",
  args: { range: range({ help: "arg.help.range" }) },
  run: (tools, { range: days }) => {
    replaceFilter(
      tools,
      { ...withoutDates(filterOf(tools)), start: days.start, end: days.end },
      "/dashboard",
    );
    return { quiet: true };
  },
});

const chooseDay = action({
  id: "filter.day",
  icon: CalendarDays,
  needs: "monitor",
  group: "view",
  args: { day: date({ help: "arg.help.date", preset: ({ now, zone }) => dayOf(now, zone) }) },
  run: (tools, { day }) => {
    replaceFilter(tools, { ...filterOf(tools), date: day }, "/monitor");
    return { quiet: true };
  },
});

/** The day from midnight to midnight instead of 05:00 to 22:00: for wind, and for summer evenings [157]. */
const wholeDay = action({
  id: "filter.wholeDay",
  icon: Clock,
  keys: "g w",
  needs: "monitor",
  group: "view",
  run: (tools) => {
    const { path, search } = tools.context();
    const params = new URLSearchParams(path === "/monitor" ? search : "");
    if (params.get("whole") === "1") params.delete("whole");
    else params.set("whole", "1");
    tools.go(`/monitor?${params.toString()}`);
    return { quiet: true };
  },
});

const clearFilter = action({
  id: "filter.clear",
  icon: FilterX,
  needs: "dashboard",
  group: "view",
  run: (tools) => {
    const before = filterOf(tools);
    const { path } = tools.context();
    replaceFilter(tools, emptyFilter);
    return { undo: () => Promise.resolve(replaceFilter(tools, before, path)) };
  },
});

/** The same days whenever the link is followed [66]: the range of the KPI filter, and on the monitor the day it shows. */
const copyLink = action({
  id: "link.copy",
  icon: Link,
  keys: "y l",
  group: "view",
  run: async (tools) => {
    const { route, path, search, now, zone } = tools.context();
    const filter = filterOf(tools);
    const here = new URLSearchParams(restedSearch(path, search));
    const isOfAllTimes =
      routeById(route)?.time === "all" && listTime(here, filter, { now, zone }).time === "all";
    const shown = path === "/monitor" ? { ...filter, date: monitorDayOf(filter.date, now, zone) } : filter;
    const params = isOfAllTimes ? here : absoluteSearch(here, shown, now, zone);
    await tools.copy(linkTo(withSearch(path, params)));
  },
});

/** "This month" stays this month, whenever the link is followed. */
const copyRelativeLink = action({
  id: "link.copyRelative",
  icon: Link2,
  group: "view",
  run: async (tools) => {
    const { path, search } = tools.context();
    await tools.copy(linkTo(`${path}${restedSearch(path, search)}`));
  },
});

export const filterActions: readonly Action[] = [
  choosePeriod,
  chooseRange,
  chooseDay,
  wholeDay,
  clearFilter,
  copyLink,
  copyRelativeLink,
];
