import { useTranslation } from "react-i18next";
import { dateFormat } from "../../rules/dateFormat";
import { localeOf } from "../../rules/numbers";
import type { Zone } from "../../rules/zone";
import { zoneAbbreviation } from "../../rules/zoneAbbreviation";
import styles from "./wallboard.module.css";

/** The time where the portfolio is, with the name of its zone. */
export function WallClock({ now, zone }: { now: number; zone: Zone }) {
  const { i18n } = useTranslation();
  const { language } = i18n;
  const clock = dateFormat(localeOf(language), { hour: "2-digit", minute: "2-digit", timeZone: zone });
  return (
    <p className={styles.clock}>
      <time dateTime={new Date(now).toISOString()}>{clock.format(now)}</time>{" "}
      <span className={styles.words}>{zoneAbbreviation(now, zone, language)}</span>
    </p>
  );
}
