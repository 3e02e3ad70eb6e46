import type { DocumentNode, GraphQLSchema } from "graphql";
import { firstTypes } from "../generated/firstTypes";
import { addRules } from "./cache/rules";
import type { LiveRules } from "./cache/rules";
import { firstResolvers } from "./resolvers/first";
import { buildGraph } from "./schema";

const roots = { query: "Query", mutation: "Mutation", subscription: "" } as const;

let first: GraphQLSchema | undefined;

/** The half of the schema that the first screens need, built once. */
export function firstSchema(): GraphQLSchema {
  return (first ??= buildGraph(firstTypes, firstResolvers));
}

/** Whether a document asks for nothing beyond the first half. */
function isOfFirst(document: DocumentNode): boolean {
  const objects: Readonly<Record<string, object>> = firstTypes.objects;
  return document.definitions.every(
    (definition) =>
      definition.kind !== "OperationDefinition" ||
      definition.selectionSet.selections.every(
        (selection) =>
          selection.kind === "Field" &&
          (selection.name.value === "__typename" ||
            Object.hasOwn(objects[roots[definition.operation]] ?? {}, selection.name.value)),
      ),
  );
}

/**
 * The schema that can run a document: the first half where that is enough, else the whole one, whose code comes when it
 * is first needed and brings its cache rules along. Rejects where that code does not come.
 */
export function schemaSource(rules: LiveRules): (document: DocumentNode) => Promise<GraphQLSchema> {
  let isWhole = false;
  return async (document) => {
    if (!isWhole && isOfFirst(document)) return firstSchema();
    const { furtherRules, wholeSchema } = await import("./further");
    if (!isWhole) addRules(rules, furtherRules);
    isWhole = true;
    return wholeSchema();
  };
}
