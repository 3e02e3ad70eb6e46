import { EVENT_COUNT_IMPORTANCE_THRESHOLD } from "./constants";

/** Kinds of events that are always offered (readings "Events"); the server may know more. */
export const eventKinds = [
  "communication_loss",
  "inverter_fault",
  "string_fault",
  "grid_outage",
  "curtailment",
  "maintenance",
  "soiling",
  "snow",
  "other",
] as const;

/** Whether there are words and an icon for a kind; any other shows as its raw code [170]. */
export function isKnownKind(eventType: string): boolean {
  return eventKinds.some((kind) => kind === eventType);
}

/** What a filter offers: the known kinds, then those that the loaded events have beside them, each once [170]. */
export function kindsOffered(loaded: Iterable<string | null>): readonly string[] {
  const others = [...new Set(loaded)].flatMap((kind) => (kind && !isKnownKind(kind) ? kind : []));
  return [...eventKinds, ...others.sort()];
}

/** Whether an event goes on at `now` (epoch ms): it has no end, or one still to come [169]. */
export function isOngoing(end: string | null | undefined, now: number): boolean {
  if (end === null || end === undefined) return true;
  const at = Date.parse(end);
  return Number.isNaN(at) || at > now;
}

/** Whether nobody has seen to an event that goes on; one that was solved a moment ago is closed, whatever the clock. */
export function isOpenEvent(
  { end, solution }: { readonly end: string | null; readonly solution: string | null },
  now: number,
): boolean {
  return (end === null || (solution ?? "").trim() === "") && isOngoing(end, now);
}

type EventState = "open" | "ended" | "closed" | "hidden";

/**
 * What decides what can be done with an event: "closed" by a solution, "ended" without one, or "open"; "hidden" beside it.
 */
export function eventState({
  end,
  solution,
  hidden,
}: {
  readonly end: string | null;
  readonly solution: string | null;
  readonly hidden: boolean | null;
}): string {
  const own: EventState = (solution ?? "").trim() !== "" ? "closed" : end === null ? "open" : "ended";
  return hidden ? `${own} hidden` : own;
}

/** Whether a state of {@link eventState} says so much. */
export function isEvent(state: string, one: EventState): boolean {
  return state.split(" ").includes(one);
}

/**
 * Milliseconds an event has lasted: to its end, or to `now` while it goes on [169]. Null where its start is unknown or
 * still to come.
 */
export function durationOf(
  start: string | null | undefined,
  end: string | null | undefined,
  now: number,
): number | null {
  const from = Date.parse(start ?? "");
  const to = isOngoing(end, now) ? now : Date.parse(end ?? "");
  return Number.isNaN(from) || to < from ? null : to - from;
}

/** Whether an end may stand beside a start, both ISO 8601; no end means ongoing [169]. */
export function isInOrder(start: string, end: string | null | undefined): boolean {
  return end === null || end === undefined || Date.parse(end) >= Date.parse(start);
}

/** Importance from which on an event hinders a park noticeably; from the counted one on it is a fault (§3). */
export const NOTICEABLE_IMPORTANCE = 500;

/** How much of what is new one can be told of: `news.level.<name>` has the words. */
export const notifyNames = ["none", "high", "noticeable", "all"] as const;

/** From which importance on each tells; null for nothing. */
export const notifyLevels: Readonly<Record<(typeof notifyNames)[number], number | null>> = {
  none: null,
  high: EVENT_COUNT_IMPORTANCE_THRESHOLD,
  noticeable: NOTICEABLE_IMPORTANCE,
  all: 0,
};

/** Names of the levels, the worst last: `event.importance.<name>` has the word, styles and icons go by it too. */
export const importanceLevels = ["unknown", "low", "medium", "high"] as const;

export type ImportanceName = (typeof importanceLevels)[number];

/** How an importance is shown: never by colour alone, and in an order that sorts [171]. */
export interface ImportanceLevel {
  readonly name: ImportanceName;
  /** Translation key of its word. */
  readonly word: string;
  readonly shape: "dash" | "circle" | "triangle" | "octagon";
  /** Custom property of its colour. */
  readonly colour: string;
  /** Rises with the importance; an unknown one is the least. */
  readonly rank: number;
}

const looks = {
  unknown: { shape: "dash", colour: "--color-text-muted" },
  low: { shape: "circle", colour: "--color-info" },
  medium: { shape: "triangle", colour: "--color-warning" },
  high: { shape: "octagon", colour: "--color-fault" },
} as const;

function levelName(importance: number): ImportanceName {
  if (importance >= EVENT_COUNT_IMPORTANCE_THRESHOLD) return "high";
  return importance >= NOTICEABLE_IMPORTANCE ? "medium" : "low";
}

/** The level of an event's importance, where a higher number is worse [171]. Null or no number is unknown. */
export function importanceLevel(importance: number | null | undefined): ImportanceLevel {
  const known = typeof importance === "number" && !Number.isNaN(importance);
  const name = known ? levelName(importance) : "unknown";
  return {
    name,
    word: `event.importance.${name}`,
    ...looks[name],
    rank: known ? importance : -Number.MAX_VALUE,
  };
}
