import { execute } from "graphql";
import { firstSchema } from "../../../src/graph/halves";
import { schemaReady } from "./schemaReady";

/** The half that the first screens need. */
export function start(): Promise<number> {
  return schemaReady((asked) => execute({ schema: firstSchema(), ...asked }));
}
