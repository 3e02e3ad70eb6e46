import { parseUnit } from "./units";

/** A register of a meter: 1 is drawn, 2 fed in, 3 and 4 reactive; 8 is a reading, 9 and 29 are of intervals. */
const OBIS = /(?:\b\d+-\d+:|\b)([1-4])\.([4-9]|25|29)\.\d{1,2}(?:\*\d+)?(?!\d)/g;
const OBIS_WORDS: Readonly<Record<string, string>> = {
  1: "obisdraw",
  2: "obisfeed",
  3: "reactive",
  4: "reactive",
};
const OBIS_KINDS: Readonly<Record<string, string>> = { 8: "counter", 9: "interval", 29: "interval" };

/** Which way a name says that power flows: "to grid", "ins Netz"; "from grid", "to user", "aus dem Netz". */
const FLOW =
  /\b(?:((?:in)?to[\s_]*(?:the[\s_]*)?grid|(?:ins|ans|in[\s_]das|zum)[\s_]netz)|to[\s_]*user|from[\s_]*(?:the[\s_]*)?grid|(?:vom|aus|aus[\s_]dem)[\s_]netz)(?![a-z0-9])/g;

/** A name's words: camel case, numbers and signs apart, umlauts spelt out, units left out. */
export function wordsOf(name: string): string[] {
  return name
    .replace(OBIS, (_, kind: string, measure: string) => ` ${OBIS_WORDS[kind]} ${OBIS_KINDS[measure] ?? ""} `)
    .replace(/\b([PAWE])\s?([+-])(?=\s|$|[[(])/g, (_, name: string, sign: string) =>
      sign === "+" ? `${name} plus` : `${name} minus`,
    )
    .replace(/[[(]([^\])]*)[\])]/g, (whole, inside: string) =>
      parseUnit(inside) === undefined ? whole : " ",
    )
    .replace(/(?<![\p{L}\p{N}_])([kMG]?Wh?)(?![\p{L}\p{N}_])/gu, " ")
    .replace(/SoC/g, "soc")
    .replace(/GridMs\./g, " ")
    .replace(/([a-zäöü])([A-ZÄÖÜ])/g, "$1 $2")
    .replace(/([A-ZÄÖÜ])([A-ZÄÖÜ][a-zäöü])/g, "$1 $2")
    .toLowerCase()
    .replace(/ä/g, "ae")
    .replace(/ö/g, "oe")
    .replace(/ü/g, "ue")
    .replace(/ß/g, "ss")
    .replace(/(\p{L})(\p{N})/gu, "$1 $2")
    .replace(/(\p{N})(\p{L})/gu, "$1 $2")
    .replace(FLOW, (_, to: string | undefined) => (to === undefined ? " draw " : " feedin "))
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== "" && !/^(k?w|mw|gw)$/.test(word));
}

/** Patterns of whole words, and what they say that a column is; the first that fits tells why it is not the plant. */
const NOT_PLANT: readonly (readonly [why: string, pattern: RegExp])[] = [
  [
    "battery",
    /^(batter\w*|batt?|akku\w*|speicher\w*|storage|ess|bess|u?soc|ladezustand|(dis)?charg\w*|(ent|auf|be)?lad(en|ung|e)|(ent)?ladeleistung|batterieleistung)$/,
  ],
  [
    "consumption",
    /^(consum\w*|verbrauch\w*|\w+verbrauch|last|load|loads|lastgang|demand|household|house|haus\w*|home|building|gebaeude\w*|wallbox|charger|ev|evse|heat|heatpump|waermepumpe|heizstab|heizung|eigenbedarf|usage|used|appliance\w*|kitchen|fridge)$/,
  ],
  [
    "draw",
    /^(import\w*|bezug\w*|\w*bezug|bezogen\w*|draw\w*|purchas\w*|bought|withdraw\w*|absor\w*|returned|reverse|obisdraw)$/,
  ],
  [
    "setPoint",
    /^(set|setpoint\w*|sp|soll\w*|vorgabe\w*|command\w*|cmd|target\w*|limit\w*|\w*grenze|\w*begrenzung|abregel\w*|curtail\w*|derat\w*|ems|regel\w*|fuehrung\w*)$/,
  ],
  [
    "rated",
    /^(rated|rating|nenn\w*|nominal\w*|install\w*|capacity|kapazitaet|kwp|wp|mwp|peak|max|maximum|maximal\w*|min|minimum|minimal\w*|std|stddev|stdev|deviation|\w*abweichung|extrem\w*|bemessung\w*)$/,
  ],
  [
    "theoretical",
    /^(theor\w*|expect\w*|erwart\w*|forecast\w*|prognos\w*|predict\w*|estimat\w*|possible|moegliche?\w*|available|verfuegbar\w*|potential|potenzial|model\w*|simulat\w*|clearsky|clear|reference|ref|baseline|ideal|planned|plan|fahrplan|schedule\w*|budget\w*|geplant\w*|benchmark)$/,
  ],
  ["loss", /^(loss|losses|lost|verlust\w*|error\w*|fehler\w*|delta|difference|differenz|change|ramp)$/],
  [
    "reactive",
    /^(reactive|blind\w*|schein\w*|apparent|factor|faktor|cos|phi|cosphi|pf|q|s|var|kvar|mvar|va|kva|idx|index|ratio|efficiency|wirkungsgrad|eta|pr|percent|prozent)$/,
  ],
  [
    "other",
    /^(voltage|volts?|spannung\w*|current|strom|amp|amps|ampere|uac|iac|temp\w*|\w*temperatur\w*|freq\w*|frequen\w*|hz|wind\w*|speed|direction|pitch|rpm|humid\w*|pressure|status|state|code|alarm|event\w*|price|preis|cost|umsatz\w*|revenue|erloes\w*|co|savings|quality|flag|count|anzahl|uptime|runtime|services|aux\w*|standby|self|eigen\w*|direct|direkt\w*|isolation|riso|insulation|duration|dauer|id)$/,
  ],
  ["direct", /^(dc|pdc|string\w*|mppt?\d*|tracker|udc|idc|ppv|panel|modul|module|input|eingang\w*)$/],
];

