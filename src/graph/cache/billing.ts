import { embedded } from "./rules";
import type { CacheRules } from "./rules";

const byId: NonNullable<CacheRules["keys"]>[string] = ({ id }) => (typeof id === "string" ? id : null);

export const billingRules: CacheRules = {
  keys: {
    BillingCustomer: byId,
    BillingCompany: embedded,
    BillingPerson: embedded,
    BillingCustomerSite: embedded,
    BillingAddress: byId,
    BillingSite: byId,
    Invoice: byId,
    TariffGroup: embedded,
    TariffSite: embedded,
  },
};
