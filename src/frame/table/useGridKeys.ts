import { type KeyboardEvent, useRef } from "react";
import type { Cursor } from "./cursor";
import { type GridModel, move } from "./keys";
import { extended, toggled } from "./selection";
import { createTyped, findNext } from "./typeToFind";

export type GridKeysOptions = {
  cursor: Cursor;
  model: GridModel;
  /** Folded text of a row, for the search by typing. */
  textAt: (index: number) => string;
  go: (row: string | null, column: number) => void;
  open: (id: string) => void;
  sortColumn: (column: number) => void;
  /** Puts the focus on the row's buttons; `press` also presses the first. */
  enterActions: (id: string, press: boolean) => void;
  actionsColumn: number;
  selected: ReadonlySet<string> | undefined;
  onSelect: ((selected: ReadonlySet<string>) => void) | undefined;
  isShortcut: ((key: string) => boolean) | undefined;
};

type Anchor = { index: number; base: ReadonlySet<string> };

function isLetter(event: KeyboardEvent): boolean {
  return (
    [...event.key].length === 1 && event.key !== " " && !event.ctrlKey && !event.metaKey && !event.altKey
  );
}

/** The grid's keyboard: arrows, Home, End, pages, Enter, Space and x, Shift with arrows, Ctrl+A, and typing. */
export function useGridKeys(options: GridKeysOptions) {
  const anchor = useRef<Anchor | null>(null);
  const typed = useRef(createTyped());
  const { cursor, model, go, selected, onSelect } = options;

  function find(event: KeyboardEvent): boolean {
    const isOpen = typed.current.isOpen(event.timeStamp);
    if (!isLetter(event) || (!isOpen && options.isShortcut?.(event.key) === true)) return false;
    const { row, column } = cursor.get();
    const { text, walksOn } = typed.current.add(event.key, event.timeStamp);
    const from = (row === null ? 0 : model.indexOf(row)) + (walksOn ? 1 : 0);
    const found = findNext(options.textAt, model.count, from, text);
    if (found >= 0) go(model.idAt(found), column);
    return true;
  }

  function extend(to: string): void {
    const here = cursor.get().row;
    if (!selected || !onSelect || here === null) return;
    anchor.current ??= { index: model.indexOf(here), base: selected };
    onSelect(extended(anchor.current.base, anchor.current.index, model.indexOf(to), model.idAt));
  }

  function select(event: KeyboardEvent): boolean {
    const { row } = cursor.get();
    if (!selected || !onSelect) return false;
    const isTyping = typed.current.isOpen(event.timeStamp);
    const isToggle = event.key === " " || (event.key === "x" && !isTyping);
    if (isToggle && row !== null && !event.ctrlKey && !event.metaKey) onSelect(toggled(selected, row));
    else if (event.key === "a" && (event.ctrlKey || event.metaKey)) {
      onSelect(new Set(Array.from({ length: model.count }, (_, index) => model.idAt(index))));
    } else if (event.key === "Escape" && selected.size > 0) onSelect(new Set());
    else return false;
    return true;
  }

  function act(event: KeyboardEvent): boolean {
    const { row, column } = cursor.get();
    const isMenu = event.key === "ContextMenu" || (event.key === "F10" && event.shiftKey);
    if (isMenu && row !== null) options.enterActions(row, true);
    else if (event.key !== "Enter" || event.ctrlKey || event.metaKey || event.shiftKey) return false;
    else if (row === null) options.sortColumn(column);
    else if (column === options.actionsColumn) options.enterActions(row, false);
    else options.open(row);
    return true;
  }

  function step(event: KeyboardEvent): boolean {
    const isRtl = event.currentTarget.matches(":dir(rtl)");
    const to = move(cursor, { key: event.key, ctrl: event.ctrlKey || event.metaKey, isRtl }, model);
    if (!to || event.altKey) return false;
    typed.current.forget();
    if (!event.shiftKey) anchor.current = null;
    else if (to.row === null) return true;
    else extend(to.row);
    go(to.row, to.column);
    return true;
  }

  return function onKeyDown(event: KeyboardEvent): void {
    if (event.nativeEvent.isComposing || event.defaultPrevented) return;
    if (!(step(event) || act(event) || select(event) || find(event))) return;
    event.preventDefault();
    event.stopPropagation();
  };
}
