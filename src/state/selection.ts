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

  /** What the list no longer shows is neither selected nor focused. */
  retain(list: string, shown: readonly Row[]): void {
    const keys = new Set(shown.map(keyOf));
    const isShown = (row: Row) => keys.has(keyOf(row));
    const focused = this.focuses.get(list);
    if (focused && !isShown(focused)) this.focuses = without(this.focuses, list);
    const selected = this.selections.get(list);
    if (!selected || (selected.rows.every(isShown) && selected.base.every(isShown))) return;
    const anchor = selected.anchor && isShown(selected.anchor) ? selected.anchor : undefined;
    const kept = { rows: selected.rows.filter(isShown), anchor, base: selected.base.filter(isShown) };
    this.selections = new Map(this.selections).set(list, kept);
  }

  /** What was done with is no longer selected, in whichever list; what is left is what it failed for. */
  settle(done: readonly SelectableEntity[]): void {
    const keys = new Set(done.map(keyOf));
    const isLeft = (row: Row) => !keys.has(keyOf(row));
    for (const [list, { rows, anchor, base }] of this.selections) {
      if (rows.every(isLeft)) continue;
      const kept = { rows: rows.filter(isLeft), anchor, base: base.filter(isLeft) };
      this.selections = new Map(this.selections).set(list, kept);
    }
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

  private put(list: string, selected: Selected<Row>): void {
    this.list = list;
    this.selections = new Map(this.selections).set(list, selected);
  }
}

function keyOf({ kind, uid }: SelectableEntity): string {
  return `${kind}:${uid}`;
}

function same(a: SelectableEntity, b: SelectableEntity): boolean {
  return a.kind === b.kind && a.uid === b.uid;
}

function without<Value>(map: ReadonlyMap<string, Value>, key: string): ReadonlyMap<string, Value> {
  const rest = new Map(map);
  rest.delete(key);
  return rest;
}
