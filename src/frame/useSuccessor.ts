import { useCallback, useLayoutEffect, useRef } from "react";
import { anyGrid } from "../ui/anyGrid";

const reachable = "a[href], button, input, select, textarea, [tabindex]";

/** What can have the focus in it, in order; a way on in a hint that is closed cannot. */
function stopsIn(box: Element): HTMLElement[] {
  return [...box.querySelectorAll<HTMLElement>(reachable)].filter((each) => each.checkVisibility());
}

interface Place {
  /** What is around a control, from near to far. */
  readonly around: readonly HTMLElement[];
  /** The stops before it, in order. */
  readonly before: readonly HTMLElement[];
}

function placeOf(control: HTMLElement): Place {
  const around: HTMLElement[] = [];
  for (let box = control.parentElement; box !== null; box = box.parentElement) around.push(box);
  const stops = stopsIn(document.body);
  return { around, before: stops.slice(0, Math.max(0, stops.indexOf(control))) };
}

/**
 * What stands now where the control stood, in the nearest box that is still there and not empty: a list of rows has the
 * focus itself, with its cursor where it was, and so has a pane; a page has it on its heading.
 */
function successorAt({ around, before }: Place): HTMLElement | undefined {
  const left = around.filter(({ isConnected, textContent }) => isConnected && textContent !== "");
  const grid = left.find((box) => box.matches(anyGrid));
  if (grid) return grid;
  for (const box of left) {
    const own = box.querySelector<HTMLElement>("h1[tabindex]") ?? (box.matches("[tabindex]") ? box : null);
    if (own) return own;
    const stops = stopsIn(box);
    const at = stops.findLastIndex((each) => before.includes(each));
    const next = stops[at + 1] ?? stops[at];
    if (next) return next;
  }
  return undefined;
}

/**
 * For a control that may go, or be replaced, with what it does, at once or while its dialog is open: the focus that it or
 * the dialog had goes to the control, or to what stands in its place then, and not to the page. With `toGrid` a list has
 * it after the dialog of a row though the control is still there, for that goes out of sight with the pointer. Gives what
 * the control takes as its `ref`.
 */
export function useSuccessor(isAsking: boolean, toGrid: boolean) {
  const control = useRef<HTMLElement>(null);
  const place = useRef<Place>({ around: [], before: [] });
  /** Its dialog has the focus, or has not given it back yet. */
  const isOwed = useRef(false);
  const handOn = useCallback(() => {
    const settle = (): void => {
      const { activeElement, body } = document;
      const grid = toGrid ? control.current?.closest<HTMLElement>(anyGrid) : null;
      const isLost = activeElement === body || grid?.contains(activeElement) === true;
      const target = isLost ? (grid ?? control.current ?? successorAt(place.current)) : undefined;
      // A dialog that has gone lets the page have the focus only some frames later.
      if (target?.closest("[inert]")) return void requestAnimationFrame(settle);
      isOwed.current = false;
      target?.focus({ preventScroll: true });
    };
    requestAnimationFrame(settle);
  }, [toGrid]);
  useLayoutEffect(() => {
    if (!isAsking) return undefined;
    isOwed.current = true;
    return handOn;
  }, [isAsking, handOn]);
  return useCallback(
    (element: HTMLElement | null) => {
      control.current = element;
      if (element === null) return undefined;
      return () => {
        control.current = null;
        const hadFocus = element === document.activeElement;
        if (hadFocus || isOwed.current) place.current = placeOf(element);
        if (hadFocus) handOn();
      };
    },
    [handOn],
  );
}
