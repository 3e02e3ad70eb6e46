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

/** The park's figures day by day in its zone, up to now. */
function daysOf(backend: Backend, park: Park, { start, end }: ParkReport): Day[] {
  const { world } = backend;
  const portfolio = world.portfolios.find(({ uid }) => uid === park.portfolio_uid);
  const zone = portfolio?.timezone ?? DEFAULT_ZONE;
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

const sum = (values: readonly number[]) => values.reduce((whole, value) => whole + value, 0);
const kWh = (wattHours: number) => (wattHours / 1000).toFixed(1);

/** The PDF of a report: the park, the range and its sums. */
export function pdfOf(backend: Backend, park: Park, report: ParkReport): Uint8Array<ArrayBuffer> {
  const days = daysOf(backend, park, report);
  const ready = days.flatMap(({ availability }) => (availability === null ? [] : [availability]));
  const mean = ready.length === 0 ? "-" : `${((100 * sum(ready)) / ready.length).toFixed(1)} %`;
  return reportPdf(`Betriebsbericht ${park.name}`, [
    `Zeitraum: ${report.start} bis ${report.end}`,
    `Nennleistung: ${((park.peak_power_w ?? park.grid_power_w) / 1000).toFixed(0)} kW`,
    `Ertrag: ${kWh(sum(days.map(({ produced }) => produced)))} kWh`,
    `Verluste: ${kWh(sum(days.map(({ lost }) => lost)))} kWh`,
    `Mittlere Verfügbarkeit: ${mean}`,
    `Erstellt: ${report.created_at} von ${report.created_by}`,
    `Signatur: ${report.pdf ?? ""}`,
  ]);
}

/** The CSV of a report: a line a day, UTF-8 with its mark. */
export function csvOf(backend: Backend, park: Park, report: ParkReport): string {
  const rows = daysOf(backend, park, report).map(({ day, produced, lost, availability }) =>
    [day, kWh(produced), kWh(lost), availability === null ? "" : availability.toFixed(4)].join(","),
  );
  return `\ufeff${["day,produced_kwh,lost_kwh,availability", ...rows].join("\r\n")}\r\n`;
}
