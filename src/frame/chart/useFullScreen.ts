import { type RefObject, useEffect, useState } from "react";

/** Whether an element fills the screen, and the switch; undefined where the browser cannot. */
export function useFullScreen(element: RefObject<HTMLElement | null>) {
  const [isFull, setFull] = useState(false);
  useEffect(() => {
    const listen = () =>
      setFull(document.fullscreenElement !== null && document.fullscreenElement === element.current);
    document.addEventListener("fullscreenchange", listen);
    return () => document.removeEventListener("fullscreenchange", listen);
  }, [element]);
  function toggle(): void {
    // a refusal (an iframe without the right, a second request) leaves things as they are
    const done = isFull ? document.exitFullscreen() : element.current?.requestFullscreen();
    done?.catch(() => undefined);
  }
  return { isFull, toggle: document.fullscreenEnabled ? toggle : undefined };
}
