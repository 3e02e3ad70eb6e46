import { ActionError } from "../command/tools";
import type { Tools } from "../command/tools";

type Given<T> = { [K in keyof T]?: Exclude<T[K], undefined> };

/** The values that were given, without those left empty; refuses when there are none. */
export function given<T extends object>(tools: Pick<Tools, "t">, values: T): Given<T> {
  const entries = Object.entries(values).filter(([, value]) => value !== undefined && value !== "");
  if (entries.length === 0) throw new ActionError(tools.t("reason.nothingGiven"));
  return Object.fromEntries(entries) as Given<T>;
}
