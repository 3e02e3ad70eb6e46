import { IdTable, mergeSorted, place, roomWords } from "./searchArray";

/** Takes a run of places in the sorted vocabulary; `depth` letters of each word there have been matched. */
type Run = (low: number, high: number, depth: number) => void;

/**
 * The unique folded words of all names: one string with all of them, their sorted order, and lookups by beginning, by
 * what stands inside, and by one typing error. Ids are given in order of arrival and never change.
 */
export class Vocabulary {
  private pool = " ";
  private added: string[] = [];
  private starts = new Uint32Array(256);
  private order = new Uint32Array(0);
  private sorted = 0;
  count = 0;
  private readonly table = new IdTable((id) => this.word(id));

  /** The word's id; a new word is found by the lookups after `commit`. */
  intern(word: string): number {
    const known = this.table.find(word);
    if (known >= 0) return known;
    const id = this.count;
    this.starts = roomWords(this.starts, id + 2);
    this.starts[id + 1] = (this.starts[id] ?? 0) + word.length + 1;
    this.added.push(word);
    this.count += 1;
    this.table.set(word, id);
    return id;
  }

  commit(): void {
    if (this.added.length === 0) return;
    const first = this.sorted;
    this.pool += `${this.added.join(" ")} `;
    const fresh = this.added.map((_, i) => first + i);
    this.sorted = this.count;
    this.added = [];
    this.order = mergeSorted(this.order, first, fresh, (a, b) => {
      const left = this.word(a);
      const right = this.word(b);
      return left < right ? -1 : left > right ? 1 : 0;
    });
  }

  word(id: number): string {
    if (id >= this.sorted) return this.added[id - this.sorted] ?? "";
    return this.pool.slice((this.starts[id] ?? 0) + 1, this.starts[id + 1]);
  }

  length(id: number): number {
    return (this.starts[id + 1] ?? 0) - (this.starts[id] ?? 0) - 1;
  }

  idAt(sortedPlace: number): number {
    return this.order[sortedPlace] ?? 0;
  }

  /** The run of words that begin with `text`. */
  beginning(text: string, run: Run): void {
    this.follow(text, 0, 0, this.sorted, 0, run);
  }

  /** Every word that holds `text` anywhere. */
  inside(text: string, visit: (id: number) => void): void {
    let from = this.pool.indexOf(text);
    while (from >= 0) {
      const id = this.owner(from);
      visit(id);
      from = this.pool.indexOf(text, this.starts[id + 1] ?? 0);
    }
  }

  /**
   * The words whose beginning differs from `text` by one letter too many, missing, wrong, or two exchanged. It walks
   * the sorted words like a tree, so its cost does not grow with their number.
   */
  typos(text: string, run: Run): void {
    let low = 0;
    let high = this.sorted;
    for (let i = 0; i < text.length && low < high; i += 1) {
      this.follow(text, i + 1, low, high, i, run);
      this.exchanged(text, i, low, high, run);
      this.replaced(text, i, low, high, run);
      [low, high] = this.narrow(low, high, i, text.charCodeAt(i));
    }
  }

  bytes(): number {
    return this.pool.length + this.starts.byteLength + this.order.byteLength + this.table.bytes();
  }

  private exchanged(text: string, i: number, low: number, high: number, run: Run): void {
    if (i + 1 >= text.length || text[i] === text[i + 1]) return;
    const [first, last] = this.narrow(low, high, i, text.charCodeAt(i + 1));
    const [from, to] = this.narrow(first, last, i + 1, text.charCodeAt(i));
    this.follow(text, i + 2, from, to, i + 2, run);
  }

  /** For each other letter that words have here: it stands for the typed one, or was left out before it. */
  private replaced(text: string, i: number, low: number, high: number, run: Run): void {
    for (let from = low; from < high;) {
      const letter = this.letter(this.idAt(from), i);
      const to = this.narrow(from, high, i, letter)[1];
      if (letter >= 0 && letter !== text.charCodeAt(i)) {
        this.follow(text, i + 1, from, to, i + 1, run);
        this.follow(text, i, from, to, i + 1, run);
      }
      from = to;
    }
  }

  private follow(text: string, i: number, low: number, high: number, depth: number, run: Run): void {
    let [from, to] = [low, high];
    let deep = depth;
    for (let at = i; at < text.length && from < to; at += 1) {
      [from, to] = this.narrow(from, to, deep, text.charCodeAt(at));
      deep += 1;
    }
    if (from < to) run(from, to, deep);
  }

  /** The part of a run whose words have `letter` at `depth`; the run's words agree in all letters before it. */
  private narrow(low: number, high: number, depth: number, letter: number): [number, number] {
    const from = place(this.order, high, (id) => this.letter(id, depth) < letter, low);
    return [from, place(this.order, high, (id) => this.letter(id, depth) <= letter, from)];
  }

  /** The code of a word's letter, -1 past its end. */
  private letter(id: number, depth: number): number {
    return depth < this.length(id) ? this.pool.charCodeAt((this.starts[id] ?? 0) + 1 + depth) : -1;
  }

  private owner(position: number): number {
    let low = 0;
    let high = this.sorted;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if ((this.starts[middle + 1] ?? 0) <= position) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}
