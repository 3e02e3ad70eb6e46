import { type RefObject, useEffect, useState } from "react";

/** Whether an element fills the screen, and the switch; undefined where the browser cannot. */
export function useFullScreen(element: RefObject<HTMLElement | null>) {
  const [isFull, setFull] = useState(false);
  useEffect(() => {
    const listen = () =>
      setFull(document.fullscreenElement !== null && document.fullscreenElement === element.current);
    // What opens elsewhere, as the palette does, would be behind it and not be seen.
    const leave = ({ target }: FocusEvent) => {
      const full = document.fullscreenElement;
      if (full === null || full !== element.current || !(target instanceof Node) || full.contains(target))
        return;
      document.exitFullscreen().catch(() => undefined);
    };
    document.addEventListener("fullscreenchange", listen);
    document.addEventListener("focusin", leave);
    return () => {
      document.removeEventListener("fullscreenchange", listen);
      document.removeEventListener("focusin", leave);
    };
  }, [element]);
  function toggle(): void {
    // a refusal (an iframe without the right, a second request) leaves things as they are
    const done = isFull ? document.exitFullscreen() : element.current?.requestFullscreen();
    done?.catch(() => undefined);
  }
  return { isFull, toggle: document.fullscreenEnabled ? toggle : undefined };
}
