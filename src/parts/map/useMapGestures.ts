import { useEffect, useRef } from "react";
import type { MouseEvent, PointerEvent, RefObject } from "react";
import { panned, zoomed } from "../../rules/mercator";
import type { MapPoint, MapSize, MapView } from "../../rules/mercator";

/** A press that moves less than this is a press, not a drag; pixels. */
const STILL = 4;
/** A turn of the wheel that doubles, in its pixels; two fingers on a trackpad turn less. */
const DOUBLING = { wheel: 300, pinch: 100 };

type Change = (next: (view: MapView) => MapView) => void;

interface Gesture {
  readonly pointers: Map<number, MapPoint>;
  start: MapPoint;
  isDrag: boolean;
}

function pointIn(element: Element, { clientX, clientY }: { clientX: number; clientY: number }): MapPoint {
  const { left, top } = element.getBoundingClientRect();
  return { x: clientX - left, y: clientY - top };
}

const distance = (one: MapPoint, other: MapPoint) => Math.hypot(one.x - other.x, one.y - other.y);
const middle = (one: MapPoint, other: MapPoint) => ({ x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 });

/** A small map leaves the plain wheel to the page; with Ctrl, and on a large one, it zooms. */
function useWheel(box: RefObject<HTMLElement | null>, size: MapSize, change: Change, isSmall: boolean): void {
  useEffect(() => {
    const element = box.current;
    if (element === null) return undefined;
    const onWheel = (event: WheelEvent): void => {
      if (isSmall && !event.ctrlKey) return;
      event.preventDefault();
      const turned = event.deltaY * (event.deltaMode === WheelEvent.DOM_DELTA_PIXEL ? 1 : 16);
      const factor = 2 ** (-turned / (event.ctrlKey ? DOUBLING.pinch : DOUBLING.wheel));
      const at = pointIn(element, event);
      change((view) => zoomed(view, factor, size, at));
    };
    element.addEventListener("wheel", onWheel, { passive: false });
    return () => element.removeEventListener("wheel", onWheel);
  }, [box, size, change, isSmall]);
}

/** Drag, pinch, wheel and double press move what is looked at. A drag that ends on a mark does not press it. */
export function useMapGestures(
  box: RefObject<HTMLElement | null>,
  size: MapSize,
  change: Change,
  isSmall: boolean,
) {
  const gesture = useRef<Gesture>({ pointers: new Map(), start: { x: 0, y: 0 }, isDrag: false });
  useWheel(box, size, change, isSmall);
  const end = ({ pointerId }: PointerEvent) => void gesture.current.pointers.delete(pointerId);
  return {
    onPointerDown: (event: PointerEvent) => {
      if (event.button !== 0) return;
      const { pointers } = gesture.current;
      const at = pointIn(event.currentTarget, event);
      if (pointers.size === 0) gesture.current = { pointers, start: at, isDrag: false };
      if (pointers.size < 2) pointers.set(event.pointerId, at);
    },
    onPointerMove: (event: PointerEvent) => {
      const { current } = gesture;
      // Let go where the map did not hear of it.
      if (event.buttons === 0) current.pointers.delete(event.pointerId);
      const before = current.pointers.get(event.pointerId);
      if (before === undefined) return;
      const now = pointIn(event.currentTarget, event);
      const other = [...current.pointers].find(([id]) => id !== event.pointerId)?.[1];
      if (!current.isDrag && other === undefined && distance(now, current.start) < STILL) return;
      if (!current.isDrag) event.currentTarget.setPointerCapture(event.pointerId);
      current.isDrag = true;
      current.pointers.set(event.pointerId, now);
      if (other === undefined) {
        change((view) => panned(view, before.x - now.x, before.y - now.y));
        return;
      }
      const factor = distance(now, other) / Math.max(1, distance(before, other));
      const [from, to] = [middle(before, other), middle(now, other)];
      change((view) => panned(zoomed(view, factor, size, to), from.x - to.x, from.y - to.y));
    },
    onPointerUp: end,
    onPointerCancel: end,
    onDragStart: (event: MouseEvent) => event.preventDefault(),
    onClickCapture: (event: MouseEvent) => {
      if (!gesture.current.isDrag) return;
      gesture.current.isDrag = false;
      event.preventDefault();
      event.stopPropagation();
    },
    onDoubleClick: (event: MouseEvent) => {
      const at = pointIn(event.currentTarget, event);
      change((view) => zoomed(view, 2, size, at));
    },
  };
}
