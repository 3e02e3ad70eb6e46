import { mergeSegments, type Segment, segmentOf } from "./searchSegment";

/** No segment grows beyond as many codes: merging more would hold the page up for too long. */
const MOST = 80_000;

/**
 * Serial numbers, MAC and IP addresses with the entities they belong to: nearly all unique, so a vocabulary would not
 * shrink them. They are kept in few sorted segments; new ones are merged with their neighbours of like size, so that
 * each code is rewritten a handful of times only.
 */
export class Codes {
  private segments: Segment[] = [];
  private fresh: (readonly [string, number])[] = [];

  add(codes: readonly string[], entity: number): void {
    for (const code of codes) this.fresh.push([code, entity]);
  }

  commit(): void {
    if (this.fresh.length === 0) return;
    let last = segmentOf(this.fresh);
    this.fresh = [];
    for (
      let before = this.segments.at(-1);
      before && before.size < last.size * 3 && before.size + last.size <= MOST;
      before = this.segments.at(-1)
    ) {
      last = mergeSegments(before, last);
      this.segments.pop();
    }
    this.segments.push(last);
  }

  /** The entities with a code that begins with `form`, and whether the code is no longer than it. */
  beginning(form: string, visit: (entity: number, whole: boolean) => void): void {
    for (const segment of this.segments) {
      const [from, to] = segment.beginning(form);
      // In sorted order those that end with the form come first.
      let whole = true;
      for (let at = from; at < to; at += 1) {
        whole &&= segment.isWhole(at, form);
        visit(segment.owners[at] ?? 0, whole);
      }
    }
  }

  /** The entities with a code that holds `form`, of at least three letters. */
  inside(form: string, visit: (entity: number) => void): void {
    for (const segment of this.segments) segment.inside(form, visit);
  }

  /** True when some code begins with `form`. */
  begins(form: string): boolean {
    return this.segments.some((segment) => {
      const [from, to] = segment.beginning(form);
      return from < to;
    });
  }

  bytes(): number {
    return this.segments.reduce((sum, segment) => sum + segment.bytes(), 0);
  }
}
