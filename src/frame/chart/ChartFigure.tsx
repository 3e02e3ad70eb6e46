import { ChartLine, Maximize2, Minimize2, Table2 } from "lucide-react";
import { type ReactNode, useId, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { csvFile } from "../../rules/csv";
import { sheetFileName } from "../../rules/fileName";
import type { SheetCell } from "../../state/sheets";
import { classes } from "../../ui/classes";
import { IconButton } from "../../ui/IconButton";
import { saveFile } from "../../ui/saveFile";
import styles from "../Chart.module.css";
import { SaveButton } from "../SaveButton";
import { useSheet } from "../useSheet";
import type { ChartProps } from "./types";
import { normalHeight } from "./types";
import { useFullScreen } from "./useFullScreen";
import type { Zoom } from "./useZoom";
import { ZoomButtons } from "./ZoomButtons";

type Tools = {
  isTable: boolean;
  onTable: () => void;
  onDownload: (language: string) => void;
  full: ReturnType<typeof useFullScreen>;
  zoom: Zoom | undefined;
};

function Toolbar({ isTable, onTable, onDownload, full, zoom, zone }: Tools & { zone: string }) {
  const { t } = useTranslation();
  return (
    <div className={styles.tools}>
      {zoom && <ZoomButtons zoom={zoom} zone={zone} />}
      <IconButton
        size="small"
        label={t("chart.tableView")}
        icon={isTable ? ChartLine : Table2}
        aria-pressed={isTable}
        onClick={onTable}
      />
      <SaveButton onSave={onDownload} isUnfolded={full.isFull} />
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

type ChartFigureProps = Pick<
  ChartProps,
  "title" | "subtitle" | "hideTitle" | "headingLevel" | "height" | "range" | "zone"
> & {
  /** Absent where there is nothing to look at more closely. */
  zoom?: Zoom;
  drawing: ReactNode;
  /** The same numbers as a grid. */
  table: ReactNode;
  /** The same as rows of a file, the head first. */
  rows: () => readonly (readonly SheetCell[])[];
};

/** What is around every chart: its title, and the buttons for table view, CSV and full screen (§2 [151]). */
export function ChartFigure(props: ChartFigureProps) {
  const { title, subtitle, hideTitle = false, headingLevel = 3, height = normalHeight } = props;
  const { rows, range, zone, zoom } = props;
  const id = useId();
  const figure = useRef<HTMLElement>(null);
  const [isTable, setTable] = useState(false);
  const full = useFullScreen(figure);
  const Heading = headingLevel === 2 ? "h2" : "h3";

  const toggleTable = () => setTable(!isTable);
  const touch = useSheet({
    ...{ name: title, kind: "chart" },
    file: () => ({ rows: rows(), range, zone }),
    toggleTable,
    toggleFull: full.toggle,
    ...(zoom && {
      zoom: {
        nearer: () => zoom.nearer(),
        farther: zoom.farther,
        all: zoom.all,
        isIn: zoom.shown !== undefined,
        isShortest: zoom.isShortest,
      },
    }),
  });
  function download(language: string): void {
    saveFile(sheetFileName(title, range, zone), csvFile(rows(), language), "text/csv");
  }
  return (
    <figure
      ref={figure}
      translate="no"
      aria-labelledby={id}
      onFocus={touch}
      className={classes(styles.chart, full.isFull && styles.full)}
    >
      <header className={styles.header}>
        <div className={styles.titles}>
          <Heading id={id} className={classes(styles.title, hideTitle && !full.isFull && styles.hidden)}>
            {title}
          </Heading>
          {subtitle !== undefined && <p className={styles.subtitle}>{subtitle}</p>}
        </div>
        <Toolbar
          isTable={isTable}
          onTable={toggleTable}
          onDownload={download}
          full={full}
          zoom={zoom}
          zone={zone}
        />
      </header>
      <div className={styles.content} style={full.isFull ? {} : { blockSize: height }}>
        {isTable ? props.table : props.drawing}
      </div>
    </figure>
  );
}
