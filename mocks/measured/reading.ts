import type { Decimal } from "./numbers";
import type { OrderGuess, ClockRule } from "./times";
import type { TimeOrder } from "./stamp";
import type { EnergyUnit, PowerUnit, SunUnit } from "./units";
import type { MeasuredFailure, Note } from "./failure";

export const ROLES = ["time", "clock", "grid", "ac", "inverter", "radiation", "ignored"] as const;
export type Role = (typeof ROLES)[number];

/** Of an energy column: what each interval gave, or the reading of a meter that only rises. */
export type EnergyKind = "interval" | "meter";
export const UNITS = [
  ...(["W", "kW", "MW", "GW", "Wh", "kWh", "MWh", "GWh", "Wh meter", "kWh meter", "MWh meter"] as const),
  ...(["W/m²", "kW/m²", "Wh/m²", "kWh/m²"] as const),
] as const satisfies readonly ValueUnit[];
export type ValueUnit = PowerUnit | SunUnit | EnergyUnit | `${EnergyUnit} meter`;

/** What becomes of the interval in which a meter jumps. */
export type JumpRule = "leave" | "keep";

/** What a column is taken for, and why. */
export interface ColumnReading {
  readonly role: Role;
  readonly unit: ValueUnit | null;
  /** -1 where the file counts towards the house or the inverter. */
  readonly sign: 1 | -1;
  readonly decimal: Decimal;
  /** Whether its numbers may be read either way, and whether nothing told which. */
  readonly isUnclear: boolean;
  readonly isAsked: boolean;
  /** Whether its values may be counted the other way. */
  readonly asksSign: boolean;
  /** Key of the words that say why. */
  readonly why: string;
  readonly name: string;
}

/** How the file is read: a guess, with what the person chose laid over it. */
export interface Reading {
  readonly columns: readonly ColumnReading[];
  readonly clock: number | null;
  readonly order: OrderGuess;
  readonly zone: ClockRule;
  /** "asked" where the rows do not fit the zone's own clocks, or may not. */
  readonly zoneBy: "cells" | "header" | "chosen" | "zone" | "asked";
  /** Whether a meter's jump counts as energy; null where nobody said so. */
  readonly jump: JumpRule | null;
  /** What a line above the table says that values are to be multiplied by, and what was chosen; null for no such line. */
  readonly factor: { readonly named: number; readonly chosen: number | null } | null;
  /** What must be told before anything can be imported. */
  readonly open: readonly MeasuredFailure[];
  readonly notes: readonly Note[];
}

/** The columns whose values are used: those with a unit. */
export function usedColumns(columns: readonly ColumnReading[]): number[] {
  return columns.flatMap(({ unit }, column) => (unit === null ? [] : [column]));
}

/** What the person chose instead of the guess; what is absent stays guessed. */
export interface Choices {
  readonly columns?: Readonly<Record<number, ColumnChoice>>;
  readonly order?: TimeOrder;
  readonly zone?: ClockRule;
  readonly jump?: JumpRule;
  /** What power is multiplied by. */
  readonly factor?: number;
}

export interface ColumnChoice {
  readonly role?: Role;
  readonly unit?: ValueUnit;
  readonly sign?: 1 | -1;
  readonly decimal?: Decimal;
}
