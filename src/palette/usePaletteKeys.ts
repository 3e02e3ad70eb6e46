import type { KeyboardEvent, RefObject } from "react";
import type { KeyEvent } from "../command/keys";
import type { PaletteModel } from "./paletteModel";

const PAGE = 8;

/** How far a key moves the highlight; undefined when it is the field's own. */
function stepOfKey(key: string, isEmpty: boolean): number | undefined {
  if (key === "ArrowDown") return 1;
  if (key === "ArrowUp") return -1;
  if (key === "PageDown") return PAGE;
  if (key === "PageUp") return -PAGE;
  if (!isEmpty) return undefined;
  return key === "Home" ? -Infinity : key === "End" ? Infinity : undefined;
}

/** What is held beside another key, as for copying, and what moves the focus by itself. */
const kept = new Set(["Control", "Meta", "Alt", "Shift", "Tab"]);

/** The palette itself, which a press on its words focuses, and its dialog, where the focus that was taken comes back to. */
const frames = "[cmdk-root], [role='dialog']";

/** The next key of one that has the focus beside the field goes to the field, and gives it the focus. */
export function backToField(field: RefObject<HTMLElement | null>, onKeyDown: (event: KeyboardEvent) => void) {
  return (event: KeyboardEvent): void => {
    const { target, key, ctrlKey, metaKey, altKey } = event;
    if (
      !(target instanceof Element && target.matches(frames)) ||
      ctrlKey ||
      metaKey ||
      altKey ||
      kept.has(key)
    )
      return;
    field.current?.focus();
    onKeyDown(event);
  };
}

/**
 * The keys of the palette's field. All others stay the field's: Home, End, Ctrl+A and Ctrl+Z edit the text [232], and a
 * composition of an input method keeps its Enter [230].
 */
export function usePaletteKeys(model: PaletteModel, run: (inNewTab: boolean) => void) {
  function enter(event: KeyboardEvent): void {
    if (event.repeat) return;
    if (event.ctrlKey || event.metaKey) model.showActions();
    else run(event.shiftKey);
  }
  function act(event: KeyboardEvent): boolean {
    const isEmpty = model.view.query === "";
    const isModified = event.ctrlKey || event.metaKey || event.altKey;
    const step = isModified || event.shiftKey ? undefined : stepOfKey(event.key, isEmpty);
    if (step !== undefined) model.move(step);
    else if (event.key === "Enter") enter(event);
    else if (event.key === "Escape") {
      if (!model.back()) model.close();
    } else if (event.key === "Backspace" && isEmpty && !event.repeat) model.back();
    else return false;
    return true;
  }
  return function onKeyDown(event: KeyboardEvent): void {
    const native: KeyEvent = event.nativeEvent;
    if (native.isComposing === true || native.keyCode === 229) return;
    if (act(event)) event.preventDefault();
    // cmdk would take Home and End; they edit the text
    if (event.key !== "Tab") event.stopPropagation();
  };
}
