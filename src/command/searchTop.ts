import type { Bytes } from "./searchArray";
import { DEAD, type Entities } from "./searchEntities";
import { TIER_EXACT, TIER_LITERAL } from "./searchLevel";

/** Boosts lie between -LIMIT and LIMIT, in steps of a thousandth. */
const LIMIT = 512;
const STEPS = 1024;
const RANKS = 2 ** 24;
const BOOSTS = LIMIT * 2 * STEPS;

const FIRST_EXACT = TIER_EXACT * 4;

/** What a score's whole part is counted in: its tier. */
export const TIER_UNIT = BOOSTS * 4 * RANKS;

/** The best entities of a query: a heap of at most `limit` scores, the least on top. */
export class Top {
  private readonly scores: number[] = [];
  private readonly ids: number[] = [];

  constructor(private readonly limit: number) {}

  get size(): number {
    return this.scores.length;
  }

  /** The score that a hit has to exceed. */
  get least(): number {
    return this.scores.length < this.limit ? -1 : (this.scores[0] ?? -1);
  }

  offer(id: number, score: number): void {
    if (this.scores.length < this.limit) {
      this.scores.push(score);
      this.ids.push(id);
      this.rise(this.scores.length - 1);
    } else if (score > (this.scores[0] ?? Infinity)) {
      this.scores[0] = score;
      this.ids[0] = id;
      this.sink(0);
    }
  }

  /** Best first. */
  sorted(): { readonly id: number; readonly score: number }[] {
    return this.ids.map((id, i) => ({ id, score: this.scores[i] ?? 0 })).sort((a, b) => b.score - a.score);
  }

  private rise(from: number): void {
    for (let at = from; at > 0;) {
      const above = (at - 1) >> 1;
      if ((this.scores[above] ?? 0) <= (this.scores[at] ?? 0)) return;
      this.swap(at, above);
      at = above;
    }
  }

  private sink(from: number): void {
    for (let at = from; ;) {
      let least = at;
      for (const child of [2 * at + 1, 2 * at + 2]) {
        if ((this.scores[child] ?? Infinity) < (this.scores[least] ?? 0)) least = child;
      }
      if (least === at) return;
      this.swap(at, least);
      at = least;
    }
  }

  private swap(a: number, b: number): void {
    [this.scores[a], this.scores[b]] = [this.scores[b] ?? 0, this.scores[a] ?? 0];
    [this.ids[a], this.ids[b]] = [this.ids[b] ?? 0, this.ids[a] ?? 0];
  }
}

/** One number that orders hits: tier, then boost, then label and whole words, then the order by name. */
function scoreOf(tier: number, boost: number, ties: number, rank: number): number {
  const steps = Math.round((Math.max(-LIMIT, Math.min(LIMIT - 1, boost)) + LIMIT) * STEPS);
  return ((tier * BOOSTS + steps) * 4 + ties) * RANKS + (RANKS - 1 - rank);
}

/** What orders hits of one search, apart from how well they match. */
export interface Preference {
  readonly literal: string;
  readonly accepts: (entity: number) => boolean;
  /** Boosts of single entities, or a boost to be asked for each. */
  readonly boosts: ReadonlyMap<number, number>;
  readonly boost: ((entity: number) => number) | undefined;
}

/** The score of each grade without a boost and before its rank: most hits are weighed by this alone. */
const PLAIN = Float64Array.from({ length: 32 }, (_, grade) => scoreOf(grade >> 2, 0, grade & 3, 0));

/** The lowest grade that may come above a score. */
function floorOf(least: number): number {
  let floor = 1;
  while (floor < FIRST_EXACT && (PLAIN[floor] ?? 0) <= least) floor += 1;
  return floor;
}

/** Empties `grades` (its length a multiple of 8) into the best `limit` entities that are accepted. */
export function takeTop(entities: Entities, grades: Bytes, limit: number, preference: Preference): Top {
  const top = new Top(limit);
  const { rank } = entities;
  const offer = (id: number, boost: number) => {
    const grade = grades[id] ?? 0;
    grades[id] = 0;
    if (grade === 0 || !preference.accepts(id)) return;
    const exact = grade >> 2 === TIER_EXACT && isLiteral(entities, id, preference.literal);
    top.offer(id, scoreOf(exact ? TIER_LITERAL : grade >> 2, boost, grade & 3, rank[id] ?? 0));
  };
  for (const [id, boost] of preference.boosts) offer(id, boost);
  const { boost } = preference;
  if (boost) for (let id = 0; id < entities.count; id += 1) if (grades[id] !== 0) offer(id, boost(id));
  // Of the others most cannot rise above the least, which is cheap to see; and most grades are empty. Eight are read as
  // one number: it is 0 only where all are, for none is so high that it could be -0 or no number.
  const eights = new Float64Array(grades.buffer, grades.byteOffset, grades.length >> 3);
  let { least } = top;
  let floor = floorOf(least);
  for (let eight = 0; eight < eights.length; eight += 1) {
    if (eights[eight] === 0) continue;
    for (let id = eight * 8; id < eight * 8 + 8; id += 1) {
      const grade = grades[id] ?? 0;
      if (grade < floor || (grade < FIRST_EXACT && (PLAIN[grade] ?? 0) - (rank[id] ?? 0) <= least)) continue;
      offer(id, 0);
      if (top.least === least) continue;
      least = top.least;
      floor = floorOf(least);
    }
    eights[eight] = 0;
  }
  return top;
}

/** True when a name is the query letter by letter, apart from case. */
function isLiteral(entities: Entities, id: number, literal: string): boolean {
  const names = entities.items[id]?.names ?? [];
  return names.some((name) => name.length === literal.length && name.toLowerCase() === literal);
}

/** Says which entities a search may give: the living ones, of the kinds asked for. */
export function acceptor(
  { kinds: kindOf }: Entities,
  kinds: ReadonlySet<number> | undefined,
): (entity: number) => boolean {
  return (entity) => {
    const kind = kindOf[entity] ?? DEAD;
    return kind !== DEAD && (kinds?.has(kind) ?? true);
  };
}
