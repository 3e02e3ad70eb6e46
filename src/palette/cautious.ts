import { foldWords } from "../command/fold";
import type { Tools } from "../command/tools";
import type { Row } from "./rows";
import type { Sources } from "./sources";

type Named = Pick<Sources, "tools" | "names">;

/** What a dangerous command does, in the reader's language: "Delete". */
function verbOf(tools: Tools, id: string): string {
  const own = `action.${id}.verb`;
  return tools.t(tools.has(own) ? own : `verb.${id.slice(id.lastIndexOf(".") + 1)}`);
}

/**
 * Whether what was typed names what a dangerous row does: a word of it begins the verb, or the first or the last word
 * of the name by which it was found in the other language, where verbs stand. A keyword is no name.
 */
function isMeant({ tools, names }: Named, { target, also }: Row, typed: string): boolean {
  if (target.type !== "action") return false;
  const { action } = target;
  const isOtherName = also !== undefined && names.ofAction(action).names.includes(also);
  const words = foldWords(isOtherName ? also : "");
  const verbs = isOtherName ? [words[0], words.at(-1)] : foldWords(verbOf(tools, action.id));
  return foldWords(typed).some((word) => verbs.some((verb) => verb?.startsWith(word) === true));
}

/** A dangerous command is never the first hit of words that do not name it, where there is anything else to have. */
export function cautious(named: Named, rows: readonly Row[], typed: string): readonly Row[] {
  const isUnmeant = (row: Row) => row.isDanger === true && !isMeant(named, row, typed);
  if (rows[0] === undefined || !isUnmeant(rows[0])) return rows;
  const first = rows.find((row) => !isUnmeant(row) && row.disabled === undefined);
  return first === undefined ? rows : [first, ...rows.filter((row) => row !== first)];
}
