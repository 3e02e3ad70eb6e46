import type { Cursor, Position } from "./cursor";
import type { TreeNode } from "./tree";

/** What the keys of a grid work on; rows are counted by their place on the screen. */
export type GridModel = {
  count: number;
  columns: number;
  /** Rows that fit: a page. */
  page: () => number;
  idAt: (index: number) => string;
  indexOf: (id: string) => number;
  /** Its place in the tree; undefined in a flat table. */
  nodeOf: (id: string) => TreeNode | undefined;
  /** What is marked with a row: itself, or what stands under it. */
  marks: (id: string) => readonly string[];
  /** What is marked with a row among many: an unfolded branch adds nothing, its children are rows of their own. */
  marksAt: (index: number) => readonly string[];
  /** All that can be marked, folded away or not. */
  markable: readonly string[];
};

export type GridKey = { key: string; ctrl: boolean; isRtl: boolean };

function clamp(value: number, least: number, most: number): number {
  return Math.min(most, Math.max(least, value));
}

function sideways(at: Position, by: number, model: GridModel): Position {
  return { row: at.row, column: clamp(at.column + by, at.row === null ? 0 : -1, model.columns - 1) };
}

/** To the row at an index; -1 is the header, where only single cells can be. */
function toRow(index: number, column: number, model: GridModel): Position {
  const bounded = clamp(index, -1, model.count - 1);
  if (bounded === -1) return { row: null, column: Math.max(0, column) };
  return { row: model.idAt(bounded), column };
}

/** Home and End: within the row while on a cell, through the rows otherwise or with Ctrl. */
function toEdge(at: Position, isEnd: boolean, ctrl: boolean, model: GridModel): Position {
  if (at.column >= 0 && !ctrl) return { row: at.row, column: isEnd ? model.columns - 1 : 0 };
  if (model.count === 0) return at;
  return toRow(isEnd ? model.count - 1 : 0, at.column, model);
}

/** Where a key leads, or undefined when it does not move. */
export function move(cursor: Cursor, { key, ctrl, isRtl }: GridKey, model: GridModel): Position | undefined {
  const at = cursor.get();
  const index = at.row === null ? -1 : model.indexOf(at.row);
  const onward = isRtl ? "ArrowLeft" : "ArrowRight";
  const back = isRtl ? "ArrowRight" : "ArrowLeft";
  switch (key) {
    case "ArrowDown":
      return toRow(index + 1, at.column, model);
    case "ArrowUp":
      return toRow(index - 1, at.column, model);
    case "PageDown":
      return toRow(Math.max(0, index + model.page()), at.column, model);
    case "PageUp":
      return toRow(Math.max(0, index - model.page()), at.column, model);
    case onward:
      return sideways(at, 1, model);
    case back:
      return sideways(at, -1, model);
    case "Home":
    case "End":
      return toEdge(at, key === "End", ctrl, model);
    default:
      return undefined;
  }
}
