import type { Backend } from "./backend";
import { refusal } from "./http";
import { isPlatformAdmin } from "./sight";
import { visitor } from "./visitor";
import type { Account } from "./world/types";

/** Accounting is for platform staff alone (§6): the account, or 401 or 403. */
export function accountant(backend: Backend, request: Request): Account | Response {
  const who = visitor(backend, request);
  if (who instanceof Response) return who;
  return isPlatformAdmin(who.account) ? who.account : refusal(403, "Accounting is for platform admins");
}
