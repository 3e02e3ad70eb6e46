import { LEAST_SCALE, MOST_SCALE, degreesOf, pointOf } from "./mercator";
import type { MapView } from "./mercator";

/** A view as an address has it: latitude, longitude and zoom (0 is the smallest world), as maps of the web write it. */
export function placeText(view: MapView): string {
  const { latitude, longitude } = degreesOf(view);
  const zoom = Math.log2(view.scale / LEAST_SCALE);
  return [latitude.toFixed(4), longitude.toFixed(4), zoom.toFixed(2)].join(",");
}

/** What such a text says; undefined where it is no view. */
export function readPlace(text: string | null): MapView | undefined {
  const [latitude, longitude, zoom = NaN] = (text ?? "")
    .split(",")
    .map((part) => (part === "" ? NaN : Number(part)));
  const point = pointOf({ latitude, longitude });
  const scale = LEAST_SCALE * 2 ** zoom;
  if (point === undefined || !(scale >= LEAST_SCALE && scale <= MOST_SCALE)) return undefined;
  return { ...point, scale };
}
