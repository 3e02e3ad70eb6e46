import type { Schemas } from "./schemas";

/** The server's comment, and the park it was asked of. */
export type CommentModel = Schemas["Comment"] & { readonly park: string };
