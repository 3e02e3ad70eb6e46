import type { Schemas } from "./schemas";

/** A contract with the uid of the park it was asked for. */
export type ContractModel = Schemas["Contract"] & { readonly park: string };
export type AccountingContactModel = Schemas["AccountingContact"];
