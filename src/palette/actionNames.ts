import type { Action } from "../command/action";
import { entityKinds } from "../command/entity";
import { labelOf } from "../command/offer";
import type { Searchable } from "../command/searchable";
import { FALLBACK_LANGUAGE, LANGUAGES } from "../rules/constants";

/** Reads a text of one language; undefined where that language has none (or is not loaded). */
export type ReadWords = (language: string, key: string) => string | undefined;

/** The shown language first: the first name is the label. */
function spokenFrom(language: string): string[] {
  return [language, ...LANGUAGES.filter((other) => other !== language)];
}

/** What the rows at hand are found by in both languages, as far as the words are loaded [226]. */
export class Names {
  private language: string = FALLBACK_LANGUAGE;
  private read: ReadWords = () => undefined;

  speak(language: string, read: ReadWords): void {
    this.language = language;
    this.read = read;
  }

  ofAction(action: Action): Called {
    return namesOfAction(action, this.language, this.read);
  }

  /** The words of a translation key. */
  ofLabel(key: string): string[] {
    return spokenFrom(this.language).flatMap((spoken) => this.read(spoken, key) ?? []);
  }
}

type Called = Required<Pick<Searchable, "names" | "keywords">>;

function unique(words: readonly string[]): string[] {
  return [...new Set(words.map((word) => word.trim()))].filter((word) => word !== "");
}

/**
 * What an action is found by: its label in the shown language first, then its label in the other one, then the
 * keywords of both [226].
 */
export function namesOfAction(action: Action, language: string, read: ReadWords): Called {
  const order = spokenFrom(language);
  const { key } = labelOf(action);
  const labels = order.flatMap((spoken) => read(spoken, key) ?? []);
  const keywords = order.flatMap((spoken) => (read(spoken, `action.${action.id}.keywords`) ?? "").split(","));
  const names = unique(labels);
  return {
    names: names.length === 0 ? [action.id] : names,
    keywords: unique(keywords).filter((keyword) => !names.includes(keyword)),
  };
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
    ...namesOfAction(action, language, read),
  }));
}
