import { lazyPart } from "../ui/lazyPart";
import { Skeleton } from "../ui/Skeleton";
import type { ChartProps } from "./chart/types";
import { normalHeight } from "./chart/types";

export type { ChartMark, ChartProps, ChartRange, ChartSeries } from "./chart/types";

/** Room for title and buttons above the plot, px. */
const header = 48;

/** A chart; all of its code comes when the first one is drawn, into a space of its size. */
export const Chart = lazyPart(
  async () => (await import("./chart/ChartView")).ChartView,
  ({ height = normalHeight }: ChartProps) => <Skeleton height={height + header} />,
);
