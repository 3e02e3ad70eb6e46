import type { Palette } from "./colors";
import { placesOf, spans } from "./instants";
import { type ChartSeries, linesOf, manyLines } from "./types";

/** A Plotly trace; its own types are not ours to keep. */
export type Trace = Record<string, unknown>;

/** As Plotly takes them over at once: it looks at each number of a plain list. NaN is a gap. */
type Points = { x: Float64Array; y: Float64Array };

/** Points nearer to each other than this, px, are drawn finely, or they hide what is beneath and beside them. */
const dense = 6;

/** A dot is so much wider than the line it stands for, px. */
const DOT_MORE = 2.5;

/** `spacing` between two points, px. A line that is one of many of its colour is drawn finest. */
function lineWidth(count: number, alike: number, spacing: number): number {
  if (alike > 1) return 1;
  return count > 6 || spacing < dense ? 1.5 : 2;
}

/** Lines one after the other with a gap between: Plotly draws one path in a third of the time of a hundred. */
function joined(series: readonly ChartSeries[]): Points {
  const count = series.reduce((sum, { time }) => sum + time.length + 1, 0);
  const x = new Float64Array(count);
  const y = new Float64Array(count);
  let place = 0;
  for (const { time, value } of series) {
    for (let index = 0; index < time.length; index += 1) {
      x[place] = time[index] ?? 0;
      y[place++] = value[index] ?? NaN;
    }
    x[place] = time.at(-1) ?? 0;
    y[place++] = NaN;
  }
  return { x, y };
}

const isGap = (value: number | null | undefined): boolean =>
  value === null || value === undefined || Number.isNaN(value);

/** Samples between two gaps, which no line reaches. */
function lone(series: readonly ChartSeries[]): Points | undefined {
  const x: number[] = [];
  const y: number[] = [];
  for (const { time, value } of series)
    value.forEach((here, index) => {
      if (here === null || isGap(here) || !isGap(value[index - 1]) || !isGap(value[index + 1])) return;
      x.push(time[index] ?? 0);
      y.push(here);
    });
  return x.length > 0 ? { x: Float64Array.from(x), y: Float64Array.from(y) } : undefined;
}

/** The ground of an area: at zero through a gap, or the fill would leap across it. */
function ground({ time, value }: ChartSeries): Points {
  const x: number[] = [];
  const y: number[] = [];
  const add = (at: number, height: number) => {
    x.push(at);
    y.push(height);
  };
  time.forEach((at, index) => {
    const here = value[index] ?? null;
    if (here === null) return;
    if ((value[index - 1] ?? null) === null) add(at, 0);
    add(at, here);
    if ((value[index + 1] ?? null) === null) add(at, 0);
  });
  return { x: Float64Array.from(x), y: Float64Array.from(y) };
}

function axisOf(series: ChartSeries): Trace {
  return { yaxis: series.axis === "right" ? "y2" : "y", hoverinfo: "skip", showlegend: false };
}

/** Lines that look alike, and after them a dot for each of their samples that stands alone. */
function lineTraces(all: readonly ChartSeries[], width: number, palette: Palette): Trace[] {
  const [first] = all;
  if (first === undefined) return [];
  const color = palette.of(first.color);
  const line = { color, width, ...(first.dash ? { dash: first.dash } : {}) };
  const marker = { color, size: width + DOT_MORE };
  const dots = lone(all);
  return [
    { type: "scatter", mode: "lines", ...joined(all), connectgaps: false, line, ...axisOf(first) },
    ...(dots
      ? [{ type: "scatter", mode: "markers", ...dots, cliponaxis: false, marker, ...axisOf(first) }]
      : []),
  ];
}

function areaTraces(series: ChartSeries, palette: Palette): Trace[] {
  const fill = { fill: "tozeroy", fillcolor: palette.of(series.color, 0.18), line: { width: 0 } };
  const under = { type: "scatter", mode: "lines", ...ground(series), ...fill, ...axisOf(series) };
  return [under, ...lineTraces([series], 1.5, palette)];
}

/** Between two bars, as a part of what a bar stands for; none where it would make stripes. */
const barGap = 0.16;

function barTrace(series: ChartSeries, end: number, spacing: number, palette: Palette): Trace {
  const gap = spacing < dense ? 0 : barGap;
  // each reaches to the next one, so that days of 23 and 25 hours are as wide as they are long
  const all = spans(series.time, end);
  const width = all.map((span) => span * (1 - gap));
  const marker = { color: palette.of(series.color), line: { width: 0 } };
  const offset = all.map((span) => (span * gap) / 2);
  return { type: "bar", x: [...series.time], y: [...series.value], width, offset, marker, ...axisOf(series) };
}

/**
 * Series as Plotly's traces: areas at the back, then bars, then lines; very many lines as one trace per colour, the most
 * alike at the back. `end` of the range in epoch milliseconds, `room` of the plot in px.
 */
export function tracesOf(all: readonly ChartSeries[], end: number, room: number, palette: Palette): Trace[] {
  const spacing = room / Math.max(1, ...all.map(({ time }) => time.length));
  const hasBars = all.some(({ kind }) => kind === "bar");
  const series = hasBars
    ? all.map((one) => (one.kind === "bar" ? one : { ...one, time: placesOf(all, one.time, end) }))
    : all;
  const lines = linesOf(series);
  const groups = new Map<string, ChartSeries[]>();
  for (const line of lines) {
    const key = lines.length > manyLines ? `${line.color} ${line.axis ?? "left"}` : line.id;
    groups.set(key, [...(groups.get(key) ?? []), line]);
  }
  return [
    ...series.filter(({ kind }) => kind === "area").flatMap((area) => areaTraces(area, palette)),
    ...series.filter(({ kind }) => kind === "bar").map((bar) => barTrace(bar, end, spacing, palette)),
    ...[...groups.values()]
      .sort((one, other) => other.length - one.length)
      .flatMap((group) => {
        const width = lineWidth(lines.length, group.length, hasBars ? spacing : dense);
        return lineTraces(group, width, palette);
      }),
  ];
}
