import type { EventChanges, EventInput, Resolvers } from "../../generated/resolvers";
import type { components } from "../../generated/rest";
import { done, instantOf, made, numberOf, pageOf } from "../answers";
import { eventShares, joinedCounts, joinedOpen, joinedPage } from "../eventShares";
import type { ParkEventModel, ShutdownEventModel } from "../models/event";
import { openEvents } from "../openEvents";
import { dataOf } from "../rest";

type NewBody = components["requestBodies"]["NewEvent"]["content"]["application/json"];
type ChangesBody = components["requestBodies"]["EventChanges"]["content"]["application/json"];

/** The range of events, as the calls take it. */
function rangeOf(start: string | null | undefined, end: string | null | undefined) {
  return { ...(start ? { start_time: start } : {}), ...(end ? { end_time: end } : {}) };
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
    eventCounts: (_, { parks, portfolio, start, end, showHidden, importanceThreshold }, { rest }) => {
      const asked = { show_hidden: showHidden, importance_threshold: importanceThreshold };
      return joinedCounts(
        eventShares(parks, portfolio).map((share) => {
          const query = { ...share, ...rangeOf(start, end), ...asked };
          return dataOf(rest.GET("/api/v1/event/park/count", { params: { query } }));
        }),
      );
    },
    parkEvents: (
      _,
      { page, limit, parks, portfolio, start, end, eventType, showHidden, importanceThreshold },
      { rest },
    ) =>
      joinedPage(eventShares(parks, portfolio), { page, limit }, async (share, page, limit) => {
        const query = {
          ...{ page, limit, ...share, ...rangeOf(start, end) },
          ...(eventType ? { event_type: eventType } : {}),
          show_hidden: showHidden,
          ...(typeof importanceThreshold === "number" ? { importance_threshold: importanceThreshold } : {}),
        };
        const { events, total } = await dataOf(rest.GET("/api/v1/event/park", { params: { query } }));
        return pageOf<ParkEventModel>(events, total, page);
      }),
    openEvents: (_, { parks, portfolio, showHidden }, { rest, now }) =>
      joinedOpen(
        eventShares(parks, portfolio).map((share) =>
          openEvents(rest, { ...share, ...(showHidden ? { show_hidden: true } : {}) }, now()),
        ),
      ),
    parkEvent: () => null,
    shutdownEvents: (_, { page, limit, parks, portfolio, start, end }, { rest }) =>
      joinedPage(eventShares(parks, portfolio), { page, limit }, async (share, page, limit) => {
        const query = { page, limit, ...share, ...rangeOf(start, end) };
        const { events, total } = await dataOf(
          rest.GET("/api/v1/event/park/shutdown", { params: { query } }),
        );
        return pageOf<ShutdownEventModel>(events, total, page);
      }),
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
