import type { HttpHandler } from "msw";
import type { Backend } from "./backend";
import type { Field } from "./body";
import { bodyOf, clearable, optional, text } from "./body";
import type { Schemas } from "./http";
import { http, invalid, refusal } from "./http";
import { inSight, isPlatformAdmin, roleOf, visibleParks } from "./sight";
import { visitor } from "./visitor";
import { instantOf } from "./window";
import type { ParkEvent } from "./world/types";

const writers = ["moderator", "admin", "owner"];
const removers = ["admin", "owner"];

const instant: Field<string> & { optional: false } = {
  is: (value): value is string => typeof value === "string" && !Number.isNaN(instantOf(value)),
  msg: "ISO date and time expected",
  optional: false,
};
const importance: Field<number> & { optional: false } = {
  is: (value): value is number => typeof value === "number" && value >= 0 && value <= 1_000_000,
  msg: "Number from 0 to 1000000 expected",
  optional: false,
};
const flag: Field<boolean> & { optional: false } = {
  is: (value): value is boolean => typeof value === "boolean",
  msg: "true or false expected",
  optional: false,
};

const kind = text(1, 60);
const title = text(1, 200);
const description = clearable(text(1, 4000));
const newEvent = {
  park_uid: text(1, 100),
  event_type: kind,
  start_time: instant,
  end_time: clearable(instant),
  importance,
  title: optional(title),
  description,
};
const changes = {
  event_type: optional(kind),
  start_time: optional(instant),
  end_time: clearable(instant),
  importance: optional(importance),
  hidden: optional(flag),
  title: clearable(title),
  description,
  solution: clearable(text(1, 4000)),
};

/** Create, change, close: moderator; delete: admin (readings). */
export function eventWrites(backend: Backend): HttpHandler[] {
  return [
    http.post("/api/v1/event/park", async ({ request, response }) => {
      const refused = refusalFor(backend, request, writers);
      if (refused) return response.untyped(refused);
      const body = await bodyOf(request, newEvent);
      if (body instanceof Response) return response.untyped(body);
      const unseen = parkRefusal(backend, request, body.park_uid);
      if (unseen) return response.untyped(unseen);
      const wrong = wrongTimes(body.start_time, body.end_time ?? null);
      if (wrong) return response.untyped(wrong);
      const created = noted(backend, body);
      backend.world.events.push(created);
      backend.changed("events", created.id);
      return response(200).json(shownEvent(created));
    }),

    http.put("/api/v1/event/park/{id}", async ({ request, params, response }) => {
      const event = writable(backend, request, params.id, writers);
      if (event instanceof Response) return response.untyped(event);
      const body = await bodyOf(request, changes);
      if (body instanceof Response) return response.untyped(body);
      const end = body.end_time === undefined ? event.end_time : body.end_time;
      const wrong = wrongTimes(body.start_time ?? event.start_time, end);
      if (wrong) return response.untyped(wrong);
      Object.assign(event, body, body.title === null ? { title: "" } : {});
      backend.changed("events", event.id);
      return response(200).json(shownEvent(event));
    }),

    http.delete("/api/v1/event/park/{id}", ({ request, params, response }) => {
      const event = writable(backend, request, params.id, removers);
      if (event instanceof Response) return response.untyped(event);
      backend.world.events = backend.world.events.filter((one) => one !== event);
      backend.changed("events", event.id);
      return response(200).json({ message: "Event deleted" });
    }),

    http.post("/api/v1/event/park/{id}/close", async ({ request, params, response }) => {
      const event = writable(backend, request, params.id, writers);
      if (event instanceof Response) return response.untyped(event);
      const body = await bodyOf(request, { solution: text(1, 4000) });
      if (body instanceof Response) return response.untyped(body);
      if (event.solution !== null) return response.untyped(refusal(409, "The event is closed already"));
      event.end_time = endOf(event, backend.now());
      event.solution = body.solution.trim();
      backend.changed("events", event.id);
      return response(200).json(shownEvent(event));
    }),
  ];
}

/** An event as the server tells of it: without what only the demo's physics need. */
export function shownEvent(event: ParkEvent): Schemas["ParkEvent"] {
  const { id, park_uid, event_type, start_time, end_time, importance: weight, hidden } = event;
  const { title: heading, description: told, solution } = event;
  return {
    ...{ id, park_uid, event_type, start_time, end_time, importance: weight, hidden },
    ...{ title: heading, description: told, solution },
  };
}

function refusalFor(backend: Backend, request: Request, roles: readonly string[]): Response | null {
  const who = visitor(backend, request);
  if (who instanceof Response) return who;
  const may = isPlatformAdmin(who.account) || roles.includes(roleOf(backend, who.account) ?? "");
  return may ? null : refusal(403, `Needs the role ${roles[0]} or higher`);
}

function parkRefusal(backend: Backend, request: Request, uid: string): Response | null {
  const who = visitor(backend, request);
  if (who instanceof Response) return who;
  const park = inSight(uid, backend.world.parks, visibleParks(backend, who.account), "Park");
  return park instanceof Response ? park : null;
}

/** The event, or the refusal: 404 where there is none, 403 where the visitor may not see its park or not write. */
function writable(
  backend: Backend,
  request: Request,
  id: string,
  roles: readonly string[],
): ParkEvent | Response {
  const refused = refusalFor(backend, request, roles);
  if (refused) return refused;
  const event = backend.world.events.find((one) => String(one.id) === id);
  if (!event) return refusal(404, "Event not found");
  return parkRefusal(backend, request, event.park_uid) ?? event;
}

function wrongTimes(start: string, end: string | null): Response | null {
  if (end === null || instantOf(end) >= instantOf(start)) return null;
  return invalid([{ msg: "The end is before the start", loc: ["body", "end_time"] }]);
}

/** An event that has ended keeps its end; any other ends now, or when it begins where that is still to come. */
function endOf({ start_time, end_time }: ParkEvent, now: number): string {
  if (end_time !== null && Date.parse(end_time) <= now) return end_time;
  return new Date(Math.max(now, Date.parse(start_time))).toISOString();
}

interface Noted {
  readonly park_uid: string;
  readonly event_type: string;
  readonly start_time: string;
  readonly end_time: string | null | undefined;
  readonly importance: number;
  readonly title: string | undefined;
  readonly description: string | null | undefined;
}

/** What people note costs the physics nothing. */
function noted(backend: Backend, body: Noted): ParkEvent {
  return {
    id: 1 + backend.world.events.reduce((highest, { id }) => Math.max(highest, id), 0),
    park_uid: body.park_uid,
    event_type: body.event_type,
    start_time: body.start_time,
    end_time: body.end_time ?? null,
    importance: body.importance,
    hidden: false,
    title: body.title ?? "",
    description: body.description ?? null,
    solution: null,
    loss: 0,
    shutdown_type: null,
    source: null,
  };
}
