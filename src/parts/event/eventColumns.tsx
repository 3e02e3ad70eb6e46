import type { TFunction } from "i18next";
import type { ReactNode } from "react";
import { asOfWords } from "../../rules/asOfWords";
import { durationWords } from "../../frame/durationWords";
import type { TableColumn } from "../../frame/Table";
import { durationOf, isOngoing, isOpenEvent } from "../../rules/event";
import { formatNumber, formatRatio, NO_VALUE } from "../../rules/numbers";
import { zoneAbbreviation } from "../../rules/zoneAbbreviation";
import { Status } from "../../ui/Status";
import { kindWords } from "../../frame/kindWords";
import { titleOf } from "./eventEntity";
import styles from "./event.module.css";
import { placeOf } from "./eventPlaces";
import type { EventPlaces } from "./eventPlaces";
import type { ParkEventItem } from "../../actions/eventDocuments";
import type { ShutdownEventItem } from "./eventQueries";
import { Importance } from "./Importance";

export interface ColumnTools {
  readonly t: TFunction;
  readonly language: string;
  /** Epoch milliseconds. */
  readonly now: number;
  readonly places: EventPlaces;
  /** What takes back what was done with an event here. */
  readonly undo?: (event: ParkEventItem) => ReactNode;
}

interface Spanned {
  readonly park: string | null;
  readonly start: string | null;
  readonly end: string | null;
}

const MINUTE = 60_000;

const widths = {
  title: "minmax(min(var(--table-name), 38cqi), 2.5fr)",
  importance: "minmax(calc(var(--table-value) + var(--space-8)), 0.8fr)",
  name: "minmax(var(--table-name-narrow), 1fr)",
  kind: "minmax(calc(var(--table-name-narrow) + var(--space-8)), 1fr)",
  when: "minmax(var(--table-name), 1.7fr)",
  duration: "minmax(calc(var(--table-value) + var(--space-6)), 0.8fr)",
  loss: "minmax(calc(var(--table-value) + var(--space-6)), 0.8fr)",
  state: "minmax(calc(var(--table-value) + var(--space-6)), 0.8fr)",
  solved: "minmax(calc(var(--table-value) + var(--space-6)), 1.2fr)",
};

/**
 * "since 10:42 CET" or "28 Sept, 22:42 – 29 Sept, 05:05 CEST", in park time: the end has its day where it is not that of
 * the start, and a zone that both share stands once.
 */
export function spanWords({ start, end, park }: Spanned, { t, language, now, places }: ColumnTools): string {
  const { zone } = placeOf(places, park);
  const from = Date.parse(start ?? "");
  if (Number.isNaN(from)) return t("events.noStart");
  const to = Date.parse(end ?? "");
  if (Number.isNaN(to)) return t("events.since", { time: asOfWords(from, now, language, zone) });
  const said = zoneAbbreviation(to, zone, language);
  return t("events.span", {
    from: asOfWords(from, now, language, zone, said),
    to: asOfWords(to, from, language, zone),
  });
}

function parkColumn<Row extends Spanned>({ t, places }: ColumnTools): TableColumn<Row> {
  const read = ({ park }: Row) => placeOf(places, park).told ?? null;
  return {
    id: "park",
    header: t("events.column.park"),
    width: widths.name,
    value: read,
    below: true,
    cell: (row) => read(row) ?? <span className={styles.none}>{t("events.noPark")}</span>,
  };
}

/** Begin, end and length as a file holds them: each by itself, for a span and its words cannot be counted with. */
function filedTimes<Row extends Spanned>({ t, now, places }: ColumnTools): TableColumn<Row>[] {
  const zone = ({ park }: Row) => placeOf(places, park).zone;
  return [
    {
      id: "start",
      header: t("event.fact.start"),
      value: ({ start }) => new Date(start ?? ""),
      zone,
      fileOnly: true,
    },
    {
      id: "end",
      header: t("event.fact.end"),
      value: ({ end }) => (isOngoing(end, now) ? null : new Date(end ?? "")),
      zone,
      fileOnly: true,
    },
    {
      id: "minutes",
      header: t("events.column.duration"),
      unit: "min",
      value: ({ start, end }) => {
        const length = durationOf(start, end, now);
        return length === null ? null : Math.round(length / MINUTE);
      },
      fileOnly: true,
    },
  ];
}

function timeColumns<Row extends Spanned>(tools: ColumnTools): TableColumn<Row>[] {
  const { t, language, now, places } = tools;
  const lasted = ({ start, end }: Row) => durationOf(start, end, now);
  const lastedWords = (row: Row) => {
    const length = lasted(row);
    return length === null ? NO_VALUE : durationWords(length, language);
  };
  const began = ({ start, park }: Row) => {
    const from = Date.parse(start ?? "");
    return Number.isNaN(from)
      ? t("events.noStart")
      : asOfWords(from, now, language, placeOf(places, park).zone);
  };
  return [
    {
      id: "when",
      header: t("events.column.when"),
      width: widths.when,
      value: ({ start }) => new Date(start ?? ""),
      saved: false,
      // What comes again and again is told apart by when it began: there is no room for more.
      below: true,
      brief: began,
      cell: (row) => spanWords(row, tools),
    },
    {
      id: "duration",
      header: t("events.column.duration"),
      width: widths.duration,
      align: "end",
      value: lasted,
      saved: false,
      cell: lastedWords,
    },
    ...filedTimes<Row>(tools),
  ];
}

