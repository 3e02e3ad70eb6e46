import { askAnew } from "./rules";
import type { CacheRules } from "./rules";

/** Writes that answer the thing where the server does: every field of Mutation that may be null. */
const writes = [
  ...["createComment", "updateComment", "createEvent", "updateEvent", "closeEvent", "generateReport"],
  ...["createContact", "updateOrganizationContact", "createPortfolioContact", "updatePortfolioContact"],
  ...["createParkContact", "assignParkContact", "createContract", "createAccountingContact"],
  ...["updateAccountingContact", "assignAccountingContact", "unassignAccountingContact"],
  ...["createPark", "updatePark", "uploadOutlineImage", "createPortfolio", "updatePortfolio"],
  ...["updateGak", "updateString", "createOrganization", "updateOrganization", "updateUser"],
  ...["updateDevice", "updateDeviceLocation", "assignDevicePark", "removeDevicePark"],
  ...["assignDeviceOrganization", "removeDeviceOrganization"],
] as const;

/** The same rules; after a write that was done and did not say what has come of it, what is shown is asked anew. */
export function withUnanswered(rules: CacheRules): CacheRules {
  const updates: NonNullable<CacheRules["updates"]> = { ...rules.updates };
  for (const name of writes) {
    const known = updates[name];
    updates[name] = (result, args, cache, info) => {
      if (result[name] !== null) known?.(result, args, cache, info);
      else if (info.error === undefined) askAnew(cache);
    };
  }
  return { ...rules, updates };
}
