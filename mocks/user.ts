import type { HttpHandler } from "msw";
import type { Backend } from "./backend";
import { bodyOf, oneOf } from "./body";
import type { Fields } from "./filters";
import { filterOf } from "./filters";
import type { Schemas } from "./http";
import { http, invalid, refusal } from "./http";
import { pageOf } from "./paging";
import { isPlatformAdmin, roleOf } from "./sight";
import { visitor } from "./visitor";
import type { Account } from "./world/types";

const accountRoles = ["user", "admin", "owner"] as const;

const fields: Fields<Account> = {
  account: ({ account }) => account,
  role: ({ role }) => role,
  email: ({ email }) => email,
  first_name: ({ contact }) => contact.first_name,
  last_name: ({ contact }) => contact.last_name,
};

/** The user directory: read by admins and owners of an organization, written by platform staff (§6, §7 Users). */
export function userHandlers(backend: Backend): HttpHandler[] {
  return [
    http.get("/api/v1/user", ({ request, query, response }) => {
      const reader = allowed(backend, request);
      if (reader instanceof Response) return response.untyped(reader);
      const page = pageOf(query.get("page"), query.get("limit"));
      if (page instanceof Response) return response.untyped(page);
      const filter = filterOf(query.get("filters"), fields);
      if (!filter)
        return response.untyped(
          invalid([{ msg: "FIELD co TEXT or FIELD ne TEXT expected", loc: ["query", "filters"] }]),
        );
      const found = visible(backend, reader).filter(filter);
      const users = found.slice(page.from, page.to).map((account) => shown(backend, account));
      return response(200).json({ users, total: found.length, page: page.number });
    }),

    http.get("/api/v1/user/{account}", ({ request, params, response }) => {
      const reader = allowed(backend, request);
      if (reader instanceof Response) return response.untyped(reader);
      const user = backend.world.accounts.find(({ account }) => account === params.account);
      if (!user) return response.untyped(refusal(404, "User not found"));
      if (!visible(backend, reader).includes(user))
        return response.untyped(refusal(403, "Not allowed to see this user"));
      return response(200).json(shown(backend, user));
    }),

    http.put("/api/v1/user/update/{account}", async ({ request, params, response }) => {
      const found = managed(backend, request, params.account);
      if (found instanceof Response) return response.untyped(found);
      const body = await bodyOf(request, { role: oneOf(accountRoles) });
      if (body instanceof Response) return response.untyped(body);
      if (rank(body.role) > rank(found.manager.role))
        return response.untyped(refusal(403, "Nobody grants a role above their own"));
      found.user.role = body.role;
      backend.changed("accounts", found.user.account);
      return response(200).json(shown(backend, found.user));
    }),

    http.delete("/api/v1/user/{account}", ({ request, params, response }) => {
      const found = managed(backend, request, params.account);
      if (found instanceof Response) return response.untyped(found);
      remove(backend, found.user);
      return response(200).json({ message: "User deleted" });
    }),
  ];
}

function allowed(backend: Backend, request: Request): Account | Response {
  const who = visitor(backend, request);
  if (who instanceof Response) return who;
  const role = roleOf(backend, who.account) ?? "";
  return isPlatformAdmin(who.account) || ["admin", "owner"].includes(role)
    ? who.account
    : refusal(403, "Users need the role admin or owner");
}

/** Who reads for an organization sees its people; platform staff see everyone. */
function visible({ world }: Backend, reader: Account): readonly Account[] {
  if (isPlatformAdmin(reader)) return world.accounts;
  return world.accounts.filter(({ organization_uid }) => organization_uid === reader.organization_uid);
}

/** Whom platform staff may change: anybody but themselves and those above them. */
function managed(
  backend: Backend,
  request: Request,
  account: string,
): { readonly manager: Account; readonly user: Account } | Response {
  const who = visitor(backend, request);
  if (who instanceof Response) return who;
  if (!isPlatformAdmin(who.account)) return refusal(403, "Managing users needs the account role admin");
  const user = backend.world.accounts.find((one) => one.account === account);
  if (!user) return refusal(404, "User not found");
  if (user === who.account) return refusal(403, "Nobody deletes or changes themselves here");
  if (rank(user.role) > rank(who.account.role)) return refusal(403, "Nobody manages someone above them");
  return { manager: who.account, user };
}

function rank(role: string): number {
  return accountRoles.findIndex((known) => known === role);
}

/** With the account go its sessions. */
function remove(backend: Backend, user: Account): void {
  const { world } = backend;
  const ended = world.sessions.filter(({ account }) => account === user.account);
  world.accounts = world.accounts.filter((one) => one !== user);
  world.sessions = world.sessions.filter((session) => !ended.includes(session));
  for (const { id } of ended) backend.changed("sessions", id);
  backend.changed("accounts", user.account);
}

function shown(
  { world }: Backend,
  { account, role, email, contact, organization_uid }: Account,
): Schemas["User"] {
  const organization = world.organizations.find(({ uid }) => uid === organization_uid);
  const { first_name, last_name } = contact;
  return {
    ...{ account, role, email, first_name, last_name },
    organization: organization ? { uid: organization.uid, name: organization.name } : null,
  };
}
