import { CircleHelp } from "lucide-react";
import { placeOf } from "../actions/domainActions";
import { pinEntity } from "../actions/pinEntity";
import { groups } from "../command/action";
import type { Action } from "../command/action";
import type { Context } from "../command/context";
import type { Entity, EntityKind } from "../command/entity";
import { entityKey } from "../command/entity";
import { offer, rowValues, subjectsOf } from "../command/offer";
import type { SearchHit } from "../command/search";
import { TIER_CONTEXT, TIER_KEYWORD } from "../command/searchLevel";
import { isEntity } from "../command/values";
import { cautious } from "./cautious";
import { inTurn } from "./inTurn";
import { places } from "./loaders";
import { narrowed } from "./narrow";
import { pairRows } from "./pairs";
import { kindNumbers, prefixes, readPrefix } from "./prefixes";
import type { Prefix } from "./prefixes";
import { actionRow, cut, entityRow, MOST_ROWS } from "./rows";
import type { Row, Section } from "./rows";
import type { Sources } from "./sources";

/** Hits asked for where some of the first are absent, for want of rights: the list is to be full all the same. */
const HITS = 3 * MOST_ROWS;
const RECENT_ROWS = 5;
const CONTEXT_ROWS = 6;
const PINNED_ROWS = 9;
/** What breaks ties: what is on screen first, then its relatives, then what is used often. The index takes up to 511. */
const ON_SCREEN = 500;
const RELATED = 400;
const USED_MOST = 300;

function present(rows: readonly (Row | undefined)[]): Row[] {
  return rows.filter((row): row is Row => row !== undefined);
}

/** What applies stands first. */
function greyedLast(rows: readonly Row[]): Row[] {
  const isGreyed = ({ disabled }: Row) => disabled !== undefined;
  return [...rows.filter((row) => !isGreyed(row)), ...rows.filter(isGreyed)];
}

/** Below everything that matched as well. */
const DISABLED = -512;

/** What an action would act on without being told, as `offer` takes it. */
function subjectsHere(action: Action, context: Context): { readonly subjects?: readonly Entity[] } {
  const subjects = subjectsOf(action, context);
  return subjects.length === 0 ? {} : { subjects };
}

/** Ties are broken by this; made once per opening, so that a key costs nothing. What cannot be had now comes last. */
export function boostOf(sources: Sources): ReadonlyMap<string, number> {
  const { tools, index, actions, context } = sources;
  const boost = new Map<string, number>();
  for (const { id, place } of actions) if (place === "onScreen") boost.set(`action:${id}`, RELATED);
  for (const [id, score] of tools.recents.scores())
    boost.set(id, Math.max(boost.get(id) ?? 0, Math.min(USED_MOST, Math.round(score * 20))));
  for (const action of actions)
    if (offer(action, context, { ...subjectsHere(action, context), searched: true }) !== "available")
      boost.set(`action:${action.id}`, DISABLED);
  const { focused } = sources.context;
  if (focused === undefined) return boost;
  for (const key of index.relatives(focused)) boost.set(key, RELATED);
  boost.set(entityKey(focused), ON_SCREEN);
  return boost;
}

/** What an action for these entities acts on: on them, or on what is shown, with them as its argument. */
function actedOn(action: Action, { context }: Sources, entities: readonly Entity[]): readonly Entity[] {
  const [entity] = entities;
  if (entity === undefined || action.on === entity.kind) return entities;
  const place = subjectsOf(action, context);
  const answers = Object.values(rowValues(action, place, context));
  return answers.some((each) => isEntity(each) && entityKey(each) === entityKey(entity)) ? place : [];
}

/** Actions for these entities: the default one first, verbs before copies, and what cannot be had now last. */
export function actionsOn(sources: Sources, entities: readonly Entity[]): Row[] {
  const rows = [...sources.actions]
    .sort((one, other) => placeOf(one) - placeOf(other))
    .map((action) => {
      const subjects = action.on === undefined ? [] : actedOn(action, sources, entities);
      return subjects.length === 0 ? undefined : actionRow(sources, action, { subjects });
    });
  return greyedLast(present(rows));
}

/** What Enter does with an entity; undefined where no screen shows it: then Enter lists what can be done with it. */
export function defaultAction({ actions, context }: Sources, entity: Entity): Action | undefined {
  const first = actions.find(({ on }) => on === entity.kind);
  return first !== undefined && offer(first, context, { subjects: [entity] }) === "absent"
    ? undefined
    : first;
}

/** What the account keeps at hand: a thing as it is known now, else as it was named. */
function pinnedRows({ tools, index, context }: Sources): Row[] {
  return context.pins
    .slice(0, PINNED_ROWS)
    .map((pin) => entityRow(tools, (pin.of === undefined ? undefined : index.get(pin.of)) ?? pinEntity(pin)));
}

function recentRows(sources: Sources): Row[] {
  const { tools, actions, index } = sources;
  const rows: Row[] = [];
  for (const id of tools.recents.ids) {
    if (rows.length >= RECENT_ROWS) break;
    const entity = index.get(id);
    const action = actions.find((known) => `action:${known.id}` === id && known.on === undefined);
    const row = entity ? entityRow(tools, entity) : action && actionRow(sources, action);
    if (row !== undefined && row.disabled === undefined && id !== "action:palette.open") rows.push(row);
  }
  return rows;
}

