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
  /** How deep it stands below what it belongs to. */
  readonly level: 0 | 1 | 2;
  readonly isHeld: boolean;
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

/**
 * Everything a permission may be for: the organization, what is held besides its sites, of kinds that nobody knows too
 * [116], then its portfolios with their parks. `unnamed` says what stands for a name that the server does not give.
 */
export function permissionRows(
  { organization, portfolios }: PermissionPlaces,
  held: readonly HeldPermission[],
  unnamed: (object: string, number: number) => string,
): PermissionRow[] {
  const heldIds = new Set(held.map(permissionId));
  const row = (object: string, place: Place, level: 0 | 1 | 2, from: string | null): PermissionRow => {
    const pair = { object, uid: place.uid };
    return {
      ...pair,
      id: permissionId(pair),
      name: place.name,
      serverName: place.name,
      level,
      isHeld: heldIds.has(permissionId(pair)),
      from,
    };
  };
  const top = row("organization", organization, 0, null);
  const fromTop = top.isHeld ? top.name : null;
  const tree = portfolios.flatMap((portfolio) => {
    const above = row("portfolio", portfolio, 1, fromTop);
    const fromAbove = above.isHeld ? above.name : fromTop;
    return [above, ...portfolio.parks.map((park) => row("park", park, 2, fromAbove))];
  });
  const listed = new Set([top, ...tree].map(({ id }) => id));
  const others = held.filter((one) => !listed.has(permissionId(one)));
  const further = others.map(({ object, uid, name }, index) => ({
    ...row(object, { uid, name: name || unnamed(object, index + 1) }, 0, null),
    serverName: name ?? "",
  }));
  return [top, ...further, ...tree];
}
