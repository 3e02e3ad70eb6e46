import { useCallback, useLayoutEffect, useRef, useState } from "react";
import type { FocusEvent, KeyboardEvent, RefObject } from "react";
import { panned, zoomed } from "../../rules/mercator";
import type { MapSize, MapView } from "../../rules/mercator";
import { nextMark, wayOf } from "./mapMarks";
import type { MapMark } from "./mapMarks";

/** One press of an arrow moves the map by so many pixels. */
const STEP = 96;
const factors: Readonly<Record<string, number>> = { "+": 2, "=": 2, "-": 0.5, _: 0.5 };

interface Keyed {
  readonly box: RefObject<HTMLElement | null>;
  readonly marks: readonly MapMark[];
  readonly size: MapSize;
  readonly change: (next: (view: MapView) => MapView) => void;
  readonly fit: () => void;
}

const elementOf = (box: Element | null, id: string | undefined) =>
  [...(box?.querySelectorAll<HTMLElement | SVGElement>("[data-mark]") ?? [])].find(
    ({ dataset }) => dataset["mark"] === id,
  );
const holds = ({ cluster }: MapMark, uid: string) => cluster.items.some(({ park }) => park.uid === uid);

/**
 * The map is one tab stop and its marks are one: arrows move the map, or lead from mark to mark; + - 0 do the same on
 * both. After a zoom the focus is on the mark that now holds the park it was on.
 */
export function useMapKeys({ box, marks, size, change, fit }: Keyed) {
  const [focused, setFocused] = useState<string>();
  const [last, setLast] = useState<string>();
  const kept = useRef<string>(undefined);
  const focus = useCallback((id: string | undefined) => elementOf(box.current, id)?.focus(), [box]);
  useLayoutEffect(() => {
    const uid = kept.current;
    if (uid === undefined) return;
    kept.current = undefined;
    focus(marks.find((mark) => holds(mark, uid))?.id);
  }, [marks, focus]);
  const stop = (marks.find((mark) => last !== undefined && holds(mark, last)) ?? marks[0])?.id;
  const keep = (id: string) => void (kept.current = id);
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const on = event.target === box.current ? undefined : marks.find(({ id }) => id === focused);
    const way = wayOf(event.key);
    const factor = factors[event.key];
    if (way !== undefined) {
      const next = on && nextMark(marks, on, way);
      if (next) focus(next.id);
      else change((view) => panned(view, way.x * STEP, way.y * STEP));
    } else if (factor !== undefined) {
      if (on) keep(on.id);
      change((view) => zoomed(view, factor, size, on));
    } else if (event.key === "0") {
      if (on) keep(on.id);
      fit();
    } else if (event.key === "Escape" && on) box.current?.focus();
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  return {
    focused,
    stop,
    keep,
    onKeyDown,
    onFocus: (id: string) => {
      setFocused(id);
      setLast(id);
    },
    onBlur: ({ relatedTarget }: FocusEvent) => {
      if (!(relatedTarget instanceof Element) || !relatedTarget.closest("[data-mark]")) setFocused(undefined);
    },
  };
}
