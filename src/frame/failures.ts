import { createContext } from "react";
import { isUnanswered } from "./failureWords";
import type { Failure } from "./useGraph";

/** What a place is asked: whether another lies in it. */
interface Holding<Place> {
  contains(other: Place | null): boolean;
}

/** What failed in one place of a screen. */
export interface FailedPart<Place = HTMLElement> {
  readonly failure: Failure;
  /** The place; undefined until it is drawn. */
  readonly box: { readonly current: Place | null };
  readonly isWaiting: boolean;
  /** Too small for words of its own: its failure is said in the note, even where it is the only one. */
  readonly isSmall?: boolean;
  /** Asks again for this part alone. */
  readonly again: () => void;
}

/** Parts that failed for one reason, which is said once above them. */
export interface FailedTogether<Place = HTMLElement> {
  readonly reason: string;
  readonly parts: readonly FailedPart<Place>[];
}

/** Where a failure is said: in its place, in a note above all that failed for the same reason, or further within. */
export type ToldAt = "here" | "note" | "within";

/** Of these the status says all: their words, where the server has none, are the catalogue's for each call. */
const isOfServer = (failure: Failure): boolean =>
  isUnanswered(failure) || [429, 502, 503, 504].includes(failure.status);

const reasonOf = (failure: Failure): string =>
  [failure.failure, failure.status, isOfServer(failure) ? "" : failure.text].join(" ");

/** What failed on one screen, so that what has one reason is said once and asked again together. */
export interface Failures<Place = HTMLElement> {
  readonly subscribe: (listener: () => void) => () => void;
  /** Rises with each change. */
  readonly version: () => number;
  /** Sets what failed in a place, by whatever identifies it; undefined where nothing fails any more. */
  readonly set: (place: object, part: FailedPart<Place> | undefined) => void;
  readonly toldAt: (place: object) => ToldAt;
  readonly together: () => readonly FailedTogether<Place>[];
  /** Asks again for everything that failed for the same reason as this place. */
  readonly again: (place: object) => void;
}

/** Whether another part lies in this one that says it in its place: a small one leaves it to the note. */
function isAround<Place extends Holding<Place>>(
  part: FailedPart<Place>,
  others: readonly FailedPart<Place>[],
): boolean {
  return others.some(
    ({ box, isSmall }) =>
      isSmall !== true && box !== part.box && part.box.current?.contains(box.current) === true,
  );
}

/** `holds`: whether a place lies on the screen, and not in a dialog above it. */
export function createFailures<Place extends Holding<Place> = HTMLElement>(
  holds: (place: Place) => boolean,
): Failures<Place> {
  const parts = new Map<object, FailedPart<Place>>();
  const listeners = new Set<() => void>();
  // Reasons that are said in the note. One stays there until all its parts are well, or the note would jump away from
  // under whoever pressed it.
  const noted = new Set<string>();
  let version = 0;

  const alike = (reason: string): FailedPart<Place>[] =>
    [...parts.values()].filter(
      ({ failure, box }) => reasonOf(failure) === reason && box.current !== null && holds(box.current),
    );
  const innermost = (reason: string): FailedPart<Place>[] => {
    const others = alike(reason);
    return others.filter((part) => !isAround(part, others));
  };

  const settle = (): void => {
    const reasons = [...parts.values()].map(({ failure }) => reasonOf(failure));
    for (const reason of new Set([...noted, ...reasons])) {
      const told = innermost(reason);
      if (told.length > 1 || told.some(({ isSmall }) => isSmall)) noted.add(reason);
      else if (told.length === 0) noted.delete(reason);
    }
    version += 1;
    for (const listener of [...listeners]) listener();
  };

  return {
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    version: () => version,
    set: (place, part) => {
      if (part === undefined && !parts.has(place)) return;
      if (part === undefined) parts.delete(place);
      else parts.set(place, part);
      settle();
    },
    toldAt: (place) => {
      const part = parts.get(place);
      if (part === undefined || part.box.current === null || !holds(part.box.current)) return "here";
      const reason = reasonOf(part.failure);
      if (isAround(part, alike(reason))) return "within";
      return noted.has(reason) ? "note" : "here";
    },
    together: () => [...noted].map((reason) => ({ reason, parts: innermost(reason) })),
    again: (place) => {
      const part = parts.get(place);
      if (part === undefined) return;
      // Its own too, where that is in a dialog above the others.
      for (const each of new Set([part, ...alike(reasonOf(part.failure))])) each.again();
    },
  };
}

/** Those of the screen that is around; undefined outside of one. */
export const FailuresContext = createContext<Failures | undefined>(undefined);
