import type { Tools } from "../command/tools";
import type { EntityIndex } from "./entityIndex";

/** What the background loading has still to bring, in words. */
export function stillLoading(tools: Tools, { loading }: Pick<EntityIndex, "loading">): string {
  const kinds = loading.kinds.map((kind) => tools.t(`palette.loads.${kind}`)).join(", ");
  return tools.t("palette.stillLoading", { kinds });
}
