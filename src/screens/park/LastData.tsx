import { useTranslation } from "react-i18next";
import { asOfWords } from "../../frame/asOfWords";
import { lastDataWords } from "../../frame/lastData";
import { agoWords } from "../../rules/ago";
import type { Zone } from "../../rules/zone";
import styles from "./park.module.css";

/** When a park's data last came, in its own time; how long ago and the zone are its hint. */
export function LastData({ at, now, zone }: { at: string | null; now: number; zone: Zone }) {
  const { t, i18n } = useTranslation();
  const instant = Date.parse(at ?? "");
  if (Number.isNaN(instant)) return <span className={styles.none}>{t("park.noData")}</span>;
  const { language } = i18n;
  return (
    <time
      dateTime={new Date(instant).toISOString()}
      title={`${agoWords(instant, now, language)}, ${asOfWords(instant, now, language, zone)}`}
    >
      {lastDataWords(at, now, zone, language)}
    </time>
  );
}
