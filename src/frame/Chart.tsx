import { lazy, Suspense } from "react";
import { Skeleton } from "../ui/Skeleton";
import type { ChartProps } from "./chart/types";
import { normalHeight } from "./chart/types";

export type { ChartMark, ChartProps, ChartRange, ChartSeries } from "./chart/types";

const ChartView = lazy(async () => ({ default: (await import("./chart/ChartView")).ChartView }));

/** Room for title and buttons above the plot, px. */
const header = 48;

/** A chart; all of its code comes when the first one is drawn, into a space of its size. */
export function Chart(props: ChartProps) {
  return (
    <Suspense fallback={<Skeleton height={(props.height ?? normalHeight) + header} />}>
      <ChartView {...props} />
    </Suspense>
  );
}
