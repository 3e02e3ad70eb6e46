import type { GridModel } from "./keys";

/** The selection with these turned over: all of them in it, or none where all were. */
export function toggled(selected: ReadonlySet<string>, ids: readonly string[]): ReadonlySet<string> {
  const next = new Set(selected);
  const isWhole = ids.every((id) => next.has(id));
  for (const id of ids) {
    if (isWhole) next.delete(id);
    else next.add(id);
  }
  return next;
}

/** Whether all of these are selected, or some. */
export function markOf(selected: ReadonlySet<string>, ids: readonly string[]): boolean | "mixed" {
  if (ids.length > 0 && ids.every((id) => selected.has(id))) return true;
  return ids.some((id) => selected.has(id)) && "mixed";
}

/** Where a range begins: it leaves its rows as its first row is, all marked or none. */
type Anchor = {
  row: string;
  isMarked: boolean;
  /** The selection without the range. */
  base: ReadonlySet<string>;
  /** The row and the selection that it was left with: it holds as long as both are the same. */
  end: string | null;
  left: ReadonlySet<string>;
};

function areEqual(one: ReadonlySet<string>, other: ReadonlySet<string>): boolean {
  return one === other || (one.size === other.size && [...one].every((id) => other.has(id)));
}

export type Marking = ReturnType<typeof createMarking>;

/** Marks rows one by one and by range, for keys and pointer alike: either goes on where the other has begun. */
export function createMarking() {
  let anchor: Anchor | null = null;
  return {
    /** The next range begins where the cursor is, and adds. */
    forget: (): void => {
      anchor = null;
    },
    /** The selection with a row turned over; a range from there does with its rows what was done with this one. */
    toggle: (row: string, selected: ReadonlySet<string>, model: GridModel): ReadonlySet<string> => {
      const marks = model.marks(row);
      const base = toggled(selected, marks);
      anchor = { row, isMarked: marks.some((id) => base.has(id)), base, end: row, left: base };
      return base;
    },
    /** The selection with everything from the anchor, else from the cursor's row, to another row; no more than that. */
    extend: (
      { from, to }: { from: string; to: string },
      selected: ReadonlySet<string>,
      model: GridModel,
    ): ReadonlySet<string> => {
      const holds = anchor?.end === from && areEqual(anchor.left, selected) && model.indexOf(anchor.row) >= 0;
      const { row, isMarked, base } =
        anchor && holds ? anchor : { row: from, isMarked: true, base: selected };
      const [one, other] = [model.indexOf(row), model.indexOf(to)];
      const next = new Set(base);
      for (let index = Math.min(one, other); index <= Math.max(one, other); index += 1)
        for (const id of model.marksAt(index)) {
          if (isMarked) next.add(id);
          else next.delete(id);
        }
      anchor = { row, isMarked, base, end: to, left: next };
      return next;
    },
  };
}
