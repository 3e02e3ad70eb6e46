import { CircleCheck, Eye, EyeOff, Pencil, Plus, RotateCcw, Trash2, TriangleAlert } from "lucide-react";
import { action, nothingChanged } from "../command/action";
import type { Action } from "../command/action";
import { choice, number, text } from "../command/args";
import type { Context } from "../command/context";
import { changesOf } from "../command/present";
import type { Tools } from "../command/tools";
import { timeTextOf } from "../rules/dateTime";
import { EVENT_COUNT_IMPORTANCE_THRESHOLD } from "../rules/constants";
import { eventKinds, isEvent } from "../rules/event";
import { reachActions } from "./entities";
import { CloseEvent, CreateEvent, DeleteEvent, UpdateEvent, knownEvent } from "./eventDocuments";
import { notifyEvents } from "./eventNotify";
import { nextEvent, previousEvent } from "./eventWay";
import { eventTimes, typedTimes } from "./eventTime";

const kindOptions = () => eventKinds.map((kind) => ({ value: kind, label: `event.kind.${kind}` }));
const now = ({ now: at, zone, language }: Context) => timeTextOf(at, zone, language);
const time = { format: "dateTime", help: "arg.help.dateTime" } as const;
const details = {
  importance: number({ minimum: 0, optional: true }),
  title: text({ maxLength: 200, optional: true }),
  description: text({ format: "multiline", maxLength: 4000, optional: true }),
};

export const createEvent = action({
  id: "event.create",
  icon: Plus,
  needs: "moderator",
  on: "park",
  write: true,
  group: "event",
  args: {
    eventType: choice({ options: kindOptions }),
    startTime: text({ ...time, preset: now }),
    endTime: text({ ...time, optional: true, notBefore: "startTime" }),
    ...details,
  },
  run: async (tools, { eventType, startTime, endTime, importance, title, description }, park) => {
    const uid = park?.uid ?? "";
    const times = await eventTimes(tools, uid, { start: startTime, end: endTime });
    const event = {
      park: uid,
      eventType,
      start: times.start ?? "",
      end: times.end ?? null,
      importance: importance ?? EVENT_COUNT_IMPORTANCE_THRESHOLD,
      title: title ?? null,
      description: description ?? null,
    };
    await tools.mutate(CreateEvent, { event });
  },
});

/** The event as its form has it; its times as they are typed. */
async function presentEvent(tools: Tools, id: string) {
  const known = await knownEvent(tools, id);
  if (known === undefined) return undefined;
  const { eventType, importance, title, description, solution } = known;
  const { start, end } = await typedTimes(tools, known);
  return { eventType, startTime: start, endTime: end, importance, title, description, solution };
}

/** Takes what is given and leaves the rest as it is. */
export const updateEvent = action({
  id: "event.update",
  icon: Pencil,
  keys: "e",
  needs: "moderator",
  on: "event",
  write: true,
  group: "event",
  args: {
    eventType: choice({ options: kindOptions, optional: true }),
    startTime: text({ ...time, optional: true }),
    endTime: text({ ...time, optional: true, clears: true, notBefore: "startTime" }),
    importance: details.importance,
    title: text({ ...details.title, clears: true }),
    description: text({ ...details.description, clears: true }),
    solution: text({ ...details.description, clears: true }),
  },
  present: (tools, event) => presentEvent(tools, event?.uid ?? ""),
  run: async (tools, values, event) => {
    const id = event?.uid ?? "";
    const before = await knownEvent(tools, id);
    const present = before && (await presentEvent(tools, id));
    const { startTime, endTime, ...given } = changesOf(values, present);
    const typed = { start: startTime, end: endTime ?? undefined };
    const times = await eventTimes(tools, before?.park ?? event?.parent ?? "", typed, before?.start);
    const changes = { ...given, ...times, ...(endTime === null ? { end: null } : {}) };
    const names = Object.keys(changes);
    if (names.length === 0) return nothingChanged;
    await tools.mutate(UpdateEvent, { id, changes });
    if (before === undefined) return {};
    const old = Object.fromEntries(names.map((name) => [name, before[name as keyof typeof before]]));
    return {
      undo: async () => {
        await tools.mutate(UpdateEvent, { id, changes: old });
      },
    };
  },
});

/** Hiding and showing are each other's way back. */
function visibilityAction(hidden: boolean): Action {
  return action({
    id: hidden ? "event.hide" : "event.show",
    icon: hidden ? EyeOff : Eye,
    ...(hidden ? { keys: "h" } : {}),
    needs: "moderator",
    on: "event",
    suits: ({ state }) => state === undefined || isEvent(state, "hidden") !== hidden,
    bulk: "each",
    write: true,
    group: "event",
    run: async (tools, _values, event) => {
      const id = event?.uid ?? "";
      await tools.mutate(UpdateEvent, { id, changes: { hidden } });
      return {
        undo: async () => {
          await tools.mutate(UpdateEvent, { id, changes: { hidden: !hidden } });
        },
      };
    },
  });
}

/** Closed too early, or gone and forgotten: without an end and a solution it goes on. */
export const reopenEvent = action({
  id: "event.reopen",
  icon: RotateCcw,
  needs: "moderator",
  on: "event",
  suits: ({ state }) => state === undefined || !isEvent(state, "open"),
  bulk: "each",
  write: true,
  group: "event",
  run: async (tools, _values, event) => {
    const id = event?.uid ?? "";
    const before = await knownEvent(tools, id);
    await tools.mutate(UpdateEvent, { id, changes: { end: null, solution: null } });
    if (before === undefined) return {};
    const { end, solution } = before;
    return {
      undo: async () => {
        await tools.mutate(UpdateEvent, { id, changes: { end, solution } });
      },
    };
  },
});

/** Asks for the solution once, for all of a selection; taken back by writing the old state again [172]. */
export const closeEvent = action({
  id: "event.close",
  icon: CircleCheck,
  keys: "c",
  needs: "moderator",
  on: "event",
  blocked: (_context, event) => (isEvent(event?.state ?? "", "closed") ? "eventClosed" : undefined),
  bulk: "each",
  write: true,
  group: "event",
  args: { solution: text({ format: "multiline", maxLength: 4000, recalls: true }) },
  run: async (tools, { solution }, event) => {
    const id = event?.uid ?? "";
    const before = await knownEvent(tools, id);
    await tools.mutate(CloseEvent, { id, solution });
    const changes = { end: before?.end ?? null, solution: before?.solution ?? null };
    return {
      undo: async () => {
        await tools.mutate(UpdateEvent, { id, changes });
      },
    };
  },
});

export const hideEvent = visibilityAction(true);
export const showEvent = visibilityAction(false);

const deleteEvent = action({
  id: "event.delete",
  icon: Trash2,
  needs: "orgAdmin",
  on: "event",
  bulk: "each",
  write: true,
  danger: true,
  group: "event",
  run: async (tools, _values, event) => {
    await tools.mutate(DeleteEvent, { id: event?.uid ?? "" });
  },
});

export const eventActions: readonly Action[] = [
  ...reachActions({ kind: "event", icon: TriangleAlert, needs: "events", group: "event" }),
  nextEvent,
  previousEvent,
  notifyEvents,
  createEvent,
  updateEvent,
  closeEvent,
  reopenEvent,
  hideEvent,
  showEvent,
  deleteEvent,
];
