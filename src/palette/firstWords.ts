import type { Tools } from "../command/tools";
import { formatNumber } from "../rules/numbers";
import type { View } from "./view";

/** That the list to choose from holds the first alone, of how many; undefined where all are there. */
export function firstWords(tools: Tools, { first }: Pick<View, "first">): string | undefined {
  if (first === undefined) return undefined;
  const { language } = tools.preferences;
  const [shown, total] = [first.shown, first.total].map((count) => formatNumber(count, language));
  return tools.t("palette.firstOf", { shown: shown ?? "", total: total ?? "" });
}
