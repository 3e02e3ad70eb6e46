interface TimedEvent {
  readonly park: string | null;
  readonly start: string | null;
  readonly end: string | null;
  readonly importance: number | null;
}

const instant = (text: string | null) => Date.parse(text ?? "");

/** The most important first, of equals the one that began first. */
export function worstFirst(
  one: Pick<TimedEvent, "importance" | "start">,
  other: Pick<TimedEvent, "importance" | "start">,
): number {
  const since = ({ start }: Pick<TimedEvent, "start">) => instant(start) || Number.MAX_VALUE;
  return (other.importance ?? -1) - (one.importance ?? -1) || since(one) - since(other);
}

/** The event that says most about a park: the worst of those that go on. */
export function causeOf<Event extends TimedEvent>(
  events: readonly Event[],
  park: string,
  isOpen: (event: Event) => boolean,
): Event | undefined {
  return events.filter((event) => event.park === park && isOpen(event)).sort(worstFirst)[0];
}

/** When the last of some events ended, epoch milliseconds; undefined while one goes on, or where none has ended. */
export function quietSince<Event extends Pick<TimedEvent, "end">>(
  events: readonly Event[],
  isOpen: (event: Event) => boolean,
): number | undefined {
  if (events.some(isOpen)) return undefined;
  const ends = events.map(({ end }) => instant(end)).filter((end) => !Number.isNaN(end));
  return ends.length > 0 ? Math.max(...ends) : undefined;
}
