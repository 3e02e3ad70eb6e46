import type { Action } from "../command/action";
import { withChoices } from "../command/choices";
import { stepOf } from "../command/collect";
import type { Collected } from "../command/collect";
import { entityKey } from "../command/entity";
import type { Entity } from "../command/entity";
import { argOf } from "../command/plan";
import { presentOf } from "../command/present";
import { messageOf } from "../command/runAll";
import type { Tools } from "../command/tools";
import { isEntity } from "../command/values";
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

async function readOf(action: Action, tools: Tools, { subjects, values }: Collected): Promise<Read> {
  const refusal = await refusalOf(action, tools, subjects);
  if (refusal !== undefined)
    return { unread: { reason: tools.t(refusal.key, refusal.values), isRefusal: true } };
  const present = await presentOf(action, tools, subjects, values);
  if (action.choices === undefined) return { present, unread: undefined };
  try {
    const read = await action.choices(tools, subjects);
    return { present, unread: undefined, level: { type: "collect", action: withChoices(action, read) } };
  } catch (error) {
    return { present, unread: { reason: messageOf(error, tools) } };
  }
}

/** One of a few that must be chosen begins with the one that is set: until that is known, Enter would choose another. */
function waits(action: Action, asked: Collected): boolean {
  const arg = argOf(action, stepOf(asked));
  if (action.choices !== undefined || action.refuses !== undefined) return true;
  return arg?.type === "choice" && arg.optional !== true;
}

/** Who else it is about, by the answers: what is set may be theirs. */
function namedIn({ values }: Pick<Collected, "values">): string {
  return Object.values(values)
    .flatMap((value) => (isEntity(value) ? [entityKey(value)] : []))
    .join(" ");
}

/**
 * Reads, once it is known what is acted on, whether it can be done, what is set there now and what of it can be chosen.
 * `read` and `again` give what is seen meanwhile; what was read is `told` unless something else was asked for since.
 */
export function createReader(tools: Tools, told: (asked: Collected, read: Read) => void) {
  let last: Collected | undefined;
  const begin = (action: Action, asked: Collected): Read => {
    last = asked;
    void readOf(action, tools, asked).then((read) => {
      if (last === asked) told(asked, read);
    });
    return { present: undefined, unread: waits(action, asked) ? "reading" : undefined };
  };
  return {
    again: begin,
    read: (action: Action, asked: Collected): Read => {
      const isUnknown = action.on !== undefined && asked.subjects.length === 0;
      const isSame = last?.plan === asked.plan && last?.subjects === asked.subjects;
      const isRead = isSame && (action.present === undefined || namedIn(last ?? asked) === namedIn(asked));
      const reads =
        action.present !== undefined || action.choices !== undefined || action.refuses !== undefined;
      if (!reads || isUnknown || isRead) return {};
      return begin(action, asked);
    },
  };
}
