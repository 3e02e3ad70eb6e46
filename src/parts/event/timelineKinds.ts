import { eventKinds, kindsOffered } from "../../rules/event";
import type { Lanes } from "../../rules/eventLanes";

/** How a kind is drawn: by its letter and its colour. */
export interface KindMark {
  readonly letter: string;
  /** Its place among the colours; undefined for the one of the rest. */
  readonly place?: number | undefined;
}

const COLOURS = 8;
const LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ";

/** A kind's place among the colours: the same on every screen, whichever kinds are there. */
function placeOf(kind: string | null): number | undefined {
  const place = eventKinds.findIndex((known) => known === kind);
  return place < 0 || place >= COLOURS ? undefined : place;
}

/** A custom property: of several kinds in one bar, and of kinds beyond those that have their own, the one of the rest. */
export function colourOf({ place }: KindMark): string {
  return place === undefined ? "--data-rest" : `--data-${place + 1}`;
}

/**
 * Marks of the kinds there are, in the order in which filters offer them; what has no kind comes last. They stay the
 * same, whichever part of the time is looked at.
 */
export function kindMarks({ kinds: all }: Lanes): ReadonlyMap<string | null, KindMark> {
  const named = kindsOffered(all).filter((kind) => all.has(kind));
  const kinds = all.has(null) ? [...named, null] : named;
  return new Map(kinds.map((kind, index) => [kind, { letter: LETTERS[index] ?? "?", place: placeOf(kind) }]));
}
