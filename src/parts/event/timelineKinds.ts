import { eventKinds, kindsOffered } from "../../rules/event";
import type { Lanes } from "../../rules/eventLanes";

/** How a kind is drawn: by its letter and its colour, a custom property. */
export interface KindMark {
  readonly letter: string;
  readonly colour: string;
  /** Its place among the colours; undefined for the one of the rest. */
  readonly place?: number;
}

/** Of several kinds in one bar, and of kinds beyond those that have a colour of their own. */
export const REST_COLOUR = "--data-rest";
const rest = { colour: REST_COLOUR } as const;
const COLOURS = 8;
const LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ";

/** A kind's colour: the same on every screen, whichever kinds are there. */
function colourOf(kind: string): Omit<KindMark, "letter"> {
  const place = eventKinds.findIndex((known) => known === kind);
  return place < 0 || place >= COLOURS ? rest : { colour: `--data-${place + 1}`, place };
}

/**
 * Marks of the kinds there are, in the order in which filters offer them; what has no kind comes last. They stay the
 * same, whichever part of the time is looked at.
 */
export function kindMarks({ kinds: all }: Lanes): ReadonlyMap<string | null, KindMark> {
  const named = kindsOffered([...all].flatMap((kind) => kind ?? [])).filter((kind) => all.has(kind));
  const kinds = all.has(null) ? [...named, null] : named;
  return new Map(
    kinds.map((kind, index) => [
      kind,
      { letter: LETTERS[index] ?? "?", ...(kind === null ? rest : colourOf(kind)) },
    ]),
  );
}
