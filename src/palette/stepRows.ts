import { Check, CornerDownLeft, Eraser, FileUp, Pencil, SkipForward } from "lucide-react";
import type { Action } from "../command/action";
import { isSecret } from "../command/args";
import type { Arg, ChoiceArg, EntityArg } from "../command/args";
import { stepOf } from "../command/collect";
import type { Collected } from "../command/collect";
import { contextFor } from "../command/context";
import { entityKey } from "../command/entity";
import type { Entity } from "../command/entity";
import { offer } from "../command/offer";
import { argOf, checkAnswer, knownOf } from "../command/plan";
import { isSame } from "../command/present";
import { presetOf } from "../command/values";
import type { Value, Values } from "../command/values";
import { answerOf, choiceKey, CLEAR, keyOfAnswer, withinReach } from "./answered";
import { narrowed } from "./narrow";
import { pickable } from "./pickable";
import { actionRow, cut, entityRow, MOST_ROWS } from "./rows";
import type { Row, Section } from "./rows";
import type { Sources } from "./sources";
import { displayOf, displayOfArgument, typedOf } from "./display";

/** Whose argument is asked for, for what, and what is set now. */
interface Asking {
  readonly action: Action;
  readonly subjects: readonly Entity[];
  readonly present: Values | undefined;
  /** What was answered before. */
  readonly answered: Values;
  /** Key of the row that was the answer to this very step, where one has come back to it. */
  readonly chosen: string | undefined;
}

/** The rows of a step, and of how many to choose from they are the first. */
interface Listed {
  readonly rows: readonly Row[];
  readonly total: number;
}

const whole = (rows: readonly Row[]): Listed => ({ rows, total: rows.length });

/** Typed by most; the rest is one text away. */
const rangeTexts = {
  en: [
    "today",
    "yesterday",
    "last 7 days",
    "this week",
    "last week",
    "this month",
    "last month",
    "this quarter",
    "last year",
  ],
  de: [
    "heute",
    "gestern",
    "letzte 7 Tage",
    "diese Woche",
    "letzte Woche",
    "dieser Monat",
    "letzter Monat",
    "dieses Quartal",
    "letztes Jahr",
  ],
} as const;

function answerRow(key: string, name: string, value: Value | null, context?: string): Row {
  return {
    key,
    icon: CornerDownLeft,
    name,
    ranges: [],
    context,
    target: { type: "answer", answer: { value } },
  };
}

/** What was read to pick from, as it is known elsewhere too. */
function offeredRows({ tools, index, names }: Sources, offered: readonly Entity[], query: string): Row[] {
  const rows = offered.map((read): Row => {
    const entity = index.get(entityKey(read)) ?? read;
    return {
      ...entityRow(tools, entity),
      kind: undefined,
      target: { type: "answer", answer: { value: entity } },
    };
  });
  return narrowed(names, rows, query);
}

/** Where nothing is there to choose from: what changes that, for the same ones. */
function elseRows(
  { tools, context, actions }: Sources,
  { subjects }: Asking,
  { orElse, none = "palette.noneAssigned" }: ChoiceArg | EntityArg,
): Row[] {
  const action = actions.find(({ id }) => id === orElse);
  const row = action && actionRow({ tools, context }, action, { subjects });
  return row ? [{ ...row, context: tools.t(none, { name: subjects[0]?.name ?? "" }) }] : [];
}

function entityRows(
  sources: Sources,
  { action, chosen }: Asking,
  step: string,
  arg: EntityArg,
  query: string,
): Listed {
  const { context } = sources;
  if (arg.offered) return whole(offeredRows(sources, arg.offered, query));
  const isSubject = action.args?.[step] === undefined;
  const suits = (entity: Entity): boolean =>
    isSubject
      ? offer(action, context, { subjects: [entity] }) !== "absent"
      : (arg.suits?.(entity, context) ?? true);
  // All are of the kind that is asked for: a row that says so has less room for what tells them apart.
  const { picks, total } = pickable(sources, arg, query, suits, chosen);
  const rows = picks.map(({ row, entity }): Row => ({
    ...row,
    kind: undefined,
    target: { type: "answer", answer: { value: entity } },
  }));
  return { rows, total };
}

/** Where there is nothing of a kind: what makes the first one. */
function makingRows({ tools, index, context, actions }: Sources, { kind, offered }: EntityArg): Row[] {
  if (offered !== undefined || index.loading.state === "loading" || index.list([kind], 1).length > 0)
    return [];
  return actions.flatMap((action) => {
    const row = action.makes === kind ? actionRow({ tools, context }, action) : undefined;
    return row === undefined ? [] : [{ ...row, context: tools.t("palette.noneYet") }];
  });
}

/** The options, the one that is set now marked as such, and first: to choose another is a key more. */
function choiceRows(
  { tools, context, names }: Sources,
  arg: ChoiceArg,
  query: string,
  now: Value | null | undefined,
): Row[] {
  const rows = arg.options(context).map(({ value, label, literal, hint }) => {
    const key = choiceKey(value);
    const isNow = isSame(value, now);
    const beside = [isNow ? tools.t("palette.now") : "", hint ?? ""]
      .filter((each) => each !== "")
      .join(" · ");
    const mark = { ...(isNow ? { icon: Check } : {}), ...(beside === "" ? {} : { context: beside }) };
    if (literal === true) return { ...answerRow(key, label, value), ...mark };
    return { ...answerRow(key, tools.t(label), value), label, ...mark };
  });
  const preset = arg.optional === true ? arg.preset?.(context) : (now ?? arg.preset?.(context));
  const first = rows.filter(({ key }) => key === choiceKey(typeof preset === "string" ? preset : ""));
  return narrowed(names, [...first, ...rows.filter((row) => !first.includes(row))], query);
}

