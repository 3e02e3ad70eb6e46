import { ChartLine, Download, Maximize2, Minimize2, Table2 } from "lucide-react";
import { type ReactNode, useId, useMemo, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { csv, CSV_MARK } from "../../rules/csv";
import { classes } from "../../ui/classes";
import { IconButton } from "../../ui/IconButton";
import { lazyPart } from "../../ui/lazyPart";
import { saveFile } from "../../ui/saveFile";
import { Skeleton } from "../../ui/Skeleton";
import styles from "../Chart.module.css";
import { CursorLayer } from "./CursorLayer";
import { fileNameOf } from "./fileNameOf";
import { Ground } from "./Ground";
import { type Plan, planOf } from "./layout";
import { Decoration, NamesAbove } from "./Names";
import { csvRows } from "./sheet";
import { namedOf, normalHeight } from "./types";
import type { ChartProps } from "./types";
import { useBox } from "./useBox";
import { useFullScreen } from "./useFullScreen";
import { useSteady, useSteadySeries } from "./useSteady";

const Waiting = () => <Skeleton height="100%" />;

/** They come together: names and cursor over an empty plot would speak of what nobody sees. */
export const Layers = lazyPart(async () => {
  const { Plot } = await import("./Plot");
  return function Layers(props: ChartProps & { plan: Plan }) {
    return (
      <>
        <Ground {...props} />
        <Plot {...props} />
        <Decoration {...props} />
        <CursorLayer {...props} />
      </>
    );
  };
}, Waiting);
const ChartTable = lazyPart(async () => (await import("./ChartTable")).ChartTable, Waiting);

function Drawing(props: ChartProps) {
  const { i18n } = useTranslation();
  const { series, range, zone, reach } = props;
  const surface = useRef<HTMLDivElement>(null);
  const box = useBox(surface);
  const plan = useMemo(
    () => box && planOf({ series, range, zone, reach }, box.width, box.height, i18n.language),
    [series, range, zone, reach, box, i18n.language],
  );
  return (
    <>
      {plan?.names === "above" && <NamesAbove series={namedOf(series)} />}
      <div ref={surface} className={styles.surface} dir="ltr">
        {plan && <Layers {...props} plan={plan} />}
      </div>
    </>
  );
}

type Tools = {
  isTable: boolean;
  onTable: () => void;
  onDownload: () => void;
  full: ReturnType<typeof useFullScreen>;
};

function Toolbar({ isTable, onTable, onDownload, full }: Tools) {
  const { t } = useTranslation();
  return (
    <div className={styles.tools}>
      <IconButton
        size="small"
        label={t("chart.tableView")}
        icon={isTable ? ChartLine : Table2}
        aria-pressed={isTable}
        onClick={onTable}
      />
      <IconButton size="small" label={t("chart.download")} icon={Download} onClick={onDownload} />
      {full.toggle && (
        <IconButton
          size="small"
          label={t(full.isFull ? "chart.leaveFullScreen" : "chart.fullScreen")}
          icon={full.isFull ? Minimize2 : Maximize2}
          onClick={full.toggle}
        />
      )}
    </div>
  );
}

/**
 * Series over park time: gaps stay open, night is shaded, one cursor reads everything, and the same numbers are there
 * as a table and as a CSV (§2 [151]). Times of `series`, `range`, `night` and `marks` are epoch milliseconds.
 */
export function ChartView(given: ChartProps) {
  const { t, i18n } = useTranslation();
  const props = {
    ...given,
    series: useSteadySeries(given.series),
    range: useSteady(given.range),
    night: useSteady(given.night),
    marks: useSteady(given.marks),
  };
  const {
    title,
    subtitle,
    series,
    range,
    zone,
    hideTitle = false,
    height = normalHeight,
    headingLevel = 3,
  } = props;
  const id = useId();
  const figure = useRef<HTMLElement>(null);
  const [isTable, setTable] = useState(false);
  const full = useFullScreen(figure);
  const Heading = headingLevel === 2 ? "h2" : "h3";

  function download(): void {
    const text = CSV_MARK + csv(csvRows(series, zone, t("chart.time")), i18n.language);
    saveFile(fileNameOf(title, range, zone), text, "text/csv");
  }
  let content: ReactNode = <Drawing {...props} />;
  if (props.isLoading === true) content = <Skeleton height="100%" />;
  else if (isTable) content = <ChartTable {...props} />;
  return (
    <figure
      ref={figure}
      translate="no"
      aria-labelledby={id}
      className={classes(styles.chart, full.isFull && styles.full)}
    >
      <header className={styles.header}>
        <div className={styles.titles}>
          <Heading id={id} className={classes(styles.title, hideTitle && !full.isFull && styles.hidden)}>
            {title}
          </Heading>
          {subtitle !== undefined && <p className={styles.subtitle}>{subtitle}</p>}
        </div>
        <Toolbar isTable={isTable} onTable={() => setTable(!isTable)} onDownload={download} full={full} />
      </header>
      <div className={styles.content} style={full.isFull ? {} : { blockSize: height }}>
        {content}
      </div>
    </figure>
  );
}
