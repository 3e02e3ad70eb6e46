import { ActionError } from "../command/tools";
import type { Tools } from "../command/tools";

type Filled<Values> = { [Name in keyof Values]?: Exclude<Values[Name], undefined> };

/** The filled values alone; with none there is nothing to send, and that is said. */
export function changesOf<Values extends object>(tools: Tools, values: Values): Filled<Values> {
  const filled = Object.entries(values).filter(([, value]) => value !== undefined && value !== "");
  if (filled.length === 0) throw new ActionError(tools.t("outcome.nothingToChange"));
  return Object.fromEntries(filled) as Filled<Values>;
}

/** The former values of what is about to change; nothing where one of them is not known, for then nothing can be restored. */
export function formerOf<Record extends object, Name extends keyof Record>(
  record: Record | undefined,
  changes: object,
  names: readonly Name[],
): { [Key in Name]?: NonNullable<Record[Key]> } | undefined {
  const former: { [Key in Name]?: NonNullable<Record[Key]> } = {};
  for (const name of names.filter((each) => each in changes)) {
    const value = record?.[name];
    if (value === undefined || value === null) return undefined;
    former[name] = value;
  }
  return former;
}
