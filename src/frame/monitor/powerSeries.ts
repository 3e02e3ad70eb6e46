import { withGaps } from "../../rules/seriesGaps";
import type { PackedSeries } from "../../rules/series";
import { scale, scaled } from "../../rules/units";
import type { Scale } from "../../rules/units";
import { areComparable, MOST_COMPARED } from "../../rules/compare";
import { toldApart } from "../../rules/toldApart";
import { manyLines } from "../chart/types";
import type { ChartSeries } from "../chart/types";
import type { MonitorAsk } from "./monitorAsk";
import type { MonitorPark } from "./monitorParks";
import type { MonitorData } from "./monitorQuery";
import { mean, total, totalLoss } from "./totals";
import type { SeriesList } from "./totals";

/** Words for a series; keys below `monitor.series`. */
export type NameOf = (id: string) => string;

/** A line beside the measured ones, W: what was to be expected, or another day. */
export interface BesideLine {
  readonly id: string;
  readonly name: string;
  readonly color: string;
  readonly dash: NonNullable<ChartSeries["dash"]>;
  readonly series: PackedSeries;
  readonly stepS: number;
}

interface Drawn {
  readonly id: string;
  readonly name: string;
  readonly color: string;
  readonly kind: ChartSeries["kind"];
  readonly dash?: ChartSeries["dash"];
  readonly series: PackedSeries;
  readonly stepS: number;
}

/** Series of power in the one unit that suits them all; missing samples stay open (§3 [161]). */
function drawn(all: readonly Drawn[], own: Scale): ChartSeries[] {
  return all
    .filter(({ series }) => series.time.length > 0)
    .map(({ id, name, color, kind, dash, series, stepS }) => {
      const { time, value } = withGaps(series, stepS * 1000);
      const inUnit = value.map((each) => scaled(each, own));
      return { id, name, unit: own.unit, kind, color, time, value: inUnit, ...(dash ? { dash } : {}) };
    });
}

const unitOf = (all: readonly Drawn[], reachW: number | null = null): Scale =>
  scale([reachW, ...all.flatMap(({ series }) => series.value)], "power");

const powers = [
  { id: "grid", color: "--data-grid" },
  { id: "ac", color: "--data-ac" },
  { id: "report", color: "--data-report" },
] as const;

/**
 * What the parks do together: grid, AC and report power at the left axis, radiation (the mean of the parks, W/m²) as a
 * soft area at the right. What failed or has no sample is left out. The parks of `lacking`, uids, are missing
 * from parts of the sums. `reach` is the peak power in the unit of the left axis, which goes up to there, so that an
 * outage looks like one.
 */
export function powerSeries(
  monitor: MonitorData,
  steps: MonitorAsk["steps"],
  nameOf: NameOf,
  /** Peak power of the park, W; null where it is not known or there are several. */
  peakPowerW: number | null = null,
  beside: readonly BesideLine[] = [],
): { series: ChartSeries[]; lacking: string[]; reach: number | undefined } {
  const lines = powers.map(({ id, color }) => {
    const stepS = id === "report" ? steps.report : steps.series;
    const { lacking, ...series } = total(monitor[id], stepS);
    return { id, name: nameOf(id), color, kind: "line" as const, series, stepS, lacking };
  });
  const sun: Drawn = {
    id: "radiation",
    name: nameOf("radiation"),
    color: "--data-radiation",
    kind: "area",
    series: mean(monitor.radiation, steps.series),
    stepS: steps.series,
  };
  const radiation = drawn([sun], scale(sun.series.value, "irradiance"));
  const right = radiation.map((series) => ({ ...series, axis: "right" as const }));
  const dashed = beside.map((line): Drawn => ({ ...line, kind: "line" }));
  const unit = unitOf([...lines, ...dashed], peakPowerW);
  const others = drawn(dashed, unit);
  return {
    series: [...right, ...others, ...drawn(lines, unit)],
    reach: scaled(peakPowerW, unit) ?? undefined,
    lacking: [...new Set(lines.flatMap(({ lacking }) => lacking))],
  };
}

const losses = [
  { kind: "grid", color: "--data-loss-grid" },
  { kind: "marketer", color: "--data-loss-marketer" },
  { kind: "other", color: "--data-loss-other" },
] as const;

const hasLoss = ({ series }: Drawn) => series.value.some((value) => value !== null && value !== 0);

/** Power that was lost, stacked, by who ordered it (§3 [159]); a kind that never happened is left out unless none did. */
export function lossSeries(monitor: MonitorData, steps: MonitorAsk["steps"], nameOf: NameOf): ChartSeries[] {
  const all = losses.map(({ kind, color }): Drawn => {
    const id = `loss_${kind}`;
    const series = totalLoss(monitor.loss, kind);
    return { id, name: nameOf(id), color, kind: "bar", series, stepS: steps.series };
  });
  const happened = all.filter(hasLoss);
  return drawn(happened.length > 0 ? happened : all, unitOf(all));
}

