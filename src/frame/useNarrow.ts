import { useSyncExternalStore } from "react";

const narrow = "(max-width: 575.98px)";

function subscribe(listener: () => void): () => void {
  const query = window.matchMedia(narrow);
  query.addEventListener("change", listener);
  return () => query.removeEventListener("change", listener);
}

/** Whether the window is as narrow as a phone. */
export function useNarrow(): boolean {
  return useSyncExternalStore(subscribe, () => window.matchMedia(narrow).matches);
}
