import { makeAutoObservable } from "mobx";
import type { EventNews } from "./eventNews";

/** So many looks in a row must fail before it is told: one lost call is made good by the next. */
const TOLERATED = 3;

const nothing = (): void => undefined;

/** How the looks for new events fare in this tab, in memory alone. */
export class EventLooks {
  /** A look that was asked for by hand is under way. */
  isRetrying = false;
  private fails = 0;
  private since: number | null = null;
  private again: () => void = nothing;

  constructor() {
    makeAutoObservable<this, "again">(this, { again: false });
  }

  /** Since when they fail, epoch milliseconds; null while they come, or one or two alone are lost. */
  get failingSince(): number | null {
    return this.fails < TOLERATED ? null : this.since;
  }

  /** `again` looks at once. Returns how to say that it is no longer looked: what was found so far holds. */
  begin(again: () => void): () => void {
    this.again = again;
    return () => {
      this.again = nothing;
      this.isRetrying = false;
    };
  }

  came(): void {
    this.fails = 0;
    this.since = null;
    this.isRetrying = false;
  }

  /** Whether this one is to be told: one of a row is, and one that was asked for by hand. */
  failed(now: number): boolean {
    const isAsked = this.isRetrying;
    this.fails += 1;
    this.since ??= now;
    this.isRetrying = false;
    return this.fails === TOLERATED || (isAsked && this.fails > TOLERATED);
  }

  retry(): void {
    this.isRetrying = true;
    this.again();
  }
}

const looks = new WeakMap<EventNews, EventLooks>();

/** Those of a portal, which is known by its news. */
export function eventLooksOf(news: EventNews): EventLooks {
  const known = looks.get(news) ?? new EventLooks();
  looks.set(news, known);
  return known;
}
