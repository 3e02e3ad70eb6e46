import type { HttpHandler } from "msw";
import type { Backend } from "./backend";
import { bodyOf, optional, record, text } from "./body";
import { http, invalid } from "./http";
import { leave } from "./memberManaging";
import { membersOf } from "./memberRoles";
import { organizationAccess } from "./organizationAccess";
import { shown } from "./organizationShown";
import { pageOf } from "./paging";
import { revokeWhere } from "./permissionEntries";
import { isPlatformAdmin } from "./sight";
import { visitor } from "./visitor";
import { cooperationKey } from "./world/cooperations";

const fields = {
  name: optional(text(1, 120)),
  email: optional(text(0, 254)),
  phone: optional(text(0, 60)),
  website: optional(text(0, 300)),
  mainBillingAddress: optional(record(["street", "city", "postalCode", "country"])),
};

/** All organizations, by name alone for those of others; change and delete one's own (§6, §7 Organization). */
export function organizationWrites(backend: Backend): HttpHandler[] {
  return [
    http.get("/api/v1/organization", ({ request, query, response }) => {
      const who = visitor(backend, request);
      if (who instanceof Response) return response.untyped(who);
      const page = pageOf(query.get("page"), query.get("limit"));
      if (page instanceof Response) return response.untyped(page);
      const all = backend.world.organizations;
      const isOpen = (uid: string) => isPlatformAdmin(who.account) || who.account.organization_uid === uid;
      const organizations = all
        .slice(page.from, page.to)
        .map((one) => (isOpen(one.uid) ? shown(one) : { uid: one.uid, name: one.name }));
      return response(200).json({ organizations, total: all.length });
    }),

    http.put("/api/v1/organization/{orgUid}", async ({ request, params, response }) => {
      const access = organizationAccess(backend, request, params.orgUid, "admin");
      if (access instanceof Response) return response.untyped(access);
      const body = await bodyOf(request, fields);
      if (body instanceof Response) return response.untyped(body);
      if (Object.keys(body).length === 0)
        return response.untyped(invalid([{ msg: "Something to change expected", loc: ["body"] }]));
      Object.assign(access.organization, body);
      backend.changed("organizations", params.orgUid);
      return response(200).json(shown(access.organization));
    }),

    http.delete("/api/v1/organization/{orgUid}", ({ request, params, response }) => {
      const access = organizationAccess(backend, request, params.orgUid, "admin");
      if (access instanceof Response) return response.untyped(access);
      dissolve(backend, params.orgUid);
      return response(200).json({ message: "Organization deleted" });
    }),
  ];
}

/** Members, cooperations, permissions and invitations end with it; its portfolios stay with the platform staff. */
function dissolve(backend: Backend, uid: string): void {
  const { world } = backend;
  for (const member of membersOf(backend, uid)) leave(backend, member);
  const isOf = (one: { organization_uid: string; partner_uid: string }) =>
    one.organization_uid === uid || one.partner_uid === uid;
  for (const one of world.cooperations.filter(isOf)) backend.changed("cooperations", cooperationKey(one));
  world.cooperations = world.cooperations.filter((one) => !isOf(one));
  revokeWhere(backend, (one) => one.organization_uid === uid || one.holder === uid);
  const invited = world.invitations.filter((one) => one.organization_uid === uid);
  for (const { id } of invited) backend.changed("invitations", id);
  world.invitations = world.invitations.filter((one) => one.organization_uid !== uid);
  world.organizations = world.organizations.filter((one) => one.uid !== uid);
  backend.changed("organizations", uid);
}
