import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { feature } from "topojson-client";
import type { GeometryCollection, Topology } from "topojson-specification";
import { canOpen, clusterScale, clustersOf } from "../../src/rules/mapClusters";
import { outlineOf, outlinePath } from "../../src/rules/mapOutline";
import { placeText, readPlace } from "../../src/rules/mapPlace";
import { fitting, isAtEnd, MOST_SCALE, onScreen, panned, pointOf, zoomed } from "../../src/rules/mercator";
import type { MapPoint, MapView } from "../../src/rules/mercator";

const size = { width: 800, height: 600 };

function at(latitude: number, longitude: number): MapPoint {
  const point = pointOf({ latitude, longitude });
  if (!point) throw new Error("No place");
  return point;
}

const rounded = ({ x, y }: MapPoint) => ({ x: Math.round(x), y: Math.round(y) });

describe("where degrees are on the map", () => {
  test("the equator at Greenwich is the middle; north is up, east is right", () => {
    expect(at(0, 0)).toEqual({ x: 0.5, y: 0.5 });
    expect(at(52, 10).x).toBeGreaterThan(0.5);
    expect(at(52, 10).y).toBeLessThan(0.5);
    expect(at(-33, 10).y).toBeGreaterThan(0.5);
    expect(at(85, 0).y).toBeGreaterThanOrEqual(0);
  });

  test.each([
    [{}],
    [{ latitude: null, longitude: 10 }],
    [{ latitude: 52 }],
    [{ latitude: 91, longitude: 10 }],
    [{ latitude: 52, longitude: 180.1 }],
    [{ latitude: Number.NaN, longitude: 10 }],
  ])("what is no place has none: %j", (degrees) => {
    expect(pointOf(degrees)).toBeUndefined();
  });

  test("the poles are drawn at the map's edge", () => {
    expect(at(90, 0)).toEqual(at(85, 0));
    expect(at(-90, 0)).toEqual(at(-85, 0));
  });
});

describe("what is looked at", () => {
  test("no park: the whole world", () => {
    expect(fitting([], size, 40)).toEqual({ x: 0.5, y: 0.45, scale: 800 });
  });

  test("one park is in the middle, with the land around it", () => {
    const telde = at(28, -15.4);
    const view = fitting([telde], size, 40);
    expect(view.scale).toBe(8192);
    expect(rounded(onScreen(telde, view, size))).toEqual({ x: 400, y: 300 });
  });

  test("all parks are inside the margin", () => {
    const parks = [at(52, 10), at(28, -15), at(39, -105)];
    const view = fitting(parks, size, 40);
    for (const park of parks) {
      const { x, y } = onScreen(park, view, size);
      expect(x).toBeGreaterThanOrEqual(39.9);
      expect(x).toBeLessThanOrEqual(760.1);
      expect(y).toBeGreaterThanOrEqual(39.9);
      expect(y).toBeLessThanOrEqual(560.1);
    }
  });

  test("parks on both sides of 180° are neighbours", () => {
    const [fiji, samoa] = [at(-17.8, 178), at(-13.8, -172)];
    const view = fitting([fiji, samoa], size, 40);
    expect(view.scale).toBe(8192);
    expect(onScreen(samoa, view, size).x - onScreen(fiji, view, size).x).toBeCloseTo((10 / 360) * 8192);
    expect(clustersOf([fiji, samoa], 0.05)).toHaveLength(1);
    expect(clustersOf([fiji, samoa], 0.05)[0]?.x).toBeCloseTo(at(0, -177).x);
  });

  test("what is under the pointer stays there when it zooms", () => {
    const park = at(52, 10);
    const view = fitting([park, at(28, -15)], size, 40);
    const before = onScreen(park, view, size);
    const nearer = zoomed(view, 4, size, before);
    expect(nearer.scale).toBe(view.scale * 4);
    expect(rounded(onScreen(park, nearer, size))).toEqual(rounded(before));
  });

  test("zoom and pan have ends, and east goes on round the world", () => {
    const world = fitting([], size, 0);
    const near = zoomed(world, 1e9, size);
    expect(isAtEnd(near, 2)).toBe(true);
    expect(isAtEnd(zoomed(world, 1e-9, size), 0.5)).toBe(true);
    expect(isAtEnd(world, 2)).toBe(false);
    expect(panned(world, 600, 0).x).toBeCloseTo(0.25);
    expect(panned(world, 0, -5000).y).toBe(0);
  });
});

