import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { asOfWords } from "../../rules/asOfWords";
import { durationWords } from "../../frame/durationWords";
import { kindWords } from "../../frame/kindWords";
import type { EventPlace } from "../../parts/event/eventPlaces";
import type { ParkEventItem } from "../../actions/eventDocuments";
import { Importance } from "../../parts/event/Importance";
import { durationOf, isOpenEvent } from "../../rules/event";
import { NO_VALUE } from "../../rules/numbers";
import { Name } from "../../ui/Name";
import { Panel } from "../../ui/Panel";
import { Status } from "../../ui/Status";
import styles from "./event.module.css";

interface EventFactsProps {
  readonly event: ParkEventItem;
  readonly place: EventPlace;
  readonly now: number;
}

/** What, how bad, since when, how long, how it stands; and what people wrote about it. */
export function EventFacts({ event, place, now }: EventFactsProps) {
  const { t, i18n } = useTranslation();
  const { language } = i18n;
  const time = (text: string | null) => {
    const at = Date.parse(text ?? "");
    return Number.isNaN(at) ? NO_VALUE : asOfWords(at, now, language, place.zone);
  };
  const isOpen = isOpenEvent(event, now);
  const lasted = durationOf(event.start, event.end, now);
  const facts: readonly (readonly [id: string, shown: ReactNode])[] = [
    ["importance", <Importance key="importance" value={event.importance} />],
    ["kind", kindWords(event.eventType, t)],
    ["park", place.name === undefined ? t("events.noPark") : <Name key="park">{place.name}</Name>],
    ["start", event.start === null ? t("events.noStart") : time(event.start)],
    ["end", isOpen ? t("event.goesOn") : time(event.end)],
    ["duration", lasted === null ? NO_VALUE : durationWords(lasted, language)],
    [
      "state",
      <span key="state" className={styles.state}>
        <Status kind={isOpen ? "warning" : "ok"} label={t(isOpen ? "events.open" : "events.closed")} />
        {event.hidden && <Status kind="offline" label={t("events.hidden")} />}
      </span>,
    ],
  ];
  const texts = [
    ["description", event.description],
    ["solution", event.solution],
  ] as const;
  return (
    <Panel>
      <dl className={styles.facts}>
        {facts.map(([id, shown]) => (
          <div key={id}>
            <dt>{t(`event.fact.${id}`)}</dt>
            <dd>{shown}</dd>
          </div>
        ))}
      </dl>
      {texts.map(
        ([id, text]) =>
          (text ?? "").trim() !== "" && (
            <section key={id} className={styles.text}>
              <h2>{t(`event.fact.${id}`)}</h2>
              <p dir="auto">{text}</p>
            </section>
          ),
      )}
      {!isOpen && (event.solution ?? "").trim() === "" && (
        <p className={styles.muted}>{t("event.noSolution")}</p>
      )}
    </Panel>
  );
}
