import { useCallback, useLayoutEffect, useMemo, useState } from "react";
import type { RefObject } from "react";
import { fitting } from "../../rules/mercator";
import type { MapSize, MapView } from "../../rules/mercator";
import type { PlacedPark } from "./mapPark";

/** Between the outermost parks and the map's edge, in pixels. */
export const MARGIN = 48;

/** How large the map is drawn; undefined before it is drawn. */
export function useMapSize(box: RefObject<Element | null>): MapSize | undefined {
  const [size, setSize] = useState<MapSize>();
  useLayoutEffect(() => {
    const element = box.current;
    if (element === null) return undefined;
    const measure = () => setSize({ width: element.clientWidth, height: element.clientHeight });
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [box]);
  return size;
}

/**
 * What is looked at: all parks, until somebody looks elsewhere; other parks are looked at as a whole again. A lone park
 * that moves stays in the middle, as near as it was.
 */
export function useMapView(placed: readonly PlacedPark[], size: MapSize) {
  const [chosen, setChosen] = useState<{ of: string; view: MapView }>();
  const of = useMemo(() => placed.map(({ park, x, y }) => `${park.uid} ${x} ${y}`).join(), [placed]);
  const whole = useMemo(() => fitting(placed, size, MARGIN), [placed, size]);
  const follows = chosen && placed.length === 1 ? { ...whole, scale: chosen.view.scale } : whole;
  const view = chosen?.of === of ? chosen.view : follows;
  const change = useCallback(
    (next: (view: MapView) => MapView) =>
      setChosen((before) => ({ of, view: next(before?.of === of ? before.view : view) })),
    [of, view],
  );
  return { view, change, fit: useCallback(() => setChosen(undefined), []) };
}
