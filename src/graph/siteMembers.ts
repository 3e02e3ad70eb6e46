import { rowsOf } from "./answers";
import type { Schemas } from "./models/schemas";
import type { SiteMemberModel } from "./models/siteMember";

type Row = Schemas["SiteMember"];

/** Who has no account or no role is none. */
function accountOf({ account, permissions }: { readonly [K in keyof Row]?: unknown }): string | null {
  const role: unknown =
    typeof permissions === "object" && permissions !== null ? Reflect.get(permissions, "role") : undefined;
  return typeof account === "string" && typeof role === "string" ? account : null;
}

/** The members of a portfolio or park, each account once; without a list the answer is malformed. */
export function siteMembers(site: string, { members }: { readonly members?: unknown }): SiteMemberModel[] {
  return rowsOf<Row>(members, accountOf).map((row) => ({ ...row, site }));
}
