import type { TFunction } from "i18next";
import { zoneOfMost } from "../../frame/zoneOfMost";
import { ParkState, parkStateWords } from "../../frame/ParkState";
import { quantityColumn } from "../../frame/quantityColumn";
import type { TableColumn } from "../../frame/Table";
import { formatNumber, NO_VALUE } from "../../rules/numbers";
import { parkStateRank } from "../../rules/parkState";
import { LastData } from "./LastData";
import { ParkKind } from "./ParkKind";
import styles from "./park.module.css";
import type { SiteRow } from "./siteRows";

/** As wide as the longest header in any language, and all of them no wider than a window of 1,400 px leaves. */
const widths = {
  name: "minmax(calc(var(--table-name-narrow) + var(--space-6)), 1.5fr)",
  portfolio: "minmax(calc(var(--table-name-narrow) + var(--space-3)), 1.5fr)",
  kind: "calc(var(--space-16) + var(--space-1))",
  power: "minmax(calc(var(--table-value) + var(--space-8)), 1fr)",
  today: "minmax(calc(var(--table-value) - var(--space-2)), 1fr)",
  yield: "minmax(calc(var(--table-value) + var(--space-5)), 1fr)",
  events: "minmax(calc(var(--table-value) + var(--space-6)), 1fr)",
  lastData: "minmax(calc(var(--table-value) + var(--space-4)), 1fr)",
};

const yieldValue = ({ yieldToday }: SiteRow) => (typeof yieldToday === "number" ? yieldToday : null);

function yieldColumn(t: TFunction, language: string): TableColumn<SiteRow> {
  return {
    id: "yield",
    header: t("sites.column.yield"),
    unit: "kWh/kWp",
    width: widths.yield,
    align: "end",
    value: yieldValue,
    cell: ({ yieldToday }) =>
      typeof yieldToday === "number" ? (
        formatNumber(yieldToday, language, { digits: 2 })
      ) : (
        <abbr
          title={t(`park.reason.${yieldToday}`)}
          aria-label={t(`park.reason.${yieldToday}`)}
          className={styles.none}
        >
          {NO_VALUE}
        </abbr>
      ),
  };
}

function figureColumns({ rows, sums }: Shown, t: TFunction, language: string): TableColumn<SiteRow>[] {
  const word = (id: string) => t(`sites.column.${id}`);
  return [
    quantityColumn(
      { id: "power", header: word("power"), width: widths.power, below: true },
      "power",
      rows,
      language,
      ({ kpi }) => kpi?.powerW,
      sums,
    ),
    quantityColumn(
      { id: "today", header: word("today"), width: widths.today },
      "energy",
      rows,
      language,
      ({ kpi }) => kpi?.energyTodayWh,
      sums,
    ),
    yieldColumn(t, language),
    {
      id: "events",
      header: word("events"),
      width: widths.events,
      align: "end",
      value: ({ kpi }) => kpi?.openEvents,
      cell: ({ kpi }) => formatNumber(kpi?.openEvents, language),
    },
  ];
}

interface Shown {
  readonly rows: readonly SiteRow[];
  /** What several of them do together, where that stands in rows of its own. */
  readonly sums: readonly SiteRow[];
}

/** The list of sites: who, of whom, what, how, how much, and since when. */
export function siteColumns(
  rows: readonly SiteRow[],
  t: TFunction,
  language: string,
  now: number,
  sums: readonly SiteRow[] = [],
): TableColumn<SiteRow>[] {
  const word = (id: string) => t(`sites.column.${id}`);
  const said = zoneOfMost(rows, now, language);
  return [
    { id: "name", header: word("name"), value: ({ name }) => name, priority: true, width: widths.name },
    {
      id: "portfolio",
      header: word("portfolio"),
      value: ({ portfolio }) => portfolio,
      width: widths.portfolio,
    },
    {
      id: "kind",
      header: word("kind"),
      value: ({ kind }) => kind,
      cell: ({ kind }) => <ParkKind kind={kind} iconOnly />,
      width: widths.kind,
    },
    {
      id: "state",
      header: word("state"),
      value: ({ kpi }) => parkStateRank(kpi?.state),
      saved: ({ kpi }) => parkStateWords(kpi?.state, t),
      cell: ({ kpi }) => <ParkState state={kpi?.state} />,
      priority: true,
    },
    ...figureColumns({ rows, sums }, t, language),
    {
      id: "lastData",
      header: word("lastData"),
      unit: said,
      value: ({ kpi }) => new Date(kpi?.lastData ?? ""),
      zone: ({ zone }) => zone,
      align: "end",
      cell: ({ kpi, zone }) => <LastData at={kpi?.lastData ?? null} now={now} zone={zone} said={said} />,
      width: widths.lastData,
    },
  ];
}
