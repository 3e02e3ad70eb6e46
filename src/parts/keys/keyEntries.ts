import { groups } from "../../command/action";
import type { Group } from "../../command/action";
import type { KeyEntry } from "../../command/keys";
import type { Tools } from "../../command/tools";

/** A line of the sheet: what a key does, in words. */
export interface SheetEntry extends Omit<KeyEntry, "label" | "group"> {
  readonly label: string;
  readonly group: Group;
}

function lineOf(tools: Tools, { label, group, ...entry }: KeyEntry): SheetEntry[] {
  const known = groups.find((each) => each === group);
  return label && known ? [{ ...entry, label: tools.t(label.key, label.values), group: known }] : [];
}

/** The registry in words, in the order of the groups, narrowed to what was searched for (words or keys). */
export function sheetEntries(tools: Tools, search: string): SheetEntry[] {
  const wanted = search.trim().toLowerCase();
  const lines = tools.keys.all().flatMap((entry) => lineOf(tools, entry));
  const found = lines.filter(({ label, keys }) => `${label} ${keys}`.toLowerCase().includes(wanted));
  return found.sort((one, other) => groups.indexOf(one.group) - groups.indexOf(other.group));
}
