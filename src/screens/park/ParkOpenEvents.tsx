import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { closeEvent } from "../../actions/event";
import { ActionButton } from "../../frame/ActionButton";
import { durationWords } from "../../frame/durationWords";
import { eventEntity, titleOf } from "../../parts/event/eventEntity";
import type { ParkEventItem } from "../../actions/eventDocuments";
import { Importance } from "../../parts/event/Importance";
import { addressOfEntity } from "../../routes";
import { durationOf } from "../../rules/event";
import { worstFirst } from "../../rules/eventCause";
import { formatNumber } from "../../rules/numbers";
import { buttonClasses } from "../../ui/Button";
import { Name } from "../../ui/Name";
import styles from "./story.module.css";

/** As many as leave the figures below in sight. */
const MOST = 3;

interface ParkOpenEventsProps {
  /** Those that go on. */
  readonly events: readonly ParkEventItem[];
  readonly park: string;
  readonly name: string;
  readonly now: number;
  /** Where all of them are listed, below /v1. */
  readonly all: string;
}

/** The open events of a park, the worst first, each to be closed or opened on the spot. */
export function ParkOpenEvents({ events, park, name, now, all }: ParkOpenEventsProps) {
  const { t, i18n } = useTranslation();
  const { language } = i18n;
  const shown = [...events].sort(worstFirst).slice(0, MOST);
  const left = events.length - shown.length;
  if (shown.length === 0) return null;
  return (
    <ul aria-label={t("parkStory.openEvents")} className={styles.open}>
      {shown.map((event) => {
        const lasted = durationOf(event.start, event.end, now);
        const title = titleOf(event, t);
        return (
          <li key={event.id}>
            <Importance value={event.importance} />
            <span className={styles.title}>
              <b>
                <Name>{title}</Name>
              </b>
              {lasted !== null && <span className={styles.lasted}>{durationWords(lasted, language)}</span>}
            </span>
            <span className={styles.buttons}>
              <ActionButton action={closeEvent} subject={eventEntity(event, name, t)} size="small" />
              <Link
                to={addressOfEntity({ kind: "event", uid: event.id, parent: park }) ?? all}
                aria-label={t("parkStory.openEventOf", { title })}
                className={buttonClasses({ size: "small" })}
              >
                {t("parkStory.openEvent")}
              </Link>
            </span>
          </li>
        );
      })}
      {left > 0 && (
        <li>
          <Link to={all}>
            {t("parkStory.furtherEvents", { count: left, number: formatNumber(left, language) })}
          </Link>
        </li>
      )}
    </ul>
  );
}
