import type { Entities } from "./searchEntities";
import { INSIDE, START, TYPO, TYPO_START, WHOLE } from "./searchLevel";
import type { Query } from "./searchQuery";

/** Words of letters alone, this long at least, may have an error in them. */
const TYPO_LENGTH = 4;
/** A word that is still being typed may have one only when it says enough by itself. */
const TYPO_START_LENGTH = 5;

/** What one part of a query meets in the vocabulary: a level per word, and the list of the words met. */
export interface Part {
  readonly level: Uint8Array;
  readonly met: number[];
}

/**
 * The levels of all parts of one query over the vocabulary. They are widened stage by stage (beginnings first, then
 * insides, then typing errors): most queries are answered by the first.
 */
export class Tables {
  private readonly spare: Part[] = [];
  private used = 0;

  constructor(private readonly entities: Entities) {}

  /** Tables for the parts of a query with their beginnings and whole words; the last query's are void. */
  open(query: Query): Part[] {
    for (const part of this.spare.slice(0, this.used)) {
      part.level.fill(0);
      part.met.length = 0;
    }
    this.used = query.parts.length;
    const { words } = this.entities;
    return query.parts.map((text, i) => {
      const part = this.part(i);
      words.beginning(text, (low, high) => {
        for (let at = low; at < high; at += 1) {
          const id = words.idAt(at);
          raise(part, id, words.length(id) === text.length ? WHOLE : START);
        }
      });
      return part;
    });
  }

  /** Adds the words that hold a part inside. Single letters would hold everywhere. */
  inside(query: Query, parts: readonly Part[]): void {
    query.parts.forEach((text, i) => {
      const part = parts[i];
      if (part && text.length > 1) this.entities.words.inside(text, (id) => raise(part, id, INSIDE));
    });
  }

  /** Adds the words that are one typing error away; with `open`, also those that go on after it. False: none. */
  typos(query: Query, parts: readonly Part[], open: boolean): boolean {
    const { words } = this.entities;
    let any = false;
    query.parts.forEach((text, i) => {
      const part = parts[i];
      if (!part || text.length < (open ? TYPO_START_LENGTH : TYPO_LENGTH) || !/^\p{L}+$/u.test(text)) return;
      words.typos(text, (low, high, depth) => {
        for (let at = low; at < high; at += 1) {
          const id = words.idAt(at);
          const whole = words.length(id) === depth;
          if (!whole && !open) break;
          any = true;
          raise(part, id, whole ? TYPO : TYPO_START);
        }
      });
    });
    return any;
  }

  private part(i: number): Part {
    const known = this.spare[i];
    if (known && known.level.length >= this.entities.words.count) return known;
    const part = { level: new Uint8Array(Math.ceil(this.entities.words.count * 1.2)), met: [] };
    this.spare[i] = part;
    return part;
  }
}

function raise(part: Part, id: number, level: number): void {
  const before = part.level[id] ?? 0;
  if (before === 0) part.met.push(id);
  if (level > before) part.level[id] = level;
}
