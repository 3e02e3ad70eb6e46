import { contextFor } from "../command/context";
import type { Entity, EntityKind } from "../command/entity";
import type { Finder } from "../command/picking";
import { find } from "./finder";
import { entityRow, MOST_ROWS } from "./rows";
import type { Row } from "./rows";
import type { Sources } from "./sources";

interface Pickable {
  readonly row: Row;
  readonly entity: Entity;
}

/** The entities of a kind that a text finds, the first ones without a text; only those that suit. */
export function pickable(
  sources: Sources,
  kind: EntityKind,
  query: string,
  suits: (entity: Entity) => boolean,
): Pickable[] {
  const { tools, index } = sources;
  const rows =
    query.trim() === ""
      ? index.list([kind], MOST_ROWS).map((entity) => entityRow(tools, entity))
      : find(sources, query, [kind], new Map());
  return rows.flatMap((row) => {
    const { target } = row;
    return target.type === "entity" && suits(target.entity) ? [{ row, entity: target.entity }] : [];
  });
}

/** The palette's search, as the fields of forms ask it. */
export function createFinder(sources: Sources): Finder {
  const { index } = sources;
  return {
    stateOf: (kind) => index.stateOf(kind),
    get: (key) => index.get(key),
    find: ({ kind, suits }, subjects, text) => {
      const context = contextFor(sources.tools.context(), subjects);
      const found = pickable(
        { ...sources, context },
        kind,
        text,
        (entity) => suits?.(entity, context) ?? true,
      );
      return found.map(({ row: { icon }, entity }) => ({ icon, entity }));
    },
    ask: (kind, text) => index.ask(text, [kind]),
  };
}
