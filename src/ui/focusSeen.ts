/**
 * Focuses what has just opened. Beside an element that fills the screen all else is out of sight and inert: it is left
 * first, and the focus follows.
 */
export function focusSeen(element: HTMLElement): void {
  element.focus();
  const full = document.fullscreenElement;
  if (full === null || full.contains(element)) return;
  document.exitFullscreen().then(
    () => element.focus(),
    () => undefined,
  );
}
