import type { ExecutionResult, DocumentNode } from "graphql";
import type { GraphContext } from "../../../src/graph/context";
import { createIds } from "../../../src/graph/ids";
import { defaultTemplates } from "../../../src/rules/promql";
import { Parks, parksAnswer } from "./graphParks";
import { restOver } from "./graphSource";

interface Asked {
  readonly document: DocumentNode;
  readonly variableValues: Readonly<Record<string, unknown>>;
  readonly contextValue: GraphContext;
}

/**
 * ms until a schema has answered its first query, of 20 parks that are at hand, in a page that has just been opened: a
 * schema that only looks ready would put off its work to there.
 */
export async function schemaReady(
  answer: (asked: Asked) => ExecutionResult | Promise<ExecutionResult>,
): Promise<number> {
  const list = parksAnswer.portfolios;
  const contextValue: GraphContext = {
    rest: restOver(parksAnswer)(),
    loaders: {
      portfolios: () => Promise.resolve(list),
      portfolio: (uid) => Promise.resolve(list.find((each) => each.uid === uid) ?? null),
    },
    ids: createIds(),
    templates: defaultTemplates,
    now: Date.now,
  };
  const from = performance.now();
  const { data, errors } = await answer({ document: Parks, variableValues: {}, contextValue });
  const took = performance.now() - from;
  if (errors || !data) throw errors?.[0] ?? new Error("The query was not answered");
  return took;
}
