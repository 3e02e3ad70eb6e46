import { CalendarCheck, ChevronLeft, ChevronRight } from "lucide-react";
import { action } from "../command/action";
import type { Action } from "../command/action";
import type { Context } from "../command/context";
import type { Tools } from "../command/tools";
import { readFilter } from "../rules/filter";
import { monitorDayOf, withDay } from "../rules/monitorWindow";
import { withSearch } from "../rules/withSearch";
import { dayBeside, dayOf } from "../rules/zone";
import type { Day } from "../rules/zone";

const common = { needs: "monitor", group: "view", place: "onScreen" } as const;

/** The day that the monitor shows; undefined on other screens. */
function shownDay({ route, search, now, zone }: Context): Day | undefined {
  if (route !== "monitor") return undefined;
  return monitorDayOf(readFilter(new URLSearchParams(search)).filter.date, now, zone);
}

function showDay(tools: Tools, day: Day) {
  const { now, zone, path, search } = tools.context();
  tools.go(withSearch(path, withDay(new URLSearchParams(search), day, dayOf(now, zone))));
  return { quiet: true };
}

function walk(tools: Tools, days: 1 | -1) {
  const context = tools.context();
  const day = shownDay(context);
  return day === undefined ? { quiet: true } : showDay(tools, dayBeside(day, days, context.zone));
}

/** Nothing is measured yet of the days to come. */
function whyNoLaterDay(context: Context): "noMonitor" | "lastDay" | undefined {
  const day = shownDay(context);
  if (day === undefined) return "noMonitor";
  return day >= dayOf(context.now, context.zone) ? "lastDay" : undefined;
}

export const previousDay = action({
  ...common,
  id: "monitor.previousDay",
  icon: ChevronLeft,
  keys: "g ,",
  blocked: (context) => (shownDay(context) === undefined ? "noMonitor" : undefined),
  run: (tools) => walk(tools, -1),
});

export const nextDay = action({
  ...common,
  id: "monitor.nextDay",
  icon: ChevronRight,
  keys: "g .",
  blocked: whyNoLaterDay,
  run: (tools) => walk(tools, 1),
});

export const today = action({
  ...common,
  id: "monitor.today",
  icon: CalendarCheck,
  keys: "g t",
  blocked: whyNoLaterDay,
  run: (tools) => showDay(tools, dayOf(tools.context().now, tools.context().zone)),
});

export const monitorDayActions: readonly Action[] = [previousDay, nextDay, today];
