import type { Backend } from "./backend";
import { refusal } from "./http";
import type { Account, Park, Portfolio } from "./world/types";

/** Account roles with the rights of platform staff (§6). */
const platformRoles = ["admin", "owner"];

/** Platform staff see everything. */
export function isPlatformAdmin(account: Account): boolean {
  return platformRoles.includes(account.role);
}

/** The member role this account has in its organization now, or null without one. */
export function roleOf(backend: Backend, account: Account): string | null {
  if (account.organization_uid === null) return null;
  return backend.roleOverride ?? account.organization_role;
}

/** Devices are for admins and owners of an organization, and for platform staff (§6). */
export function maySeeDevices(backend: Backend, account: Account): boolean {
  return isPlatformAdmin(account) || ["admin", "owner"].includes(roleOf(backend, account) ?? "");
}

/** Portfolios an account may see. */
export function visiblePortfolios(backend: Backend, account: Account): readonly Portfolio[] {
  const all = backend.world.portfolios;
  if (isPlatformAdmin(account)) return all;
  return all.filter((portfolio) => portfolio.organization_uid === account.organization_uid);
}

/** Parks of the portfolios an account may see. */
export function visibleParks(backend: Backend, account: Account): readonly Park[] {
  if (isPlatformAdmin(account)) return backend.world.parks;
  const portfolios = new Set(visiblePortfolios(backend, account).map(({ uid }) => uid));
  return backend.world.parks.filter((park) => portfolios.has(park.portfolio_uid));
}

/** The record of this uid: 404 where there is none, 403 where the account may not see it. */
export function inSight<T extends { readonly uid: string }>(
  uid: string,
  all: readonly T[],
  visible: readonly T[],
  noun: string,
): T | Response {
  const found = visible.find((one) => one.uid === uid);
  if (found) return found;
  const exists = all.some((one) => one.uid === uid);
  return exists
    ? refusal(403, `Not allowed to see this ${noun.toLowerCase()}`)
    : refusal(404, `${noun} not found`);
}
