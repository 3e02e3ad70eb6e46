import type { Schemas } from "./schemas";

/** The server's generator junction box, and the park it was asked of. */
export type GakModel = Schemas["Gak"] & { readonly park: string };
