import bar from "plotly.js/lib/bar";
import Plotly from "plotly.js/lib/core";
import { useMemo } from "react";
import createPlot from "react-plotly.js/factory";
import { usePalette } from "./colors";
import { layoutOf, type Plan } from "./layout";
import styles from "./Plot.module.css";
import { tracesOf } from "./traces";
import type { ChartProps } from "./types";

Plotly.register([bar]);
const Drawing = createPlot(Plotly);

/** A picture and nothing else: cursor, names, numbers and buttons are ours, which halves Plotly's first draw. */
const config = { staticPlot: true, displayModeBar: false, displaylogo: false, responsive: false };

export type PlotProps = Pick<ChartProps, "series" | "night" | "marks" | "range"> & { plan: Plan };

/** The drawn part of a chart. In a chunk of its own: this file alone brings Plotly. */
export function Plot({ series, night, marks, range, plan }: PlotProps) {
  const palette = usePalette();
  const data = useMemo(() => tracesOf(series, range.end, palette), [series, range.end, palette]);
  const layout = useMemo(
    () => layoutOf(plan, { night, marks, range }, palette),
    [plan, night, marks, range, palette],
  );
  return <Drawing data={data} layout={layout} config={config} className={styles.plot ?? ""} />;
}
