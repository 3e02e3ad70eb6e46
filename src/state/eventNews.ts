import { makeAutoObservable, observableRef } from "mobx";
import * as v from "valibot";
import type { SafeStorage } from "./storage";

const id = v.pipe(v.string(), v.maxLength(200));
const newsSchema = v.object({
  at: v.number(),
  from: v.number(),
  known: v.array(id),
  unseen: v.array(id),
});

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

/** Which events are new, and which of those nobody has looked at: shared by all tabs of this browser. */
export class EventNews {
  unseen: readonly string[] = [];

  constructor(private readonly storage: SafeStorage) {
    makeAutoObservable<this, "storage">(this, { unseen: observableRef, storage: false });
    this.load();
  }

  /** Takes up what this or another tab has stored. */
  load(): void {
    this.unseen = this.storage.readJson("news", newsSchema)?.unseen ?? [];
  }

  /**
   * Remembers what was listed, and gives what is new since the last look, in any tab. The first look, one with another
   * threshold and one after a lapse only remember. An event that moved up into the list from below is not new.
   */
  take({ ids, isWhole, from, now }: Look): readonly string[] {
    const before = this.storage.readJson("news", newsSchema);
    const known = new Set(before?.known);
    const goesOn = before !== null && before.from === from && now - before.at <= LAPSED_MS;
    const last = isWhole ? ids.length : ids.findLastIndex((each) => known.has(each));
    const fresh = goesOn ? ids.slice(0, Math.max(0, last)).filter((each) => !known.has(each)) : [];
    this.unseen = [...(before?.unseen ?? []), ...fresh].slice(-KEPT);
    const all = [...new Set([...ids, ...known])].slice(0, KEPT);
    this.storage.writeJson("news", { at: now, from, known: all, unseen: this.unseen });
    return fresh;
  }

  /** The list was looked at. */
  seen(): void {
    const before = this.storage.readJson("news", newsSchema);
    this.unseen = [];
    if (before !== null && before.unseen.length > 0)
      this.storage.writeJson("news", { ...before, unseen: [] });
  }

  /** For a sign-out: what is stored goes with all that is personal. */
  clear(): void {
    this.unseen = [];
  }
}
