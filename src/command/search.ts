import { collect, Room } from "./searchCollect";
import { Entities } from "./searchEntities";
import type { Match } from "./searchMatch";
import type { Searchable } from "./searchable";
import { parseQuery, type Query } from "./searchQuery";
import { show } from "./searchShow";
import { Tables } from "./searchTables";
import { acceptor, type Preference, takeTop, TIER_UNIT, type Top } from "./searchTop";

export type { Searchable } from "./searchable";

export interface SearchHit {
  readonly key: string;
  /** More is better; the whole part is the tier. */
  readonly score: number;
  /** Which of the names matched best. */
  readonly name: string;
  /** The matched letters of the label as it is written; none when another name matched. */
  readonly ranges: readonly (readonly [number, number])[];
}

/**
 * What breaks ties among hits of one tier, between -512 and 511. A map costs nothing for those not in it; a function is
 * asked for every match.
 */
export type Boost = ReadonlyMap<string, number> | ((key: string) => number);

export interface SearchOptions {
  /** 20 unless told. */
  readonly limit?: number;
  readonly kinds?: ReadonlySet<number>;
  readonly boost?: Boost;
}

export interface SearchIndex {
  /** Adds or replaces by key. Give up to about 1,000 at a time, to keep each task short. */
  add(items: readonly Searchable[]): void;
  remove(keys: readonly string[]): void;
  /** Nothing more comes for now: what was added last is found as fast as the rest from here on. */
  settle(): void;
  clear(): void;
  readonly size: number;
  /**
   * The best hits, best first: exact, prefix, word start, inside, one typing error; every word of the query must match,
   * in any order. Nothing for a query without letters or digits.
   */
  search(query: string, options?: SearchOptions): SearchHit[];
  /** What the index takes, in bytes, without the records given to it and the room a search works in. */
  bytes(): number;
}

export function createSearchIndex(): SearchIndex {
  return new Index();
}

const RENEW_FROM = 1000;
const RENEW_STEP = 500;

class Index implements SearchIndex {
  private entities = new Entities();
  private tables = new Tables(this.entities);
  private grades = new Uint8Array(0);
  /** The index that will take this one's place, and how many entities have been looked at for it. */
  private next: Entities | undefined;
  private moved = 0;
  private readonly room = new Room();

  get size(): number {
    return this.entities.living;
  }

  add(items: readonly Searchable[]): void {
    this.entities.add(items);
    this.next?.add(items);
    this.renew(items.length);
  }

  remove(keys: readonly string[]): void {
    for (const key of keys) {
      this.entities.remove(key);
      this.next?.remove(key);
    }
    if (this.size === 0) this.clear();
    else this.renew(keys.length);
  }

  settle(): void {
    this.entities.settle();
  }

  clear(): void {
    this.use(new Entities());
  }

  search(text: string, options: SearchOptions = {}): SearchHit[] {
    const query = parseQuery(text);
    const limit = options.limit ?? 20;
    if (query.words.length === 0 || limit <= 0) return [];
    return this.find(query, limit, options)
      .sorted()
      .flatMap(({ id, score }) => {
        const item = this.entities.items[id];
        return item ? [{ key: item.key, score: score / TIER_UNIT, ...show(query, item) }] : [];
      });
  }

  bytes(): number {
    return this.entities.bytes() + (this.next?.bytes() ?? 0);
  }

  private use(entities: Entities): void {
    this.entities = entities;
    this.next = undefined;
    this.moved = 0;
    this.tables = new Tables(entities);
    this.grades = new Uint8Array(0);
  }

  /**
   * Removed and replaced entities keep their room. When they outnumber the living, these are moved to a fresh index, a
   * few with each change (so that no task grows long), which then takes the old one's place.
   */
  private renew(step: number): void {
    const { items, count, living } = this.entities;
    if (!this.next && count - living > Math.max(living, RENEW_FROM)) this.next = new Entities();
    if (!this.next) return;
    const next = this.next;
    const moving: Searchable[] = [];
    for (; this.moved < count && moving.length < step + RENEW_STEP; this.moved += 1) {
      const item = this.entities.isAlive(this.moved) ? items[this.moved] : undefined;
      if (item && next.find(item.key) < 0) moving.push(item);
    }
    next.add(moving);
    if (this.moved < count) return;
    next.settle();
    this.use(next);
  }

  private find(query: Query, limit: number, { kinds, boost }: SearchOptions): Top {
    const { entities } = this;
    const length = Math.ceil(entities.count / 8) * 8;
    if (this.grades.length < length) this.grades = new Uint8Array(length);
    const preference = this.preference(query, kinds, boost);
    const parts = this.tables.open(query);
    let top = this.stage({ entities, query, parts, wide: false }, limit, preference);
    if (top.size >= limit) return top;
    this.tables.inside(query, parts);
    const match: Match = { entities, query, parts, wide: true };
    top = this.stage(match, limit, preference);
    if (top.size >= limit) return top;
    if (this.tables.typos(query, parts, false)) top = this.stage(match, limit, preference);
    if (top.size > 0 || !this.tables.typos(query, parts, true)) return top;
    return this.stage(match, limit, preference);
  }

  private stage(match: Match, limit: number, preference: Preference): Top {
    collect(match, this.grades, this.room);
    return takeTop(this.entities, this.grades, limit, preference);
  }

  private preference(
    query: Query,
    kinds: ReadonlySet<number> | undefined,
    boost: Boost | undefined,
  ): Preference {
    const accepts = acceptor(this.entities, kinds);
    const base = { literal: query.literal, accepts };
    if (typeof boost !== "function") return { ...base, boosts: this.boosts(boost), boost: undefined };
    return { ...base, boosts: new Map(), boost: (id) => boost(this.entities.items[id]?.key ?? "") };
  }

  private boosts(boost: ReadonlyMap<string, number> | undefined): Map<number, number> {
    const known = new Map<number, number>();
    for (const [key, value] of boost ?? []) {
      const id = this.entities.find(key);
      if (id >= 0) known.set(id, value);
    }
    return known;
  }
}
