import type { Action } from "./action";
import type { Entity } from "./entity";
import type { Tools } from "./tools";
import type { Warning } from "./words";

/** What a dangerous action takes with it, in words; a warning that cannot be found keeps nobody from deciding. */
export async function warningOf(
  action: Action,
  tools: Tools,
  subjects: readonly Entity[],
): Promise<Warning | undefined> {
  try {
    return await action.warning?.(tools, subjects);
  } catch {
    return undefined;
  }
}
