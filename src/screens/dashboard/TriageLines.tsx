import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { asOfWords } from "../../rules/asOfWords";
import { ParkState } from "../../frame/ParkState";
import { formatEnergy } from "../../rules/quantities";
import { addressOfEntity } from "../../routes";
import type { ParkRow } from "./parkRows";
import { Name } from "../../ui/Name";
import styles from "./Triage.module.css";
import { troubleOf } from "./triage";

/** What happened at a park, as far as it is known. */
export interface Cause {
  readonly title: string;
  /** Epoch milliseconds. */
  readonly since: number | undefined;
  /** Below /v1. */
  readonly address: string;
}

interface LinesProps {
  readonly worst: readonly ParkRow[];
  readonly now: number;
  /** By uid of the park; absent until the events have come. */
  readonly causes?: ReadonlyMap<string, Cause>;
}

function Why({ row, cause, now }: { row: ParkRow; cause: Cause | undefined; now: number }) {
  const { t, i18n } = useTranslation();
  const time = (at: number) => asOfWords(at, now, i18n.language, row.zone);
  const { kpi } = row;
  const last = Date.parse(kpi?.lastData ?? "");
  if (cause)
    return (
      <Link to={cause.address}>
        {cause.since === undefined ? (
          <Name>{cause.title}</Name>
        ) : (
          t("triage.since", { what: cause.title, time: time(cause.since) })
        )}
      </Link>
    );
  if (kpi?.state === "offline" && !Number.isNaN(last)) return t("triage.silent", { time: time(last) });
  return null;
}

/** The worst parks by name, with what happened, since when, and what it has cost today. */
export function TriageLines({ worst, now, causes }: LinesProps) {
  const { t, i18n } = useTranslation();
  return (
    <ol className={styles.lines}>
      {worst.map((row) => {
        const lost = row.kpi?.lostEnergyTodayWh ?? 0;
        return (
          <li key={row.uid} className={styles.line} data-trouble={troubleOf(row.kpi?.state)}>
            <ParkState state={row.kpi?.state} />
            <Link to={addressOfEntity({ kind: "park", uid: row.uid }) ?? ""} className={styles.park}>
              <Name>{row.name}</Name>
            </Link>
            <span className={styles.why}>
              <Why row={row} cause={causes?.get(row.uid)} now={now} />
            </span>
            <span className={styles.lost}>
              {lost > 0 && t("triage.lost", { energy: formatEnergy(lost, i18n.language) })}
            </span>
          </li>
        );
      })}
    </ol>
  );
}
