import bar from "plotly.js/lib/bar";
import Plotly from "plotly.js/lib/core";
import { benchEvents, now } from "./eventRows";

type Draw = (element: HTMLElement, data: readonly object[], layout: object) => Promise<unknown>;
const plotly = Plotly as typeof Plotly & { newPlot: Draw };

/** Plotly as it comes: bars from start to end over the parks, a trace for each kind; answers the first paint, ms. */
export async function start(root: HTMLElement, parameters: URLSearchParams): Promise<number> {
  plotly.register([bar]);
  const events = benchEvents(Number(parameters.get("events")));
  root.style.height = "320px";
  const from = performance.now();
  const traces = [...new Set(events.map(({ eventType }) => eventType))].map((kind) => {
    const own = events.filter(({ eventType }) => eventType === kind);
    const starts = own.map(({ start }) => Date.parse(start ?? ""));
    return {
      ...{ name: kind, type: "bar", orientation: "h" },
      y: own.map(({ park }) => park),
      base: starts,
      x: own.map(({ end }, at) => (end === null ? now : Date.parse(end)) - (starts[at] ?? 0)),
    };
  });
  void plotly.newPlot(root, traces, { barmode: "overlay", xaxis: { type: "date" } });
  return window.probe.settled(from, ".bars .point");
}
