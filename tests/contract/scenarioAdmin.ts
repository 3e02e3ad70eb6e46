import type { Caller } from "./caller";
import { one } from "./caller";

/** A park's contract begins and ends, and a contact of accounting comes and goes. */
export async function accounting(api: Caller, uid: string): Promise<void> {
  const path = { uid };
  // There may be one already; its own end is a call of the contract as well.
  await api.call("deleteContract", { path });
  const price = { tariff: "pv" as const, price_monthly: 150, start_date: "2026-01-01" };
  await api.call("createContract", { path, body: { number: "V-1", ...price } });
  await api.call("contract", { path });

  const { id } = await api.call("createAccountingContact", { body: { name: "Buchhaltung Nord" } });
  await api.call("updateAccountingContact", { path: { id }, body: { phone: "+49 40 1" } });
  await api.call("accountingContacts", { query: { page: 1, limit: 20, search: "nord" } });
  await api.call("assignAccountingContact", { body: { park_uid: uid, contact_id: id } });
  await api.call("unassignAccountingContact", { body: { park_uid: uid, contact_id: id } });
  await api.call("deleteAccountingContact", { path: { id } });
}

/** Somebody of the user directory gets another role, and is deleted. */
export async function directory(api: Caller): Promise<void> {
  const { users } = await api.call("users", { query: { page: 1, limit: 100, filters: "role ne demo" } });
  const { account } = one(users, ({ email }) => email === "guest@demo.test");
  await api.call("user", { path: { account } });
  await api.call("updateUser", { path: { account }, body: { role: "admin" } });
  await api.call("deleteUser", { path: { account } });
  await api.call("logout");
}
