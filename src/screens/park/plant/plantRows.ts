import type { Entity } from "../../../command/entity";
import { deviations, LAGGING } from "../../../rules/siblings";
import type { Lagging } from "../../../rules/siblings";
import type { GakItem, InverterItem, StatItem, StringItem } from "./plantQueries";

/** An inverter with what it did in the filter's range; null where that is not known. */
export interface InverterRow extends InverterItem {
  readonly stat: StatItem | null;
  /** From the median specific yield of all inverters of the park, as a share. */
  readonly deviation: number | null;
}

/** Each inverter's distance from its siblings, by id. */
export function deviationById(stats: readonly StatItem[]): ReadonlyMap<string, number | null> {
  const apart = deviations(stats.map(({ specificYield }) => specificYield));
  return new Map(stats.map(({ inverter }, place) => [inverter, apart[place] ?? null]));
}

/** The inverters with what they did, worst first; those without a figure last. */
export function inverterRows(
  items: readonly InverterItem[],
  stats: readonly StatItem[] | undefined,
): readonly InverterRow[] {
  const byId = new Map(stats?.map((stat) => [stat.inverter, stat]));
  const apart = deviationById(stats ?? []);
  return items
    .map((item) => ({ ...item, stat: byId.get(item.id) ?? null, deviation: apart.get(item.id) ?? null }))
    .sort((one, other) => (one.deviation ?? Infinity) - (other.deviation ?? Infinity));
}

/** The inverters that yield far less than their siblings, worst first. */
export function lagging(stats: readonly StatItem[]): readonly Lagging[] {
  const apart = deviationById(stats);
  return stats
    .flatMap(({ inverter, name }) => {
      const deviation = apart.get(inverter) ?? null;
      return deviation !== null && deviation <= LAGGING ? [{ name, deviation, leadsTo: inverter }] : [];
    })
    .sort((one, other) => one.deviation - other.deviation);
}

/** A park as its parts refer to it; its kind says what they are called. */
export interface PlantPark {
  readonly park: string;
  readonly name: string;
  readonly kind: string | null;
}

/** Its machines are turbines. */
export const isWind = ({ kind }: PlantPark) => kind === "wind";

/** Machines of wind have neither boxes nor strings. */
export function hasBoxes(park: PlantPark, machines: readonly InverterItem[]): boolean {
  return !isWind(park) || machines.some(({ gakCount }) => (gakCount ?? 0) > 0);
}

export type PlantWords = { readonly context?: "wind" };

/** For the words of the plant: an inverter is called a turbine in a wind park. */
export function wordsOf(park: PlantPark): PlantWords {
  return isWind(park) ? { context: "wind" } : {};
}

type Place = Pick<PlantPark, "park" | "name">;

export function inverterEntity({ id, name }: InverterItem, { park, name: context }: Place): Entity {
  return { kind: "inverter", uid: id, name, context, parent: park };
}

export function gakEntity({ id, name }: GakItem, { park, name: context }: Place): Entity {
  return { kind: "gak", uid: id, name, context, parent: park };
}

export function stringEntity({ id, name }: StringItem, { park, name: context }: Place): Entity {
  return { kind: "string", uid: id, name, context, parent: park };
}
