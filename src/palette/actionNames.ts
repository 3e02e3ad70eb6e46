import type { Action } from "../command/action";
import { entityKinds } from "../command/entity";
import { labelOf } from "../command/offer";
import type { Searchable } from "../command/searchable";

/** Reads a text of one language; undefined where that language has none (or is not loaded). */
export type ReadWords = (language: string, key: string) => string | undefined;

const languages = ["en", "de"];

/**
 * What an action is found by: its label in the shown language first, then its label in the other one, then the
 * keywords of both [226].
 */
export function namesOfAction(action: Action, language: string, read: ReadWords): string[] {
  const order = [language, ...languages.filter((other) => other !== language)];
  const { key } = labelOf(action);
  const labels = order.flatMap((spoken) => read(spoken, key) ?? []);
  const keywords = order.flatMap((spoken) => (read(spoken, `action.${action.id}.keywords`) ?? "").split(","));
  const names = [...labels, ...keywords.map((word) => word.trim())].filter((name) => name !== "");
  return [...new Set(names.length === 0 ? [action.id] : names)];
}

/** All actions as the index takes them; screens are a kind of their own. */
export function searchableActions(
  actions: readonly Action[],
  language: string,
  read: ReadWords,
): Searchable[] {
  return actions.map((action) => ({
    key: `action:${action.id}`,
    kind: action.group === "navigation" ? entityKinds.screen : entityKinds.action,
    names: namesOfAction(action, language, read),
  }));
}
