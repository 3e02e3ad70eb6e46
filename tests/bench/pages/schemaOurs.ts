import { execute } from "graphql";
import { wholeSchema } from "../../../src/graph/further";
import { schemaReady } from "./schemaReady";

export function start(): Promise<number> {
  return schemaReady((asked) => execute({ schema: wholeSchema(), ...asked }));
}
