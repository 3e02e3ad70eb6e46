import type { TFunction } from "i18next";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { TableColumn } from "../../frame/Table";
import { useNarrow } from "../../frame/useNarrow";
import { formatNumber } from "../../rules/numbers";
import { zoneAbbreviation } from "../../rules/zoneAbbreviation";
import { Status } from "../../ui/Status";
import { ParkKind } from "./ParkKind";
import { siteColumns } from "./siteColumns";
import { isPortfolio } from "./siteTree";
import type { PortfolioRow, TreeRow } from "./siteTree";
import styles from "./tree.module.css";

/** How many parks are in which state, the worst first; words for who hears it, signs and numbers for who sees it. */
function StateCounts({ states }: PortfolioRow["parks"]) {
  const { t, i18n } = useTranslation();
  const counts = [...states].map(([state, count]) => ({ state, number: formatNumber(count, i18n.language) }));
  const words = counts.map(({ state, number }) => `${t(`parkState.${state}`)}: ${number}`).join(", ");
  if (counts.length === 0) return null;
  return (
    <span role="img" aria-label={words} title={words} className={styles.states}>
      {counts.map(({ state, number }) => (
        <Status key={state} kind={state === "unknown" ? "info" : state} label={number} />
      ))}
    </span>
  );
}

/** How many parks, in which zone and currency; on a phone the zone's abbreviation alone, so that the end is not cut. */
function PortfolioFacts({ row, now }: { row: PortfolioRow; now: number }) {
  const { t, i18n } = useTranslation();
  const isNarrow = useNarrow();
  const { count, shown } = row.parks;
  const number = formatNumber(count, i18n.language);
  const some = { shown: formatNumber(shown, i18n.language), all: number };
  const factsIn = (zone: string, currency: string | null) =>
    [
      shown < count ? t("sites.someParks", some) : t("sites.parks", { count, number }),
      ...(currency === null ? [] : [currency]),
      row.isZoneAssumed ? t("park.assumedZone", { zone }) : zone,
    ].join(" · ");
  const facts = factsIn(row.zone, row.currency);
  const short = isNarrow ? factsIn(zoneAbbreviation(now, row.zone, i18n.language), null) : facts;
  return <span title={facts}>{short}</span>;
}

function Kinds({ kinds }: PortfolioRow["parks"]) {
  return (
    <span className={styles.kinds}>
      {kinds.map((kind) => (
        <ParkKind key={kind} kind={kind} iconOnly />
      ))}
    </span>
  );
}

/** On a phone no wider than leaves the lane of the row's menu beside them: it lies over what reaches under it. */
const widths = {
  name: "minmax(min(calc(var(--table-name) + var(--space-16)), 55vw), 3fr)",
  state: "minmax(min(var(--table-name-narrow), 25vw), 1fr)",
};

/** The columns of the list of sites, where what they say of a portfolio is what its parks do together. */
export function treeColumns(
  rows: readonly TreeRow[],
  t: TFunction,
  language: string,
  now: number,
): TableColumn<TreeRow>[] {
  const own: Readonly<Record<string, Partial<TableColumn<TreeRow>>>> = {
    name: {
      width: widths.name,
      aside: (row) => isPortfolio(row) && <PortfolioFacts row={row} now={now} />,
    },
    kind: {
      value: (row) => (isPortfolio(row) ? row.parks.kinds.join(" ") : row.kind),
    },
    state: { width: widths.state },
    portfolio: { fileOnly: true },
  };
  const drawn: Readonly<Record<string, (row: PortfolioRow) => ReactNode>> = {
    kind: ({ parks }) => <Kinds {...parks} />,
    state: ({ parks }) => <StateCounts {...parks} />,
  };
  // In units of the parks, where their sums can be read in them: in those of the sums they might all round to nothing.
  const parks = rows.filter((row) => !isPortfolio(row));
  return siteColumns(parks.length > 0 ? parks : rows, t, language, now, rows.filter(isPortfolio)).map(
    (column): TableColumn<TreeRow> => {
      const ofPortfolio = drawn[column.id];
      const { cell } = column;
      const mixed = ofPortfolio &&
        cell && {
          cell: (row: TreeRow) => (isPortfolio(row) ? ofPortfolio(row) : cell(row)),
        };
      return { ...column, ...own[column.id], ...mixed };
    },
  );
}