/** Lines that are still drawn in time. */
export const MOST_LINES = 100;

/** As many as there are colours that can be told apart, and names that have room beside the plot. */
const COLORS = 8;

/** So many watts of peak power: what "per kWp" divides by. */
const KILOWATT = 1000;

const hasPeak = ({ peakPowerW }: MonitorPark) => (peakPowerW ?? 0) > 0;

/** Each park's grid power at another time, W, laid on the shown one; `name` says which time. */
export interface ParksBefore {
  readonly name: string;
  readonly grid: NonNullable<SeriesList>;
}

interface ParkLook {
  /** In W per kWp of each park's peak power. */
  readonly perPeak?: boolean;
  /** The park, by uid, that the others are laid over: it stands first. */
  readonly first?: string | undefined;
  /** Another time, as a dotted line beside each park's own: of few parks, or nobody could tell them apart. */
  readonly before?: ParksBefore | undefined;
}

/** A park's series, and what it is divided by to be in W per kWp. */
function ownSeries(grid: SeriesList, parks: readonly MonitorPark[], perPeak: boolean) {
  const byUid = new Map(parks.map((park) => [park.uid, park]));
  return (grid ?? []).flatMap(({ park, time, value }) => {
    const uid = park ?? "";
    const known = byUid.get(uid);
    if (perPeak && !(known && hasPeak(known))) return [];
    const size = perPeak ? (known?.peakPowerW ?? 0) / KILOWATT : 1;
    const own = value.map((each) => (each === null ? null : each / size));
    return [{ uid, name: known?.name ?? uid, series: { time: [...time], value: own } }];
  });
}

/** The same parks at another time, in their colours. */
function linesBefore(lines: readonly Drawn[], parks: readonly MonitorPark[], look: ParkLook): Drawn[] {
  const { before, perPeak = false } = look;
  if (before === undefined || lines.length > MOST_COMPARED) return [];
  const earlier = new Map(ownSeries(before.grid, parks, perPeak).map((each) => [each.uid, each.series]));
  return lines.flatMap((line): Drawn[] => {
    const series = earlier.get(line.id);
    const name = `${line.name} · ${before.name}`;
    return series ? [{ ...line, id: `${line.id} before`, name, dash: "dot", series }] : [];
  });
}

/**
 * Grid power of each park, those of one name told apart by their portfolios; of very many the strongest. Where they are
 * many the first have a colour each, all others one that holds back.
 * `left` counts those that are not drawn because of the others, `sizeless` names those whose peak power nobody knows,
 * `silent` those of a few that have sent nothing, `apart` by uid so many as another time could be told apart of, where it
 * is not drawn.
 */
export function parkSeries(
  monitor: Pick<MonitorData, "grid">,
  meant: readonly MonitorPark[],
  steps: MonitorAsk["steps"],
  look: ParkLook = {},
): { series: ChartSeries[]; left: number; sizeless: string[]; silent: string[]; apart: string[] } {
  const { perPeak = false, first } = look;
  const names = toldApart(meant);
  const parks = meant.map((park, at) => ({ ...park, name: names[at] ?? park.name }));
  const all = ownSeries(monitor.grid, parks, perPeak).map((each) => ({
    ...each,
    most:
      each.uid === first
        ? Infinity
        : each.series.value.reduce<number>((most, value) => Math.max(most, value ?? 0), 0),
  }));
  const strongest = all.sort((one, other) => other.most - one.most).slice(0, MOST_LINES);
  const lines = strongest.map(({ uid, name, series }, index): Drawn => {
    const isNamed = index < COLORS || strongest.length <= manyLines;
    const color = isNamed ? `--data-${(index % COLORS) + 1}` : "--data-rest";
    return { id: uid, name, color, kind: "line", series, stepS: steps.series };
  });
  const before = linesBefore(lines, parks, look);
  const unit = perPeak ? { unit: "W/kWp", factor: 1 } : unitOf([...lines, ...before]);
  const series = drawn([...before, ...lines], unit);
  const isCrowded = look.before !== undefined && lines.length > MOST_COMPARED;
  const speaking = new Set(series.map(({ id }) => id));
  const isMissed = (park: MonitorPark) => !speaking.has(park.uid) && (!perPeak || hasPeak(park));
  return {
    series,
    left: Math.max(all.length - strongest.length, 0),
    sizeless: perPeak ? parks.filter((park) => !hasPeak(park)).map(({ name }) => name) : [],
    silent: areComparable(parks.length) ? parks.filter(isMissed).map(({ name }) => name) : [],
    apart: isCrowded ? lines.slice(0, MOST_COMPARED).map(({ id }) => id) : [],
  };
}
