/** Days as epoch milliseconds at midnight UTC: plain calendar arithmetic, no zone in it. */
export const DAY_MS = 86_400_000;

export type Unit = "day" | "week" | "month" | "quarter" | "year";

/** Months by their first three letters once folded; German and English alike where they differ. */
const monthStems: readonly (readonly string[])[] = [
  ["jan"],
  ["feb"],
  ["mar", "mae", "mrz"],
  ["apr"],
  ["may", "mai"],
  ["jun"],
  ["jul"],
  ["aug"],
  ["sep"],
  ["oct", "okt"],
  ["nov"],
  ["dec", "dez"],
];

const monthNames =
  "january february march april may june july august september october november december " +
  "januar februar marz maerz mai juni juli oktober dezember jan feb mar mrz apr jun jul aug sep sept oct okt nov dec dez";
const knownMonths = new Set(monthNames.split(" "));

/** Monday is 0. */
const weekdays: readonly (readonly string[])[] = [
  ["monday", "montag", "mon", "mo"],
  ["tuesday", "dienstag", "tue", "di"],
  ["wednesday", "mittwoch", "wed", "mi"],
  ["thursday", "donnerstag", "thu", "do"],
  ["friday", "freitag", "fri", "fr"],
  ["saturday", "samstag", "sonnabend", "sat", "sa"],
  ["sunday", "sonntag", "sun", "so"],
];

const units: Readonly<Record<Unit, RegExp>> = {
  day: /^(day|days|tag|tage|tagen|tages)$/,
  week: /^(week|weeks|woche|wochen)$/,
  month: /^(month|months|monat|monate|monaten|monats)$/,
  quarter: /^(quarter|quarters|quartal|quartale|quartalen|quartals)$/,
  year: /^(year|years|jahr|jahre|jahren|jahres)$/,
};

/** How far from now a word points: this 0, last -1, next 1. */
const pointers: readonly (readonly [RegExp, number])[] = [
  [/^(this|current|dies(e|er|es|en|em)|aktuelle?[nrs]?|laufende?[nrs]?)$/, 0],
  [/^(last|previous|past|letzte[nrsm]?|vorige[nrsm]?|vergangene[nrsm]?)$/, -1],
  [/^(next|nachste[nrsm]?|naechste[nrsm]?|kommende[nrsm]?)$/, 1],
];

/** Lower case without diacritics, one space between words. */
export function foldWords(text: string): string {
  return text
    .trim()
    .toLowerCase()
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .replace(/[\s,]+/g, " ");
}

/** 0 to 11, or undefined for a word that names no month. */
export function monthOf(word: string): number | undefined {
  const bare = word.replace(/\.$/, "");
  if (!knownMonths.has(bare)) return undefined;
  const index = monthStems.findIndex((stems) => stems.includes(bare.slice(0, 3)));
  return index < 0 ? undefined : index;
}

/** 0 (Monday) to 6, or undefined. */
export function weekdayOf(word: string): number | undefined {
  const index = weekdays.findIndex((names) => names.includes(word.replace(/\.$/, "")));
  return index < 0 ? undefined : index;
}

export function unitOf(word: string): Unit | undefined {
  const entries: readonly Unit[] = ["day", "week", "month", "quarter", "year"];
  return entries.find((unit) => units[unit].test(word));
}

/** -1, 0 or 1 for "last", "this" and "next" in either language. */
export function pointerOf(word: string): number | undefined {
  return pointers.find(([pattern]) => pattern.test(word))?.[1];
}
