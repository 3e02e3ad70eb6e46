import { useLayoutEffect, useRef } from "react";

/** The list beside a box. */
const listBeside = (box: HTMLElement) => box.parentElement?.querySelector<HTMLElement>('[role="grid"]');

/**
 * For a box with a button that may go while it has the focus: then `to` has it, the list beside the box, and not the
 * page. Gives what the box takes as its properties.
 */
export function useHandOn<Box extends HTMLElement = HTMLDivElement>(
  isThere: boolean,
  to: (box: Box) => HTMLElement | null | undefined = listBeside,
) {
  const box = useRef<Box>(null);
  const latest = useRef(to);
  const hadFocus = useRef(false);
  useLayoutEffect(() => {
    if (!isThere && hadFocus.current && document.activeElement === document.body && box.current)
      latest.current(box.current)?.focus({ preventScroll: true });
  }, [isThere]);
  return {
    ref: box,
    onFocus: () => {
      hadFocus.current = true;
    },
    onBlur: ({ relatedTarget }: { readonly relatedTarget: EventTarget | null }) => {
      hadFocus.current = relatedTarget === null && !isThere;
    },
  };
}
