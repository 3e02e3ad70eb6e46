import type { Action } from "../command/action";
import { withChoices } from "../command/choices";
import type { Collected } from "../command/collect";
import type { Entity } from "../command/entity";
import { presentOf } from "../command/present";
import { messageOf } from "../command/runAll";
import type { Tools } from "../command/tools";
import type { Words } from "../command/words";
import type { View } from "./view";

/** What reading changes in what is seen. */
type Read = Partial<Pick<View, "present" | "unread" | "level">>;

/** Why it is bound to be refused; what cannot be read keeps nobody from trying. */
async function refusalOf(
  action: Action,
  tools: Tools,
  [subject, ...others]: readonly Entity[],
): Promise<Words | undefined> {
  if (others.length > 0) return undefined;
  try {
    return await action.refuses?.(tools, subject);
  } catch {
    return undefined;
  }
}

async function readOf(action: Action, tools: Tools, { subjects }: Collected): Promise<Read> {
  const refusal = await refusalOf(action, tools, subjects);
  if (refusal !== undefined)
    return { unread: { reason: tools.t(refusal.key, refusal.values), isRefusal: true } };
  const present = await presentOf(action, tools, subjects);
  if (action.choices === undefined) return { present, unread: undefined };
  try {
    const read = await action.choices(tools, subjects);
    return { present, unread: undefined, level: { type: "collect", action: withChoices(action, read) } };
  } catch (error) {
    return { present, unread: { reason: messageOf(error, tools) } };
  }
}

/**
 * Reads, once it is known what is acted on, whether it can be done, what is set there now and what of it can be chosen. `read` and `again` give
 * what is seen meanwhile; what was read is `told` unless something else was asked for since.
 */
export function createReader(tools: Tools, told: (asked: Collected, read: Read) => void) {
  let last: Pick<Collected, "plan" | "subjects"> | undefined;
  const begin = (action: Action, asked: Collected): Read => {
    last = asked;
    void readOf(action, tools, asked).then((read) => {
      if (last === asked) told(asked, read);
    });
    const isAwaited = action.choices !== undefined || action.refuses !== undefined;
    return { present: undefined, unread: isAwaited ? "reading" : undefined };
  };
  return {
    again: begin,
    read: (action: Action, asked: Collected): Read => {
      const isUnknown = action.on !== undefined && asked.subjects.length === 0;
      const isRead = last?.plan === asked.plan && last?.subjects === asked.subjects;
      const reads =
        action.present !== undefined || action.choices !== undefined || action.refuses !== undefined;
      if (!reads || isUnknown || isRead) return {};
      return begin(action, asked);
    },
  };
}
