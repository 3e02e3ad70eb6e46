import type { Facts } from "./facts";
import { hasBothSigns, isSame, isSum, isTransfer, sampleOf, sumOf } from "./alike";
import {
  isBattery,
  isFeedIn,
  isGridName,
  isInverterName,
  isOtherSource,
  isPhase,
  isPlace,
  isProduction,
  isSunName,
  isTotal,
  notPlant,
  rankOf,
} from "./names";
import type { Role } from "./reading";
import { isDrawn, isFree, toldAbove } from "./saidAbove";
import type { MeasuredTable } from "./table";
import { isEnergy, isPower, isSun } from "./units";

export interface RoleGuess {
  readonly role: Role;
  readonly why: string;
  readonly name: string;
}

export interface RoleGuesses {
  readonly roles: ReadonlyMap<number, RoleGuess>;
  /** Columns of which one might be the plant, where none is surer than the others. */
  readonly rivals: readonly Facts[];
  /** The one phase that is there, where the others are not. */
  readonly lonelyPhase: Facts | null;
}

/** Which column is the plant's power, its feed-in, its inverters, its sun. */
export function guessRoles(
  table: MeasuredTable,
  all: readonly Facts[],
  taken: ReadonlySet<number>,
): RoleGuesses {
  const roles = new Map<number, RoleGuess>();
  const values = all.filter(({ column, isNumeric }) => isNumeric && !taken.has(column));
  const set = (facts: Facts, role: Role, why: string, name = facts.name) =>
    roles.set(facts.column, { role, why, name });
  for (const facts of all) if (!taken.has(facts.column)) set(facts, "ignored", whyNot(facts, table));
  const sun = sunColumn(values);
  if (sun) set(sun, "radiation", "sun");
  const candidates = isDrawn(table) ? [] : values.filter(isFree(table));
  const powers = candidates.filter((facts) => isCandidate(facts, isPower(facts.unit) || facts.inCells));
  const energies = candidates.filter((facts) => isEnergy(facts.unit) && isCandidate(facts, true));
  const found = powers.length > 0 ? powers : energies.length > 0 ? energies : toldAbove(table, candidates);
  const asEnergy = powers.length === 0 && energies.length > 0;
  const plain = found.filter((facts) => !isFeedIn(facts.words) && !isBareGrid(facts));
  for (const facts of plain) set(facts, "ignored", "lesser");
  const nameless = values.filter((facts) => isNameless(table, facts));
  const others = values.filter(
    ({ words, unit }) => isOtherSource(words) && (isPower(unit) || isEnergy(unit)),
  );
  const plant =
    others.length > 0 && plain.some(({ words }) => isProduction(words))
      ? { ...none, rivals: [...plain, ...others] }
      : nameless.length > 1 && plain.some((facts) => nameless.includes(facts))
        ? { ...none, rivals: nameless }
        : choosePlant({ table, all }, plain);
  for (const { facts, role, why, name } of plant.chosen) set(facts, role, why, name);
  const own = plant.chosen.filter(({ role }) => role === "ac");
  const production = (own.length > 0 ? own : plant.chosen).map(({ facts }) => facts);
  const feed = asEnergy && production.length > 0 ? null : gridColumn({ table, all }, found, production);
  if (feed) set(feed.facts, feed.role, feed.why);
  return { roles, rivals: plant.rivals, lonelyPhase: plant.lonelyPhase };
}

function whyNot({ words, unit, isNumeric, name }: Facts, table: MeasuredTable): string {
  if (!isNumeric) return "text";
  if (table.columns.every((column) => column.name === "")) return "nameless";
  if (isSunName(words)) return "otherSun";
  const named = notPlant(words);
  if (named !== undefined) return named;
  if (isEnergy(unit)) return "energy";
  if (isGridName(words)) return "gridSign";
  return name === "" || unit === "other" ? "other" : "unknown";
}

/** Words or unit of power, and none that names something else. Without a unit the words must be sure. */
function isCandidate({ words, unit, name }: Facts, hasUnit: boolean): boolean {
  // One column for each time of day: a row holds a whole day.
  if (/^\d{1,2}:\d{2}/.test(name)) return false;
  if (notPlant(words) !== undefined || isSunName(words) || isSun(unit) || unit === "other") return false;
  if (hasUnit) return true;
  if (unit !== undefined && unit !== "unclear") return false;
  const isEnergyName = words.some((word) =>
    /^(energ\w*|e|work|arbeit|zaehlerstand|counter|day|daily|tages\w*|month)$/.test(word),
  );
  return !isEnergyName && rankOf(words) - (isTotal(words) ? 2 : 0) >= 2;
}

/** Several columns that bear no name may be anything, whichever of them says a unit. */
function isNameless(table: MeasuredTable, { column, words }: Facts): boolean {
  return words.length === 0 && table.columns[column]?.device === undefined;
}

