import bar from "plotly.js/lib/bar";
import Plotly from "plotly.js/lib/core";
import { useLayoutEffect, useMemo, useState } from "react";
import createPlot from "react-plotly.js/factory";
import { usePalette } from "./colors";
import { layoutOf, type Plan } from "./layout";
import styles from "./Plot.module.css";
import { tracesOf } from "./traces";
import type { ChartProps } from "./types";

Plotly.register([bar]);
const Drawing = createPlot(Plotly);

/** The data and nothing else: axes, cursor, names, numbers and buttons are ours, which halves Plotly's first draw. */
const config = { staticPlot: true, displayModeBar: false, displaylogo: false, responsive: false };

export type PlotProps = Pick<ChartProps, "series" | "range"> & { plan: Plan };

/** The drawn part of a chart. In a chunk of its own: this file alone brings Plotly. */
export function Plot({ series, range, plan }: PlotProps) {
  const palette = usePalette();
  const data = useMemo(() => tracesOf(series, range.end, palette), [series, range.end, palette]);
  const layout = useMemo(() => layoutOf(plan), [plan]);
  // The component draws in an effect, which React runs after the paint unless what it belongs to came before it: by
  // this second pass the lines stand in the same frame as the words around them, which are laid out once.
  const [figure, setFigure] = useState<{ data: typeof data; layout: typeof layout }>();
  useLayoutEffect(() => setFigure({ data, layout }), [data, layout]);
  return figure && <Drawing {...figure} config={config} className={styles.plot ?? ""} />;
}
