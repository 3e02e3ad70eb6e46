import { type RefObject, useLayoutEffect, useState } from "react";

/** The inner size of an element in px, and again whenever it changes; undefined before the first measure. */
export function useBox(element: RefObject<HTMLElement | null>) {
  const [box, setBox] = useState<{ width: number; height: number }>();
  useLayoutEffect(() => {
    const measured = element.current;
    if (!measured) return undefined;
    function measure(): void {
      const { clientWidth: width, clientHeight: height } = measured ?? { clientWidth: 0, clientHeight: 0 };
      if (width === 0 || height === 0) return;
      setBox((before) => (before?.width === width && before.height === height ? before : { width, height }));
    }
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(measured);
    return () => observer.disconnect();
  }, [element]);
  return box;
}
