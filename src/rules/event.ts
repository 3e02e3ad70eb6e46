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
export function kindsOffered(loaded: Iterable<string>): readonly string[] {
  const others = [...new Set(loaded)].filter((kind) => kind !== "" && !isKnownKind(kind));
  return [...eventKinds, ...others.sort()];
}

/** Whether an event goes on at `now` (epoch ms): it has no end, or one still to come [169]. */
export function isOngoing(end: string | null | undefined, now: number): boolean {
  if (end === null || end === undefined) return true;
  const at = Date.parse(end);
  return Number.isNaN(at) || at > now;
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
