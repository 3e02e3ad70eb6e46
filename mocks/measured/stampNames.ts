/** Hours from UTC of the zone names that loggers write. */
const HOURS: Readonly<Record<string, number>> = {
  ...{ Z: 0, ZULU: 0, UTC: 0, GMT: 0, WET: 0, WEST: 1, BST: 1 },
  ...{ CET: 1, MEZ: 1, CEST: 2, MESZ: 2, EET: 2, EEST: 3, MSK: 3, SAST: 2 },
  ...{ EST: -5, EDT: -4, CST: -6, CDT: -5, MST: -7, MDT: -6, PST: -8, PDT: -7, AKST: -9, AKDT: -8, HST: -10 },
  ...{
    AEST: 10,
    AEDT: 11,
    ACST: 9.5,
    AWST: 8,
    JST: 9,
    KST: 9,
    SGT: 8,
    NZST: 12,
    NZDT: 13,
    IST: 5.5,
    BRT: -3,
  },
};

/** Names that mean another zone elsewhere: only where the plant's own zone has that offset are they taken for it. */
export const SHARED_NAMES: ReadonlySet<string> = new Set(["CST", "IST", "BST"]);

/** Milliseconds from UTC of "MST", "+02:00" or "UTC−1"; undefined for what is no zone. */
export function offsetOfName(name: string): number | undefined {
  const zone = name.toUpperCase().replace("−", "-").replace("±", "+");
  const hours = HOURS[zone];
  if (hours !== undefined) return hours * 3_600_000;
  const parts = /^(?:UTC|GMT)?([+-])(\d{1,2}):?(\d{2})?$/.exec(zone);
  if (!parts || Number(parts[2]) > 14 || Number(parts[3] ?? 0) > 59) return undefined;
  return (parts[1] === "-" ? -1 : 1) * (Number(parts[2]) * 60 + Number(parts[3] ?? 0)) * 60_000;
}

const MONTHS = ["jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec"];
const GERMAN: Readonly<Record<string, number>> = { mär: 3, mrz: 3, mae: 3, mai: 5, okt: 10, dez: 12 };

/** 1 to 12 for an English or German month's name or its first letters; 0 for what is none. */
export function monthOf(name = ""): number {
  const start = name.toLowerCase().slice(0, 3);
  return GERMAN[start] ?? MONTHS.indexOf(start) + 1;
}
