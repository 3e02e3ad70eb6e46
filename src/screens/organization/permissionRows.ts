import type { Entity } from "../../command/entity";
import { fullNameOf } from "../../command/entity";
import { matcherOf } from "../../command/fold";
import type { HeldPermission } from "./permissionQueries";

/** A thing that a permission is or may be for. */
export interface PermissionRow {
  /** Kind and uid: one pair once in a list (§4). */
  readonly id: string;
  readonly object: string;
  readonly uid: string;
  readonly name: string;
  /** What the server calls it; empty where it does not: then `name` stands for it on the screen alone. */
  readonly serverName: string;
  /** Id of the row that it stands under, for it belongs to that; null at the top. */
  readonly parent: string | null;
  readonly isHeld: boolean;
  /** Whether it is to be held before anybody has marked anything: as it is, or as with whom it is copied from. */
  readonly isProposed: boolean;
  /** Name of what it belongs to, where that is held: then it holds for this, too. */
  readonly from: string | null;
}

interface Place {
  readonly uid: string;
  readonly name: string;
}

export interface PermissionPlaces {
  readonly organization: Place;
  readonly portfolios: readonly (Place & { readonly parks: readonly Place[] })[];
}

export function permissionId({ object, uid }: Pick<PermissionRow, "object" | "uid">): string {
  return `${object}:${uid}`;
}

type NamedPermission = Pick<PermissionRow, "object" | "uid" | "name" | "serverName">;

export interface PermissionSources {
  readonly held: readonly HeldPermission[];
  /** What another one holds: then that is proposed in place of what is held. */
  readonly copied: readonly HeldPermission[] | undefined;
  /** What was marked on an earlier visit, or sent and refused: it keeps its row until it is sent or given up. */
  readonly unsent: readonly NamedPermission[];
  /** Devices that somebody has looked up: there are too many to list them all. */
  readonly devices: readonly Entity[];
  /** What stands for a name that the server does not give. */
  readonly unnamed: (object: string, number: number) => string;
}

function namedByServer({ object, uid, name }: HeldPermission): NamedPermission {
  return { object, uid, name: name ?? "", serverName: name ?? "" };
}

/**
 * Everything a permission may be for: the organization and under it what is held besides its sites, of kinds that nobody
 * knows too [116], with the devices looked up, then its portfolios with their parks.
 */
export function permissionRows(
  { organization, portfolios }: PermissionPlaces,
  { held, copied, unsent, devices, unnamed }: PermissionSources,
): PermissionRow[] {
  const heldIds = new Set(held.map(permissionId));
  const proposedIds = copied === undefined ? heldIds : new Set(copied.map(permissionId));
  const row = (object: string, place: Place, above: PermissionRow | null, from: string | null) => {
    const pair = { object, uid: place.uid };
    const id = permissionId(pair);
    return {
      ...pair,
      id,
      name: place.name,
      serverName: place.name,
      parent: above === null ? null : above.id,
      isHeld: heldIds.has(id),
      isProposed: proposedIds.has(id),
      from,
    };
  };
  const top: PermissionRow = row("organization", organization, null, null);
  const fromTop = top.isHeld ? top.name : null;
  const tree = portfolios.flatMap((portfolio) => {
    const above = row("portfolio", portfolio, top, fromTop);
    const fromAbove = above.isHeld ? above.name : fromTop;
    return [above, ...portfolio.parks.map((park) => row("park", park, above, fromAbove))];
  });
  const listed = new Set([top, ...tree].map(({ id }) => id));
  const isLookedUp = ({ uid }: NamedPermission) => devices.some((device) => device.uid === uid);
  const kept = unsent.filter((one) => !isLookedUp(one));
  const known = [...(copied ?? []), ...held].map(namedByServer);
  const all = new Map([...kept, ...known].map((one) => [permissionId(one), one]));
  const others = [...all.values()].filter((one) => !listed.has(permissionId(one)));
  const further = others.map(({ object, uid, name, serverName }, index) => ({
    ...row(object, { uid, name: serverName === "" ? unnamed(object, index + 1) : name }, top, null),
    serverName,
  }));
  const lookedUp = devices
    .filter(({ uid }) => !all.has(permissionId({ object: "device", uid })))
    .map((device) => {
      const park = tree.find(({ object, uid }) => object === "park" && uid === device.parent);
      const from = park?.isHeld === true ? park.name : (park?.from ?? fromTop);
      const place = { uid: device.uid, name: fullNameOf(device) };
      return { ...row("device", place, top, from), serverName: device.name };
    });
  return [top, ...further, ...lookedUp, ...tree];
}

/** What of the rows has every word of the search in its name, or in that of its portfolio, with what it stands under. */
export function foundRows(rows: readonly PermissionRow[], search: string): readonly PermissionRow[] {
  if (search.trim() === "") return rows;
  const matches = matcherOf(search);
  const known = new Map(rows.map((row) => [row.id, row]));
  const aboveOf = ({ parent }: PermissionRow) => (parent === null ? undefined : known.get(parent));
  const found = new Set<PermissionRow>();
  for (const row of rows) {
    const above = aboveOf(row);
    const portfolio = above?.object === "portfolio" ? above.name : "";
    if (!matches(`${row.name} ${portfolio}`)) continue;
    for (let one: PermissionRow | undefined = row; one !== undefined; one = aboveOf(one)) found.add(one);
  }
  return rows.filter((row) => found.has(row));
}

/** What is permitted below a row, in numbers. */
export interface Below {
  readonly all: number;
  /** Held by themselves. */
  readonly held: number;
  readonly changed: number;
}

/** What is permitted below each row that has any under it. */
export function belowOf(rows: readonly PermissionRow[], wanted: ReadonlySet<string>) {
  const parents = new Map(rows.map(({ id, parent }) => [id, parent]));
  const below = new Map<string, Below>();
  for (const { id, parent, isHeld } of rows)
    for (let above = parent; above !== null; above = parents.get(above) ?? null) {
      const { all, held, changed } = below.get(above) ?? { all: 0, held: 0, changed: 0 };
      const isChanged = wanted.has(id) !== isHeld;
      below.set(above, {
        all: all + 1,
        held: held + Number(isHeld),
        changed: changed + Number(isChanged),
      });
    }
  return below;
}
