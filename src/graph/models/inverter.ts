import type { Schemas } from "./schemas";

/** The server's inverter, and the park it was asked of. */
export type InverterModel = Schemas["Inverter"] & { readonly park: string };
