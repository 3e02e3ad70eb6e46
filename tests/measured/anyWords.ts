/** What columns are called: the plant's own power, what is never it, and how several devices are told apart. */
export const names = {
  plant: ["AC power", "Leistung", "Wirkleistung Süd", "PV production", "P_AC", "Active Power", "Solar"],
  others: [
    ...["Batterieleistung", "Consumption", "Netzbezug", "P Soll", "Nennleistung", "Theoretical power"],
    ...["Grid import", "DC power", "Load power", "Expected power"],
  ],
  phases: ["Leistung L1", "Leistung L2"],
  serials: ["Pac SN 7100000001", "Pac SN 7100000002"],
  places: ["PV Süd", "PV Ost"],
  interval: "PV yield per interval",
  meter: "PV meter reading",
} as const;

export const timeForms = [
  ...["iso", "iso T", "offset", "utc", "mez", "german", "German two digits", "slashes", "american"],
  ...["compact", "two", "range", "serial", "milliseconds", "month name", "zone name"],
] as const;

const MONTHS = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"];
const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const zone = "Europe/Berlin";

/** Forms of a wall clock that may end a day at 24:00, and those that may carry a mark of summer. */
const ENDED: readonly string[] = [
  "iso",
  "iso T",
  "german",
  "German two digits",
  "slashes",
  "two",
  "month name",
];

interface Stamping {
  readonly time: string;
  readonly step: number;
  readonly clock: "plain" | "24:00" | "DST";
  readonly decimal: string;
}

const two = (value: number) => String(value).padStart(2, "0");

/** What a clock on the wall shows at an instant; at midnight perhaps as the end of the day before. */
function wallAt(at: number, offset: number, isEnd = false) {
  const isOver = isEnd && (at + offset) % DAY === 0;
  const wall = new Date(at + offset - (isOver ? DAY : 0));
  const [hour, month] = [isOver ? 24 : wall.getUTCHours(), wall.getUTCMonth()];
  return {
    year: wall.getUTCFullYear(),
    month: two(month + 1),
    name: MONTHS[month] ?? "",
    day: two(wall.getUTCDate()),
    hour,
    clock: `${two(hour)}:${two(wall.getUTCMinutes())}`,
  };
}

interface Stamp {
  readonly headers: readonly string[];
  readonly cells: readonly string[];
}

/** An instant as the form writes it, with the header of its columns. */
export function stamped(
  at: number,
  offsetAt: (zone: string, at: number) => number,
  { time, step, clock: marks, decimal }: Stamping,
): Stamp {
  const own = offsetAt(zone, at);
  const { year, month, name, day, clock, hour } = wallAt(at, own, marks === "24:00" && ENDED.includes(time));
  const dst = marks === "DST" && own > HOUR && ENDED.includes(time) ? " DST" : "";
  const utc = wallAt(at, 0);
  const winter = wallAt(at, HOUR);
  const later = at + step * 1000;
  const end = wallAt(later, offsetAt(zone, later));
  const half = `${((hour + 11) % 12) + 1}:${clock.slice(3)} ${hour < 12 ? "AM" : "PM"}`;
  const serial = ((at + own) / DAY + 25_569).toFixed(8);
  const single = (header: string, cell: string): Stamp => ({ headers: [header], cells: [cell] });
  switch (time) {
    case "iso":
      return single("Time", `${year}-${month}-${day} ${clock}:00${dst}`);
    case "iso T":
      return single("timestamp", `${year}-${month}-${day}T${clock}${dst}`);
    case "offset":
      return single("Time", `${year}-${month}-${day}T${clock}:00+0${own / HOUR}:00`);
    case "zone name":
      return single("Time", `${year}-${month}-${day} ${clock} ${own > HOUR ? "CEST" : "CET"}`);
    case "utc":
      return single("Date/time UTC", `${utc.year}-${utc.month}-${utc.day} ${utc.clock}`);
    case "mez":
      return single("Zeit (MEZ)", `${winter.day}.${winter.month}.${winter.year} ${winter.clock}`);
    case "german":
      return single("Zeit", `${day}.${month}.${year} ${clock}${dst}`);
    case "German two digits":
      return single("Datum", `${day}.${month}.${String(year).slice(2)} ${clock}:00${dst}`);
    case "slashes":
      return single("Date", `${day}/${month}/${year} ${clock}${dst}`);
    case "american":
      return single("Time", `${Number(month)}/${Number(day)}/${year} ${half}`);
    case "compact":
      return single("timestamp", `${year}${month}${day}${clock.replace(":", "")}`);
    case "two":
      return { headers: ["Date", "Time"], cells: [`${year}-${month}-${day}`, `${clock}${dst}`] };
    case "range":
      return single(
        "MTU",
        `${day}/${month}/${year} ${clock} - ${end.day}/${end.month}/${end.year} ${end.clock}`,
      );
    case "serial":
      return single("Zeit", serial.replace(".", decimal));
    case "milliseconds":
      return single("time", String(at));
    default:
      return single("Time", `${day}-${name}-${year} ${clock}${dst}`);
  }
}
