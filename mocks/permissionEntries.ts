import type { Backend } from "./backend";
import type { Field } from "./body";
import type { Schemas } from "./http";
import { invalid, refusal } from "./http";
import { grantKey } from "./world/grants";
import type { Grant, Organization } from "./world/types";

/** What an organization (`organization_uid`) lets a member or a partner (`holder`) do. */
export type Holding = Pick<Grant, "organization_uid" | "holder">;
type Pair = Pick<Grant, "object" | "uid">;

const kinds = ["organization", "portfolio", "park", "device"];

/** A list of entries with exactly these members, all texts. */
function entries(keys: readonly string[]): Field<Pair[]> & { optional: false } {
  const isEntry = (value: unknown): boolean =>
    typeof value === "object" &&
    value !== null &&
    Object.keys(value).every((key) => keys.includes(key)) &&
    keys.every((key) => typeof Reflect.get(value, key) === "string");
  const is = (value: unknown): value is Pair[] =>
    Array.isArray(value) && value.length > 0 && value.every(isEntry);
  return { is, msg: `List of {${keys.join(", ")}} expected`, optional: false };
}

export const addedEntries = entries(["object", "uid"]);
export const removedEntries = entries(["object", "uid", "name"]);

/** A body that is the list itself, or the 422. */
export async function listBody(request: Request): Promise<Pair[] | Response> {
  const body: unknown = await request.json().catch(() => undefined);
  return removedEntries.is(body) ? body : invalid([{ msg: removedEntries.msg, loc: ["body"] }]);
}

export function permissionsOf(
  backend: Backend,
  { organization_uid, holder }: Holding,
): Schemas["Permission"][] {
  return backend.world.grants
    .filter((one) => one.organization_uid === organization_uid && one.holder === holder)
    .map(({ object, uid }) => ({ object, uid, name: nameOf(backend, { object, uid }) }));
}

/** Gives what is not given yet: 422 for an unknown kind, 404 for a thing the organization has not. */
export function grant(backend: Backend, holding: Holding, pairs: readonly Pair[]): Response | null {
  const strange = pairs.findIndex(({ object }) => !kinds.includes(object));
  if (strange >= 0)
    return invalid([
      { msg: `One of ${kinds.join(", ")} expected`, loc: ["body", "permissions", strange, "object"] },
    ]);
  const missing = pairs.find((pair) => !owns(backend, holding.organization_uid, pair));
  if (missing) return refusal(404, `No such ${missing.object} in this organization`);
  for (const { object, uid } of pairs) {
    const given: Grant = { ...holding, object, uid };
    const key = grantKey(given);
    if (backend.world.grants.some((one) => grantKey(one) === key)) continue;
    backend.world.grants.push(given);
    backend.changed("grants", key);
  }
  return null;
}

export function revoke(backend: Backend, holding: Holding, pairs: readonly Pair[]): void {
  const gone = new Set(pairs.map(({ object, uid }) => grantKey({ ...holding, object, uid })));
  revokeWhere(backend, (one) => gone.has(grantKey(one)));
}

export function revokeWhere(backend: Backend, isGone: (one: Grant) => boolean): void {
  const { world } = backend;
  for (const one of world.grants.filter(isGone)) backend.changed("grants", grantKey(one));
  world.grants = world.grants.filter((one) => !isGone(one));
}

function thingsOf(
  { world }: Backend,
  object: string,
): readonly (Organization | { uid: string; name: string })[] {
  switch (object) {
    case "organization":
      return world.organizations;
    case "portfolio":
      return world.portfolios;
    case "park":
      return world.parks;
    case "device":
      return world.devices;
    default:
      return [];
  }
}

function nameOf(backend: Backend, { object, uid }: Pair): string | null {
  return thingsOf(backend, object).find((one) => one.uid === uid)?.name ?? null;
}

function owns({ world }: Backend, organization: string, { object, uid }: Pair): boolean {
  const hasPortfolio = (portfolio: string | undefined) =>
    world.portfolios.some((one) => one.uid === portfolio && one.organization_uid === organization);
  if (object === "organization") return uid === organization;
  if (object === "portfolio") return hasPortfolio(uid);
  if (object === "park") return hasPortfolio(world.parks.find((one) => one.uid === uid)?.portfolio_uid);
  return world.devices.some((one) => one.uid === uid && one.organization_uid === organization);
}
