import type { HttpHandler } from "msw";
import type { Backend } from "./backend";
import { addContact, changeContact, contactPage, fieldsOf, shownContact } from "./contactShape";
import { http, refusal } from "./http";
import { parkFor, portfolioFor } from "./siteRights";
import type { Contact } from "./world/contactTypes";
import type { Park } from "./world/types";

/** Contacts of portfolios and parks (§7): those of the organization that are assigned there. */
export function siteContactHandlers(backend: Backend): HttpHandler[] {
  return [...portfolioContacts(backend), ...parkContacts(backend)];
}

function portfolioContacts(backend: Backend): HttpHandler[] {
  return [
    http.get("/api/v1/portfolio/{uid}/contact", ({ request, params, response }) => {
      const portfolio = portfolioFor(backend, request, params.uid, "admin");
      if (portfolio instanceof Response) return response.untyped(portfolio);
      const near = backend.world.contacts.filter((one) => one.portfolios.includes(portfolio.uid));
      const page = contactPage(near, new URL(request.url).searchParams);
      return page instanceof Response ? response.untyped(page) : response(200).json(page);
    }),

    http.post("/api/v1/portfolio/{uid}/contact", async ({ request, params, response }) => {
      const portfolio = portfolioFor(backend, request, params.uid, "admin");
      if (portfolio instanceof Response) return response.untyped(portfolio);
      const fields = await fieldsOf(request);
      if (fields instanceof Response) return response.untyped(fields);
      const at = { portfolios: [portfolio.uid] };
      const contact = addContact(backend, portfolio.organization_uid, fields, at);
      return contact instanceof Response
        ? response.untyped(contact)
        : response(200).json(shownContact(contact));
    }),

    http.put("/api/v1/portfolio/{uid}/contact/{contactId}", async ({ request, params, response }) => {
      const contact = ofPortfolio(backend, request, params);
      if (contact instanceof Response) return response.untyped(contact);
      const changed = await changeContact(backend, request, contact);
      return changed instanceof Response
        ? response.untyped(changed)
        : response(200).json(shownContact(changed));
    }),

    http.delete("/api/v1/portfolio/{uid}/contact/{contactId}", ({ request, params, response }) => {
      const contact = ofPortfolio(backend, request, params);
      if (contact instanceof Response) return response.untyped(contact);
      contact.portfolios = contact.portfolios.filter((uid) => uid !== params.uid);
      backend.changed("contacts", contact.id);
      return response(200).json({ message: "Contact removed" });
    }),
  ];
}

function parkContacts(backend: Backend): HttpHandler[] {
  return [
    http.get("/api/v1/park/{uid}/contact", ({ request, params, response }) => {
      const park = parkFor(backend, request, params.uid, "admin");
      if (park instanceof Response) return response.untyped(park);
      const near = backend.world.contacts.filter((one) => one.parks.includes(park.uid));
      const page = contactPage(near, new URL(request.url).searchParams);
      return page instanceof Response ? response.untyped(page) : response(200).json(page);
    }),

    http.post("/api/v1/park/{uid}/contact", async ({ request, params, response }) => {
      const park = parkFor(backend, request, params.uid, "admin");
      if (park instanceof Response) return response.untyped(park);
      const contact = await addedTo(backend, request, park);
      return contact instanceof Response
        ? response.untyped(contact)
        : response(200).json(shownContact(contact));
    }),

    http.delete("/api/v1/park/{uid}/contact/{id}", ({ request, params, response }) => {
      const park = parkFor(backend, request, params.uid, "admin");
      if (park instanceof Response) return response.untyped(park);
      const near = backend.world.contacts.filter((one) => one.parks.includes(park.uid));
      const contact = near.find((one) => String(one.id) === params.id);
      if (!contact) return response.untyped(refusal(404, "Contact not found"));
      contact.parks = contact.parks.filter((uid) => uid !== park.uid);
      backend.changed("contacts", contact.id);
      return response(200).json({ message: "Contact removed" });
    }),
  ];
}

/** A new contact at the park, or one of its organization, which `contact_id` names; 409 where it is there already. */
async function addedTo(backend: Backend, request: Request, park: Park): Promise<Contact | Response> {
  const owner =
    backend.world.portfolios.find(({ uid }) => uid === park.portfolio_uid)?.organization_uid ?? "";
  const id = assigned(await request.clone().text());
  if (id === null) {
    const fields = await fieldsOf(request);
    return fields instanceof Response ? fields : addContact(backend, owner, fields, { parks: [park.uid] });
  }
  const contact = backend.world.contacts.find((one) => String(one.id) === id && one.owner === owner);
  if (!contact) return refusal(404, "Contact not found");
  if (contact.parks.includes(park.uid)) return refusal(409, "The contact is assigned to this park already");
  contact.parks.push(park.uid);
  backend.changed("contacts", contact.id);
  return contact;
}

/** The id of a body that holds nothing else; null for any other body. */
function assigned(text: string): string | null {
  const [, id] = /^\s*\{\s*"contact_id"\s*:\s*"?(\w+)"?\s*\}\s*$/.exec(text) ?? [];
  return id ?? null;
}

function ofPortfolio(
  backend: Backend,
  request: Request,
  { uid, contactId }: { uid: string; contactId: string },
): Contact | Response {
  const portfolio = portfolioFor(backend, request, uid, "admin");
  if (portfolio instanceof Response) return portfolio;
  const near = backend.world.contacts.filter((one) => one.portfolios.includes(uid));
  return near.find((one) => String(one.id) === contactId) ?? refusal(404, "Contact not found");
}
