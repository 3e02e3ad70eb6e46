import type { Context } from "../command/context";
import { entityKey, entityKinds } from "../command/entity";
import type { Entity, EntityKind } from "../command/entity";
import type { Searchable, SearchIndex } from "../command/search";
import { TIER_WORD } from "../command/searchLevel";
import { inDigits } from "../rules/romanNumbers";

function isSame(one: Entity, other: Entity): boolean {
  const textOf = ({ name, context, parent, state, aliases }: Entity) =>
    JSON.stringify([name, context, parent, state, aliases]);
  return textOf(one) === textOf(other);
}

/** Where something is, also by the digits of a Roman number: "wr 12 rübsee 2" is one of "Rübsee II". */
function wordsOf(place: string): string {
  const spoken = inDigits(place);
  return spoken === place ? place : `${place} ${spoken}`;
}

function searchableOf(entity: Entity): Searchable {
  const { kind, name, aliases = [], context, within = context } = entity;
  return {
    key: entityKey(entity),
    kind: entityKinds[kind],
    names: [name, ...aliases],
    ...(within === undefined ? {} : { context: wordsOf(within) }),
  };
}

/** What stands first where nothing was typed. */
interface Near {
  readonly themselves: readonly Pick<Entity, "kind" | "uid">[];
  /** Of what has a rank, that of this park. */
  readonly park: string | undefined;
}

/** What is on screen, what it belongs to, and one's own organization. */
export function nearOf({ focused, access }: Context): Near {
  const { kind, uid, parent } = focused ?? {};
  const own = access.organizationUid;
  const above = kind === "park" ? "portfolio" : "park";
  return {
    themselves: [
      ...(kind && uid ? [{ kind, uid }] : []),
      ...(parent === undefined ? [] : [{ kind: above, uid: parent } as const]),
      ...(own ? [{ kind: "organization", uid: own } as const] : []),
    ],
    park: kind === "park" ? uid : parent,
  };
}

/** The entities that can be found, and the search index that finds them. */
export class EntityStore {
  private readonly entities = new Map<string, Entity>();

  constructor(private readonly search: SearchIndex) {}

  get size(): number {
    return this.entities.size;
  }

  get(key: string): Entity | undefined {
    return this.entities.get(key);
  }

  all(): Iterable<Entity> {
    return this.entities.values();
  }

  /** The first of some kinds: what is near, then the worst, then by name. */
  list(kinds: readonly EntityKind[], limit: number, language: string, near: Near): Entity[] {
    const found = [...this.entities.values()].filter(({ kind }) => kinds.includes(kind));
    const { compare } = new Intl.Collator(language, { numeric: true });
    const isNear = ({ kind, uid, rank, parent }: Entity) =>
      Number(
        near.themselves.some((each) => each.uid === uid && each.kind === kind) ||
          (rank !== undefined && parent === near.park),
      );
    return found
      .sort(
        (one, other) =>
          isNear(other) - isNear(one) || (other.rank ?? 0) - (one.rank ?? 0) || compare(one.name, other.name),
      )
      .slice(0, limit);
  }

  /** The best of a kind for a text, whole words and beginnings alone; at most three. */
  find(text: string, kind: EntityKind): Entity[] {
    const hits = this.search.search(text, { kinds: new Set([entityKinds[kind]]), limit: 3 });
    return hits.flatMap(({ key, score }) => (score < TIER_WORD ? [] : (this.entities.get(key) ?? [])));
  }

  /** Keys of what belongs to an entity, and of what it belongs to. */
  relatives({ kind, uid, parent }: Entity): string[] {
    const related: string[] = [];
    for (const [key, other] of this.entities) {
      const isChild = other.parent === uid && other.kind !== kind;
      if (isChild || (parent !== undefined && other.uid === parent)) related.push(key);
    }
    return related;
  }

  /** Puts in what is new and what has changed; true when there was any. */
  put(entities: readonly Entity[]): boolean {
    const fresh = entities.filter((entity) => {
      const known = this.entities.get(entityKey(entity));
      return known === undefined || !isSame(known, entity);
    });
    for (const entity of fresh) this.entities.set(entityKey(entity), entity);
    this.search.add(fresh.map(searchableOf));
    return fresh.length > 0;
  }

  /** Nothing more comes for now. */
  settle(): void {
    this.search.settle();
  }

  remove(keys: readonly string[]): void {
    this.search.remove(keys);
    for (const key of keys) this.entities.delete(key);
  }

  clear(): void {
    this.remove([...this.entities.keys()]);
  }
}
