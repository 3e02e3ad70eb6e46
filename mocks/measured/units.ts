export type PowerUnit = "W" | "kW" | "MW" | "GW";
export type EnergyUnit = "Wh" | "kWh" | "MWh" | "GWh";
export type SunUnit = "W/m²" | "kW/m²" | "Wh/m²" | "kWh/m²";
/** "other" is a unit of something else: V, °C, kWp. "unclear" is "mW": milliwatts as written, megawatts as meant. */
export type KnownUnit = PowerUnit | EnergyUnit | SunUnit | "other" | "unclear";

/** How many W, Wh, W/m² or Wh/m² one of a unit is. */
export const FACTORS: Readonly<Record<string, number>> = {
  ...{ W: 1, kW: 1e3, MW: 1e6, GW: 1e9 },
  ...{ Wh: 1, kWh: 1e3, MWh: 1e6, GWh: 1e9 },
  ...{ "W/m²": 1, "kW/m²": 1e3, "Wh/m²": 1, "kWh/m²": 1e3 },
};

const NAMES: Readonly<Record<string, KnownUnit>> = {
  ...{ w: "W", watt: "W", watts: "W", kw: "kW", kilowatt: "kW", kilowatts: "kW" },
  ...{ mw: "MW", megawatt: "MW", megawatts: "MW", gw: "GW" },
  ...{ "kwh/h": "kW", "wh/h": "W", "mwh/h": "MW" },
  ...{ wh: "Wh", kwh: "kWh", mwh: "MWh", gwh: "GWh", wattstunden: "Wh", kilowattstunden: "kWh" },
  ...{ "w/m2": "W/m²", "kw/m2": "kW/m²", "wh/m2": "Wh/m²", "kwh/m2": "kWh/m²", "w/qm": "W/m²" },
  ...{ wm2: "W/m²", "wm-2": "W/m²", "w/sqm": "W/m²", kwhm2: "kWh/m²" },
};
const OTHER =
  /^(m?v|k?va|k?var|mvar|m?a|hz|%|°|°?[cfk]|°c|deg|grad|m\/s|km\/h|rpm|upm|1\/min|s|sec|min|h|€|eur|ct|cent|\$|kg|t|g|kwp|wp|mwp|k?wh?\/k?wp|j|kj|mj|ws|ohm|k?ω|hpa|mbar|bar|pa|mm|m|l|ppm|lux|lx|w\/k?wp|var|cos.?(φ|phi))$/;

/** The unit that a text is and nothing else; undefined where it is none. */
export function parseUnit(text: string): KnownUnit | undefined {
  const bare = text
    .trim()
    .replace(/^[[({]\s*|\s*[\])}]$/g, "")
    .trim();
  if (bare === "mW") return "unclear";
  const folded = bare
    .toLowerCase()
    .replace(/\s+/g, "")
    .replace("²", "2")
    .replace("^2", "2")
    .replace("m-2", "m2");
  if (folded === "wm2" || folded === "w*m2") return "W/m²";
  const energy = /^([kmg]?wh)\/(?:\d+min|1\/4h|¼h|viertelstunde|interval|intervall)$/.exec(folded)?.[1];
  return NAMES[energy ?? folded] ?? (OTHER.test(folded) ? "other" : undefined);
}

const SUN = /(?:^|[^a-z])(k?wh?)[\s_/*]*(?:per[\s_]*)?(?:m\s?-?[²2]|m\^2|sqm|qm)/i;

/** A number before the unit is a rating or a scale: `(0.1 kW)`, `[x10 W]`. */
const SCALED = /[[(]\s*[x×*]?\s*\d+(?:[.,]\d+)?\s*[x×*]?\s*[kMG]?Wh?\s*[\])]/;

/** The unit in a column's name: in brackets at its end, or as a word: `ac_power_kw_1137`. */
export function unitInName(name: string): KnownUnit | undefined {
  const sun = SUN.exec(name)?.[1];
  if (sun !== undefined) return parseUnit(`${sun}/m2`);
  const inside = [...name.matchAll(/[[(]([^\])]*)[\])]/g)].map((match) => parseUnit(match[1] ?? ""));
  const bracket = inside.findLast((unit) => unit !== undefined);
  if ((bracket === undefined || bracket === "other") && SCALED.test(name)) return "unclear";
  if (bracket !== undefined && bracket !== "other") return bracket;
  const words = name.replace(/\[[^\]]*\]/g, " ").split(/[\s_,;:()./-]+/);
  const word = words
    .map((one) => (/^([kmg]?wh?|(kilo|mega)?watts?|kwp|kvar?)$/i.test(one) ? parseUnit(one) : undefined))
    .findLast((unit) => unit !== undefined);
  return word ?? bracket;
}

export function isPower(unit: KnownUnit | undefined): unit is PowerUnit {
  return unit === "W" || unit === "kW" || unit === "MW" || unit === "GW";
}

export function isEnergy(unit: KnownUnit | undefined): unit is EnergyUnit {
  return unit === "Wh" || unit === "kWh" || unit === "MWh" || unit === "GWh";
}

export function isSun(unit: KnownUnit | undefined): unit is SunUnit {
  return unit?.endsWith("/m²") ?? false;
}