function isBareGrid({ words }: Facts): boolean {
  return isGridName(words);
}

/** The plain sensor before a reference cell, the module's plane before the horizontal; power before energy. */
function sunColumn(values: readonly Facts[]): Facts | undefined {
  const rank = ({ words, unit }: Facts) =>
    (words.some((word) => /^ref/.test(word)) ? 2 : 0) +
    (words.some((word) => /^(ghi|global\w*|h|hor|horizont\w*)$/.test(word)) ? 1 : 0) +
    (unit === "Wh/m²" || unit === "kWh/m²" ? 4 : 0);
  return values
    .filter(({ words, unit }) => (isSun(unit) || isSunName(words)) && (unit === undefined || isSun(unit)))
    .filter(
      ({ words }) =>
        !/diff|\b[db]hi\b|\bdni\b|\bdirect|\bdirekt|\bbeam\b|reflect|sonnenstand|longwave/.test(
          words.join(" "),
        ),
    )
    .sort((a, b) => rank(a) - rank(b))[0];
}

interface Chosen {
  readonly facts: Facts;
  readonly role: Role;
  readonly why: string;
  readonly name: string;
}

interface Plant {
  readonly chosen: readonly Chosen[];
  readonly rivals: readonly Facts[];
  readonly lonelyPhase: Facts | null;
}

const none: Plant = { chosen: [], rivals: [], lonelyPhase: null };

interface Columns {
  readonly table: MeasuredTable;
  readonly all: readonly Facts[];
}

function chosen(facts: Facts, role: Role, why: string, name = facts.name): Chosen {
  return { facts, role, why, name };
}

function choosePlant({ table, all }: Columns, found: readonly Facts[]): Plant {
  const isOnePhase = phaseAmong(found);
  const withPhases = found.filter((facts) => isPart(table, facts));
  const whole = withPhases.filter((facts) => !isOnePhase(facts));
  const parts = whole.length > 0 ? whole : withPhases;
  const wholes = found.filter((facts) => !withPhases.includes(facts) && !isOnePhase(facts));
  const phases = found.filter((facts) => !withPhases.includes(facts) && isOnePhase(facts));
  const units = parts.length > 1 || wholes.length > 0 ? inverters(table, parts) : [];
  const [best, ...others] = byRank(wholes);
  if (best) {
    const rivals = others.filter((facts) => rankOf(facts.words) === rankOf(best.words));
    // Beside a battery an inverter's power may be the battery's, too.
    const sunny = others.filter(({ words }) => isProduction(words));
    if (
      sunny.length > 0 &&
      !isProduction(best.words) &&
      all.some(({ words }) => notPlant(words) === "battery")
    )
      return { ...none, rivals: [best, ...sunny] };
    if (rivals.length === 0)
      return { ...none, chosen: [chosen(best, "ac", wholes.length > 1 ? "best" : "power"), ...units] };
    const group = [best, ...rivals];
    return isOnePlant(table, group) ? onePlant({ table, all }, group) : { ...none, rivals: group };
  }
  if (parts.length > 1) return sameKind({ table, all }, parts);
  const [part] = parts;
  if (part) return { ...none, chosen: [chosen(part, "ac", "power")] };
  if (phases.length === 1) return { ...none, lonelyPhase: phases[0] ?? null };
  if (phases.length > 1) return { ...none, chosen: phases.map((facts) => chosen(facts, "ac", "phase")) };
  return none;
}

/** Phases by their words; R, S and T are some only where all three are there: a lone S may be the south. */
function phaseAmong(found: readonly Facts[]): (facts: Facts) => boolean {
  const letters = ["r", "s", "t"];
  const isAll = letters.every((letter) => found.some(({ words }) => words.includes(letter)));
  return ({ words }) => isPhase(words) || (isAll && words.some((word) => letters.includes(word)));
}

/** Parts under one name, perhaps with their sum beside them, or one quantity in two units. */
function onePlant({ table, all }: Columns, group: readonly Facts[]): Plant {
  const own = ({ words }: Facts) =>
    words.filter((word) => !group.every((other) => other.words.includes(word)));
  const bare = group.filter((facts) => own(facts).length === 0);
  const parts = group.filter((facts) => !bare.includes(facts));
  const sample = (facts: Facts) => sampleOf(table, facts, all);
  const [first] = bare;
  if (!first) return { ...none, chosen: inverters(table, group) };
  if (parts.length > 0) {
    const isTotalOf = bare.length === 1 && parts.length > 1 && isSum(sample(first), parts.map(sample));
    return isTotalOf
      ? { ...none, chosen: [chosen(first, "ac", "best"), ...inverters(table, parts)] }
      : { ...none, rivals: group };
  }
  const detail = ({ column }: Facts) => table.columns[column]?.detail ?? "";
  const again = bare.filter((facts) => facts !== first && detail(facts) === detail(first));
  if (!again.some((facts) => isSame(sample(first), sample(facts))))
    return { ...none, chosen: inverters(table, group) };
  const isOtherUnit = bare.length === 2 && again.every(({ unit }) => unit !== first.unit);
  return isOtherUnit ? { ...none, chosen: [chosen(first, "ac", "power")] } : { ...none, rivals: group };
}

