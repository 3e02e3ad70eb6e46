import type { Arg } from "../command/args";
import type { Collected } from "../command/collect";
import { stepOf, SUBJECT } from "../command/collect";
import { entityKey } from "../command/entity";
import type { Value } from "../command/values";

/** Key of the row that takes away what is set. */
export const CLEAR = "clear";

/** Key of the row of an option. */
export const choiceKey = (value: string): string => `choice:${value}`;

/** What was answered at the step being asked, where one has come back to it; null where what is set is taken away. */
export function answerOf(collected: Collected): Value | null | undefined {
  const step = stepOf(collected);
  if (step === undefined) return undefined;
  return step === SUBJECT ? collected.subjects[0] : collected.values[step];
}

/** Key of the row that gives an answer, where it is given by a row and not by a text. */
export function keyOfAnswer(arg: Arg | undefined, answer: Value | null | undefined): string | undefined {
  if (answer === null) return CLEAR;
  if (arg?.type === "choice") return typeof answer === "string" ? choiceKey(answer) : undefined;
  return typeof answer === "object" && "kind" in answer ? entityKey(answer) : undefined;
}

/** The same list; what was answered goes to its front where it is not among the first `most`, which alone are drawn. */
export function withinReach<Each>(
  all: readonly Each[],
  keyOf: (each: Each) => string,
  answered: string | undefined,
  most: number,
): readonly Each[] {
  const at = answered === undefined ? -1 : all.findIndex((each) => keyOf(each) === answered);
  const found = all[at];
  return found === undefined || at < most ? all : [found, ...all.filter((each) => each !== found)];
}
