import { makeAutoObservable, observableRef } from "mobx";
import * as v from "valibot";
import type { SafeStorage } from "./storage";

/** How many ids are kept per account. */
const KEPT = 200;
/** A use counts half after a week. */
const HALF_LIFE_MS = 7 * 86_400_000;

const useSchema = v.object({
  id: v.pipe(v.string(), v.minLength(1), v.maxLength(200)),
  score: v.pipe(v.number(), v.finite(), v.minValue(0)),
  last: v.pipe(v.number(), v.finite()),
});
const usesSchema = v.array(useSchema);

type Use = v.InferOutput<typeof useSchema>;

/**
 * What one account used of late and how often: ids alone (`kind:uid` and action ids), for the palette's order. Who
 * shows them resolves them anew, so that nothing shows that the account may no longer see. [234]
 */
export class Recents {
  private uses: readonly Use[] = [];
  private account: string | null = null;

  constructor(
    private readonly storage: SafeStorage,
    private readonly now: () => number,
  ) {
    makeAutoObservable<this, "uses" | "account" | "storage" | "now">(this, {
      uses: observableRef,
      account: false,
      storage: false,
      now: false,
    });
  }

  /** Takes up what is stored for the account; what is stored but unreadable is nothing. */
  load(account: string): void {
    this.account = account;
    const stored = this.storage.readJson(`recents:${account}`, usesSchema) ?? [];
    const first = new Map([...stored].reverse().map((use) => [use.id, use]));
    this.uses = [...first.values()].sort((a, b) => b.last - a.last).slice(0, KEPT);
  }

  /** Ids, the latest first. */
  get ids(): readonly string[] {
    return this.uses.map(({ id }) => id);
  }

  /** How much an id is used by now: each use counts 1, halved week by week; 0 for one that is not known. */
  score(id: string): number {
    const use = this.uses.find((each) => each.id === id);
    return use ? decayed(use, this.now()) : 0;
  }

  /** The scores of all, for ranking a list in one go. */
  scores(): ReadonlyMap<string, number> {
    const now = this.now();
    return new Map(this.uses.map((use) => [use.id, decayed(use, now)]));
  }

  note(id: string): void {
    const last = this.now();
    const use = { id, score: this.score(id) + 1, last };
    const uses = [use, ...this.uses.filter((each) => each.id !== id)];
    const surplus = uses.length > KEPT ? weakest(uses, last) : undefined;
    this.keep(uses.filter((each) => each !== surplus));
  }

  /** For what is gone or no longer allowed. */
  forget(id: string): void {
    this.keep(this.uses.filter((use) => use.id !== id));
  }

  /** For a sign-out: nothing stays, here or stored. */
  clear(): void {
    if (this.account !== null) this.storage.remove(`recents:${this.account}`);
    this.account = null;
    this.uses = [];
  }

  private keep(uses: readonly Use[]): void {
    this.uses = uses;
    if (this.account !== null) this.storage.writeJson(`recents:${this.account}`, uses);
  }
}

/** A clock that was set back does not let a score grow. */
function decayed({ score, last }: Use, now: number): number {
  return score * 2 ** (-Math.max(now - last, 0) / HALF_LIFE_MS);
}

/** The least used of all but the first, which was used just now. */
function weakest(uses: readonly Use[], now: number): Use | undefined {
  return uses.slice(1).reduce<Use | undefined>((least, use) => {
    return least && decayed(least, now) <= decayed(use, now) ? least : use;
  }, undefined);
}
