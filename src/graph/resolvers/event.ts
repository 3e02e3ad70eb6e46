import type { EventChanges, EventInput, Resolvers } from "../../generated/resolvers";
import type { components } from "../../generated/rest";
import { done, instantOf, made, numberOf, pageOf, textOf, wholeOf } from "../answers";
import type { GraphContext } from "../context";
import { eventShares, joinedCounts, joinedOpen, joinedPage, keepLists } from "../eventShares";
import type { KeptLists } from "../eventShares";
import type { Ids } from "../ids";
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
    ...(title === undefined ? {} : { title }),
    ...(description === undefined ? {} : { description }),
    ...(solution === undefined ? {} : { solution }),
  };
}

interface SessionLists {
  readonly parkEvents: KeptLists<ParkEventModel>;
  readonly shutdownEvents: KeptLists<ShutdownEventModel>;
}

const sessions = new WeakMap<Ids, SessionLists>();

/** Lists of several shares that a session goes on with; with it they are gone. */
function listsOf({ ids, now }: Pick<GraphContext, "ids" | "now">): SessionLists {
  const known = sessions.get(ids);
  if (known) return known;
  const lists = {
    parkEvents: keepLists<ParkEventModel>(now),
    shutdownEvents: keepLists<ShutdownEventModel>(now),
  };
  sessions.set(ids, lists);
  return lists;
}

/** A write, whatever becomes of it: what was kept of the lists may not hold any more. */
async function changing<Answer>(context: GraphContext, write: Promise<Answer>): Promise<Answer> {
  try {
    return await write;
  } finally {
    sessions.delete(context.ids);
  }
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
    parkEvents: (_, { page, limit, ...of }, context) => {
      const { parks, portfolio, start, end, eventType, showHidden, importanceThreshold } = of;
      const key = JSON.stringify([limit, of]);
      const asked = { page, limit, key, kept: listsOf(context).parkEvents, now: context.now() };
      return joinedPage(eventShares(parks, portfolio), asked, async (share, page, limit) => {
        const query = {
          ...{ page, limit, ...share, ...rangeOf(start, end) },
          ...(eventType ? { event_type: eventType } : {}),
          show_hidden: showHidden,
          ...(typeof importanceThreshold === "number" ? { importance_threshold: importanceThreshold } : {}),
        };
        const { events, total } = await dataOf(context.rest.GET("/api/v1/event/park", { params: { query } }));
        return pageOf<ParkEventModel>(events, total, page);
      });
    },
    openEvents: (_, { parks, portfolio, showHidden }, { rest, now }) =>
      joinedOpen(
        eventShares(parks, portfolio).map((share) =>
          openEvents(rest, { ...share, ...(showHidden ? { show_hidden: true } : {}) }, now()),
        ),
      ),
    parkEvent: () => null,
    shutdownEvents: (_, { page, limit, ...of }, context) => {
      const { parks, portfolio, start, end } = of;
      const key = JSON.stringify([limit, of]);
      const asked = { page, limit, key, kept: listsOf(context).shutdownEvents, now: context.now() };
      return joinedPage(eventShares(parks, portfolio), asked, async (share, page, limit) => {
        const query = { page, limit, ...share, ...rangeOf(start, end) };
        const { events, total } = await dataOf(
          context.rest.GET("/api/v1/event/park/shutdown", { params: { query } }),
        );
        return pageOf<ShutdownEventModel>(events, total, page);
      });
    },
  },
  Mutation: {
    createEvent: (_, { event }, context) =>
      changing(
        context,
        made<ParkEventModel>(context.rest.POST("/api/v1/event/park", { body: newBody(event) })),
      ),
    updateEvent: (_, { id, changes }, context) => {
      const body = changesBody(changes);
      const answer = context.rest.PUT("/api/v1/event/park/{id}", { params: { path: { id } }, body });
      return changing(context, made<ParkEventModel>(answer));
    },
    deleteEvent: async (_, { id }, context) => {
      const params = { path: { id } };
      await changing(context, done(context.rest.DELETE("/api/v1/event/park/{id}", { params })));
      return id;
    },
    closeEvent: (_, { id, solution }, context) => {
      const asked = { params: { path: { id } }, body: { solution } };
      return changing(
        context,
        made<ParkEventModel>(context.rest.POST("/api/v1/event/park/{id}/close", asked)),
      );
    },
  },
  EventCount: {
    eventType: (parent) => textOf(parent.event_type),
    count: (parent) => wholeOf(parent.count) ?? 0,
  },
  ParkEvent: {
    id: (parent) => String(parent.id),
    park: (parent) => parent.park_uid ?? null,
    eventType: (parent) => textOf(parent.event_type),
    start: (parent) => instantOf(parent.start_time),
    end: (parent) => instantOf(parent.end_time),
    importance: (parent) => numberOf(parent.importance),
    hidden: (parent) => parent.hidden === true,
  },
  ShutdownEvent: {
    id: (parent) => String(parent.id),
    park: (parent) => parent.park_uid ?? null,
    eventType: (parent) => textOf(parent.event_type),
    shutdownType: (parent) => parent.shutdown_type ?? null,
    start: (parent) => instantOf(parent.start_time),
    end: (parent) => instantOf(parent.end_time),
    loss: (parent) => numberOf(parent.loss),
  },
};
