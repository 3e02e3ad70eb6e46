import { useCallback, useMemo } from "react";
import type { TFunction } from "i18next";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { actionsOn } from "../../actions/domainActions";
import { downloadReport, generateReport } from "../../actions/report";
import type { Entity } from "../../command/entity";
import { ActionButton } from "../../frame/ActionButton";
import { Ago } from "../../frame/Ago";
import { DetailPane } from "../../frame/list/DetailPane";
import { ListTable } from "../../frame/list/ListTable";
import { Split } from "../../frame/list/Split";
import { Loaded } from "../../frame/Loaded";
import { NotFoundNote } from "../../frame/NotFoundNote";
import { PanelBoundary } from "../../frame/PanelBoundary";
import type { TableColumn } from "../../frame/Table";
import { useHandOn } from "../../frame/useHandOn";
import { useGraph } from "../../frame/useGraph";
import { useNow } from "../../frame/useNow";
import { useParameter, withParameter } from "../../frame/useParameter";
import { useSearch } from "../../frame/useSearch";
import { perform } from "../../command/perform";
import { useTools } from "../../frame/tools";
import { NO_VALUE } from "../../rules/numbers";
import { isWithinQuarter, periodWords, quarterDays } from "../../rules/quarter";
import type { Quarter } from "../../rules/quarter";
import type { Zone } from "../../rules/zone";
import { Button } from "../../ui/Button";
import { lazyPart } from "../../ui/lazyPart";
import { Panel } from "../../ui/Panel";
import { Opening } from "./Opening";
import { reportDays } from "./reportDays";
import { LATEST_REPORT, REPORT_PARAMETER, ReportsQuery } from "./reportQueries";
import type { ReportItem } from "./reportQueries";
import styles from "./report.module.css";

const reportMenu = actionsOn("report");

function reportEntity(report: ReportItem, place: string, t: TFunction, language: string): Entity {
  return {
    kind: "report",
    uid: report.id,
    name: t("reports.name", { days: reportDays(report, language) }),
    context: place,
    parent: report.park,
  };
}

/** A button for each file that the report has. */
function Files({ report, subject }: { report: ReportItem; subject: Entity }) {
  if (report.fileTypes.length === 0) return NO_VALUE;
  return (
    <span className={styles.files}>
      {report.fileTypes.map((fileType) => (
        <ActionButton
          key={fileType}
          action={downloadReport}
          subject={subject}
          values={{ fileType }}
          size="small"
          variant="quiet"
        >
          {fileType.toUpperCase()}
        </ActionButton>
      ))}
    </span>
  );
}

/** The days of a report, which lead to its PDF where it has one; Enter in its row does the same. */
function Days({ report }: { report: ReportItem }) {
  const { i18n } = useTranslation();
  const [search] = useSearch();
  const days = reportDays(report, i18n.language);
  if (report.digitalSignaturePdf === null) return days;
  return (
    <Link
      tabIndex={-1}
      to={{ search: withParameter(search, REPORT_PARAMETER, report.id).toString() }}
      preventScrollReset
    >
      {days}
    </Link>
  );
}

function useColumns(entityOf: (report: ReportItem) => Entity, zone: Zone): TableColumn<ReportItem>[] {
  const { t, i18n } = useTranslation();
  const now = useNow(60_000);
  return useMemo(
    () => [
      {
        id: "days",
        header: t("reports.column.days"),
        value: ({ start, id }) => start ?? id,
        saved: (report) => reportDays(report, i18n.language),
        cell: (report) => <Days report={report} />,
        width: "var(--table-first)",
        priority: true,
      },
      {
        id: "files",
        header: t("reports.column.files"),
        value: ({ fileTypes }) => fileTypes.join(" "),
        cell: (report) => <Files report={report} subject={entityOf(report)} />,
        width: "minmax(calc(var(--table-value) + var(--space-16) + var(--space-2)), 1fr)",
        sort: false,
        priority: true,
      },
      {
        id: "made",
        header: t("reports.column.made"),
        value: ({ createdAt }) => createdAt,
        saved: ({ createdAt }) => new Date(createdAt ?? ""),
        zone: () => zone,
        cell: ({ createdAt }) => <Ago at={Date.parse(createdAt ?? "")} now={now} zone={zone} />,
        width: "minmax(calc(var(--table-name) + var(--space-16)), 1.6fr)",
        below: true,
      },
      {
        id: "by",
        header: t("reports.column.by"),
        value: ({ createdBy }) => createdBy,
        width: "minmax(var(--table-name-narrow), 1fr)",
      },
    ],
    [t, i18n.language, entityOf, now, zone],
  );
}

const Preview = lazyPart(async () => (await import("./ReportPreview")).ReportPreview, Opening);

