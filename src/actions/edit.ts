import { ArrowUpRight, Repeat, SquareCheck, Undo2 } from "lucide-react";
import { action } from "../command/action";
import type { Action } from "../command/action";
import { undo } from "../command/perform";

const undoLast = action({
  id: "edit.undo",
  icon: Undo2,
  keys: "$mod+z",
  group: "edit",
  run: async (tools) => {
    if (tools.engine.history.latest === undefined) return { done: { key: "outcome.nothingToUndo" } };
    await undo(tools);
    return { quiet: true };
  },
});

/** The same once more, on the row that is focused now. */
const repeatLast = action({
  id: "edit.repeat",
  icon: Repeat,
  keys: ".",
  group: "edit",
  run: async (tools) => {
    const { last } = tools.engine.history;
    if (last === undefined) return { done: { key: "outcome.nothingToRepeat" } };
    await last.again();
    return { quiet: true };
  },
});

const openRow = action({
  id: "row.open",
  icon: ArrowUpRight,
  keys: "o",
  group: "edit",
  blocked: ({ focused }) => (focused === undefined ? "noRow" : undefined),
  run: (tools) => {
    const { focused } = tools.context();
    const address = focused && tools.addressOf(focused);
    if (address !== undefined) tools.go(address);
    return { quiet: true };
  },
});

const selectRow = action({
  id: "row.select",
  icon: SquareCheck,
  keys: "x",
  group: "edit",
  blocked: ({ focused }) => (focused === undefined ? "noRow" : undefined),
  run: ({ selection }) => {
    const { list, focused } = selection;
    if (list !== undefined && focused !== undefined) selection.toggle(list, focused);
    return { quiet: true };
  },
});

export const editActions: readonly Action[] = [undoLast, repeatLast, openRow, selectRow];
