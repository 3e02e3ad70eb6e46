import type { Schemas } from "./schemas";

/** A member as the server sends it, and the portfolio or park it is a member of. */
export type SiteMemberModel = Schemas["SiteMember"] & { readonly site: string };