/** Why words name something else than the plant's power; undefined where none does. */
export function notPlant(words: readonly string[]): string | undefined {
  // Beside power an S is the south or a phase; alone it is the apparent power.
  const told = words.some((word) => /^(p|pac|power|leistung)$/.test(word))
    ? words.filter((word) => word !== "s")
    : words;
  return NOT_PLANT.find(([, pattern]) => told.some((word) => pattern.test(word)))?.[0];
}

const matches = (pattern: RegExp) => (words: readonly string[]) => words.some((word) => pattern.test(word));

export const isSunName = matches(
  /^(poa|gpoa|irr|irrad\w*|radiation|ghi|gti|dni|dhi|bestrahlung\w*|\w*einstrahlung\w*|\w*strahlung|globalstrahlung\w*|pyranometer|solarimeter|insolation|sunshine|sonnen\w*)$/,
);
/** Words of what the sun gives, before any battery. */
export const isProduction = matches(
  /^(produ\w*|\w*produktion|erzeug\w*|\w*erzeugung|solar\w*|pv|photovolt\w*|generation|generated)$/,
);
/** Power of another kind of plant, as beside the sun's in a mixed one. */
export function isOtherSource(words: readonly string[]): boolean {
  const others = words.filter((word) => !/^wind(kraft|energie|power)?$/.test(word));
  return others.length < words.length && notPlant(others) === undefined;
}
/** Words that only feed-in has. */
export const isFeedIn = matches(
  /^(export\w*|einspeis\w*|\w*einspeis\w*|feed|feedin|fed|ueberschuss\w*|surplus|injection|injected|delivered|abgabe|obisfeed)$/,
);
export const isGridName = matches(/^(grid|meter|netz\w*|zaehler\w*|poc|pcc|uebergabe\w*|nap|evu|utility)$/);
export const isTimeName = matches(
  /^(time|times|timestamp|date|datetime|zeit\w*|datum|uhrzeit|stamp|ts|epoch|unix\w*|day|tag|fecha|hora|mtu|zeitpunkt|zeitstempel|hour|stunde|moment|changed|updated|period|start|begin|beginn|von|from|ab|bis|end|interval\w*)$/,
);
export const isEndName = matches(/^(end\w*|interval+ende|periodenende|bis|to|until|stop\w*|ablauf)$/);
export const isBeginName = matches(/^(begin\w*|start\w*|von|from|ab)$/);
export const isTotal = matches(
  /^(tot|total\w*|gesamt\w*|summe|sum|all|plant|anlage\w*|park|site|system|overall)$/,
);
export const isInverterName = matches(
  /^(inv|inverter\w*|wr|wechselrichter\w*|wea|wtg|turbine\w*|stp|sb|sun)$/,
);
export const isBattery = matches(
  /^(batter\w*|akku|speicher|load|consum\w*|\w*verbrauch|haus|home|household|house)$/,
);
/** Where a part of a plant stands: such names side by side are parts of one. */
export const isPlace = (word: string): boolean =>
  /^(\d+|[a-z]|north|south|east|west|nord|sued|ost|roof|dach\w*|carport|garage|barn|scheune|halle|feld|field|block|section|area|left|right|links|rechts|upper|lower|oben|unten|front|back|vorne|hinten|[ivx]+)$/.test(
    word,
  );
export const isPhase = (words: readonly string[]): boolean =>
  words.some((word) => /^(phs?|phase|phs[abc]|phase[abc]|l)$/.test(word)) ||
  /\bphs ?[abc]\b/.test(words.join(" "));

/** A name that says nothing: what the values are stands above the table. */
export function isValueName(name: string): boolean {
  return /^(wert|werte|value|values|messwert|profilwert|menge)$/i.test(name);
}

/** How sure words are about AC power of a plant; 0 for none. */
export function rankOf(words: readonly string[]): number {
  const has = (pattern: RegExp) => Number(words.some((word) => pattern.test(word)));
  return (
    5 * has(/^(ac|pac|wirk\w*|active|wechselstrom\w*)$/) +
    4 *
      has(
        /^(produ\w*|\w*produktion|\w*produced|erzeug\w*|\w*erzeugung|solar\w*|pv|photovolt\w*|generat(ion|ed)|yield|\w*ertrag\w*|output|ausgang\w*|abgabe\w*|einspeis\w*|stromerzeugung)$/,
      ) +
    2 * has(/^(ist|istleistung|actual\w*|measured|gemessen\w*|real|istwert)$/) +
    2 * Number(isTotal(words)) +
    2 * has(/^(power|leistung\w*|\w+leistung|p|pwr|potencia|puissance|tot)$/) +
    1 * has(/^(generator|watt|watts|turbine|windpark|inverter|inv|wr|wechselrichter|wea|wtg)$/)
  );
}
