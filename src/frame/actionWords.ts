import type { Action } from "../command/action";
import type { Entity, EntityKind } from "../command/entity";
import { labelOf } from "../command/offer";
import type { Tools } from "../command/tools";
import { formatNumber } from "../rules/numbers";

/** The name of an action, as every surface shows it. */
export function labelOfAction(tools: Tools, action: Action): string {
  const { key, values } = labelOf(action);
  return tools.t(key, values);
}

/** What its submit says: `action.<id>.verb`, else `verb.` and the last part of the id, which many share. */
export function verbOfAction(tools: Tools, { id }: Action): string {
  const own = `action.${id}.verb`;
  return tools.t(tools.has(own) ? own : `verb.${id.slice(id.lastIndexOf(".") + 1)}`);
}

/** The words an argument is asked by: `action.<id>.args.<name>`, else the common `arg.<name>.label`. */
export function labelOfArgument(tools: Tools, action: Action, name: string): string {
  const own = `action.${action.id}.args.${name}`;
  return tools.t(tools.has(own) ? own : `arg.${name}.label`);
}

/** "3,625 parks". */
export function countWords(tools: Tools, kind: EntityKind | "action", count: number): string {
  return tools.t(`palette.count.${kind}`, { count, number: formatNumber(count, tools.context().language) });
}

/** What belongs to a park, which is its parent. */
const ofParks: ReadonlySet<EntityKind> = new Set<EntityKind>(["device", "event", "report"]);

/** "Restart 3 devices in 2 parks?": the question before something dangerous is done to several [197]. */
export function questionOfMany(tools: Tools, action: Action, subjects: readonly Entity[]): string {
  const { on = "action" } = action;
  const verb = verbOfAction(tools, action);
  const parks = subjects.map(({ parent }) => parent);
  const isPlaced = on !== "action" && ofParks.has(on) && parks.every((park) => park !== undefined);
  const object = countWords(tools, on, subjects.length);
  const placed = isPlaced ? tools.t("arg.inParks", { object, count: new Set(parks).size }) : object;
  return tools.t("arg.sureOfMany", { verb, infinitive: verb.toLocaleLowerCase(), object: placed });
}
