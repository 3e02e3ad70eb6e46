import { useTranslation } from "react-i18next";
import { asOfWords } from "../../rules/asOfWords";
import type { MonitorAsk } from "../../frame/monitor/monitorAsk";
import type { MonitorData } from "../../frame/monitor/monitorQuery";
import { agoWords } from "../../rules/ago";
import { isBehind, lastSampleTime } from "../../rules/seriesGaps";
import type { Zone } from "../../rules/zone";
import { Status } from "../../ui/Status";
import styles from "./park.module.css";

const kinds = ["grid", "ac", "report", "radiation"] as const;

interface SeriesAgesProps {
  readonly monitor: MonitorData;
  readonly steps: MonitorAsk["steps"];
  readonly now: number;
  readonly zone: Zone;
}

/** When each series of a park last had a value, and which stays behind the others; nothing where none has one. */
export function SeriesAges({ monitor, steps, now, zone }: SeriesAgesProps) {
  const { t, i18n } = useTranslation();
  const { language } = i18n;
  const ages = kinds.flatMap((kind) => {
    const times = (monitor[kind] ?? []).flatMap((series) => lastSampleTime(series) ?? []);
    const stepS = kind === "report" ? steps.report : steps.series;
    return times.length === 0 ? [] : [{ kind, at: Math.max(...times), stepS }];
  });
  if (ages.length === 0) return null;
  const latest = Math.max(...ages.map(({ at }) => at));
  return (
    <dl aria-label={t("park.lastOf.label")} className={styles.ages}>
      {ages.map(({ kind, at, stepS }) => (
        <div key={kind}>
          <dt>{t(`monitor.series.${kind}`)}</dt>
          <dd>
            <time dateTime={new Date(at).toISOString()} title={agoWords(at, now, language)}>
              {asOfWords(at, now, language, zone)}
            </time>
            {isBehind(at, latest, stepS) && <Status kind="warning" label={t("park.lastOf.behind")} />}
          </dd>
        </div>
      ))}
    </dl>
  );
}
