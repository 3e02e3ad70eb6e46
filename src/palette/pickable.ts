import type { EntityArg } from "../command/args";
import { contextFor } from "../command/context";
import { entityKey } from "../command/entity";
import type { Entity } from "../command/entity";
import type { Finder } from "../command/picking";
import { find } from "./finder";
import { entityRow, MOST_ROWS } from "./rows";
import type { Row } from "./rows";
import type { Sources } from "./sources";

interface Pickable {
  readonly row: Row;
  readonly entity: Entity;
}

/** The entities that an argument takes and a text finds, the first ones without a text; only those that suit. */
export function pickable(
  sources: Sources,
  { kind, notYet }: Pick<EntityArg, "kind" | "notYet">,
  query: string,
  suits: (entity: Entity) => boolean,
): Pickable[] {
  const { tools, index } = sources;
  const rows =
    query.trim() === ""
      ? index.list([kind], MOST_ROWS).map((entity) => entityRow(tools, entity))
      : find(sources, query, [kind], new Map());
  const isThere = ({ uid }: Entity): boolean =>
    notYet !== undefined && index.get(entityKey({ kind: notYet, uid })) !== undefined;
  return rows.flatMap((row) => {
    const { target } = row;
    if (target.type !== "entity" || isThere(target.entity) || !suits(target.entity)) return [];
    return [{ row, entity: target.entity }];
  });
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
      const found = pickable({ ...sources, context }, arg, text, suits);
      return found.map(({ row: { icon }, entity }) => ({ icon, entity }));
    },
    ask: (kind, text) => index.ask(text, [kind]),
  };
}
