import type { Backend } from "./backend";
import { reportPdf } from "./reportPdf";
import { DEFAULT_ZONE } from "./world/live";
import { energy } from "./world/energy";
import type { Park, ParkReport } from "./world/types";
import { startOfDay } from "./world/zoneTime";

const dayMs = 86_400_000;

interface Day {
  readonly day: string;
  /** Wh. */
  readonly produced: number;
  readonly lost: number;
  /** Share, null without operating time. */
  readonly availability: number | null;
}

function zoneOf({ world }: Backend, park: Park): string {
  return world.portfolios.find(({ uid }) => uid === park.portfolio_uid)?.timezone ?? DEFAULT_ZONE;
}

/** The park's figures day by day in its zone, up to now. */
function daysOf(backend: Backend, park: Park, { start, end }: ParkReport): Day[] {
  const { world } = backend;
  const zone = zoneOf(backend, park);
  const days: Day[] = [];
  for (let noon = Date.parse(`${start}T12:00:00Z`); noon <= Date.parse(`${end}T12:00:00Z`); noon += dayMs) {
    const from = startOfDay(zone, noon);
    const sums = energy(world, park, from, startOfDay(zone, noon, 1), backend.now());
    const lost = sums.lostGrid + sums.lostMarketer + sums.lostOther;
    const day = new Date(noon).toISOString().slice(0, 10);
    days.push({ day, produced: sums.produced, lost, availability: sums.availability });
  }
  return days;
}

const words = {
  de: {
    locale: "de-DE",
    title: "Betriebsbericht",
    range: "Zeitraum",
    to: "bis",
    power: "Nennleistung",
    produced: "Ertrag",
    lost: "Verluste",
    availability: "Mittlere Verfügbarkeit",
    made: "Erstellt",
    by: "von",
    signature: "Signatur",
  },
  en: {
    locale: "en-GB",
    title: "Operating report",
    range: "Period",
    to: "to",
    power: "Rated power",
    produced: "Yield",
    lost: "Losses",
    availability: "Mean availability",
    made: "Created",
    by: "by",
    signature: "Signature",
  },
} as const;

/** Languages that reports are written in. */
export type ReportLanguage = keyof typeof words;

const sum = (values: readonly number[]) => values.reduce((whole, value) => whole + value, 0);
const kWh = (wattHours: number) => (wattHours / 1000).toFixed(1);

/** Numbers, days and instants as the language writes them; figures of Wh as kWh. */
function writerOf(locale: string, timeZone: string) {
  const number = (value: number, digits: number) =>
    value.toLocaleString(locale, { minimumFractionDigits: digits, maximumFractionDigits: digits });
  return {
    number,
    energy: (wattHours: number) => `${number(wattHours / 1000, 1)} kWh`,
    day: (day: string) => new Date(day).toLocaleDateString(locale, { dateStyle: "medium", timeZone: "UTC" }),
    instant: (at: string) =>
      new Date(at).toLocaleString(locale, { dateStyle: "medium", timeStyle: "short", timeZone }),
  };
}

/** The PDF of a report in a language: the park, the range and its sums. */
export function pdfOf(
  backend: Backend,
  park: Park,
  report: ParkReport,
  language: ReportLanguage,
): Uint8Array<ArrayBuffer> {
  const days = daysOf(backend, park, report);
  const ready = days.flatMap(({ availability }) => (availability === null ? [] : [availability]));
  const { locale, ...word } = words[language];
  const zone = zoneOf(backend, park);
  const { number, energy: written, day, instant } = writerOf(locale, zone);
  const mean = ready.length === 0 ? "-" : `${number((100 * sum(ready)) / ready.length, 1)} %`;
  return reportPdf(`${word.title} ${park.name}`, [
    `${word.range}: ${day(report.start)} ${word.to} ${day(report.end)} (${zone})`,
    `${word.power}: ${number((park.peak_power_w ?? park.grid_power_w) / 1000, 0)} kW`,
    `${word.produced}: ${written(sum(days.map(({ produced }) => produced)))}`,
    `${word.lost}: ${written(sum(days.map(({ lost }) => lost)))}`,
    `${word.availability}: ${mean}`,
    `${word.made}: ${instant(report.created_at)} ${word.by} ${report.created_by}`,
    `${word.signature}: ${report.pdf ?? ""}`,
  ]);
}

/** The CSV of a report: a line a day, UTF-8 with its mark. */
export function csvOf(backend: Backend, park: Park, report: ParkReport): string {
  const rows = daysOf(backend, park, report).map(({ day, produced, lost, availability }) =>
    [day, kWh(produced), kWh(lost), availability === null ? "" : availability.toFixed(4)].join(","),
  );
  return `\ufeff${["day,produced_kwh,lost_kwh,availability", ...rows].join("\r\n")}\r\n`;
}
