import type { Collection } from "./backend";
import { cooperationKey } from "./world/cooperations";
import { grantKey } from "./world/grants";
import type { WorldState } from "./world/types";

/** Changed records by key, null for those that are gone; what lasts of a world beside its seed. */
export type Changes = Partial<Record<Collection, Readonly<Record<string, unknown>>>>;

/** One collection, its records found by their key. */
interface Table {
  find(world: WorldState, key: string): unknown;
  /** The record for itself: what changes one leaves the other. */
  copy(record: unknown): unknown;
  put(world: WorldState, key: string, record: unknown): void;
}

const tables: Readonly<Record<Collection, Table>> = {
  accounts: table(
    (world) => world.accounts,
    (one) => one.account,
  ),
  sessions: table(
    (world) => world.sessions,
    (one) => one.id,
  ),
  invitations: table(
    (world) => world.invitations,
    (one) => one.id,
  ),
  organizations: table(
    (world) => world.organizations,
    (one) => one.uid,
  ),
  cooperations: table((world) => world.cooperations, cooperationKey),
  grants: table((world) => world.grants, grantKey),
  contacts: table(
    (world) => world.contacts,
    (one) => String(one.id),
  ),
  images: table(
    (world) => world.images,
    (one) => one.park_uid,
  ),
  siteRoles: table(
    (world) => world.siteRoles,
    (one) => one.id,
  ),
  portfolios: table(
    (world) => world.portfolios,
    (one) => one.uid,
  ),
  parks: table(
    (world) => world.parks,
    (one) => one.uid,
  ),
  devices: table(
    (world) => world.devices,
    (one) => one.uid,
  ),
  events: table(
    (world) => world.events,
    (one) => String(one.id),
  ),
  reports: table(
    (world) => world.reports,
    (one) => one.id,
  ),
  contracts: table(
    (world) => world.contracts,
    (one) => one.park_uid,
  ),
  accountingContacts: table(
    (world) => world.accountingContacts,
    (one) => String(one.id),
  ),
  comments: table(
    (world) => world.comments,
    (one) => one.id,
  ),
  patches: table(
    (world) => world.patches,
    (one) => one.key,
  ),
  measured: {
    ...table(
      (world) => world.measured,
      (one) => one.id,
    ),
    // A year of minutes is large, and never changed.
    copy: (record) => record,
  },
};

/** The record as it stands now, to be kept, or null when it is gone. */
export function recordOf(world: WorldState, collection: Collection, key: string): unknown {
  return tables[collection].copy(tables[collection].find(world, key));
}

/** Puts changed records over those of a world. */
export function applyChanges(world: WorldState, changes: Changes): void {
  for (const [name, table] of Object.entries(tables)) {
    const records = Object.entries(changes).find(([collection]) => collection === name)?.[1];
    for (const [key, record] of Object.entries(records ?? {})) table.put(world, key, record);
  }
}

/** The older changes with the newer ones over them. */
export function mergeChanges(older: Changes, newer: Changes): Changes {
  const merged: Changes = { ...older };
  for (const name of Object.keys(tables).filter(isCollection))
    if (newer[name]) merged[name] = { ...older[name], ...newer[name] };
  return merged;
}

export function isCollection(name: string): name is Collection {
  return Object.hasOwn(tables, name);
}

function table<T>(rows: (world: WorldState) => T[], keyOf: (row: T) => string): Table {
  return {
    find: (world, key) => rows(world).find((row) => keyOf(row) === key) ?? null,
    copy: (record) => structuredClone(record),
    put(world, key, record) {
      const all = rows(world);
      const index = all.findIndex((row) => keyOf(row) === key);
      if (record === null) all.splice(index, index < 0 ? 0 : 1);
      else all.splice(index < 0 ? all.length : index, 1, this.copy(record) as T);
    },
  };
}
