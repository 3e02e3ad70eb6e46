import { visit } from "./visit";
import type { Visitor, VisitOptions } from "./visit";

/** Opens the demo build and signs in with one press, as the button says: "Owner". */
export async function enter(account: string, options: VisitOptions = {}): Promise<Visitor> {
  const visitor = await visit("login", { build: "demo", ...options });
  const accounts = visitor.page.getByRole("group", { name: "Demo accounts" });
  await accounts.getByRole("button", { name: account, exact: true }).click();
  return visitor;
}
