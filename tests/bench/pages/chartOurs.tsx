import { RefreshCw } from "lucide-react";
import type { ReactNode } from "react";
import { createRoot } from "react-dom/client";
import { Chart, ChartWaiting } from "../../../src/frame/Chart";
import type { ChartSeries } from "../../../src/frame/Chart";
import { formatNumber } from "../../../src/rules/numbers";
import { dayOf } from "../../../src/rules/zone";
import "../../../src/ui/base.css";
import { IconButton } from "../../../src/ui/IconButton";
import { startWords } from "../../words";
import { drawnLine, linesOf, range, redraw } from "./drawing";
import type { Drawn, Shape } from "./drawing";

/** A park's day as the monitor draws it: radiation under three powers; the fifth is one more. */
const day = ["--data-radiation", "--data-grid", "--data-ac", "--data-report", "--data-5"];

const zone = "Europe/Berlin";

function seriesOf(shape: Shape, turn: number): ChartSeries[] {
  return linesOf(shape, turn).map(({ name, time, value }, index) => {
    const isSun = shape === "day" && index === 0;
    const color = shape === "day" ? day[index] : index < 8 ? `--data-${index + 1}` : "--data-rest";
    return {
      id: name,
      name,
      unit: isSun ? "W/m²" : "kW",
      kind: isSun ? "area" : "line",
      color: color ?? "--data-1",
      axis: isSun ? "right" : "left",
      time,
      value,
    };
  });
}

/** A page in short, in which the chart's place is kept. */
const pageWith = (content: ReactNode) => (
  <>
    <IconButton label="Refresh" icon={RefreshCw} />
    {content}
  </>
);

/**
 * The portal's chart, whose code has come: in the product it is loaded with the screen. The page stands and waits for
 * the numbers, as it does there: React has drawn it, and the browser has written a number and a day before, whose first
 * ones take 40 ms, whoever asks.
 */
export async function start(root: HTMLElement, parameters: URLSearchParams): Promise<Drawn> {
  Chart.preload();
  await Promise.all([
    startWords(),
    import("../../../src/frame/chart/ChartView"),
    import("../../../src/frame/chart/Plot"),
  ]);
  formatNumber(0, "en");
  dayOf(range.start, zone);
  const shape = parameters.get("shape") === "day" ? "day" : "lines";
  const react = createRoot(root);
  react.render(pageWith(<ChartWaiting />));
  await window.probe.settled(performance.now(), "button");
  const draw = (turn: number) =>
    react.render(pageWith(<Chart title="Power" series={seriesOf(shape, turn)} zone={zone} range={range} />));
  const from = performance.now();
  draw(0);
  const first = await window.probe.settled(from, drawnLine);
  return { first, redraws: await redraw(Number(parameters.get("redraws")), draw) };
}
