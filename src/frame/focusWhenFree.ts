/** The innermost open overlay that holds the focus, if any. */
function overlay(): Element | null {
  return document.activeElement?.closest('[role="dialog"], [role="menu"], [role="listbox"]') ?? null;
}

/**
 * Puts the focus after navigation where it belongs: on a heading, or a tab. An overlay through which one navigated (the palette, a menu) keeps the
 * focus until it is gone; asking it to leave earlier would only pull the focus back. Returns how to call it off.
 */
export function focusWhenFree(element: HTMLElement): () => void {
  let frame = 0;
  const focus = (): void => element.focus({ preventScroll: true });
  const holder = overlay();
  if (holder === null) {
    focus();
    return () => undefined;
  }
  const observer = new MutationObserver(() => {
    if (holder.isConnected) return;
    observer.disconnect();
    focus();
    /* the overlay makes the rest of the page reachable again only after it has left */
    frame = requestAnimationFrame(focus);
  });
  observer.observe(document.body, { childList: true, subtree: true });
  return () => {
    observer.disconnect();
    cancelAnimationFrame(frame);
  };
}
