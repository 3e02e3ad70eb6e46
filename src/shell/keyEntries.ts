import type { Action, Group } from "../command/action";
import { groups } from "../command/action";
import type { KeyEntry } from "../command/keys";
import { labelOf } from "../command/offer";
import type { Tools } from "../command/tools";
import { secondPaletteKey } from "./keyBindings";

/** A line of the sheet: what a key does, in words. */
export interface SheetEntry extends KeyEntry {
  readonly label: string;
  readonly group: Group;
}

function lineOf(tools: Tools, actions: readonly Action[], entry: KeyEntry): SheetEntry[] {
  if (entry.id.startsWith("local.")) {
    return [{ ...entry, label: tools.t(`keys.${entry.id}`), group: "edit" }];
  }
  const id = entry.id === secondPaletteKey.id ? "palette.open" : entry.id;
  const action = actions.find((each) => each.id === id);
  if (action === undefined) return [];
  const { key, values } = labelOf(action);
  return [{ ...entry, label: tools.t(key, values), group: action.group }];
}

/** The registry in words, in the order of the groups, narrowed to what was searched for (words or keys). */
export function sheetEntries(tools: Tools, actions: readonly Action[], search: string): SheetEntry[] {
  const wanted = search.trim().toLowerCase();
  const lines = tools.keys.all().flatMap((entry) => lineOf(tools, actions, entry));
  const found = lines.filter(({ label, keys }) => `${label} ${keys}`.toLowerCase().includes(wanted));
  return found.sort((one, other) => groups.indexOf(one.group) - groups.indexOf(other.group));
}
