import { feature, mesh } from "topojson-client";
import world from "world-atlas/countries-50m.json";
import { outlineOf } from "../../rules/mapOutline";
import { pointOf } from "../../rules/mercator";

/** A ring or a line of longitudes and latitudes, as an outline of the map. */
function outline(positions: readonly (readonly number[])[], isClosed: boolean) {
  const points = positions.flatMap(([longitude, latitude]) => pointOf({ latitude, longitude }) ?? []);
  return outlineOf(points, isClosed);
}

const { countries, land } = world.objects;

/** The coasts of the world. */
export const coasts = feature(world, land)
  .features.flatMap(({ geometry }) => (geometry.type === "MultiPolygon" ? geometry.coordinates.flat() : []))
  .map((ring) => outline(ring, true));

/** The lines between its countries. */
export const borders = mesh(world, countries, (one, other) => one !== other).coordinates.map((line) =>
  outline(line, false),
);
