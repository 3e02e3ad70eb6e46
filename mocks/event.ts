import type { HttpHandler } from "msw";
import type { Backend } from "./backend";
import { eventsMeant, latestFirst } from "./eventQuery";
import { eventWrites, shownEvent } from "./eventWrites";
import type { Schemas } from "./http";
import { http } from "./http";
import type { Page } from "./paging";
import { pageOf } from "./paging";
import { visitor } from "./visitor";
import type { ParkEvent } from "./world/types";

/** Events of parks (§7 Events). */
export function eventHandlers(backend: Backend): HttpHandler[] {
  return [
    http.get("/api/v1/event/park/count", ({ request, response }) => {
      const events = asked(backend, request);
      if (events instanceof Response) return response.untyped(events);
      return response(200).json({ counts: countsOf(events), total: events.length });
    }),

    http.get("/api/v1/event/park/shutdown", ({ request, query, response }) => {
      const found = asked(backend, request);
      if (found instanceof Response) return response.untyped(found);
      const page = pageOf(query.get("page"), query.get("limit"));
      if (page instanceof Response) return response.untyped(page);
      const shutdowns = found.filter(({ shutdown_type }) => shutdown_type !== null);
      return response(200).json(pageShown(shutdowns, page, shownShutdown));
    }),

    http.get("/api/v1/event/park", ({ request, query, response }) => {
      const found = asked(backend, request);
      if (found instanceof Response) return response.untyped(found);
      const page = pageOf(query.get("page"), query.get("limit"));
      if (page instanceof Response) return response.untyped(page);
      return response(200).json(pageShown(found, page, shownEvent));
    }),

    ...eventWrites(backend),
  ];
}

function asked(backend: Backend, request: Request): ParkEvent[] | Response {
  const who = visitor(backend, request);
  if (who instanceof Response) return who;
  return eventsMeant(backend, who.account, new URL(request.url).searchParams);
}

function pageShown<Shown>(events: readonly ParkEvent[], page: Page, show: (event: ParkEvent) => Shown) {
  const rows = latestFirst(events).slice(page.from, page.to).map(show);
  return { events: rows, total: events.length, page: page.number };
}

function shownShutdown(event: ParkEvent): Schemas["ShutdownEvent"] {
  const { id, park_uid, event_type, shutdown_type, start_time, end_time, loss } = event;
  return { id, park_uid, event_type, shutdown_type, start_time, end_time, loss };
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
