import type { Action } from "./action";
import type { Arg, Option } from "./args";

/** The same action with what was read as the options of its choices: from then on one like any other. */
export function withChoices(action: Action, read: Readonly<Record<string, readonly Option[]>>): Action {
  const args = Object.entries(action.args ?? {}).map(([name, arg]): [string, Arg] => {
    const options = read[name];
    return [name, arg.type === "choice" && options ? { ...arg, options: () => options } : arg];
  });
  return { ...action, args: Object.fromEntries(args) };
}
