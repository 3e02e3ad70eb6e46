import type { components } from "../../generated/rest";

/**
 * The server's objects. A resolver's parent is the REST object as it came, so that each name is changed once, in the
 * resolver of its field.
 */
export type Schemas = components["schemas"];
