import { formatNumber, localeOf } from "../../rules/numbers";
import { type Tick, timeTicks, type ValueAxis, valueAxis } from "./ticks";
import { type ChartProps, type ChartSeries, namedOf } from "./types";

/** Where the plot lies in its box, in px. Ours alone: the overlay and Plotly draw by the same numbers. */
export type Frame = {
  width: number;
  height: number;
  left: number;
  right: number;
  top: number;
  bottom: number;
};

export type Axis = ValueAxis & { unit: string; texts: string[] };

/** All that is known of a drawing before it is drawn. */
export type Plan = {
  frame: Frame;
  range: { start: number; end: number };
  times: Tick[];
  left: Axis | undefined;
  right: Axis | undefined;
  /** Names stand at the lines' ends where there is room and lines end at all, else above the plot. */
  names: "ends" | "above" | "none";
};

const letterWidth = 7;
const pxPerTick = 84;
/** Times of day are short, and a day with fewer of them than five says little. */
const pxPerHour = 52;
const fewHours = 5;
const dayOrSo = 1.1 * 86_400_000;
const pxPerValue = 52;
const wide = 560;
const nameWidth = 140;
/** Length of the small lines under the time axis, px. */
export const tickLength = 4;
/** Half of a line's width: lines lie in the middle of what they name. No transform, which would blur them. */
export const halfLine = 0.5;

function extent(series: readonly ChartSeries[]): [number, number] {
  let least = 0;
  let largest = 0;
  const stacks = new Map<number, number>();
  for (const { kind, time, value } of series) {
    value.forEach((one, index) => {
      if (one === null) return;
      const at = time[index] ?? 0;
      const top = kind === "bar" && one > 0 ? (stacks.get(at) ?? 0) + one : one;
      if (kind === "bar" && one > 0) stacks.set(at, top);
      least = Math.min(least, one);
      largest = Math.max(largest, top);
    });
  }
  return [least, largest];
}

function axisOf(
  series: readonly ChartSeries[],
  side: "left" | "right",
  height: number,
  language: string,
  reach = 0,
): Axis | undefined {
  const own = series.filter(({ axis = "left" }) => axis === side);
  const first = own[0];
  if (!first) return undefined;
  const [least, largest] = extent(own);
  const axis = valueAxis(least, Math.max(largest, reach), Math.max(2, Math.floor(height / pxPerValue)));
  return {
    ...axis,
    unit: first.unit,
    texts: axis.ticks.map((tick) => formatNumber(tick, language, { digits: axis.digits })),
  };
}

/** Least room beside an axis: half of "Okt. 2026" under its end. */
const leastMargin = 32;

function axisWidth(axis: Axis | undefined): number {
  return axis
    ? Math.max(leastMargin, Math.max(...axis.texts.map((text) => text.length)) * letterWidth + 14)
    : 0;
}

/** One line alone is what the title says; bars that are alone are one kind of several that there could be. */
function namesAt(series: readonly ChartSeries[], width: number): Plan["names"] {
  const named = namedOf(series);
  const hasBars = named.some(({ kind }) => kind === "bar");
  if (named.length === 0 || (series.length < 2 && !hasBars)) return "none";
  return width >= wide && !hasBars ? "ends" : "above";
}

function mostTicks(room: number, span: number): number {
  const normal = Math.max(2, Math.floor(room / pxPerTick));
  return span > dayOrSo ? normal : Math.max(normal, Math.min(fewHours, Math.floor(room / pxPerHour)));
}

/** Letters that the numbers of axes have room for in every chart of a stack: "-1,000", and "1,000" at the right. */
const stackedLetters = { left: 6, right: 5 };

/** Margins beside the plot; of charts that are stacked the same, whatever stands at their sides. */
function marginsOf(left: Axis | undefined, right: Axis | undefined, names: Plan["names"], stack: number) {
  const ends = (hasNames: boolean) => (hasNames ? nameWidth : 0);
  const own = {
    left: axisWidth(left) || 16,
    right: Math.max(22, axisWidth(right) + ends(names === "ends")),
  };
  if (stack === 0) return own;
  const room = (letters: number) => letters * letterWidth + 14;
  return {
    left: Math.max(own.left, room(stackedLetters.left)),
    right: Math.max(own.right, room(stackedLetters.right) + ends(stack >= wide)),
  };
}

/** Of a time without length so much is drawn, milliseconds: else no instant would have a place. */
const LEAST_LENGTH = 300_000;

/** Margins, axes and ticks for a box of a size. */
export function planOf(
  props: Pick<ChartProps, "series" | "range" | "zone" | "reach" | "isStacked">,
  width: number,
  height: number,
  language: string,
): Plan {
  const { series, zone } = props;
  const { start, end } = props.range;
  const range = end > start ? props.range : { start, end: start + LEAST_LENGTH };
  const names = namesAt(series, width);
  const top = 26;
  const bottom = 24;
  const left = axisOf(series, "left", height - top - bottom, language, props.reach);
  const right = axisOf(series, "right", height - top - bottom, language);
  const frame = {
    width,
    height,
    ...marginsOf(left, right, names, props.isStacked === true ? width : 0),
    top,
    bottom,
  };
  const most = mostTicks(roomOf({ frame }), range.end - range.start);
  return { frame, range, names, left, right, times: timeTicks(range, zone, localeOf(language), most) };
}

/** Width of the plot itself, px. */
export function roomOf({ frame }: Pick<Plan, "frame">): number {
  return frame.width - frame.left - frame.right;
}

export function xOf(plan: Plan, time: number): number {
  const { frame, range } = plan;
  return frame.left + ((time - range.start) / (range.end - range.start)) * roomOf(plan);
}

export function timeAt(plan: Plan, x: number): number {
  const { frame, range } = plan;
  return range.start + ((x - frame.left) / roomOf(plan)) * (range.end - range.start);
}

export function yOf({ frame }: Plan, axis: Axis, value: number): number {
  const room = frame.height - frame.top - frame.bottom;
  return frame.top + (1 - (value - axis.low) / (axis.high - axis.low)) * room;
}

export function valueAt({ frame }: Plan, axis: Axis, y: number): number {
  const room = frame.height - frame.top - frame.bottom;
  return axis.low + (1 - (y - frame.top) / room) * (axis.high - axis.low);
}

/** Whether a time's text stays within the picture. */
export function isWhole(plan: Plan, { value, text }: Tick): boolean {
  const half = (text.length * letterWidth) / 2;
  const x = xOf(plan, value);
  return x >= half && x + half <= plan.frame.width;
}

function valueAxisLayout(axis: Axis | undefined) {
  return { visible: false, fixedrange: true, type: "linear", ...(axis && { range: [axis.low, axis.high] }) };
}

/** Plotly's layout for a plan: ranges and margins are given and nothing but data is drawn, so it measures nothing. */
export function layoutOf({ frame, range, left, right }: Plan) {
  return {
    width: frame.width,
    height: frame.height,
    margin: { l: frame.left, r: frame.right, t: frame.top, b: frame.bottom, pad: 0 },
    paper_bgcolor: "rgba(0,0,0,0)",
    plot_bgcolor: "rgba(0,0,0,0)",
    showlegend: false,
    hovermode: false,
    dragmode: false,
    barmode: "relative",
    xaxis: { visible: false, fixedrange: true, type: "linear", range: [range.start, range.end] },
    yaxis: valueAxisLayout(left),
    ...(right && { yaxis2: { ...valueAxisLayout(right), overlaying: "y", side: "right" } }),
  };
}
