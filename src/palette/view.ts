import type { Action } from "../command/action";
import type { Collected } from "../command/collect";
import { refusedStep, stepOf, SUBJECT } from "../command/collect";
import type { Entity } from "../command/entity";
import { argOf } from "../command/plan";
import type { Values } from "../command/values";
import { actionsOn, explained, rootSections } from "./finder";
import { areInvertersToCome } from "./inTurn";
import { answerOf, keyOfAnswer } from "./answered";
import { narrowed } from "./narrow";
import { rowsOf } from "./rows";
import type { Row, Section } from "./rows";
import type { Sources } from "./sources";
import { failedSections, reviewSections, unreadSections } from "./reviewRows";
import { stepSections } from "./stepRows";

/** Where in the palette one is. */
export type Level =
  | { readonly type: "root" }
  /** The actions of one entity, or of the selected rows. */
  | { readonly type: "subject"; readonly subjects: readonly Entity[] }
  /** An action asks for its arguments. */
  | { readonly type: "collect"; readonly action: Action };

export const root: Level = { type: "root" };

/** A level that was left for a deeper one, as it was. */
export interface Left {
  readonly level: Level;
  readonly query: string;
  readonly highlight: string | undefined;
}

/** How the collecting of arguments stands; `idle` outside of it. */
export type Stage = "idle" | "asking" | "reviewing" | "running" | "failed";

/** All that a key may change, replaced at once: one change, one render. */
export interface View {
  readonly level: Level;
  readonly left: readonly Left[];
  readonly query: string;
  readonly sections: readonly Section[];
  /** The row that Enter runs; always one of the sections' rows where there are any. */
  readonly highlight: string | undefined;
  /** Where the list to choose from holds the first alone: how many, and of how many. */
  readonly first?: { readonly shown: number; readonly total: number } | undefined;
  readonly stage: Stage;
  readonly collected: Collected;
  /** What is set now of what the action changes, once it has been read. */
  readonly present: Values | undefined;
  /** What has to be known first is being read, why it could not be, or why nothing can be done with this one. */
  readonly unread?: "reading" | { readonly reason: string; readonly isRefusal?: true } | undefined;
  /** Enter was pressed before there was a row for it: it is done once those that are on their way have come. */
  readonly awaits?: { readonly inNewTab: boolean } | undefined;
}

export function firstView(collected: Collected): View {
  const nothing = { query: "", sections: [], highlight: undefined, present: undefined };
  return { level: root, left: [], stage: "idle", collected, ...nothing };
}

/**
 * Whether what Enter would pick from is still being loaded: at the root the parks, whose names go before all else, and
 * where there is no row yet whatever may bring one.
 */
export function isOnItsWay(
  index: Sources["index"],
  { level, stage, collected, unread, query, sections }: View,
): boolean {
  if (level.type === "root") {
    if (query.trim() === "") return false;
    if (index.stateOf("park") === "loading") return true;
    if (rowsOf(sections).length > 0) return false;
    return index.loading.state === "loading" || areInvertersToCome(index, query);
  }
  if (level.type === "subject" || stage !== "asking") return false;
  if (unread !== undefined) return unread === "reading";
  const arg = argOf(level.action, stepOf(collected));
  return arg?.type === "entity" && arg.offered === undefined && index.stateOf(arg.kind) === "loading";
}

/** The stage that a state of the collecting machine shows as. */
export function stageOf(state: unknown): Stage {
  if (state === "reviewing" || state === "running" || state === "failed") return state;
  return "asking";
}

function sectionsOf(sources: Sources, view: View, boost: ReadonlyMap<string, number>): Section[] {
  const { level, stage, collected, query, present, unread } = view;
  if (level.type === "root") return rootSections(sources, query, boost);
  if (level.type === "subject")
    return [
      {
        id: "actions",
        rows: explained(sources, narrowed(sources.names, actionsOn(sources, level.subjects), query)),
      },
    ];
  const step = stepOf(collected);
  if (unread !== undefined && step !== SUBJECT && (stage === "asking" || stage === "reviewing"))
    return unread === "reading" ? [] : unreadSections(sources.tools, unread.isRefusal === true);
  if (stage === "reviewing") return reviewSections(sources.tools, level.action);
  if (stage === "failed")
    return failedSections(
      sources.tools,
      (collected.plan?.steps.length ?? 0) > 0,
      refusedStep(collected) >= 0,
    );
  return stage === "asking" && step !== undefined
    ? stepSections(sources, { action: level.action, collected, present }, query)
    : [];
}

/** The row of what was answered at the step one has come back to; a text that narrows is about another one. */
function answeredKey({ level, stage, collected, query }: View): string | undefined {
  if (level.type !== "collect" || stage !== "asking" || query.trim() !== "") return undefined;
  return keyOfAnswer(argOf(level.action, stepOf(collected)), answerOf(collected));
}

function firstOf(sections: readonly Section[]): View["first"] {
  const list = sections.find(({ rows, total = 0 }) => total > rows.length);
  return list?.total === undefined ? undefined : { shown: list.rows.length, total: list.total };
}

/** The rows for a view, and its highlight: the one wished for where it is there, else what was answered, else the first. */
export function filled(sources: Sources, view: View, boost: ReadonlyMap<string, number>): View {
  const sections = sectionsOf(sources, view, boost);
  const rows = rowsOf(sections);
  const rowOf = (wanted: string | undefined) => rows.find(({ key }) => key === wanted);
  const wished = rowOf(view.highlight) ?? rowOf(answeredKey(view)) ?? rows[0];
  return { ...view, sections, first: firstOf(sections), highlight: wished?.key };
}

/** The same rows, with how many there are to choose from by now. */
export function counted(sources: Sources, view: View, boost: ReadonlyMap<string, number>): View {
  return view.stage === "asking" ? { ...view, first: filled(sources, view, boost).first } : view;
}

/** The same told anew: what stood there keeps its place, and what is new comes behind it. */
export function inPlace(before: View, after: View): View {
  const places = new Map(rowsOf(before.sections).map(({ key }, place) => [key, place]));
  const placeOf = ({ key }: Row) => places.get(key) ?? places.size;
  const sections = after.sections.map((section) => ({
    ...section,
    rows: [...section.rows].sort((one, other) => placeOf(one) - placeOf(other)),
  }));
  return { ...after, sections };
}
