import { useLayoutEffect, useRef } from "react";

/**
 * For a box with a button that may go while it has the focus: then the list beside the box has it, and not the page.
 * Gives what the box takes as its properties.
 */
export function useHandOn(isThere: boolean) {
  const box = useRef<HTMLDivElement>(null);
  const hadFocus = useRef(false);
  useLayoutEffect(() => {
    if (!isThere && hadFocus.current && document.activeElement === document.body)
      box.current?.parentElement?.querySelector<HTMLElement>('[role="grid"]')?.focus({ preventScroll: true });
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
