import { type KeyboardEvent, useState } from "react";
import type { Cursor } from "./cursor";
import { type GridModel, move } from "./keys";
import type { Marking } from "./selection";
import { createTyped, findNext } from "./typeToFind";

export type GridKeysOptions = {
  cursor: Cursor;
  model: GridModel;
  /** Folded text of a row, for the search by typing. */
  textAt: (index: number) => string;
  go: (row: string | null, column: number) => void;
  open: (id: string, column: number) => void;
  sortColumn: (column: number) => void;
  /** Puts the focus on the buttons at the end of a row, or of the header, or presses the first, or the only one. */
  enterActions: (id: string | null, press?: "first" | "only") => void;
  actionsColumn: number;
  selected: ReadonlySet<string> | undefined;
  onSelect: ((selected: ReadonlySet<string>) => void) | undefined;
  onLetGo: (() => boolean) | undefined;
  marking: Marking;
  isShortcut: ((key: string) => boolean) | undefined;
  tree: { folded: ReadonlySet<string>; onFold: (id: string, folded: boolean) => void } | undefined;
};

function isLetter(event: KeyboardEvent): boolean {
  return (
    [...event.key].length === 1 && event.key !== " " && !event.ctrlKey && !event.metaKey && !event.altKey
  );
}

type Typed = ReturnType<typeof createTyped>;

/** Typing: to the next row whose name begins so. */
function find(event: KeyboardEvent, options: GridKeysOptions, typed: Typed): boolean {
  const { cursor, model, go, isShortcut, textAt } = options;
  const isOpen = typed.isOpen(event.timeStamp);
  if (!isLetter(event) || (!isOpen && isShortcut?.(event.key) === true)) return false;
  const { row, column } = cursor.get();
  const { text, walksOn } = typed.add(event.key, event.timeStamp);
  const from = (row === null ? 0 : model.indexOf(row)) + (walksOn ? 1 : 0);
  const found = findNext(textAt, model.count, from, text);
  if (found >= 0) go(model.idAt(found), column);
  return true;
}

/** Space and x turn the row over, Ctrl+A takes all, Esc lets go. */
function select(event: KeyboardEvent, options: GridKeysOptions, typed: Typed): boolean {
  const { cursor, model, selected, onSelect, marking } = options;
  const { row } = cursor.get();
  if (!selected || !onSelect) return false;
  const isToggle = event.key === " " || (event.key === "x" && !typed.isOpen(event.timeStamp));
  if (isToggle && row !== null && !event.ctrlKey && !event.metaKey)
    onSelect(marking.toggle(row, selected, model));
  else if (event.key === "a" && (event.ctrlKey || event.metaKey)) {
    onSelect(new Set(model.markable));
  } else return event.key === "Escape" && letGo(options);
  return true;
}

/** Lets go of what is selected, or whatever else the table's owner goes back to. */
function letGo({ selected, onSelect, onLetGo }: GridKeysOptions): boolean {
  if (onLetGo) return onLetGo();
  if (!selected || selected.size === 0) return false;
  onSelect?.(new Set());
  return true;
}

/** Enter opens, sorts in the header, or enters the row's buttons; the context-menu keys press them. */
function act(event: KeyboardEvent, options: GridKeysOptions): boolean {
  const { row, column } = options.cursor.get();
  const isMenu = event.key === "ContextMenu" || (event.key === "F10" && event.shiftKey);
  if (isMenu && row !== null) options.enterActions(row, "first");
  else if (event.key !== "Enter" || event.ctrlKey || event.metaKey || event.shiftKey) return false;
  else if (column === options.actionsColumn) options.enterActions(row, row === null ? "only" : undefined);
  else if (row === null) options.sortColumn(column);
  else options.open(row, column);
  return true;
}

/** Shift with an arrow: everything from where it began to the new row, and no more. */
function extend(to: string, { cursor, model, selected, onSelect, marking }: GridKeysOptions): void {
  const from = cursor.get().row;
  if (selected && onSelect && from !== null) onSelect(marking.extend({ from, to }, selected, model));
}

function step(event: KeyboardEvent, options: GridKeysOptions, typed: Typed): boolean {
  const isRtl = event.currentTarget.matches(":dir(rtl)");
  const key = { key: event.key, ctrl: event.ctrlKey || event.metaKey, isRtl };
  const to = move(options.cursor, key, options.model);
  if (!to || event.altKey) return false;
  typed.forget();
  if (!event.shiftKey) options.marking.forget();
  else if (to.row === null) return true;
  else extend(to.row, options);
  options.go(to.row, to.column);
  return true;
}

/**
 * On a whole row of a tree: onward unfolds it or goes to its first child, back folds it or goes to its parent. A row
 * without children is gone into, cell by cell, as any.
 */
function foldOrGo(event: KeyboardEvent, options: GridKeysOptions, typed: Typed): boolean {
  const { cursor, model, tree, go } = options;
  const { row, column } = cursor.get();
  const node = row === null ? undefined : model.nodeOf(row);
  const isPlain = !event.shiftKey && !event.ctrlKey && !event.metaKey && !event.altKey;
  if (row === null || column >= 0 || !node || !tree || !isPlain) return false;
  const isRtl = event.currentTarget.matches(":dir(rtl)");
  const isOnward = event.key === (isRtl ? "ArrowLeft" : "ArrowRight");
  if (!isOnward && event.key !== (isRtl ? "ArrowRight" : "ArrowLeft")) return false;
  if (isOnward && !node.hasChildren) return false;
  typed.forget();
  options.marking.forget();
  const isOpen = node.hasChildren && !tree.folded.has(row);
  if (isOnward && isOpen) go(model.idAt(model.indexOf(row) + 1), column);
  else if (isOnward || isOpen) tree.onFold(row, isOpen);
  else if (node.parent !== null) go(node.parent, column);
  return true;
}

/** The grid's keyboard: arrows, Home, End, pages, Enter, Space and x, Shift with arrows, Ctrl+A, and typing. */
export function useGridKeys(options: GridKeysOptions) {
  const [typed] = useState(createTyped);
  return function onKeyDown(event: KeyboardEvent): void {
    if (event.nativeEvent.isComposing || event.defaultPrevented) return;
    const done =
      foldOrGo(event, options, typed) ||
      step(event, options, typed) ||
      act(event, options) ||
      select(event, options, typed) ||
      find(event, options, typed);
    if (!done) return;
    event.preventDefault();
    event.stopPropagation();
  };
}
