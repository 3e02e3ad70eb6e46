import { eventKinds, kindsOffered } from "../../rules/event";
import type { Lanes } from "../../rules/eventLanes";

/** How a kind is drawn: by its letter and its colour, a custom property. */
export interface KindMark {
  readonly letter: string;
  readonly colour: string;
}

/** Of several kinds in one bar, and of kinds beyond those that have a colour of their own. */
export const REST_COLOUR = "--data-rest";
const COLOURS = 8;
const LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ";

/** A kind's colour: the same on every screen, whichever kinds are there. */
function colourOf(kind: string): string {
  const place = eventKinds.findIndex((known) => known === kind);
  return place < 0 || place >= COLOURS ? REST_COLOUR : `--data-${place + 1}`;
}

/** Marks of the kinds that are drawn, in the order in which filters offer them; what has no kind comes last. */
export function kindMarks({ lanes }: Lanes): ReadonlyMap<string | null, KindMark> {
  const drawn = new Set(lanes.flatMap(({ bars }) => bars.map(({ kind }) => kind)));
  const named = kindsOffered([...drawn].flatMap((kind) => kind ?? [])).filter((kind) => drawn.has(kind));
  const kinds = drawn.has(null) ? [...named, null] : named;
  return new Map(
    kinds.map((kind, index) => [
      kind,
      { letter: LETTERS[index] ?? "?", colour: kind === null ? REST_COLOUR : colourOf(kind) },
    ]),
  );
}
