import { useCallback, useEffect, useLayoutEffect, useMemo, useState } from "react";
import type { RefObject } from "react";
import { placeText, readPlace } from "../../rules/mapPlace";
import { fitting } from "../../rules/mercator";
import type { MapSize, MapView } from "../../rules/mercator";
import type { PlacedPark } from "./mapPark";
import type { KeptPlace } from "./ParkMap";

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

interface Chosen {
  readonly of: string;
  readonly view: MapView;
}

/** How long the map rests before the address is told. */
const RESTS_MS = 400;

/** Tells where the map has come to rest, and follows what the address says anew: a link, a saved view, the way back. */
function useKept(
  kept: KeptPlace | undefined,
  of: string,
  chosen: Chosen | undefined,
  follow: (text: string | null) => void,
) {
  const { text: stored = null, keep } = kept ?? {};
  const [told, setTold] = useState(stored);
  const [before, setBefore] = useState(stored);
  if (stored !== before) {
    setBefore(stored);
    setTold(stored);
    if (stored !== told) follow(stored);
  }
  const now = chosen?.of === of ? placeText(chosen.view) : null;
  useEffect(() => {
    if (keep === undefined || now === stored) return undefined;
    const timer = setTimeout(() => {
      setTold(now);
      keep(now);
    }, RESTS_MS);
    return () => clearTimeout(timer);
  }, [keep, now, stored]);
}

/**
 * What is looked at: all parks, until somebody looks elsewhere; other parks are looked at as a whole again. A lone park
 * that moves stays in the middle, as near as it was.
 */
export function useMapView(placed: readonly PlacedPark[], size: MapSize, kept?: KeptPlace) {
  const of = useMemo(() => placed.map(({ park, x, y }) => `${park.uid} ${x} ${y}`).join(), [placed]);
  const chosenBy = (text: string | null): Chosen | undefined => {
    const view = readPlace(text);
    return view && { of, view };
  };
  const [chosen, setChosen] = useState(() => chosenBy(kept?.text ?? null));
  useKept(kept, of, chosen, (text) => setChosen(chosenBy(text)));
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