function PreviewPane({ report, onClose }: { report: Entity; onClose: () => void }) {
  const { t } = useTranslation();
  return (
    <DetailPane
      title={report.name}
      actions={
        <ActionButton action={downloadReport} subject={report} values={{ fileType: "pdf" }} size="small" />
      }
      closeLabel={t("reports.closePreview")}
      onClose={onClose}
    >
      <PanelBoundary title={t("reports.preview")}>
        <Preview report={report} />
      </PanelBoundary>
    </DetailPane>
  );
}

function ReportsTable(props: {
  reports: readonly ReportItem[];
  place: string;
  zone: Zone;
  /** Whose PDF is shown. */
  shown: string | undefined;
  onShow: (id: string) => void;
}) {
  const { reports, place, zone, shown, onShow } = props;
  const { t, i18n } = useTranslation();
  const tools = useTools();
  const entityOf = useCallback(
    (report: ReportItem) => reportEntity(report, place, t, i18n.language),
    [place, t, i18n.language],
  );
  const open = (report: ReportItem) => {
    if (report.digitalSignaturePdf !== null) return onShow(report.id);
    const request = { subject: entityOf(report), values: { fileType: "csv" }, source: "button" } as const;
    void perform(downloadReport, tools, request);
  };
  return (
    <ListTable
      list="Reports"
      label={t("reports.label")}
      rows={reports}
      columns={useColumns(entityOf, zone)}
      entityOf={entityOf}
      menu={reportMenu}
      onOpen={open}
      current={shown && `report:${shown}`}
    />
  );
}

export type ReportListProps = {
  /** The park whose reports they are. */
  park: Entity;
  zone: Zone;
  /** Only those of this quarter, and the way back to all. */
  quarter?: Quarter | undefined;
  onShowAll?: (() => void) | undefined;
  /** It stands in a pane: the PDF below the list, not beside it. */
  isStacked?: boolean;
};

/** That only one quarter is shown, and the way on. */
function OnlyQuarter({ quarter, onShowAll }: Pick<ReportListProps, "quarter" | "onShowAll">) {
  const { t } = useTranslation();
  const box = useHandOn(quarter !== undefined);
  return (
    <div {...box}>
      {quarter && (
        <p className={styles.only}>
          <span>{t("reports.only", { quarter: periodWords(quarter) })}</span>
          <Button size="small" variant="quiet" onClick={onShowAll}>
            {t("reports.all")}
          </Button>
        </p>
      )}
    </div>
  );
}

/** The report that the address names, of all or as the newest of those listed, where it has a PDF to be shown. */
function usePreviewed(all: readonly ReportItem[] | undefined, listed: readonly ReportItem[] | undefined) {
  const [previewed, preview] = useParameter(REPORT_PARAMETER);
  const isLatest = previewed === LATEST_REPORT;
  const shown = (isLatest ? listed : all)?.find(
    ({ id, digitalSignaturePdf }) => digitalSignaturePdf !== null && (isLatest || id === previewed),
  );
  const isMissing = previewed !== undefined && !isLatest && all?.every(({ id }) => id !== previewed) === true;
  return { shown, preview, missing: isMissing ? previewed : undefined };
}

/** The reports of one park: their days, their files, who made them and when; Enter shows the PDF, or downloads what has none. */
export function ReportList({ park, zone, quarter, onShowAll, isStacked = false }: ReportListProps) {
  const { t, i18n } = useTranslation();
  const query = useGraph(
    ReportsQuery,
    useMemo(() => ({ park: park.uid }), [park.uid]),
  );
  const all = query.data?.reports;
  const listed = useMemo(
    () => (quarter ? all?.filter((report) => isWithinQuarter(report, quarter)) : all),
    [all, quarter],
  );
  const { shown, preview, missing } = usePreviewed(all, listed);
  const values = quarter && { range: quarterDays(quarter) };
  const list = (
    <>
      <NotFoundNote
        text={missing && t("reports.missing", { id: missing })}
        onClear={() => preview(undefined)}
      />
      <OnlyQuarter quarter={quarter} onShowAll={onShowAll} />
      <Loaded
        query={query}
        rows={({ reports }) => listed ?? reports}
        failed={t("reports.failed")}
        zone={zone}
        empty={
          quarter
            ? t("reports.emptyQuarter", { quarter: periodWords(quarter) })
            : t("reports.empty", { park: park.name })
        }
        emptyAction={
          <ActionButton action={generateReport} subject={park} values={values} variant="primary" />
        }
      >
        {(reports) => (
          <ReportsTable reports={reports} place={park.name} zone={zone} shown={shown?.id} onShow={preview} />
        )}
      </Loaded>
    </>
  );
  return (
    <Split
      isWide
      isStacked={isStacked}
      pane={
        shown && (
          <PreviewPane
            key={shown.id}
            report={reportEntity(shown, park.name, t, i18n.language)}
            onClose={() => preview(undefined)}
          />
        )
      }
    >
      {isStacked ? <div>{list}</div> : <Panel flush>{list}</Panel>}
    </Split>
  );
}