/** Open or closed, and whether it is hidden. */
function stateWords(event: ParkEventItem, { t, now }: ColumnTools): string[] {
  const own = t(isOpenEvent(event, now) ? "events.open" : "events.closed");
  return event.hidden ? [own, t("events.hidden")] : [own];
}

/** What closed an event; nothing while it goes on. */
function solutionOf(event: ParkEventItem, now: number): string {
  return isOpenEvent(event, now) ? "" : (event.solution ?? "").trim();
}

/** What is out of the common: that an event is open, or hidden. */
function briefState(event: ParkEventItem, { t, now }: ColumnTools): ReactNode {
  const isOpen = isOpenEvent(event, now);
  if (!isOpen && !event.hidden) return null;
  return (
    <span className={styles.state}>
      {isOpen && <Status kind="warning" label={t("events.open")} />}
      {event.hidden && <Status kind="offline" label={t("events.hidden")} />}
    </span>
  );
}

/** Open, closed with its solution, or hidden: a hidden one says both [171]. */
function EventState({ event, tools }: { event: ParkEventItem; tools: ColumnTools }) {
  const { t, now } = tools;
  const isOpen = isOpenEvent(event, now);
  const solution = solutionOf(event, now);
  const undo = tools.undo?.(event);
  return (
    <span className={styles.state}>
      <Status kind={isOpen ? "warning" : "ok"} label={t(isOpen ? "events.open" : "events.closed")} />
      {event.hidden && <Status kind="offline" label={t("events.hidden")} />}
      {undo}
      {!undo && solution !== "" && (
        <span className={styles.solution} dir="auto" title={solution}>
          {solution}
        </span>
      )}
    </span>
  );
}

/** The list of park events: what, how bad, where, which kind, when, how long, and how it stands. */
export function eventColumns(tools: ColumnTools): TableColumn<ParkEventItem>[] {
  const { t, now } = tools;
  const word = (id: string) => t(`events.column.${id}`);
  return [
    {
      id: "title",
      header: word("title"),
      width: widths.title,
      value: (event) => titleOf(event, t),
      priority: true,
    },
    {
      id: "importance",
      header: word("importance"),
      width: widths.importance,
      value: ({ importance }) => importance,
      cell: ({ importance }) => <Importance value={importance} />,
    },
    parkColumn(tools),
    {
      id: "kind",
      header: word("kind"),
      width: widths.kind,
      value: ({ eventType }) => kindWords(eventType, t),
    },
    ...timeColumns<ParkEventItem>(tools),
    {
      id: "state",
      header: word("state"),
      width: widths.solved,
      value: (event) => (isOpenEvent(event, now) ? 0 : 1) + (event.hidden ? 2 : 0),
      saved: (event) => stateWords(event, tools).join(", "),
      // Where there is room for two, whether it is still open says more than how bad it is.
      priority: true,
      brief: (event) => briefState(event, tools),
      cell: (event) => <EventState event={event} tools={tools} />,
    },
    {
      id: "solution",
      header: t("event.fact.solution"),
      value: (event) => solutionOf(event, now),
      fileOnly: true,
    },
  ];
}

const shutdownTypes = new Set(["grid", "marketer", "inverter", "other"]);

/** What switched a park off; a word nobody knows is shown as it is. */
function shutdownWords(type: string | null, t: TFunction): string {
  if (type === null) return NO_VALUE;
  return shutdownTypes.has(type) ? t(`events.shutdown.${type}`) : type;
}

/** The list of shutdown events: what, by whom, where, when, how long, and which part of the power is lost. */
export function shutdownColumns(tools: ColumnTools): TableColumn<ShutdownEventItem>[] {
  const { t, language, now } = tools;
  const word = (id: string) => t(`events.column.${id}`);
  return [
    {
      id: "kind",
      header: word("kind"),
      width: widths.title,
      value: ({ eventType }) => kindWords(eventType, t),
      priority: true,
    },
    {
      id: "cause",
      header: word("cause"),
      width: widths.name,
      value: ({ shutdownType }) => shutdownWords(shutdownType, t),
      priority: true,
    },
    parkColumn(tools),
    ...timeColumns<ShutdownEventItem>(tools),
    {
      id: "loss",
      header: word("loss"),
      width: widths.loss,
      align: "end",
      value: ({ loss }) => loss,
      cell: ({ loss }) => formatRatio(loss, language, 0),
    },
    {
      id: "state",
      header: word("state"),
      width: widths.state,
      value: ({ end }) => (isOngoing(end, now) ? 0 : 1),
      saved: ({ end }) => t(isOngoing(end, now) ? "events.open" : "events.ended"),
      cell: ({ end }) => {
        const isOpen = isOngoing(end, now);
        return <Status kind={isOpen ? "warning" : "ok"} label={t(isOpen ? "events.open" : "events.ended")} />;
      },
    },
  ];
}

/** A number of events as the language writes it. */
export function countWords(count: number, language: string): string {
  return formatNumber(count, language, { digits: 0 });
}
