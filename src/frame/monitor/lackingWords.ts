import type { TFunction } from "i18next";
import { byText, listWords } from "../../rules/names";
import { formatNumber } from "../../rules/numbers";

/** Whose power is missing from parts of the sums, by name, `most` at most: of more the first few. Empty for none. */
export function lackingWords(
  names: readonly string[],
  { most, language, t }: { readonly most: number; readonly language: string; readonly t: TFunction },
): string {
  if (names.length === 0) return "";
  const sorted = [...names].sort(byText(language));
  const shown = sorted.slice(0, names.length > most ? most - 1 : most);
  const left = names.length - shown.length;
  const more = left > 0 ? [t("monitor.more", { number: formatNumber(left, language) })] : [];
  return t("monitor.lacking", { parks: listWords([...shown, ...more], language) });
}
