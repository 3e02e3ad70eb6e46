import { useTranslation } from "react-i18next";
import { asOfWords } from "../../rules/asOfWords";
import { agoWords } from "../../rules/ago";
import type { Zone } from "../../rules/zone";
import styles from "./park.module.css";

export type LastDataProps = {
  /** ISO 8601. */
  at: string | null;
  now: number;
  zone: Zone;
  /** The zone's name in the header of the column. */
  said: string;
};

/** When a park's data last came, in its own time; how long ago is its hint. */
export function LastData({ at, now, zone, said }: LastDataProps) {
  const { t, i18n } = useTranslation();
  const instant = Date.parse(at ?? "");
  if (Number.isNaN(instant)) return <span className={styles.none}>{t("park.noData")}</span>;
  const { language } = i18n;
  return (
    <time
      dateTime={new Date(instant).toISOString()}
      title={`${agoWords(instant, now, language)}, ${asOfWords(instant, now, language, zone)}`}
    >
      {asOfWords(instant, now, language, zone, said)}
    </time>
  );
}
