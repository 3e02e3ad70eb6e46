import { useMemo, useRef } from "react";
import { useTranslation } from "react-i18next";
import { lazyPart } from "../../ui/lazyPart";
import { Skeleton } from "../../ui/Skeleton";
import styles from "../Chart.module.css";
import { ChartFigure } from "./ChartFigure";
import { CursorLayer } from "./CursorLayer";
import { Ground } from "./Ground";
import { type Plan, planOf } from "./layout";
import { Decoration, NamesAbove } from "./Names";
import type { Cut } from "./cut";
import { csvRows } from "./sheet";
import { namedOf } from "./types";
import type { ChartProps } from "./types";
import { useBox } from "./useBox";
import { useSteady, useSteadySeries } from "./useSteady";
import { useZoom } from "./useZoom";
import type { Zoom } from "./useZoom";

type DrawingProps = ChartProps & Cut & { zoom: Zoom };

const Waiting = () => <Skeleton height="100%" />;

/** They come together: names and cursor over an empty plot would speak of what nobody sees. */
export const Layers = lazyPart(async () => {
  const { Plot } = await import("./Plot");
  return function Layers({ drawn, ...props }: DrawingProps & { plan: Plan }) {
    return (
      <>
        <Ground {...props} />
        <Plot {...props} series={drawn} />
        <Decoration {...props} series={drawn} />
        <CursorLayer {...props} drawn={drawn} />
      </>
    );
  };
}, Waiting);
const ChartTable = lazyPart(async () => (await import("./ChartTable")).ChartTable, Waiting);

function Drawing(props: DrawingProps) {
  const { i18n } = useTranslation();
  const { drawn, range, zone, reach, isStacked } = props;
  const surface = useRef<HTMLDivElement>(null);
  const box = useBox(surface);
  const plan = useMemo(
    () =>
      box && planOf({ series: drawn, range, zone, reach, isStacked }, box.width, box.height, i18n.language),
    [drawn, range, zone, reach, isStacked, box, i18n.language],
  );
  return (
    <>
      {plan?.names === "above" && <NamesAbove series={namedOf(drawn)} />}
      <div ref={surface} className={styles.surface} dir="ltr">
        {plan && <Layers {...props} plan={plan} />}
      </div>
    </>
  );
}

/**
 * Series over park time: gaps stay open, night is shaded, one cursor reads everything, and the same numbers are there
 * as a table and as a CSV (§2 [151]). Times of `series`, `range`, `night` and `marks` are epoch milliseconds.
 */
export function ChartView(given: ChartProps) {
  const { t } = useTranslation();
  const whole = {
    ...given,
    series: useSteadySeries(given.series),
    range: useSteady(given.range),
    night: useSteady(given.night),
    marks: useSteady(given.marks),
  };
  const { zoom, part } = useZoom(whole);
  const props = { ...whole, ...part };
  const { series, zone, isLoading = false } = props;
  const waiting = isLoading && <Skeleton height="100%" />;
  return (
    <ChartFigure
      {...props}
      zoom={zoom}
      drawing={waiting || <Drawing {...props} zoom={zoom} />}
      table={waiting || <ChartTable {...props} />}
      rows={() => csvRows(series, zone, t("chart.time"))}
    />
  );
}
