import { useTranslation } from "react-i18next";
import { agoWords } from "../rules/ago";
import { localeOf, NO_VALUE } from "../rules/numbers";
import type { Zone } from "../rules/zone";
import styles from "./Ago.module.css";
import { asOfWords } from "./asOfWords";
import { lastDataWords } from "./lastData";

export type AgoProps = {
  /** Epoch milliseconds; null where it never was. */
  at: number | null;
  now: number;
  zone: Zone;
  /** What stands where it never was. */
  never?: string | undefined;
  /** The zone stands elsewhere, e.g. in the header of the column. */
  hideZone?: boolean;
};

/** "3 minutes ago" and the time in park time beside it; the exact moment on its tooltip. */
export function Ago({ at, now, zone, never = NO_VALUE, hideZone = false }: AgoProps) {
  const { i18n } = useTranslation();
  if (at === null || !Number.isFinite(at)) return <span className={styles.never}>{never}</span>;
  const exact = new Intl.DateTimeFormat(localeOf(i18n.language), {
    dateStyle: "full",
    timeStyle: "long",
    timeZone: zone,
  }).format(at);
  const time = hideZone
    ? lastDataWords(new Date(at).toISOString(), now, zone, i18n.language)
    : asOfWords(at, now, i18n.language, zone);
  return (
    <time dateTime={new Date(at).toISOString()} title={exact} className={styles.ago}>
      {agoWords(at, now, i18n.language)}
      <span className={styles.exact}>{time}</span>
    </time>
  );
}
