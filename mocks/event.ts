import type { HttpHandler } from "msw";
import type { Backend } from "./backend";
import type { Complaint, Schemas } from "./http";
import { http, invalid } from "./http";
import { selectionOf } from "./selection";
import { visitor } from "./visitor";
import { instantOf } from "./window";
import type { ParkEvent } from "./world/types";

/** Events of parks (§7 Events). */
export function eventHandlers(backend: Backend): HttpHandler[] {
  return [
    http.get("/api/v1/event/park/count", ({ request, query, response }) => {
      const who = visitor(backend, request);
      if (who instanceof Response) return response.untyped(who);
      const condition = conditionOf(new URL(request.url).searchParams);
      if (Array.isArray(condition)) return response.untyped(invalid(condition));
      const wanted = { park: query.get("park"), portfolio: query.get("portfolio") };
      const selection = selectionOf(backend, who.account, wanted);
      if (selection instanceof Response) return response.untyped(selection);
      const parks = new Set(selection.parks.map(({ uid }) => uid));
      const events = backend.world.events.filter(
        (event) => parks.has(event.park_uid) && matches(event, condition),
      );
      return response(200).json({ counts: countsOf(events), total: events.length });
    }),
  ];
}

/** Which events are meant; instants in epoch ms, unlimited where not given. */
interface Condition {
  readonly from: number;
  readonly to: number;
  readonly hidden: boolean;
  readonly importance: number;
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
  return complaints.length > 0 ? complaints : { from, to, importance, hidden: hidden === "true" };
}

/** Whether an event lies in part within the range and is as important; without an end it goes on. */
function matches(event: ParkEvent, { from, to, hidden, importance }: Condition): boolean {
  if ((event.hidden && !hidden) || event.importance < importance) return false;
  const end = event.end_time === null ? Infinity : Date.parse(event.end_time);
  return Date.parse(event.start_time) < to && end > from;
}

function countsOf(events: readonly ParkEvent[]): Schemas["EventCount"][] {
  const counts = new Map<string, Schemas["EventCount"]>();
  for (const { park_uid, event_type } of events) {
    const key = `${park_uid} ${event_type}`;
    const known = counts.get(key) ?? { park: park_uid, event_type, count: 0 };
    counts.set(key, { ...known, count: known.count + 1 });
  }
  return [...counts.values()];
}
