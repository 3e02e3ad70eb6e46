import type { EventChanges, EventInput, Resolvers } from "../../generated/resolvers";
import type { components } from "../../generated/rest";
import { done, instantOf, made, numberOf, pageOf } from "../answers";
import type { ParkEventModel, ShutdownEventModel } from "../models/event";
import { openEvents } from "../openEvents";
import type { EventScope } from "../openEvents";
import { dataOf } from "../rest";

type NewBody = components["requestBodies"]["NewEvent"]["content"]["application/json"];
type ChangesBody = components["requestBodies"]["EventChanges"]["content"]["application/json"];

interface Scope {
  readonly parks?: readonly string[] | null;
  readonly portfolio?: string | null;
  readonly start?: string | null;
  readonly end?: string | null;
}

/** Selected parks are joined and win over the portfolio (§5). */
function placeOf({ parks, portfolio }: Scope): EventScope {
  if (parks && parks.length > 0) return { park: parks.join(",") };
  return portfolio ? { portfolio } : {};
}

function scopeOf({ start, end, ...place }: Scope) {
  return {
    ...placeOf(place),
    ...(start ? { start_time: start } : {}),
    ...(end ? { end_time: end } : {}),
  };
}

function newBody({ park, eventType, start, end, importance, title, description }: EventInput): NewBody {
  return {
    park_uid: park,
    event_type: eventType,
    start_time: start,
    importance,
    ...(end ? { end_time: end } : {}),
    ...(title ? { title } : {}),
    ...(description ? { description } : {}),
  };
}

/** Only what changes is sent: fields of the server that the portal does not know stay as they are (readings). */
function changesBody(changes: EventChanges): ChangesBody {
  const { eventType, start, end, importance, hidden, title, description, solution } = changes;
  return {
    ...(typeof eventType === "string" ? { event_type: eventType } : {}),
    ...(typeof start === "string" ? { start_time: start } : {}),
    ...(end === undefined ? {} : { end_time: end }),
    ...(typeof importance === "number" ? { importance } : {}),
    ...(typeof hidden === "boolean" ? { hidden } : {}),
    ...(typeof title === "string" ? { title } : {}),
    ...(description === undefined ? {} : { description }),
    ...(solution === undefined ? {} : { solution }),
  };
}

/** Events of parks, one by one (§7 Events). */
export const event: Resolvers = {
  Query: {
    eventCounts: (_, { showHidden, importanceThreshold, ...scope }, { rest }) => {
      const query = {
        ...scopeOf(scope),
        show_hidden: showHidden,
        importance_threshold: importanceThreshold,
      };
      return dataOf(rest.GET("/api/v1/event/park/count", { params: { query } }));
    },
    parkEvents: async (
      _,
      { page, limit, eventType, showHidden, importanceThreshold, ...scope },
      { rest },
    ) => {
      const query = {
        page,
        limit,
        ...scopeOf(scope),
        ...(eventType ? { event_type: eventType } : {}),
        show_hidden: showHidden,
        ...(typeof importanceThreshold === "number" ? { importance_threshold: importanceThreshold } : {}),
      };
      const { events, total } = await dataOf(rest.GET("/api/v1/event/park", { params: { query } }));
      return pageOf<ParkEventModel>(events, total, page);
    },
    openEvents: (_, { showHidden, ...place }, { rest, now }) =>
      openEvents(rest, { ...placeOf(place), ...(showHidden ? { show_hidden: true } : {}) }, now()),
    parkEvent: () => null,
    shutdownEvents: async (_, { page, limit, ...scope }, { rest }) => {
      const query = { page, limit, ...scopeOf(scope) };
      const { events, total } = await dataOf(rest.GET("/api/v1/event/park/shutdown", { params: { query } }));
      return pageOf<ShutdownEventModel>(events, total, page);
    },
  },
  Mutation: {
    createEvent: (_, { event }, { rest }) =>
      made<ParkEventModel>(rest.POST("/api/v1/event/park", { body: newBody(event) })),
    updateEvent: (_, { id, changes }, { rest }) =>
      made<ParkEventModel>(
        rest.PUT("/api/v1/event/park/{id}", { params: { path: { id } }, body: changesBody(changes) }),
      ),
    deleteEvent: async (_, { id }, { rest }) => {
      await done(rest.DELETE("/api/v1/event/park/{id}", { params: { path: { id } } }));
      return id;
    },
    closeEvent: (_, { id, solution }, { rest }) =>
      made<ParkEventModel>(
        rest.POST("/api/v1/event/park/{id}/close", { params: { path: { id } }, body: { solution } }),
      ),
  },
  EventCount: {
    eventType: (parent) => parent.event_type,
  },
  ParkEvent: {
    id: (parent) => String(parent.id),
    park: (parent) => parent.park_uid ?? null,
    eventType: (parent) => parent.event_type,
    start: (parent) => instantOf(parent.start_time),
    end: (parent) => instantOf(parent.end_time),
    importance: (parent) => numberOf(parent.importance),
    hidden: (parent) => parent.hidden === true,
  },
  ShutdownEvent: {
    id: (parent) => String(parent.id),
    park: (parent) => parent.park_uid ?? null,
    eventType: (parent) => parent.event_type ?? null,
    shutdownType: (parent) => parent.shutdown_type ?? null,
    start: (parent) => instantOf(parent.start_time),
    end: (parent) => instantOf(parent.end_time),
    loss: (parent) => numberOf(parent.loss),
  },
};
