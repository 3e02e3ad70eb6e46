import type { Action } from "./action";
import type { Arg, Option } from "./args";
import type { Entity } from "./entity";

/** What was read to choose from, by argument: options of a choice, entities where one is picked. */
export type Choices = Readonly<Record<string, readonly Option[] | readonly Entity[]>>;

function isEntities(read: readonly Option[] | readonly Entity[]): read is readonly Entity[] {
  return read.every((each) => "kind" in each);
}

function isOptions(read: readonly Option[] | readonly Entity[]): read is readonly Option[] {
  return read.every((each) => "value" in each);
}

function withRead(arg: Arg, read: readonly Option[] | readonly Entity[] | undefined): Arg {
  if (read === undefined) return arg;
  if (arg.type === "choice" && isOptions(read)) return { ...arg, options: () => read };
  return arg.type === "entity" && isEntities(read) ? { ...arg, offered: read } : arg;
}

/** The same action with what was read as what its arguments offer: from then on one like any other. */
export function withChoices(action: Action, read: Choices): Action {
  const args = Object.entries(action.args ?? {}).map(([name, arg]): [string, Arg] => [
    name,
    withRead(arg, read[name]),
  ]);
  return { ...action, args: Object.fromEntries(args) };
}
