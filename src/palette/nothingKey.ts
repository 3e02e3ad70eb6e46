import { isLikeInverter } from "./parksOfInverter";
import { readPrefix } from "./prefixes";
import type { Sources } from "./sources";
import type { View } from "./view";

/**
 * What is said where nothing is found for what was typed. Inverters are loaded park by park [250]: what may be one is
 * found with its park, which whoever typed a serial number cannot know.
 */
export function nothingKey({ level, query }: View, index: Sources["index"]): string {
  const { prefix, text } = readPrefix(query);
  if (prefix !== undefined && text.trim() === "") return "palette.noKind";
  const isMeant = level.type === "root" && prefix?.kinds.includes("inverter") !== false;
  const isAskedFor = isMeant && isLikeInverter(text) && index.invertersOf(text).length === 0;
  return isAskedFor ? "palette.nothingOfInverter" : "palette.nothing";
}
