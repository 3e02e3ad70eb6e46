/** Marks the text of an element, so that one key copies it. */
export function markText(element: Element | null): void {
  if (element) globalThis.getSelection()?.selectAllChildren(element);
}
