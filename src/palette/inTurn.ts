import { cautious } from "./cautious";
import { readPrefix } from "./prefixes";
import type { Row } from "./rows";
import type { Sources } from "./sources";

function parkOfInverter({ target }: Row): string | undefined {
  return target.type === "entity" && target.entity.kind === "inverter" ? target.entity.parent : undefined;
}

/**
 * Without inverters that came before those of a park that the text names better: Enter must not open the one of
 * "Nord II" where that of "Nord" is on its way. What has a boost stands first whatever comes.
 */
export function inTurn(
  sources: Sources,
  text: string,
  rows: readonly Row[],
  boost: ReadonlyMap<string, number>,
): readonly Row[] {
  if (!rows.some((row) => parkOfInverter(row) !== undefined)) return rows;
  const parks = sources.index.invertersOf(text);
  const missing = parks.findIndex(({ areThere }) => !areThere);
  if (missing < 0) return rows;
  const before = new Set(parks.slice(0, missing).map(({ park }) => park));
  const shown = rows.filter((row) => {
    const park = parkOfInverter(row);
    return park === undefined || before.has(park) || boost.has(row.key);
  });
  return cautious(sources, shown, text);
}

/** Whether inverters that are asked for with their park are still to come. */
export function areInvertersToCome(index: Sources["index"], query: string): boolean {
  const { prefix, text } = readPrefix(query);
  const isMeant = prefix?.kinds.includes("inverter") !== false;
  return isMeant && index.invertersOf(text).some(({ areThere }) => !areThere);
}
