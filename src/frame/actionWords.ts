import type { Action } from "../command/action";
import { labelOf } from "../command/offer";
import type { Tools } from "../command/tools";

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
