import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import { Link, useLocation } from "react-router-dom";
import type { PortfolioItem } from "../../frame/portfoliosQuery";
import { useNow } from "../../frame/useNow";
import type { Scope } from "../../frame/useScope";
import { carriedFilter } from "../../rules/carriedFilter";
import { formatNumber } from "../../rules/numbers";
import { lazyPart } from "../../ui/lazyPart";
import { Skeleton } from "../../ui/Skeleton";
import { Status } from "../../ui/Status";
import type { StatusKind } from "../../ui/Status";
import { parkRows } from "./parkRows";
import type { ParkRow } from "./parkRows";
import styles from "./Triage.module.css";
import { triageOf } from "./triage";
import type { Triage, Trouble } from "./triage";
import { TriageLines } from "./TriageLines";

/** The names stand at once; what happened to them is asked for once the first figures are there. */
function WorstNames({ worst }: { worst: readonly ParkRow[] }) {
  return <TriageLines worst={worst} now={useNow(60_000)} />;
}

const WorstSince = lazyPart(async () => (await import("./TriageSince")).WorstSince, WorstNames);

function Well() {
  const { t } = useTranslation();
  return <>{t("triage.well")}</>;
}

const WellSince = lazyPart(async () => (await import("./TriageSince")).WellSince, Well);

const looks: Readonly<Record<Trouble, StatusKind>> = {
  fault: "fault",
  offline: "offline",
  warning: "warning",
  unknown: "info",
};

/** How many parks are at fault, warning, offline: each leads to those parks. */
function Counts({ counts }: Pick<Triage, "counts">) {
  const { t, i18n } = useTranslation();
  const { search } = useLocation();
  const to = (trouble: Trouble) => {
    const next = new URLSearchParams(carriedFilter(search, "/dashboard", "/sites"));
    next.set("state", trouble);
    return `/sites?${next.toString()}`;
  };
  return (
    <ul className={styles.counts}>
      {counts.map(({ trouble, count }) => (
        <li key={trouble}>
          <Link to={to(trouble)}>
            <Status
              kind={looks[trouble]}
              label={t(`triage.count.${trouble}`, { count, number: formatNumber(count, i18n.language) })}
            />
          </Link>
        </li>
      ))}
    </ul>
  );
}

function Known({ portfolios, scope }: { portfolios: readonly PortfolioItem[]; scope: Scope }) {
  const { i18n } = useTranslation();
  const { parks, portfolio } = scope;
  const rows = useMemo(
    () => parkRows(portfolios, { parks, portfolio }, i18n.language),
    [portfolios, parks, portfolio, i18n.language],
  );
  const { counts, worst } = useMemo(() => triageOf(rows), [rows]);
  if (rows.length === 0) return null;
  if (worst.length === 0)
    return (
      <p className={styles.well}>
        <Status kind="ok" label="" />
        <span>
          <WellSince scope={scope} />
        </span>
      </p>
    );
  return (
    <>
      <Counts counts={counts} />
      <WorstSince worst={worst} />
    </>
  );
}

/** What is wrong, before any figure: the red mark, the name, since when and what it costs, each one press away. */
export function TriageStrip({ scope }: { scope: Scope }) {
  const { t } = useTranslation();
  const { data, status } = scope.portfolios;
  // Where the parks cannot be had their panel says so.
  if (status === "failed" || data?.portfolios.every(({ parks }) => parks.length === 0)) return null;
  return (
    <section aria-label={t("triage.label")} className={styles.strip}>
      {data ? <Known portfolios={data.portfolios} scope={scope} /> : <Skeleton width="40%" />}
    </section>
  );
}
