import type { HttpHandler } from "msw";
import type { Backend } from "./backend";
import { bodyOf, optional, record, text } from "./body";
import { http, refusal } from "./http";
import { organizationAccess } from "./organizationAccess";
import { shown } from "./organizationShown";
import { organizationWrites } from "./organizationWrites";
import { visitor } from "./visitor";
import type { Account, Organization } from "./world/types";

const address = record(["street", "city", "postalCode", "country"]);

/** Organizations: create one's own, read it (§7 Organization). */
export function organizationHandlers(backend: Backend): HttpHandler[] {
  return [
    http.post("/api/v1/organization", async ({ request, response }) => {
      const who = visitor(backend, request);
      if (who instanceof Response) return response.untyped(who);
      const body = await bodyOf(request, { name: text(1, 120), mainBillingAddress: optional(address) });
      if (body instanceof Response) return response.untyped(body);
      if (who.account.organization_uid !== null)
        return response.untyped(refusal(409, "You already belong to an organization"));
      const created = found(backend, body.name.trim(), body.mainBillingAddress ?? null);
      join(backend, who.account, created);
      return response(200).json(shown(created));
    }),

    http.get("/api/v1/organization/{orgUid}", ({ request, params, response }) => {
      const access = organizationAccess(backend, request, params.orgUid);
      if (access instanceof Response) return response.untyped(access);
      return response(200).json(shown(access.organization));
    }),

    ...organizationWrites(backend),
  ];
}

function found(
  backend: Backend,
  name: string,
  mainBillingAddress: Organization["mainBillingAddress"],
): Organization {
  const organization: Organization = {
    uid: `org-${crypto.randomUUID()}`,
    name,
    mainBillingAddress,
    subscription: { status: "inactive", endDate: null },
    email: null,
    phone: null,
    website: null,
    created_at: new Date(backend.now()).toISOString(),
  };
  backend.world.organizations.push(organization);
  backend.changed("organizations", organization.uid);
  return organization;
}

/** The creator becomes the organization's admin (§4). */
function join(backend: Backend, account: Account, organization: Organization): void {
  account.organization_uid = organization.uid;
  account.organization_role = "admin";
  backend.changed("accounts", account.account);
}
