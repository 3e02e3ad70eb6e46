import type { HttpHandler } from "msw";
import { accountant } from "./accountant";
import type { Backend } from "./backend";
import type { Field } from "./body";
import { bodyOf, text } from "./body";
import { http, refusal } from "./http";
import type { AccountingContact } from "./world/types";

const contactId: Field<number | string> & { optional: false } = {
  is: (value): value is number | string => typeof value === "number" || typeof value === "string",
  msg: "Id of a contact expected",
  optional: false,
};

/** Which contact answers for which park. */
export function assignmentHandlers(backend: Backend): HttpHandler[] {
  return [
    http.post("/api/v1/admin/accounting/assign", async ({ request, response }) => {
      const meant = await assignmentOf(backend, request);
      if (meant instanceof Response) return response.untyped(meant);
      const { contact, park } = meant;
      if (contact.park_uids.includes(park))
        return response.untyped(refusal(409, "The contact is assigned to this park already"));
      return response(200).json(withParks(backend, contact, [...contact.park_uids, park]));
    }),

    http.post("/api/v1/admin/accounting/unassign", async ({ request, response }) => {
      const meant = await assignmentOf(backend, request);
      if (meant instanceof Response) return response.untyped(meant);
      const { contact, park } = meant;
      if (!contact.park_uids.includes(park))
        return response.untyped(refusal(404, "The contact is not assigned to this park"));
      const parks = contact.park_uids.filter((uid) => uid !== park);
      return response(200).json(withParks(backend, contact, parks));
    }),
  ];
}

async function assignmentOf(
  backend: Backend,
  request: Request,
): Promise<{ contact: AccountingContact; park: string } | Response> {
  const account = accountant(backend, request);
  if (account instanceof Response) return account;
  const body = await bodyOf(request, { park_uid: text(1, 100), contact_id: contactId });
  if (body instanceof Response) return body;
  const contact = backend.world.accountingContacts.find(({ id }) => String(id) === String(body.contact_id));
  if (!contact) return refusal(404, "Contact not found");
  if (!backend.world.parks.some(({ uid }) => uid === body.park_uid)) return refusal(404, "Park not found");
  return { contact, park: body.park_uid };
}

function withParks(backend: Backend, contact: AccountingContact, parks: string[]): AccountingContact {
  contact.park_uids = parks;
  backend.changed("accountingContacts", contact.id);
  return contact;
}