/** Nothing typed yet: what is on screen, what was used of late, screens, then all other commands. */
export function browse(sources: Sources): Section[] {
  const { tools, actions } = sources;
  const { focused } = sources.context;
  const onScreen = focused === undefined ? [] : actionsOn(sources, [focused]).slice(0, CONTEXT_ROWS);
  const here = `go.${sources.context.route}`;
  const pinned = pinnedRows(sources);
  const isPinned = new Set(pinned.map(({ key }) => key));
  const recent = recentRows(sources).filter(({ key }) => !isPinned.has(key) && key !== `action:${here}`);
  const shown = new Set([...onScreen, ...recent].map(({ key }) => key));
  const byGroup = groups.map((group) => ({
    id: group,
    title: tools.t(`group.${group}`),
    rows: greyedLast(
      present(
        actions
          .filter(({ id, on, group: own }) => own === group && on === undefined && id !== here)
          .filter(({ id }) => !shown.has(`action:${id}`))
          .map((action) => actionRow(sources, action)),
      ),
    ),
  }));
  return cut([
    { id: "context", title: focused?.name, rows: onScreen },
    { id: "pinned", title: tools.t("palette.pinned"), rows: pinned },
    { id: "recent", title: tools.t("palette.recent"), rows: recent },
    ...byGroup,
  ]);
}

/** The best hits for a text, forbidden commands greyed with the reason. */
export function find(
  sources: Sources,
  text: string,
  kinds: readonly EntityKind[] | undefined,
  boost: ReadonlyMap<string, number>,
): readonly Row[] {
  const numbers = kindNumbers(kinds);
  const options = { boost, ...(numbers === undefined ? {} : { kinds: new Set(numbers) }) };
  const rowsOf = (limit: number) => {
    const hits = sources.search.search(text, { ...options, limit });
    return {
      rows: present(hits.map((hit) => rowOfHit(sources, hit))),
      isMore: hits.length === limit,
      best: hits[0]?.score ?? 0,
    };
  };
  const { rows, isMore, best } = rowsOf(MOST_ROWS);
  // What only a slip of the hand explains may be the name of a park that is still on its way.
  if (best < TIER_CONTEXT && sources.index.loading.kinds.includes(places.kind)) return [];
  const isSure = best >= TIER_KEYWORD;
  // What no word begins may be a name and a verb.
  if (!isSure && kinds === undefined) return [...pairRows(sources, text), ...rows].slice(0, MOST_ROWS);
  const found = isMore && rows.length < MOST_ROWS ? rowsOf(HITS).rows.slice(0, MOST_ROWS) : rows;
  return explained(sources, cautious(sources, found, text));
}

/** Below what is greyed for want of rights: the way to what one may do, and why. */
export function explained(sources: Sources, rows: readonly Row[]): readonly Row[] {
  if (!rows.some(({ isForbidden }) => isForbidden === true)) return rows;
  const rights = sources.actions.find(({ id }) => id === "go.rights");
  const row = rights && actionRow(sources, rights);
  if (row === undefined || rows.some(({ key }) => key === row.key)) return rows;
  return [...rows.slice(0, MOST_ROWS - 1), row];
}

/** The row of what was found. An action acts on what is on screen where that fits. */
function rowOfHit(sources: Sources, { key, name, ranges }: SearchHit): Row | undefined {
  const { tools, actions, index } = sources;
  const matched = { name, ranges };
  const entity = index.get(key);
  if (entity) return entityRow(tools, entity, matched);
  const action = actions.find(({ id }) => `action:${id}` === key);
  if (!action) return undefined;
  return actionRow(sources, action, { ...subjectsHere(action, sources.context), matched });
}

function helpRows(sources: Sources, text: string): Row[] {
  const { tools, actions } = sources;
  const signs = prefixes.map(({ sign, id }): Row => ({
    key: `prefix:${sign}`,
    icon: CircleHelp,
    name: tools.t(`palette.prefix.${id}`),
    label: `palette.prefix.${id}`,
    ranges: [],
    keys: sign,
    target: { type: "prefix", sign },
  }));
  const help = actions.filter(({ group }) => group === "help").map((action) => actionRow(sources, action));
  return narrowed(sources.names, [...signs, ...present(help)], text);
}

function foundSections(
  sources: Sources,
  text: string,
  kinds: readonly EntityKind[] | undefined,
  boost: ReadonlyMap<string, number>,
): Section[] {
  return [{ id: "found", rows: inTurn(sources, text, find(sources, text, kinds, boost), boost) }];
}

function prefixSections(
  sources: Sources,
  prefix: Prefix,
  text: string,
  boost: ReadonlyMap<string, number>,
): Section[] {
  const { tools, index } = sources;
  if (prefix.id === "help") return [{ id: "help", rows: helpRows(sources, text) }];
  if (text.trim() !== "") return foundSections(sources, text, prefix.kinds, boost);
  if (prefix.id === "commands")
    return browse(sources).filter(({ id }) => id !== "recent" && id !== "context");
  return cut([
    { id: prefix.id, rows: index.list(prefix.kinds, MOST_ROWS).map((entity) => entityRow(tools, entity)) },
  ]);
}

/** What the palette shows at its root for a query, prefix included. */
export function rootSections(sources: Sources, query: string, boost: ReadonlyMap<string, number>): Section[] {
  const { prefix, text } = readPrefix(query);
  if (prefix !== undefined) return prefixSections(sources, prefix, text, boost);
  if (text.trim() === "") return browse(sources);
  return foundSections(sources, text, undefined, boost);
}
