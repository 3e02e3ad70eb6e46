import bar from "plotly.js/lib/bar";
import Plotly from "plotly.js/lib/core";
import { useLayoutEffect, useMemo, useState } from "react";
import createPlot from "react-plotly.js/factory";
import { currentPalette, usePalette } from "./colors";
import { layoutOf, type Plan, planOf, roomOf } from "./layout";
import styles from "./Plot.module.css";
import { tracesOf } from "./traces";
import type { ChartProps, ChartSeries } from "./types";

Plotly.register([bar]);
const Drawing = createPlot(Plotly);

/** The data and nothing else: axes, cursor, names, numbers and buttons are ours, which halves Plotly's first draw. */
const config = { staticPlot: true, displayModeBar: false, displaylogo: false, responsive: false };

let hasDrawn = false;
/** An idle time of this length, ms, is one in which the browser expects nothing. */
const enough = 40;

/** An area and a line, each with a gap. */
function sample(): ChartSeries[] {
  const points = { unit: "", time: [0, 1, 2], value: [1, null, 2], color: "--data-1" };
  return [
    { id: "area", name: "", kind: "area", axis: "right", ...points },
    { id: "line", name: "", kind: "line", ...points },
  ];
}

/**
 * A first drawing takes twice as long as the next: the browser reads the code for it then. That is done into a void
 * while the numbers are waited for; not where they were here before there was time.
 */
function warmUp(deadline: IdleDeadline): void {
  if (hasDrawn) return;
  if (deadline.timeRemaining() < enough) return void requestIdleCallback(warmUp);
  const series = sample();
  const range = { start: 0, end: 2 };
  const plan = planOf({ series, range, zone: "UTC" }, 600, 300, document.documentElement.lang);
  const nowhere = document.createElement("div");
  const traces = tracesOf(series, range.end, roomOf(plan), currentPalette());
  const drawn = Plotly.newPlot(nowhere, traces, layoutOf(plan), config);
  // What fails here fails again, and is told, where somebody wants to see it.
  drawn.then(() => Plotly.purge(nowhere)).catch(() => undefined);
}
if ("requestIdleCallback" in globalThis) requestIdleCallback(warmUp);

export type PlotProps = Pick<ChartProps, "series" | "range"> & { plan: Plan };

/** The drawn part of a chart. In a chunk of its own: this file alone brings Plotly. */
export function Plot({ series, range, plan }: PlotProps) {
  const palette = usePalette();
  const room = roomOf(plan);
  const data = useMemo(() => tracesOf(series, range.end, room, palette), [series, range.end, room, palette]);
  const layout = useMemo(() => layoutOf(plan), [plan]);
  // The component draws in an effect, which React runs after the paint unless what it belongs to came before it: by
  // this second pass the lines stand in the same frame as the words around them, which are laid out once.
  const [figure, setFigure] = useState<{ data: typeof data; layout: typeof layout }>();
  useLayoutEffect(() => {
    hasDrawn = true;
    setFigure({ data, layout });
  }, [data, layout]);
  return figure && <Drawing {...figure} config={config} className={styles.plot ?? ""} />;
}
