import type { Cache, CacheExchangeOpts, Data, FieldArgs } from "@urql/exchange-graphcache";

type Options<Key extends keyof CacheExchangeOpts> = NonNullable<CacheExchangeOpts[Key]>;
type UpdatesOf = Exclude<Options<"updates">[string], void | undefined>;

/** What is an entity of its own, what can be read without asking, and how a write changes what is on screen (§4). */
export interface CacheRules {
  /** By type: the key of an entity, or null for what lives inside another. */
  readonly keys?: Options<"keys">;
  readonly resolvers?: Options<"resolvers">;
  /** By field of Mutation. */
  readonly updates?: UpdatesOf;
  /** By field of Query: what an answer changes beside itself. */
  readonly queries?: UpdatesOf;
}

/** The exchange keeps these very objects, so that rules may be added while it runs. */
export interface LiveRules {
  readonly keys: Options<"keys">;
  readonly resolvers: Options<"resolvers">;
  readonly updates: { readonly Mutation: UpdatesOf; readonly Query: UpdatesOf };
}

export function mergedRules(all: readonly CacheRules[]): CacheRules {
  const live = liveRules({});
  for (const rules of all) addRules(live, rules);
  const { Mutation: updates, Query: queries } = live.updates;
  return { keys: live.keys, resolvers: live.resolvers, updates, queries };
}

export function liveRules(rules: CacheRules): LiveRules {
  const live: LiveRules = { keys: {}, resolvers: {}, updates: { Mutation: {}, Query: {} } };
  addRules(live, rules);
  return live;
}

/** Puts further rules beside those that are there, in place. */
export function addRules(live: LiveRules, { keys, resolvers = {}, updates, queries }: CacheRules): void {
  Object.assign(live.keys, keys);
  for (const [type, fields] of Object.entries(resolvers))
    live.resolvers[type] = Object.assign(live.resolvers[type] ?? {}, fields);
  Object.assign(live.updates.Mutation, updates);
  Object.assign(live.updates.Query, queries);
}

/** For objects that live inside another. */
export const embedded = () => null;

/** For objects with a `uid`. */
export const byUid = (data: Data) => (typeof data["uid"] === "string" ? data["uid"] : null);

/** For objects whose `id` is unique within their `park` alone. */
export const byParkAndId = ({ park, id }: Data) =>
  typeof park === "string" && typeof id === "string" ? JSON.stringify([park, id]) : null;

/** Makes the screens ask anew for root fields: those that `concerns` names, or all. */
export function askAnew(
  cache: Cache,
  concerns: (fieldName: string, args: FieldArgs) => boolean = () => true,
): void {
  for (const { fieldName, fieldKey, arguments: args } of cache.inspectFields("Query"))
    if (concerns(fieldName, args)) cache.invalidate("Query", fieldKey);
}
