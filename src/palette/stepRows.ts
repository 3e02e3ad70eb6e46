import { ArrowLeft, Check, CircleX, CornerDownLeft, FileUp, RotateCcw, SkipForward } from "lucide-react";
import type { Action } from "../command/action";
import type { Arg, ChoiceArg, EntityArg } from "../command/args";
import { stepOf } from "../command/collect";
import type { Collected } from "../command/collect";
import { contextFor } from "../command/context";
import type { Entity } from "../command/entity";
import { labelOf, offer } from "../command/offer";
import { argOf, checkAnswer } from "../command/plan";
import type { Tools } from "../command/tools";
import { presetOf } from "../command/values";
import type { Value } from "../command/values";
import { find } from "./finder";
import { narrowed } from "./narrow";
import { actionRow, cut, entityRow, MOST_ROWS } from "./rows";
import type { Row, Section } from "./rows";
import type { Sources } from "./sources";
import { displayOf, displayOfArgument } from "./display";

/** Whose argument is asked for, and for what. */
interface Asking {
  readonly action: Action;
  readonly subjects: readonly Entity[];
}

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

function answerRow(tools: Tools, key: string, name: string, value: Value, context?: string): Row {
  return {
    key,
    icon: CornerDownLeft,
    name,
    ranges: [],
    context,
    target: { type: "answer", answer: { value } },
  };
}

function entityRows(
  sources: Sources,
  action: Action,
  arg: EntityArg,
  query: string,
  isSubject: boolean,
): Row[] {
  const { tools, index, context } = sources;
  const suits = (entity: Entity): boolean =>
    !isSubject || offer(action, context, { subjects: [entity] }) !== "absent";
  const rows =
    query.trim() === ""
      ? index.list([arg.kind], MOST_ROWS).map((entity) => entityRow(tools, entity))
      : find(sources, query, [arg.kind], new Map());
  return rows.flatMap((row): Row[] => {
    const { target } = row;
    if (target.type !== "entity" || !suits(target.entity)) return [];
    return [{ ...row, target: { type: "answer", answer: { value: target.entity } } }];
  });
}

/** Where there is nothing of a kind: what makes the first one. */
function makingRows({ tools, index, context, actions }: Sources, { kind }: EntityArg): Row[] {
  if (index.loading.state === "loading" || index.list([kind], 1).length > 0) return [];
  return actions.flatMap((action) => {
    const row = action.makes === kind ? actionRow({ tools, context }, action) : undefined;
    return row === undefined ? [] : [{ ...row, context: tools.t("palette.noneYet") }];
  });
}

function choiceRows({ tools, context, names }: Sources, arg: ChoiceArg, query: string): Row[] {
  const rows = arg.options(context).map(({ value, label, literal }) => {
    const key = `choice:${value}`;
    if (literal === true) return answerRow(tools, key, label, value);
    return { ...answerRow(tools, key, tools.t(label), value), label };
  });
  const preset = arg.preset?.(context);
  const first = rows.filter(({ key }) => key === `choice:${preset ?? ""}`);
  return narrowed(names, [...first, ...rows.filter((row) => !first.includes(row))], query);
}

/** One row that says what the typed text was understood as, or why it was not. */
function typedRow(
  { tools, context }: Sources,
  { action, subjects }: Asking,
  step: string,
  query: string,
): Row {
  const checked = checkAnswer(action, step, query, context);
  return {
    key: "typed",
    icon: CornerDownLeft,
    name: checked.ok ? displayOfArgument(tools, action, step, checked.value, subjects) : query,
    ranges: [],
    disabled: checked.ok ? undefined : tools.t(checked.reason.key, checked.reason.values),
    target: { type: "answer", answer: { text: query } },
  };
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
    return [answerRow(tools, "preset", displayOfArgument(tools, action, step, preset, subjects), preset)];
  const texts =
    arg.type === "range"
      ? rangeTexts[context.language]
      : arg.type === "date"
        ? rangeTexts[context.language].slice(0, 2)
        : [];
  return texts.flatMap((text) => {
    const checked = checkAnswer(action, step, text, context);
    return checked.ok
      ? [answerRow(tools, `text:${text}`, text, checked.value, displayOf(tools, checked.value))]
      : [];
  });
}

function skipRow(tools: Tools): Row {
  const target = { type: "answer", answer: { skip: true } } as const;
  return { key: "skip", icon: SkipForward, name: tools.t("palette.skip"), ranges: [], target };
}

function rowsOfArg(sources: Sources, asking: Asking, step: string, arg: Arg, query: string): Row[] {
  const { tools } = sources;
  const { action } = asking;
  switch (arg.type) {
    case "entity":
      return [
        ...entityRows(sources, action, arg, query, action.args?.[step] === undefined),
        ...makingRows(sources, arg),
      ];
    case "choice":
      return choiceRows(sources, arg, query);
    case "file":
      return [
        {
          key: "file",
          icon: FileUp,
          name: tools.t("palette.chooseFile"),
          ranges: [],
          target: { type: "file", accept: arg.accept },
        },
      ];
    default:
      return query.trim() === ""
        ? suggestedRows(sources, asking, step, arg)
        : [typedRow(sources, asking, step, query)];
  }
}

/** What can be answered at the step that is being asked. */
export function stepSections(
  sources: Sources,
  action: Action,
  collected: Collected,
  query: string,
): Section[] {
  const step = stepOf(collected);
  const arg = argOf(action, step);
  if (step === undefined || arg === undefined) return [];
  const { subjects } = collected;
  const there = { ...sources, context: contextFor(sources.context, subjects) };
  const rows = rowsOfArg(there, { action, subjects }, step, arg, query);
  const skips = arg.optional === true && query.trim() === "" ? [skipRow(sources.tools)] : [];
  return cut([{ id: "step", rows: [...rows, ...skips] }]);
}

/** The last look before it is done; what is dangerous begins at Cancel. */
export function reviewSections(tools: Tools, action: Action): Section[] {
  const label = labelOf(action);
  const cancel: Row = {
    key: "cancel",
    icon: CircleX,
    name: tools.t("palette.cancel"),
    ranges: [],
    target: { type: "cancel" },
  };
  const confirm: Row = {
    key: "confirm",
    icon: Check,
    name: tools.t(label.key, label.values),
    ranges: [],
    isDanger: action.danger === true,
    target: { type: "confirm" },
  };
  return [{ id: "review", rows: action.danger === true ? [cancel, confirm] : [confirm, cancel] }];
}

/** After a failure: nothing typed is lost. */
export function failedSections(tools: Tools, hasSteps: boolean): Section[] {
  const retry: Row = {
    key: "retry",
    icon: RotateCcw,
    name: tools.t("palette.retry"),
    ranges: [],
    target: { type: "retry" },
  };
  const change: Row = {
    key: "back",
    icon: ArrowLeft,
    name: tools.t("palette.change"),
    ranges: [],
    target: { type: "back" },
  };
  const cancel: Row = {
    key: "cancel",
    icon: CircleX,
    name: tools.t("palette.cancel"),
    ranges: [],
    target: { type: "cancel" },
  };
  return [{ id: "failed", rows: hasSteps ? [retry, change, cancel] : [retry, cancel] }];
}
