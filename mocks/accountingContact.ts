import type { HttpHandler } from "msw";
import { accountant } from "./accountant";
import type { Backend } from "./backend";
import { bodyOf, clearable, optional, text } from "./body";
import { http, invalid, refusal } from "./http";
import { pageOf } from "./paging";
import type { AccountingContact } from "./world/types";

const details = {
  company: clearable(text(0, 120)),
  email: clearable(text(0, 254)),
  phone: clearable(text(0, 60)),
};

/** The contacts of accounting: list, create, change, delete. */
export function accountingContactHandlers(backend: Backend): HttpHandler[] {
  return [
    http.get("/api/v1/admin/accounting/contact", ({ request, query, response }) => {
      const account = accountant(backend, request);
      if (account instanceof Response) return response.untyped(account);
      const page = pageOf(query.get("page"), query.get("limit"));
      if (page instanceof Response) return response.untyped(page);
      const wanted = (query.get("search") ?? "").trim().toLowerCase();
      const found = backend.world.accountingContacts.filter(({ name, company, email }) =>
        [name, company, email].some((part) => part?.toLowerCase().includes(wanted)),
      );
      const contacts = found.slice(page.from, page.to);
      return response(200).json({ contacts, total: found.length, page: page.number });
    }),

    http.post("/api/v1/admin/accounting/contact", async ({ request, response }) => {
      const account = accountant(backend, request);
      if (account instanceof Response) return response.untyped(account);
      const body = await bodyOf(request, { name: text(1, 120), ...details });
      if (body instanceof Response) return response.untyped(body);
      const all = backend.world.accountingContacts;
      const taken = all.some(({ email }) => email !== null && email === body.email);
      if (taken) return response.untyped(refusal(409, "A contact with this email exists already"));
      const contact: AccountingContact = {
        id: Math.max(0, ...all.map(({ id }) => id)) + 1,
        name: body.name,
        company: body.company ?? null,
        email: body.email ?? null,
        phone: body.phone ?? null,
        park_uids: [],
      };
      all.push(contact);
      backend.changed("accountingContacts", contact.id);
      return response(200).json(contact);
    }),

    http.put("/api/v1/admin/accounting/contact/{id}", async ({ request, params, response }) => {
      const contact = contactFor(backend, request, params.id);
      if (contact instanceof Response) return response.untyped(contact);
      const body = await bodyOf(request, { name: optional(text(1, 120)), ...details });
      if (body instanceof Response) return response.untyped(body);
      if (Object.keys(body).length === 0)
        return response.untyped(invalid([{ msg: "Nothing to change", loc: ["body"] }]));
      Object.assign(contact, body);
      backend.changed("accountingContacts", contact.id);
      return response(200).json(contact);
    }),

    http.delete("/api/v1/admin/accounting/contact/{id}", ({ request, params, response }) => {
      const contact = contactFor(backend, request, params.id);
      if (contact instanceof Response) return response.untyped(contact);
      backend.world.accountingContacts.splice(backend.world.accountingContacts.indexOf(contact), 1);
      backend.changed("accountingContacts", contact.id);
      return response(200).json({ message: "Contact deleted" });
    }),
  ];
}

function contactFor(backend: Backend, request: Request, id: string): AccountingContact | Response {
  const account = accountant(backend, request);
  if (account instanceof Response) return account;
  const found = backend.world.accountingContacts.find((one) => String(one.id) === id);
  return found ?? refusal(404, "Contact not found");
}
