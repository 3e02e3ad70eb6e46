import { useSyncExternalStore } from "react";

/** From this width on there is room for the pane (look.md). */
const wide = "(min-width: 992px)";

export function useIsWide(): boolean {
  return useSyncExternalStore(
    (changed) => {
      const media = matchMedia(wide);
      media.addEventListener("change", changed);
      return () => media.removeEventListener("change", changed);
    },
    () => matchMedia(wide).matches,
  );
}
