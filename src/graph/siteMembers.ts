import type { SiteMemberModel } from "./models/siteMember";
import { RestError } from "./restError";

function isMember(value: unknown): value is Omit<SiteMemberModel, "site"> {
  if (typeof value !== "object" || value === null) return false;
  const permissions: unknown = Reflect.get(value, "permissions");
  if (typeof permissions !== "object" || permissions === null) return false;
  const account: unknown = Reflect.get(value, "account");
  return (
    typeof account === "string" && account !== "" && typeof Reflect.get(permissions, "role") === "string"
  );
}

/** The members of a portfolio or park, each account once; without a list the answer is malformed. */
export function siteMembers(site: string, { members }: { readonly members?: unknown }): SiteMemberModel[] {
  if (!Array.isArray(members)) throw new RestError("malformed", 200);
  const byAccount = new Map(members.filter(isMember).map((one) => [one.account, { ...one, site }]));
  return [...byAccount.values()];
}
