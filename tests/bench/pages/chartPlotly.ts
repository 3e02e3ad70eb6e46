import Plotly from "plotly.js/lib/core";
import { drawnLine, linesOf, redraw } from "./drawing";
import type { Drawn, Shape } from "./drawing";

type Draw = (element: HTMLElement, data: readonly object[], layout: object) => Promise<unknown>;
const plotly = Plotly as typeof Plotly & { newPlot: Draw; react: Draw };

function tracesOf(shape: Shape, turn: number): object[] {
  return linesOf(shape, turn).map(({ name, time, value }, index) => ({
    name,
    type: "scatter",
    mode: "lines",
    x: time,
    y: value,
    ...(shape === "day" && index === 0 ? { fill: "tozeroy", yaxis: "y2" } : {}),
  }));
}

/** Plotly as it comes: one trace per line, its legend, its hover, its buttons. */
export async function start(root: HTMLElement, parameters: URLSearchParams): Promise<Drawn> {
  const shape = parameters.get("shape") === "day" ? "day" : "lines";
  root.style.height = "320px";
  const layout = { xaxis: { type: "date" }, yaxis2: { overlaying: "y", side: "right" } };
  const from = performance.now();
  void plotly.newPlot(root, tracesOf(shape, 0), layout);
  const first = await window.probe.settled(from, drawnLine);
  const redraws = await redraw(Number(parameters.get("redraws")), (turn) =>
    plotly.react(root, tracesOf(shape, turn), layout),
  );
  return { first, redraws };
}
