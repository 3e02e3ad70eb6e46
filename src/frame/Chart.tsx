import { useEffect } from "react";
import { lazyPart } from "../ui/lazyPart";
import { useAfterOpening } from "../ui/opening";
import { Skeleton } from "../ui/Skeleton";
import type { ChartProps } from "./chart/types";
import { normalHeight } from "./chart/types";

export type { ChartMark, ChartProps, ChartRange, ChartSeries } from "./chart/types";

/** Room for title and buttons above the plot and the gap below them, px: one row of small controls. */
const header = 34;

/** A chart; all of its code comes when the first one is drawn, or waited for, into a space of its size. */
export const Chart = lazyPart(
  async () => {
    // Beside it, not after it; should it fail, the layers ask again and tell.
    void import("./chart/Plot").catch(() => undefined);
    const { ChartView, Layers } = await import("./chart/ChartView");
    Layers.preload();
    return ChartView;
  },
  ({ height = normalHeight }: ChartProps) => <Skeleton height={height + header} />,
);

/** What stands in a chart's place while its numbers come; its code comes meanwhile. */
export function ChartWaiting() {
  const afterOpening = useAfterOpening();
  useEffect(() => afterOpening(Chart.preload), [afterOpening]);
  return <Skeleton height={normalHeight + header} />;
}
