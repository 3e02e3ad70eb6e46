import { entityKey, entityKinds } from "../command/entity";
import type { Entity } from "../command/entity";
import { TIER_KEYWORD, TIER_WORD } from "../command/searchLevel";
import { actionRow } from "./rows";
import type { Row } from "./rows";
import type { Sources } from "./sources";

/** So many of each are looked at, and so many pairs are shown. */
const MOST = 6;
/** Nobody types a longer sentence; each word more is a few searches more. */
const MOST_WORDS = 6;

const { action: ACTION, screen: SCREEN, ...objects } = entityKinds;
const verbKinds: ReadonlySet<number> = new Set([ACTION, SCREEN]);
const objectKinds: ReadonlySet<number> = new Set(Object.values(objects));

/** Each way to take some words that stand together out of a text: these, and the rest. */
function cuts(text: string): (readonly [string, string])[] {
  const words = text.trim().split(/\s+/);
  if (words.length > MOST_WORDS) return [];
  return words.flatMap((_, from) =>
    words.slice(from).flatMap((__, more) => {
      const rest = [...words.slice(0, from), ...words.slice(from + more + 1)];
      const taken = words.slice(from, from + more + 1);
      return rest.length === 0 ? [] : [[taken.join(" "), rest.join(" ")] as const];
    }),
  );
}

/**
 * A name and a verb in one breath: "peetz rename", "why is telde at fault". What can be done so with what is called so,
 * where every word begins a word of the one or of the other; a typing error is no verb.
 */
export function pairRows(sources: Sources, text: string): Row[] {
  const { search, index, actions } = sources;
  const found = (words: string, kinds: ReadonlySet<number>, tier: number) =>
    search
      .search(words, { kinds, limit: MOST })
      .filter(({ score }) => score >= tier)
      .map(({ key }) => key);
  const rows = new Map<string, Row>();
  for (const [object, verb] of cuts(text)) {
    const verbs = found(verb, verbKinds, TIER_KEYWORD).flatMap((key) =>
      actions.filter(({ id }) => key === `action:${id}`),
    );
    if (verbs.length === 0) continue;
    const entities = found(object, objectKinds, TIER_WORD).flatMap((key): Entity[] => {
      const entity = index.get(key);
      return entity ? [entity] : [];
    });
    for (const action of verbs)
      for (const entity of entities.filter(({ kind }) => kind === action.on)) {
        const row = actionRow(sources, action, { subjects: [entity] });
        const key = `${row?.key ?? ""} ${entityKey(entity)}`;
        const whose = [entity.name, entity.context].filter(Boolean).join(" · ");
        if (row) rows.set(key, { ...row, key, context: whose });
      }
  }
  return [...rows.values()].slice(0, MOST);
}
