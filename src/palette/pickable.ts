import type { EntityArg } from "../command/args";
import { contextFor } from "../command/context";
import { entityKey } from "../command/entity";
import type { Entity } from "../command/entity";
import type { Finder } from "../command/picking";
import { withinReach } from "./answered";
import { find } from "./finder";
import { entityRow, MOST_ROWS } from "./rows";
import type { Row } from "./rows";
import type { Sources } from "./sources";

interface Pickable {
  readonly row: Row;
  readonly entity: Entity;
}

/** Those that are listed, and of how many they are the first. */
interface Pickables {
  readonly picks: readonly Pickable[];
  readonly total: number;
}

/**
 * The entities that an argument takes and a text finds; without a text the first of them, what was `answered` there
 * before among these. Only those that suit.
 */
export function pickable(
  sources: Sources,
  { kind, notYet }: Pick<EntityArg, "kind" | "notYet">,
  query: string,
  suits: (entity: Entity) => boolean,
  answered?: string,
): Pickables {
  const { tools, index } = sources;
  const isThere = ({ uid }: Entity): boolean =>
    notYet !== undefined && index.get(entityKey({ kind: notYet, uid })) !== undefined;
  const fits = (entity: Entity): boolean => !isThere(entity) && suits(entity);
  if (query.trim() === "") {
    const all = index.list([kind], Infinity).filter(fits);
    const first = withinReach(all, entityKey, answered, MOST_ROWS).slice(0, MOST_ROWS);
    return { picks: first.map((entity) => ({ row: entityRow(tools, entity), entity })), total: all.length };
  }
  const picks = find(sources, query, [kind], new Map()).flatMap((row): Pickable[] => {
    const { target } = row;
    return target.type === "entity" && fits(target.entity) ? [{ row, entity: target.entity }] : [];
  });
  return { picks, total: picks.length };
}

/** The palette's search, as the fields of forms ask it. */
export function createFinder(sources: Sources): Finder {
  const { index } = sources;
  return {
    stateOf: (kind) => index.stateOf(kind),
    get: (key) => index.get(key),
    find: (arg, subjects, text) => {
      const context = contextFor(sources.tools.context(), subjects);
      const suits = (entity: Entity) => arg.suits?.(entity, context) ?? true;
      const { picks } = pickable({ ...sources, context }, arg, text, suits);
      return picks.map(({ row: { icon }, entity }) => ({ icon, entity }));
    },
    ask: (kind, text) => index.ask(text, [kind]),
  };
}
