import type { Backend } from "./backend";
import { refusal } from "./http";
import { inSight, isPlatformAdmin, roleOf, visibleParks, visiblePortfolios } from "./sight";
import { visitor } from "./visitor";
import type { Account, Park, Portfolio } from "./world/types";

/** Organization roles that pass (§6): createPlants and editPortfolio need a moderator, the others an admin. */
const passing = {
  member: null,
  moderator: ["moderator", "admin", "owner"],
  admin: ["admin", "owner"],
} as const;

export type Least = keyof typeof passing;

/** Whether the account holds this role in its organization, or is platform staff. */
export function holds(backend: Backend, account: Account, least: Least): boolean {
  const roles: readonly string[] | null = passing[least];
  return roles === null || isPlatformAdmin(account) || roles.includes(roleOf(backend, account) ?? "");
}

/** The signed-in account with this role, or the refusal: 401, 403. */
export function accountWith(backend: Backend, request: Request, least: Least): Account | Response {
  const who = visitor(backend, request);
  if (who instanceof Response) return who;
  return holds(backend, who.account, least) ? who.account : refusal(403, `This needs the role ${least}`);
}

/** The park for somebody with this role, or the refusal: 401, 403, 404. */
export function parkFor(backend: Backend, request: Request, uid: string, least: Least): Park | Response {
  const account = accountWith(backend, request, least);
  if (account instanceof Response) return account;
  return inSight(uid, backend.world.parks, visibleParks(backend, account), "Park");
}

/** The portfolio for somebody with this role, or the refusal: 401, 403, 404. */
export function portfolioFor(
  backend: Backend,
  request: Request,
  uid: string,
  least: Least,
): Portfolio | Response {
  const account = accountWith(backend, request, least);
  if (account instanceof Response) return account;
  return inSight(uid, backend.world.portfolios, visiblePortfolios(backend, account), "Portfolio");
}
