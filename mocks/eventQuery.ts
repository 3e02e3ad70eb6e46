import type { Backend } from "./backend";
import type { Complaint } from "./http";
import { invalid } from "./http";
import { selectionOf } from "./selection";
import { instantOf } from "./window";
import type { Account, ParkEvent } from "./world/types";

/** Which events are meant; instants in epoch ms, unlimited where not given. */
interface Condition {
  readonly from: number;
  readonly to: number;
  readonly hidden: boolean;
  readonly importance: number;
  readonly type: string | null;
}

/**
 * The events a list or a count is about, or the refusal: 422 for what cannot be read, 404 and 403 for parks and
 * portfolios that are unknown or out of sight.
 */
export function eventsMeant(
  backend: Backend,
  account: Account,
  query: URLSearchParams,
): ParkEvent[] | Response {
  const condition = conditionOf(query);
  if (Array.isArray(condition)) return invalid(condition);
  const wanted = { park: query.get("park"), portfolio: query.get("portfolio") };
  const selection = selectionOf(backend, account, wanted);
  if (selection instanceof Response) return selection;
  const parks = new Set(selection.parks.map(({ uid }) => uid));
  return backend.world.events.filter((event) => parks.has(event.park_uid) && matches(event, condition));
}

/** The latest first; of two that began together the newer record. */
export function latestFirst(events: readonly ParkEvent[]): ParkEvent[] {
  return [...events].sort((a, b) =>
    a.start_time === b.start_time ? b.id - a.id : Date.parse(b.start_time) - Date.parse(a.start_time),
  );
}

function conditionOf(query: URLSearchParams): Condition | Complaint[] {
  const given = (name: string) => query.get(name) || null;
  const from = given("start_time") === null ? -Infinity : instantOf(given("start_time"));
  const to = given("end_time") === null ? Infinity : instantOf(given("end_time"));
  const importance = Number(given("importance_threshold") ?? "-Infinity");
  const hidden = given("show_hidden") ?? "false";
  const complaints: Complaint[] = [];
  if (Number.isNaN(from))
    complaints.push({ msg: "ISO date and time expected", loc: ["query", "start_time"] });
  if (Number.isNaN(to)) complaints.push({ msg: "ISO date and time expected", loc: ["query", "end_time"] });
  if (Number.isNaN(importance))
    complaints.push({ msg: "Number expected", loc: ["query", "importance_threshold"] });
  if (!["true", "false"].includes(hidden))
    complaints.push({ msg: "true or false expected", loc: ["query", "show_hidden"] });
  if (complaints.length > 0) return complaints;
  return { from, to, importance, hidden: hidden === "true", type: given("event_type") };
}

/** Whether an event lies in part within the range and is as important; without an end it goes on. */
function matches(event: ParkEvent, { from, to, hidden, importance, type }: Condition): boolean {
  if ((event.hidden && !hidden) || event.importance < importance) return false;
  if (type !== null && event.event_type !== type) return false;
  const end = event.end_time === null ? Infinity : Date.parse(event.end_time);
  return Date.parse(event.start_time) < to && end > from;
}
