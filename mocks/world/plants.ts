import { inverterNames } from "./inverterNames";
import { hash } from "./random";
import type { Park, ParkKind, WorldState } from "./types";

/** Parts of a plant, computed from the park's seed and `inverter_count`; the ids are unique within the park. */
export interface InverterPart {
  readonly id: string;
  readonly name: string;
  readonly serial_number: string;
  readonly manufacturer: string;
  readonly model: string;
  readonly rated_power_w: number;
  readonly peak_power_w: number;
  readonly firmware: string;
  readonly gak_count: number;
}

export interface GakPart {
  readonly id: string;
  readonly inverter_id: string;
  readonly name: string;
  readonly serial_number: string;
  readonly string_count: number;
  readonly module_count: number;
  readonly orientation: number;
  readonly tilt: number;
  readonly fuse_a: number;
  readonly note: string | null;
}

export interface StringPart {
  readonly id: string;
  readonly inverter_id: string;
  readonly gak_id: string;
  readonly name: string;
  readonly module_count: number;
  readonly module_type: string;
  readonly mpp_tracker: number;
  readonly orientation: number;
  readonly tilt: number;
  readonly peak_power_w: number;
}

type Choice<T> = readonly [T, ...T[]];

const MAKERS: Readonly<Record<ParkKind, Choice<readonly [maker: string, model: string]>>> = {
  solar: [
    ["SMA", "Sunny Highpower Peak3"],
    ["Huawei", "SUN2000-215KTL"],
    ["Kaco", "blueplanet 125 TL3"],
    ["Sungrow", "SG250HX"],
  ],
  wind: [
    ["Enercon", "E-138 EP3"],
    ["Nordex", "N149/5.X"],
    ["Vestas", "V150-4.2"],
  ],
};
const MODULES: Choice<readonly [type: string, watts: number]> = [
  ["Meyer Burger White 400", 400],
  ["JA Solar JAM72S30-545", 545],
  ["Trina Vertex S 430", 430],
  ["LONGi Hi-MO 5 540", 540],
];
const MODULES_IN_STRING = 26;
const STRINGS_IN_GAK = 12;
const TRACKERS = 6;

/** The park's inverters, or turbines; their DC powers add up to the park's. */
export function invertersOf(world: WorldState, park: Park): InverterPart[] {
  const names = inverterNames(park, world);
  const [manufacturer, model] = chosen(MAKERS[park.kind], park.seed);
  return names.map((name, index) => {
    const bits = hash(park.seed, index + 1);
    return {
      id: String(index + 1),
      name,
      serial_number: `${manufacturer.slice(0, 2).toUpperCase()}${String(bits).padStart(10, "0")}`,
      manufacturer,
      model,
      rated_power_w: Math.round(park.grid_power_w / names.length),
      peak_power_w: Math.round(peakOf(park) / names.length),
      firmware: `${2 + (bits % 3)}.${bits % 10}.${bits % 7}`,
      gak_count: park.kind === "solar" ? gakSizes(park, names.length).length : 0,
    };
  });
}

/** The generator junction boxes of the park, in order; turbines have none. */
export function gaksOf(world: WorldState, park: Park): GakPart[] {
  if (park.kind === "wind") return [];
  const inverters = inverterNames(park, world);
  const sizes = gakSizes(park, inverters.length);
  return inverters.flatMap((_, index) =>
    sizes.map((strings, box): GakPart => ({
      id: `${index + 1}-${box + 1}`,
      inverter_id: String(index + 1),
      name: `GAK ${index + 1}.${box + 1}`,
      serial_number: `GK${hash(park.seed + index, box) % 1_000_000}`,
      string_count: strings,
      module_count: strings * MODULES_IN_STRING,
      orientation: park.azimuth,
      tilt: park.tilt,
      fuse_a: 15,
      note: null,
    })),
  );
}

/** The strings of the park, in order. */
export function stringsOf(world: WorldState, park: Park): StringPart[] {
  const [type] = chosen(MODULES, park.seed);
  const gaks = gaksOf(world, park);
  const all = gaks.reduce((sum, { string_count }) => sum + string_count, 0);
  return gaks.flatMap((gak) =>
    Array.from({ length: gak.string_count }, (_, index): StringPart => ({
      id: `${gak.id}-${index + 1}`,
      inverter_id: gak.inverter_id,
      gak_id: gak.id,
      name: `String ${gak.id.replace("-", ".")}.${index + 1}`,
      module_count: MODULES_IN_STRING,
      module_type: type,
      mpp_tracker: 1 + (index % TRACKERS),
      orientation: gak.orientation,
      tilt: gak.tilt,
      peak_power_w: Math.round(peakOf(park) / all),
    })),
  );
}

/** Strings per box of one inverter: as many as its power needs, in full boxes. */
function gakSizes(park: Park, inverters: number): number[] {
  const [, watts] = chosen(MODULES, park.seed);
  const perInverter = peakOf(park) / park.scale / Math.max(1, inverters);
  const strings = Math.max(1, Math.round(perInverter / (watts * MODULES_IN_STRING)));
  const boxes = Math.ceil(strings / STRINGS_IN_GAK);
  return Array.from(
    { length: boxes },
    (_, box) => Math.floor((strings * (box + 1)) / boxes) - Math.floor((strings * box) / boxes),
  );
}

function peakOf(park: Park): number {
  return park.peak_power_w ?? park.grid_power_w * 1.2;
}

function chosen<T>(list: Choice<T>, seed: number): T {
  return list[hash(seed, 77) % list.length] ?? list[0];
}
