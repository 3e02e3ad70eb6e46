import { makeAutoObservable, observableRef } from "mobx";

/** As much of a row as selecting needs. */
export interface SelectableEntity {
  readonly kind: string;
  readonly uid: string;
  readonly name: string;
  readonly portfolio?: string;
}

interface Selected<Row> {
  readonly rows: readonly Row[];
  /** Where Shift extends from, and what was selected before it. */
  readonly anchor: Row | undefined;
  readonly base: readonly Row[];
}

/** The focused row and the selected rows of each list, by the list's name; the subject of keys and of the palette. */
export class Selection<Row extends SelectableEntity = SelectableEntity> {
  /** The list that was last touched: its rows are meant. */
  list: string | undefined = undefined;
  private focuses: ReadonlyMap<string, Row> = new Map();
  private selections: ReadonlyMap<string, Selected<Row>> = new Map();

  constructor() {
    makeAutoObservable<this, "focuses" | "selections">(this, {
      focuses: observableRef,
      selections: observableRef,
    });
  }

  get focused(): Row | undefined {
    return this.list === undefined ? undefined : this.focuses.get(this.list);
  }

  /** The selected rows of the list that was last touched, in the order of selecting. */
  get rows(): readonly Row[] {
    return this.list === undefined ? [] : this.selectedIn(this.list);
  }

  selectedIn(list: string): readonly Row[] {
    return this.selections.get(list)?.rows ?? [];
  }

  /** Whether one of its rows has the focus or is selected. */
  isTouched(list: string): boolean {
    return this.focuses.has(list) || this.selections.has(list);
  }

  isSelected(list: string, row: Row): boolean {
    return this.selectedIn(list).some((each) => same(each, row));
  }

  focus(list: string, row: Row): void {
    this.list = list;
    this.focuses = new Map(this.focuses).set(list, row);
  }

  /** The key x, Space, and a row's checkbox. */
  toggle(list: string, row: Row): void {
    const others = this.selectedIn(list).filter((each) => !same(each, row));
    const rows = this.isSelected(list, row) ? others : [...others, row];
    this.put(list, { rows, anchor: row, base: rows });
  }

  /** Shift with an arrow or a click: from where it began to `to`, in the order in which the list is shown. */
  extend(list: string, shown: readonly Row[], to: Row): void {
    const before = this.selections.get(list);
    const anchor = before?.anchor ?? this.focuses.get(list) ?? to;
    const base = before?.base ?? [];
    const ends = [anchor, to].map((end) => shown.findIndex((row) => same(row, end)));
    const [first, last] = [Math.min(...ends), Math.max(...ends)];
    const range = first < 0 ? [to] : shown.slice(first, last + 1);
    const rows = [...base, ...range.filter((row) => !base.some((each) => same(each, row)))];
    this.put(list, { rows, anchor, base });
    this.focus(list, to);
  }

  selectAll(list: string, rows: readonly Row[]): void {
    this.put(list, { rows, anchor: undefined, base: rows });
  }

  /** What the list no longer shows is neither selected nor focused; what it shows is meant as it is by now. */
  retain(list: string, shown: readonly Row[]): void {
    const present = new Map(shown.map((row) => [keyOf(row), row]));
    const now = (rows: readonly Row[]) => rows.flatMap((row) => present.get(keyOf(row)) ?? []);
    const focused = this.focuses.get(list);
    if (focused) {
      const [row] = now([focused]);
      if (!row) this.focuses = without(this.focuses, list);
      else if (isOther(focused, row)) this.focuses = new Map(this.focuses).set(list, row);
    }
    this.keep(list, now);
  }

  /** What was done with is no longer selected, in whichever list; what is left is what it failed for. */
  settle(done: readonly SelectableEntity[]): void {
    const keys = new Set(done.map(keyOf));
    for (const list of this.selections.keys())
      this.keep(list, (rows) => rows.filter((row) => !keys.has(keyOf(row))));
  }

  /** Without a name: every list, the focus included. */
  clear(list?: string): void {
    if (list !== undefined) {
      this.selections = without(this.selections, list);
      return;
    }
    this.list = undefined;
    this.focuses = new Map();
    this.selections = new Map();
  }

  /** The list has left the screen. */
  leave(list: string): void {
    this.clear(list);
    this.focuses = without(this.focuses, list);
    if (this.list === list) this.list = undefined;
  }

  /** Of what is selected, and where it began, what is `left`. */
  private keep(list: string, left: (rows: readonly Row[]) => readonly Row[]): void {
    const selected = this.selections.get(list);
    if (!selected) return;
    const { rows, anchor, base } = selected;
    const kept = { rows: left(rows), anchor: anchor && left([anchor])[0], base: left(base) };
    if (isOther(selected, kept)) this.selections = new Map(this.selections).set(list, kept);
  }

  private put(list: string, selected: Selected<Row>): void {
    this.list = list;
    this.selections = new Map(this.selections).set(list, selected);
  }
}

function keyOf({ kind, uid }: SelectableEntity): string {
  return `${kind}:${uid}`;
}

/** Whether it says something else: rows that are made anew with each drawing and say the same are the same. */
function isOther(before: unknown, now: unknown): boolean {
  return JSON.stringify(before) !== JSON.stringify(now);
}

function same(a: SelectableEntity, b: SelectableEntity): boolean {
  return keyOf(a) === keyOf(b);
}

function without<Value>(map: ReadonlyMap<string, Value>, key: string): ReadonlyMap<string, Value> {
  const rest = new Map(map);
  rest.delete(key);
  return rest;
}
