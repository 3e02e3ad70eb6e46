import type { HttpHandler } from "msw";
import type { Backend } from "./backend";
import { addContact, changeContact, contactPage, fieldsOf, shownContact } from "./contactShape";
import { http, refusal } from "./http";
import { isPlatformAdmin } from "./sight";
import { siteContactHandlers } from "./siteContacts";
import { accountWith } from "./siteRights";
import type { Contact } from "./world/contactTypes";
import type { Organization } from "./world/types";

/** Contacts of an organization (§7): for its admins and owners. */
export function contactHandlers(backend: Backend): HttpHandler[] {
  return [
    http.get("/api/v1/organization/{uid}/contact", ({ request, params, response }) => {
      const organization = organizationFor(backend, request, params.uid);
      if (organization instanceof Response) return response.untyped(organization);
      const own = backend.world.contacts.filter(({ owner }) => owner === organization.uid);
      const page = contactPage(own, new URL(request.url).searchParams);
      return page instanceof Response ? response.untyped(page) : response(200).json(page);
    }),

    http.post("/api/v1/organization/{uid}/contact", async ({ request, params, response }) => {
      const organization = organizationFor(backend, request, params.uid);
      if (organization instanceof Response) return response.untyped(organization);
      const fields = await fieldsOf(request);
      if (fields instanceof Response) return response.untyped(fields);
      const contact = addContact(backend, organization.uid, fields);
      return contact instanceof Response
        ? response.untyped(contact)
        : response(200).json(shownContact(contact));
    }),

    http.put("/api/v1/organization/{uid}/contact/{contactId}", async ({ request, params, response }) => {
      const contact = contactFor(backend, request, params);
      if (contact instanceof Response) return response.untyped(contact);
      const changed = await changeContact(backend, request, contact);
      return changed instanceof Response
        ? response.untyped(changed)
        : response(200).json(shownContact(changed));
    }),

    http.delete("/api/v1/organization/{uid}/contact/{contactId}", ({ request, params, response }) => {
      const contact = contactFor(backend, request, params);
      if (contact instanceof Response) return response.untyped(contact);
      backend.world.contacts = backend.world.contacts.filter((one) => one !== contact);
      backend.changed("contacts", contact.id);
      return response(200).json({ message: "Contact deleted" });
    }),
    ...siteContactHandlers(backend),
  ];
}

function organizationFor(backend: Backend, request: Request, uid: string): Organization | Response {
  const account = accountWith(backend, request, "admin");
  if (account instanceof Response) return account;
  const organization = backend.world.organizations.find((one) => one.uid === uid);
  if (!organization) return refusal(404, "Organization not found");
  return isPlatformAdmin(account) || account.organization_uid === uid
    ? organization
    : refusal(403, "Not allowed to see this organization");
}

function contactFor(
  backend: Backend,
  request: Request,
  { uid, contactId }: { uid: string; contactId: string },
): Contact | Response {
  const organization = organizationFor(backend, request, uid);
  if (organization instanceof Response) return organization;
  const contact = backend.world.contacts.find((one) => String(one.id) === contactId && one.owner === uid);
  return contact ?? refusal(404, "Contact not found");
}
