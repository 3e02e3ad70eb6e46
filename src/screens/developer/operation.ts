import { GraphQLError, parse, separateOperations, validate } from "graphql";
import type { DocumentNode, ExecutionResult, GraphQLSchema, OperationDefinitionNode } from "graphql";

/** What the panel asks to be run: a text, and which of its operations. */
export interface Asked {
  readonly query: string;
  readonly operationName?: string | null | undefined;
  readonly variables?: unknown;
}

export type Kind = "query" | "mutation";

/** One operation that may run, or why none does. */
export type Checked =
  | { readonly ok: true; readonly document: DocumentNode; readonly kind: Kind }
  | { readonly ok: false; readonly errors: readonly GraphQLError[] };

/** Runs one operation; unsubscribing aborts its calls. */
export type Execute = (
  operation: { readonly document: DocumentNode; readonly kind: Kind },
  variables: Record<string, unknown>,
) => { subscribe: (take: (result: ExecutionResult) => void) => () => void };

function refuse(...errors: readonly (GraphQLError | string)[]): Checked {
  return {
    ok: false,
    errors: errors.map((error) => (typeof error === "string" ? new GraphQLError(error) : error)),
  };
}

function parsed(query: string): DocumentNode | GraphQLError {
  try {
    return parse(query);
  } catch (error) {
    return error instanceof GraphQLError ? error : new GraphQLError(String(error));
  }
}

function operationIn(document: DocumentNode): OperationDefinitionNode | undefined {
  return document.definitions.find((each) => each.kind === "OperationDefinition");
}

/**
 * Checks what the editor holds before it runs: the portal's own executor takes documents as valid. A mutation passes
 * only while mutations are allowed [248].
 */
export function checkOperation(
  asked: Asked,
  schema: GraphQLSchema,
  mayMutate: boolean,
  unarmed: string,
): Checked {
  const document = parsed(asked.query);
  if (document instanceof GraphQLError) return refuse(document);
  const faults = validate(schema, document);
  if (faults.length > 0) return refuse(...faults);
  const each = separateOperations(document);
  const names = Object.keys(each);
  const name = asked.operationName ?? (names.length === 1 ? names[0] : undefined);
  const one = name === undefined ? undefined : each[name];
  const kind = one && operationIn(one)?.operation;
  if (!one || !kind) return refuse("Must provide operation name if query contains multiple operations.");
  if (kind === "subscription") return refuse("Subscriptions are not part of this schema.");
  if (kind === "mutation" && !mayMutate) return refuse(unarmed);
  return { ok: true, document: one, kind };
}