/**
 * One row that says what the typed text was understood as, or why it was not. What may be meant by a number follows where
 * it is two things: to choose one is a press more.
 */
function typedRows(
  { tools, context }: Sources,
  { action, subjects, present, answered }: Asking,
  step: string,
  query: string,
): Row[] {
  const checked = checkAnswer(action, step, query, context, knownOf(present, answered));
  const readings = checked.readings ?? [];
  const typed: Row = {
    key: "typed",
    icon: CornerDownLeft,
    name: checked.ok ? displayOfArgument(tools, action, step, checked.value, subjects) : query,
    ranges: [],
    disabled: checked.ok ? undefined : tools.t(checked.reason.key, checked.reason.values),
    target: { type: "answer", answer: { text: query } },
  };
  return [typed, ...readings.map(({ value, written }) => answerRow(`reading:${value}`, written, value))];
}

/** Without a text: what is usual. */
function suggestedRows(
  { tools, context }: Sources,
  { action, subjects }: Asking,
  step: string,
  arg: Arg,
): Row[] {
  const preset = presetOf(arg, context);
  if (preset !== undefined)
    return [answerRow("preset", displayOfArgument(tools, action, step, preset, subjects), preset)];
  if (arg.type === "text" && arg.recalls === true)
    return tools.engine.recalled(action.id, step).map((text) => answerRow(`said:${text}`, text, text));
  const texts =
    arg.type === "range"
      ? rangeTexts[context.language]
      : arg.type === "date"
        ? rangeTexts[context.language].slice(0, 2)
        : [];
  return texts.flatMap((text) => {
    const checked = checkAnswer(action, step, text, context);
    return checked.ok
      ? [answerRow(`text:${text}`, text, checked.value, displayOf(tools, checked.value))]
      : [];
  });
}

/**
 * The first rows of what may be left: to leave it is what Enter does, and where it is known what is set now stands
 * beside it. Then what is set can be taken up and written over, or taken away.
 */
function leaveRows({ tools }: Sources, { action, subjects, present }: Asking, step: string, arg: Arg): Row[] {
  const target = { type: "answer", answer: { skip: true } } as const;
  const name = tools.t(action.present === undefined ? "palette.skip" : "palette.leave");
  const now = present?.[step] ?? undefined;
  const isSet = !isSame(now, undefined);
  const shown =
    now === undefined || !isSet ? undefined : displayOfArgument(tools, action, step, now, subjects);
  const context = shown ?? (present === undefined ? undefined : tools.t("palette.nothingSet"));
  const leave: Row = { key: "skip", icon: SkipForward, name, ranges: [], context, target };
  const isTyped = (arg.type === "text" && !isSecret(arg)) || arg.type === "number";
  const text = typeof now === "number" ? typedOf(tools, arg, now) : typeof now === "string" ? now : "";
  const takeUp: Row = {
    key: "takeUp",
    icon: Pencil,
    name: tools.t("palette.takeUp"),
    ranges: [],
    target: { type: "prefix", sign: text },
  };
  const clear = { ...answerRow(CLEAR, tools.t("palette.clear"), null), icon: Eraser };
  return [leave, ...(isTyped && isSet ? [takeUp] : []), ...(arg.clears === true && isSet ? [clear] : [])];
}

function rowsOfArg(sources: Sources, asking: Asking, step: string, arg: Arg, query: string): Listed {
  const { tools } = sources;
  switch (arg.type) {
    case "entity": {
      const { rows, total } = entityRows(sources, asking, step, arg, query);
      const making = [
        ...makingRows(sources, arg),
        ...(arg.offered?.length === 0 ? elseRows(sources, asking, arg) : []),
      ];
      return { rows: [...rows, ...making], total: total + making.length };
    }
    case "choice":
      return whole(
        arg.options(sources.context).length > 0
          ? choiceRows(sources, arg, query, asking.present?.[step])
          : elseRows(sources, asking, arg),
      );
    case "file":
      return whole([
        {
          key: "file",
          icon: FileUp,
          name: tools.t("palette.chooseFile"),
          ranges: [],
          target: { type: "file", accept: arg.accept },
        },
      ]);
    default:
      return whole(
        query.trim() === ""
          ? suggestedRows(sources, asking, step, arg)
          : typedRows(sources, asking, step, query),
      );
  }
}

/** Which action asks, how far it is, and what is set now. */
interface Step {
  readonly action: Action;
  readonly collected: Collected;
  readonly present: Values | undefined;
}

/** What can be answered at the step that is being asked. What may be left is left by the first row. */
export function stepSections(
  sources: Sources,
  { action, collected, present }: Step,
  query: string,
): Section[] {
  const step = stepOf(collected);
  const arg = argOf(action, step);
  if (step === undefined || arg === undefined) return [];
  const { subjects, values: answered } = collected;
  const there = { ...sources, context: contextFor(sources.context, subjects) };
  const isBlank = query.trim() === "";
  const chosen = isBlank ? keyOfAnswer(arg, answerOf(collected)) : undefined;
  const asking = { action, subjects, present, answered, chosen };
  const { rows, total } = rowsOfArg(there, asking, step, arg, query);
  const leaving = arg.optional === true && isBlank ? leaveRows(there, asking, step, arg) : [];
  const listed = withinReach(rows, ({ key }) => key, chosen, MOST_ROWS - leaving.length);
  return cut([
    { id: "leave", rows: leaving },
    { id: "step", rows: listed, total },
  ]);
}
