import type { HttpHandler } from "msw";
import { accountant } from "./accountant";
import { assignmentHandlers } from "./accountingAssignment";
import { accountingContactHandlers } from "./accountingContact";
import type { Backend } from "./backend";
import { bodyOf, oneOf, optional, text } from "./body";
import type { Field } from "./body";
import type { Schemas } from "./http";
import { http, invalid, refusal } from "./http";
import type { AccountingContract } from "./world/types";

const amount: Field<number> & { optional: false } = {
  is: (value): value is number => typeof value === "number" && Number.isFinite(value) && value >= 0,
  msg: "Number from 0 expected",
  optional: false,
};
const day = /^\d{4}-\d\d-\d\d$/;

/** Contracts of parks, and the contacts that answer for them (§7 Admin accounting). */
export function accountingHandlers(backend: Backend): HttpHandler[] {
  return [
    ...contractHandlers(backend),
    ...accountingContactHandlers(backend),
    ...assignmentHandlers(backend),
  ];
}

function contractHandlers(backend: Backend): HttpHandler[] {
  return [
    http.get("/api/v1/admin/accounting/park/{uid}", ({ request, params, response }) => {
      const found = contractFor(backend, request, params.uid);
      return found instanceof Response ? response.untyped(found) : response(200).json(shown(found));
    }),

    http.post("/api/v1/admin/accounting/park/{uid}/contract", async ({ request, params, response }) => {
      const account = accountant(backend, request);
      if (account instanceof Response) return response.untyped(account);
      if (!backend.world.parks.some(({ uid }) => uid === params.uid))
        return response.untyped(refusal(404, "Park not found"));
      const body = await bodyOf(request, {
        ...{ number: text(1, 60), tariff: oneOf(["pv", "wind"]), price_monthly: amount },
        ...{ start_date: text(10, 10), end_date: optional(text(10, 10)) },
      });
      if (body instanceof Response) return response.untyped(body);
      if (!day.test(body.start_date) || !day.test(body.end_date ?? body.start_date))
        return response.untyped(invalid([{ msg: "Day expected", loc: ["body", "start_date"] }]));
      if (body.end_date !== undefined && body.end_date < body.start_date)
        return response.untyped(invalid([{ msg: "The end is before the start", loc: ["body", "end_date"] }]));
      if (backend.world.contracts.some(({ park_uid }) => park_uid === params.uid))
        return response.untyped(refusal(409, "The park has a contract already"));
      const contract = { ...body, end_date: body.end_date ?? null, park_uid: params.uid };
      backend.world.contracts.push(contract);
      backend.changed("contracts", contract.park_uid);
      return response(200).json(shown(contract));
    }),

    http.delete("/api/v1/admin/accounting/park/{uid}/contract", ({ request, params, response }) => {
      const found = contractFor(backend, request, params.uid);
      if (found instanceof Response) return response.untyped(found);
      backend.world.contracts.splice(backend.world.contracts.indexOf(found), 1);
      backend.changed("contracts", found.park_uid);
      return response(200).json({ message: "Contract deleted" });
    }),
  ];
}

function contractFor(backend: Backend, request: Request, park: string): AccountingContract | Response {
  const account = accountant(backend, request);
  if (account instanceof Response) return account;
  return backend.world.contracts.find(({ park_uid }) => park_uid === park) ?? refusal(404, "No contract yet");
}

function shown(contract: AccountingContract): Schemas["Contract"] {
  return { ...contract };
}
