import { stepOf } from "../command/collect";
import { argOf } from "../command/plan";
import type { Tools } from "../command/tools";
import type { EntityIndex } from "./entityIndex";
import { isListed } from "./loaders";
import { nothingKey } from "./nothingKey";
import { readPrefix } from "./prefixes";
import { stillLoading } from "./stillLoading";
import type { View } from "./view";

/** Whether the step is answered from a list. */
function isPicked({ level, collected }: View): boolean {
  const arg = level.type === "collect" ? argOf(level.action, stepOf(collected)) : undefined;
  return arg?.type === "entity" || arg?.type === "choice";
}

/**
 * Why there is nothing to choose from where nothing was typed. That there is none is said only where all of the kind
 * were asked for; else there may be some, of which none is known here or none suits.
 */
function noChoiceKey({ level, collected }: View, index: EntityIndex): string {
  const arg = level.type === "collect" ? argOf(level.action, stepOf(collected)) : undefined;
  if (arg?.type === "choice") return arg.none ?? "palette.noneYet";
  if (arg?.type !== "entity") return "palette.noneYet";
  if (arg.offered) return arg.none ?? "palette.noneAssigned";
  if (index.stateOf(arg.kind) === "failed") return "palette.loadFailed";
  const isNone = isListed(arg.kind) && index.list([arg.kind], 1).length === 0;
  return isNone ? "palette.noneYet" : "palette.noneHere";
}

/** Why nothing is listed, or what to do where nothing is to be. */
export function emptyWords(tools: Tools, view: View, index: EntityIndex): string {
  const { stage, query, unread, collected, awaits } = view;
  if (stage === "running") return tools.t("palette.running");
  if (unread === "reading") return tools.t("ui.loading");
  if (stage === "asking" && query === "" && !isPicked(view)) return tools.t("palette.typeValue");
  const { prefix, text } = readPrefix(query);
  const key = query === "" ? noChoiceKey(view, index) : nothingKey(view, index);
  const name = collected.subjects[0]?.name ?? "";
  return [
    tools.t(key, { text: text.trim(), sign: prefix?.sign ?? "", name }),
    ...(index.loading.state === "loading" ? [stillLoading(tools, index)] : []),
    ...(awaits === undefined ? [] : [tools.t("palette.goesOn")]),
  ].join(" ");
}