describe("clusters", () => {
  const named = (name: string, latitude: number, longitude: number) => ({ name, ...at(latitude, longitude) });
  const parks = [named("Emden", 53.4, 7.2), named("Aurich", 53.5, 7.5), named("Telde", 28, -15.4)];
  const names = (distance: number) =>
    clustersOf(parks, distance).map(({ items }) => items.map(({ name }) => name));

  test("near ones are together, and come apart on zoom", () => {
    expect(names(0.01)).toEqual([["Emden", "Aurich"], ["Telde"]]);
    expect(names(0.0001)).toEqual([["Emden"], ["Aurich"], ["Telde"]]);
    expect(names(1)).toEqual([["Emden", "Aurich", "Telde"]]);
    expect(clustersOf([], 0.01)).toEqual([]);
  });

  test("those in one place cannot be taken apart by zooming", () => {
    const twice = [named("North", 50, 8), named("South", 50, 8)];
    const [one, two] = [clustersOf(twice, 0.01)[0], clustersOf(parks, 0.01)[0]];
    expect(one && canOpen(one, 40)).toBe(false);
    expect(two && canOpen(two, 40)).toBe(true);
  });

  test("they change in steps of zoom, not with every turn of the wheel", () => {
    expect(clusterScale(1024)).toBe(1024);
    expect(clusterScale(1400)).toBe(1024);
    expect(clusterScale(1449)).toBeCloseTo(1448.15);
    expect(clusterScale(MOST_SCALE)).toBe(MOST_SCALE);
  });

  test("5,000 parks: no cluster nearer to its first than the distance, none lost", () => {
    const many = Array.from({ length: 5000 }, (_, index) =>
      named(String(index), 47 + ((index * 7919) % 8000) / 1000, 6 + ((index * 104729) % 9000) / 1000),
    );
    for (const scale of [512, 4096, 32768, MOST_SCALE]) {
      const clusters = clustersOf(many, 44 / scale);
      expect(new Set(clusters.flatMap(({ items }) => items)).size).toBe(5000);
    }
    expect(clustersOf(many, 44 / 512).length).toBeLessThan(20);
    expect(clustersOf(many, 44 / MOST_SCALE).length).toBeGreaterThan(1000);
  });
});

/** An outline of x and y in turn. */
function through(isClosed: boolean, ...flat: number[]) {
  const points = flat.flatMap((x, index) => (index % 2 === 0 ? { x, y: flat[index + 1] ?? 0 } : []));
  return outlineOf(points, isClosed);
}

describe("outlines", () => {
  const square = through(true, 0.4, 0.4, 0.6, 0.4, 0.6, 0.6, 0.4, 0.6);
  const world: MapView = { x: 0.5, y: 0.5, scale: 100 };
  const small = { width: 100, height: 100 };

  test("are drawn in pixels; rings are closed, lines are not", () => {
    expect(outlinePath([square], world, small)).toBe("M40.0 40.0L60.0 40.0L60.0 60.0L40.0 60.0Z");
    const line = through(false, 0.4, 0.4, 0.6, 0.4);
    expect(outlinePath([line], world, small)).toBe("M40.0 40.0L60.0 40.0");
  });

  test("are left out where they lie outside, and drawn again east of 180°", () => {
    expect(outlinePath([square], { x: 0.1, y: 0.5, scale: 1000 }, small)).toBe("");
    expect(outlinePath([square], { ...world, x: 0 }, small)).toBe(
      "M-10.0 40.0L10.0 40.0L10.0 60.0L-10.0 60.0ZM90.0 40.0L110.0 40.0L110.0 60.0L90.0 60.0Z",
    );
  });

  test("go straight where nobody sees them: the land inside stays land", () => {
    const land = through(true, 0.46, 0.46, 0.8, 0.48, 0.9, 0.5, 0.8, 0.52, 0.46, 0.54);
    const near = { ...world, scale: 1000 };
    expect(outlinePath([land], near, small)).toBe("M10.0 10.0L350.0 30.0L350.0 70.0L10.0 90.0Z");
  });

  test("go on across 180° without a line around the world", () => {
    const island = through(true, 0.98, 0.4, 0.02, 0.4, 0.02, 0.5, 0.98, 0.5);
    expect(outlinePath([island], { ...world, x: 0 }, small)).toBe(
      "M48.0 40.0L52.0 40.0L52.0 50.0L48.0 50.0Z",
    );
  });

  test("around the pole are land down to the edge", () => {
    const south = through(true, 0, 0.9, 0.4, 0.9, 0.8, 0.9, 1, 0.9);
    expect([south.west, south.east, south.south]).toEqual([0, 1, 1.2]);
  });

  test("the world of the package holds Gran Canaria, and is drawn within a frame or two", () => {
    const file = new URL("../../node_modules/world-atlas/countries-50m.json", import.meta.url);
    const atlas = JSON.parse(readFileSync(file, "utf8")) as Topology<{ land: GeometryCollection }>;
    const rings = feature(atlas, atlas.objects.land).features.flatMap(({ geometry }) =>
      geometry.type === "MultiPolygon" ? geometry.coordinates.flat() : [],
    );
    const outlines = rings.map((ring) =>
      outlineOf(
        ring.map(([longitude = 0, latitude = 0]) => at(latitude, longitude)),
        true,
      ),
    );
    const telde = at(28, -15.4);
    const island = outlines.find(
      ({ west, east, north, south }) =>
        west < telde.x && east > telde.x && north < telde.y && south > telde.y && east - west < 0.01,
    );
    expect(island?.points.length).toBe(32);
    const whole = outlinePath(outlines, fitting([], size, 0), size);
    expect(whole.length).toBeLessThan(250_000);
  });
});

test.each([
  ["52.1000,10.2000,7.00", "52.1000,10.2000,7.00"],
  ["-33.9000,-70.5000,0.00", "-33.9000,-70.5000,0.00"],
  ["0,180,14", "0.0000,180.0000,14.00"],
])("a view is read from an address and written to it: %s", (text, written) => {
  const view = readPlace(text);
  expect(view && placeText(view)).toBe(written);
});

test.each(["", "52,10", "52,10,-1", "91,10,3", "52,181,3", "52,10,99", "a,b,c", "52,,3"])(
  "%j is no view",
  (text) => {
    expect(readPlace(text)).toBeUndefined();
  },
);
