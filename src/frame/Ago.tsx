import { useTranslation } from "react-i18next";
import { agoWords } from "../rules/ago";
import { localeOf, NO_VALUE } from "../rules/numbers";
import type { Zone } from "../rules/zone";
import { zoneAbbreviation } from "../rules/zoneAbbreviation";
import styles from "./Ago.module.css";
import { asOfWords } from "../rules/asOfWords";

export type AgoProps = {
  /** Epoch milliseconds; null where it never was. */
  at: number | null;
  now: number;
  zone: Zone;
  /** What stands where it never was. */
  never?: string | undefined;
  /** The zone's name as it stands elsewhere, e.g. in the header of the column: it is not said again. */
  said?: string | undefined;
};

/** "3 minutes ago" and the time in park time beside it; the exact moment on its tooltip. */
export function Ago({ at, now, zone, never = NO_VALUE, said }: AgoProps) {
  const { i18n } = useTranslation();
  if (at === null || !Number.isFinite(at)) return <span className={styles.never}>{never}</span>;
  const exact = new Intl.DateTimeFormat(localeOf(i18n.language), {
    dateStyle: "full",
    timeStyle: "medium",
    timeZone: zone,
  }).format(at);
  const name = zoneAbbreviation(at, zone, i18n.language);
  return (
    <time dateTime={new Date(at).toISOString()} title={`${exact} ${name}`} className={styles.ago}>
      {agoWords(at, now, i18n.language)}
      <span className={styles.exact}>{asOfWords(at, now, i18n.language, zone, said)}</span>
    </time>
  );
}
