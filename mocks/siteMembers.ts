import type { HttpHandler } from "msw";
import type { Backend } from "./backend";
import { bodyOf, oneOf } from "./body";
import type { Schemas } from "./http";
import { http, refusal } from "./http";
import { everyRole, isLastOf, lastLeader, rankOf, reachOf } from "./memberRoles";
import { accountWith, parkFor, portfolioFor } from "./siteRights";
import type { Account, MemberRole, Park, Portfolio } from "./world/types";

/** Members of portfolios (read only) and of parks (§7): who the organization has, with the role held there. */
export function siteMemberHandlers(backend: Backend): HttpHandler[] {
  return [
    http.get("/api/v1/portfolio/{uid}/member", ({ request, params, response }) => {
      const portfolio = portfolioFor(backend, request, params.uid, "member");
      if (portfolio instanceof Response) return response.untyped(portfolio);
      return response(200).json({ members: staffOf(backend, portfolio).map((one) => shown(backend, one)) });
    }),

    http.get("/api/v1/park/{uid}/member", ({ request, params, response }) => {
      const park = parkFor(backend, request, params.uid, "member");
      if (park instanceof Response) return response.untyped(park);
      const members = staffOfPark(backend, park).map((one) => shown(backend, one, park));
      return response(200).json({ members });
    }),

    http.put("/api/v1/park/{uid}/member/{account}", async ({ request, params, response }) => {
      const found = memberFor(backend, request, params, "moderator");
      if (found instanceof Response) return response.untyped(found);
      const body = await bodyOf(request, { role: oneOf(everyRole) });
      if (body instanceof Response) return response.untyped(body);
      if (!outranks(backend, found.by, body.role))
        return response.untyped(refusal(403, "Not allowed to grant a role above one's own"));
      const before = roleAt(backend, found.park, found.member);
      if (rankOf(body.role) < rankOf(before) && isLast(backend, found)) return response.untyped(lastLeader());
      put(backend, found.park, found.member, body.role);
      return response(200).json({ message: "Role changed" });
    }),

    http.delete("/api/v1/park/{uid}/member/{account}", ({ request, params, response }) => {
      const found = memberFor(backend, request, params, "admin");
      if (found instanceof Response) return response.untyped(found);
      if (isLast(backend, found)) return response.untyped(lastLeader());
      put(backend, found.park, found.member, null);
      return response(200).json({ message: "Member removed" });
    }),
  ];
}

function staffOf(backend: Backend, portfolio: Portfolio): readonly Account[] {
  return backend.world.accounts.filter(
    (one) => one.organization_uid === portfolio.organization_uid && one.role !== "demo",
  );
}

function staffOfPark(backend: Backend, park: Park): readonly Account[] {
  const portfolio = backend.world.portfolios.find(({ uid }) => uid === park.portfolio_uid);
  if (!portfolio) return [];
  return staffOf(backend, portfolio).filter((one) => roleAt(backend, park, one) !== null);
}

/** The role in the park: its own one where it was changed, else that in the organization; null: none. */
function roleAt(backend: Backend, park: Park, { account, organization_role }: Account): MemberRole | null {
  const own = backend.world.siteRoles.find(({ id }) => id === `${park.uid}/${account}`);
  return own ? own.role : organization_role;
}

/** Whether the park would have no other owner, or nobody else to administer it. */
function isLast(backend: Backend, { park, member }: { park: Park; member: Account }): boolean {
  const others = staffOfPark(backend, park).filter((one) => one !== member);
  return isLastOf(
    roleAt(backend, park, member),
    others.map((one) => roleAt(backend, park, one)),
  );
}

function put(backend: Backend, park: Park, { account }: Account, role: MemberRole | null): void {
  const id = `${park.uid}/${account}`;
  backend.world.siteRoles = [...backend.world.siteRoles.filter((one) => one.id !== id), { id, role }];
  backend.changed("siteRoles", id);
}

/** The member and who asks, or the refusal; nobody manages themselves or somebody above them (§6). */
function memberFor(
  backend: Backend,
  request: Request,
  { uid, account }: { uid: string; account: string },
  least: "moderator" | "admin",
): { park: Park; member: Account; by: Account } | Response {
  const by = accountWith(backend, request, least);
  const park = parkFor(backend, request, uid, least);
  if (park instanceof Response) return park;
  if (by instanceof Response) return by;
  const member = staffOfPark(backend, park).find((one) => one.account === account);
  if (!member) return refusal(404, "Member not found");
  if (member === by) return refusal(403, "Not allowed to manage oneself");
  return outranks(backend, by, roleAt(backend, park, member))
    ? { park, member, by }
    : refusal(403, "Not allowed to manage somebody above oneself");
}

function outranks(backend: Backend, by: Account, role: MemberRole | null): boolean {
  return reachOf(backend, by) >= rankOf(role);
}

function shown(backend: Backend, account: Account, park?: Park): Schemas["SiteMember"] {
  const { first_name, last_name } = account.contact;
  const role = park ? roleAt(backend, park, account) : account.organization_role;
  return {
    account: account.account,
    permissions: { role: role ?? "guest" },
    name: [first_name, last_name].filter((part) => part !== null).join(" "),
    email: account.email,
  };
}
