import type { Schemas } from "./schemas";

/** The server's string, and the park it was asked of. */
export type ModuleStringModel = Schemas["ModuleString"] & { readonly park: string };
