import { type KeyboardEvent, useState } from "react";

function isInEditor({ target }: KeyboardEvent): boolean {
  return target instanceof Element && target.closest(".monaco-editor") !== null;
}

/**
 * Keys before Monaco sees them: Esc and then Tab leaves the editor, in which Tab alone indents [247]. Outside of the
 * editor Esc closes the panel. Ctrl+K is taken earlier still, by the portal's own keys [246].
 */
export function usePanelKeys(close: () => void) {
  const [isLeaving, setIsLeaving] = useState(false);
  const onKeyDownCapture = (event: KeyboardEvent): void => {
    const inEditor = isInEditor(event);
    if (event.key === "Tab" && inEditor && isLeaving) event.stopPropagation();
    if (event.key !== "Shift") setIsLeaving(event.key === "Escape" && inEditor);
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    const isOwn = event.currentTarget.contains(event.target as Node);
    if (event.key === "Escape" && isOwn && !event.defaultPrevented && !isInEditor(event)) close();
  };
  return { isLeaving, onKeyDownCapture, onKeyDown };
}
