import type { Action } from "../command/action";
import { withChoices } from "../command/choices";
import type { Collected } from "../command/collect";
import { presentOf } from "../command/present";
import { messageOf } from "../command/runAll";
import type { Tools } from "../command/tools";
import type { View } from "./view";

/** What reading changes in what is seen. */
type Read = Partial<Pick<View, "present" | "unread" | "level">>;

async function readOf(action: Action, tools: Tools, { subjects }: Collected): Promise<Read> {
  const present = await presentOf(action, tools, subjects);
  if (action.choices === undefined) return { present };
  try {
    const read = await action.choices(tools, subjects);
    return { present, unread: undefined, level: { type: "collect", action: withChoices(action, read) } };
  } catch (error) {
    return { present, unread: { reason: messageOf(error, tools) } };
  }
}

/**
 * Reads, once it is known what is acted on, what is set there now and what of it can be chosen. `read` and `again` give
 * what is seen meanwhile; what was read is `told` unless something else was asked for since.
 */
export function createReader(tools: Tools, told: (asked: Collected, read: Read) => void) {
  let last: Pick<Collected, "plan" | "subjects"> | undefined;
  const begin = (action: Action, asked: Collected): Read => {
    last = asked;
    void readOf(action, tools, asked).then((read) => {
      if (last === asked) told(asked, read);
    });
    return { present: undefined, unread: action.choices && "reading" };
  };
  return {
    again: begin,
    read: (action: Action, asked: Collected): Read => {
      const isUnknown = action.on !== undefined && asked.subjects.length === 0;
      const isRead = last?.plan === asked.plan && last?.subjects === asked.subjects;
      const reads = action.present !== undefined || action.choices !== undefined;
      if (!reads || isUnknown || isRead) return {};
      return begin(action, asked);
    },
  };
}
