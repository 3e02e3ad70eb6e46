import type { TFunction } from "i18next";
import { byText, listWords } from "../../rules/names";
import { formatNumber } from "../../rules/numbers";

interface Naming {
  readonly most: number;
  readonly language: string;
  readonly t: TFunction;
}

/** Parks by name, `most` at most: of more the first few, and how many they are. */
export function parkWords(names: readonly string[], { most, language, t }: Naming): string {
  const sorted = [...names].sort(byText(language));
  const shown = sorted.slice(0, names.length > most ? most - 1 : most);
  const left = names.length - shown.length;
  const more = left > 0 ? [t("monitor.more", { number: formatNumber(left, language) })] : [];
  return listWords([...shown, ...more], language);
}

/** Whose power is missing from parts of the sums. Empty for none. */
export function lackingWords(names: readonly string[], naming: Naming): string {
  return names.length === 0 ? "" : naming.t("monitor.lacking", { parks: parkWords(names, naming) });
}
