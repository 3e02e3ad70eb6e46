import { rowsOf, textOf } from "./answers";
import type { Schemas } from "./models/schemas";
import type { SiteMemberModel } from "./models/siteMember";

type Row = Schemas["SiteMember"];

/** Who has no account can be neither named nor acted on (F78). */
function accountOf({ account }: { readonly account?: unknown }): string | null {
  return textOf(account);
}

/** The members of a portfolio or park, each account once; without a list the answer is malformed. */
export function siteMembers(site: string, { members }: { readonly members?: unknown }): SiteMemberModel[] {
  return rowsOf<Row>(members, accountOf).map((row) => ({ ...row, site }));
}
