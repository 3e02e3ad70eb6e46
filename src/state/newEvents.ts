import type { EventNews } from "./eventNews";

/** Not looked for so long, the portal was open nowhere: what has come meanwhile is no news. Milliseconds. */
const LAPSED_MS = 300_000;
/** How many ids are remembered; a look brings fewer. */
const KEPT = 500;

/** What one look at the server brought. */
export interface Look {
  /** Ids, the latest event first. */
  readonly ids: readonly string[];
  /** There are no others. */
  readonly isWhole: boolean;
  /** Importance from which on was asked. */
  readonly from: number;
  /** Epoch milliseconds. */
  readonly now: number;
}

/**
 * Remembers what was listed, and gives what is new since the last look, in any tab. The first look, one with another
 * threshold and one after a lapse only remember. An event that moved up into the list from below is not new.
 */
export function takeNew(news: EventNews, { ids, isWhole, from, now }: Look): readonly string[] {
  const before = news.read();
  const known = new Set(before?.known);
  const goesOn = before !== null && before.from === from && now - before.at <= LAPSED_MS;
  const last = isWhole ? ids.length : ids.findLastIndex((each) => known.has(each));
  const fresh = goesOn ? ids.slice(0, Math.max(0, last)).filter((each) => !known.has(each)) : [];
  const unseen = [...(before?.unseen ?? []), ...fresh].slice(-KEPT);
  news.keep({ at: now, from, known: [...new Set([...ids, ...known])].slice(0, KEPT), unseen });
  return fresh;
}