/** Of several columns for each inverter, those that say the most: PacTot before Pac1. */
function sameKind({ table, all }: Columns, parts: readonly Facts[]): Plant {
  const [best] = byRank(parts);
  const top = parts.filter((facts) => best && rankOf(facts.words) === rankOf(best.words));
  if (
    new Set(top.map((facts) => stem(table, facts))).size > 1 &&
    !top.every(({ words }) => isInverterName(words))
  )
    return { ...none, rivals: top };
  // One that is the sum of the others may be the whole, or an inverter as large.
  const values = top.map((facts) => sampleOf(table, facts, all));
  const isWhole = values.some((one) =>
    isSum(
      one,
      values.filter((other) => other !== one),
    ),
  );
  return top.length > 2 && isWhole ? { ...none, rivals: top } : { ...none, chosen: inverters(table, top) };
}

function byRank(found: readonly Facts[]): Facts[] {
  return [...found].sort((a, b) => rankOf(b.words) - rankOf(a.words));
}

/** A column of one inverter: by its word with a number or a serial number, or by the device that the rows name. */
function isPart(table: MeasuredTable, { column, words }: Facts): boolean {
  const numbered = words.some(
    (word, index) => /^\d+$/.test(words[index + 1] ?? "") && isInverterName([word]),
  );
  const device = table.columns[column]?.device;
  return (
    numbered || isInverterName(words) || words.some((word) => /^\d{5,}$/.test(word)) || device !== undefined
  );
}

/** What is left of a name without numbers and places: equal for the parts of one plant. */
function stem(table: MeasuredTable, { column, words }: Facts): string {
  const { source, device, quantity = "" } = table.columns[column] ?? {};
  if (device !== undefined) return `column ${source} ${quantity}`;
  return words.filter((word) => !isPlace(word)).join(" ");
}

function isOnePlant(table: MeasuredTable, group: readonly Facts[]): boolean {
  return new Set(group.map((facts) => stem(table, facts))).size === 1;
}

function inverters(table: MeasuredTable, group: readonly Facts[]): Chosen[] {
  const names = group.map((facts) => partName(table, facts, group));
  const distinct = new Set(names).size === names.length;
  return group.map((facts, index) => ({
    facts,
    role: "inverter",
    why: "inverter",
    name: distinct ? (names[index] ?? "") : `WR ${index + 1}`,
  }));
}

/** "WR 2", a serial number, or what else tells it from the others. */
function partName(table: MeasuredTable, { column, words, name }: Facts, group: readonly Facts[]): string {
  const { device, detail = "" } = table.columns[column] ?? {};
  if (device !== undefined) return device;
  const at = words.findIndex(
    (word, index) => isInverterName([word]) && /^\d{1,3}$/.test(words[index + 1] ?? ""),
  );
  if (at >= 0 && !/^(stp|sb|sun)$/.test(words[at] ?? "")) return `WR ${words[at + 1]}`;
  const serial = words.findLast((word) => /^\d{5,}$/.test(word));
  if (serial !== undefined) return serial;
  const own = words.filter((word) => !group.every((other) => other.words.includes(word)));
  return own.length > 0 ? own.join(" ") : detail || name;
}

/** The feed-in: by its own words, or a bare "grid" where no house stands beside it, whose sign would be unknown. */
function gridColumn({ table, all }: Columns, found: readonly Facts[], plant: readonly Facts[]) {
  const feed = byRank(found.filter(({ words }) => isFeedIn(words)))[0];
  if (feed) return { facts: feed, role: "grid" as const, why: "feedIn" };
  const bare = byRank(found.filter((facts) => isBareGrid(facts)))[0];
  if (!bare) return null;
  const house = all.some(
    ({ words, isNumeric }) => isNumeric && (isBattery(words) || notPlant(words) === "draw"),
  );
  const grid = sampleOf(table, bare, all);
  const [first] = plant;
  const isSigned =
    first === undefined
      ? hasBothSigns(grid)
      : !isTransfer(grid, sumOf(plant.map((facts) => sampleOf(table, facts, all))));
  if (house || isSigned) return { facts: bare, role: "ignored" as const, why: "gridSign" };
  return { facts: bare, role: "grid" as const, why: first ? "grid" : "gridAlone" };
}
