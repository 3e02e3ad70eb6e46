import { GraphQLError } from "graphql";
import type { ExecutionResult, OperationDefinitionNode } from "graphql";
import { readableError } from "../rules/errorText";
import { errorTexts } from "../rules/errorTexts";
import type { ErrorTextId } from "../rules/errorTexts";
import { RestError } from "./restError";

/** Root fields that the catalogue (§8) knows by another name than their own. */
const otherNames: Readonly<Record<string, ErrorTextId>> = {
  kpiGraph: "graph",
  totp: "totpStatus",
  setupTotp: "totpSetup",
  verifyTotp: "totpVerify",
  disableTotp: "totpDisable",
  verifySession: "totpSession",
  verifyBackup: "totpBackup",
  regenerateBackupCodes: "totpRegenerate",
  deleteUser: "deletion",
  invoices: "billing",
  billingCustomers: "billing",
  billingAddresses: "billing",
  tariffs: "billing",
};

/** The text for a root field whose server says nothing itself: that of its own name, where there is one. */
function catalogueText(field: string): string | undefined {
  if (Object.hasOwn(errorTexts, field)) return errorTexts[field as ErrorTextId];
  const other = otherNames[field];
  return other && errorTexts[other];
}

const unknown = { failure: "unknown", status: 0 } as const;

/** What a screen needs to know of a failure; `extensions` of each GraphQL error. */
export interface FailureExtensions extends Record<string, unknown> {
  /** `unknown`: it came before any answer, and not from a call, e.g. code that did not arrive. */
  readonly failure: RestError["failure"] | "unknown";
  readonly status: number;
  /** Readable: the server's words, else the catalogue's. */
  readonly text: string;
  /** The server's body as it came. */
  readonly body: unknown;
  readonly retryAfter?: number;
}

/** The root field that an error is of; what befell the operation as a whole is taken for its first field's. */
export function rootFieldOf(operation: OperationDefinitionNode, { path }: GraphQLError): string {
  const fields = operation.selectionSet.selections.filter((selection) => selection.kind === "Field");
  const field = path ? fields.find(({ alias, name }) => (alias ?? name).value === path[0]) : fields[0];
  return field?.name.value ?? "";
}

/** One park's monitor and the list's are different cases (§8). */
function fallbackOf(field: string, variables: Readonly<Record<string, unknown>>): string | undefined {
  if (field !== "monitor") return catalogueText(field);
  const window = variables["window"] as { parks?: readonly string[] | null } | undefined;
  return window?.parks?.length === 1 ? errorTexts.detailedMonitor : errorTexts.monitor;
}

/** What is no failed call is an answer that a resolver stumbled over; before there was one, nobody knows. */
function describe(error: GraphQLError, named: string | undefined): FailureExtensions {
  const cause = error.originalError;
  if (!(cause instanceof RestError)) {
    const what = error.path ? { failure: "malformed" as const, status: 200 } : unknown;
    return { ...what, text: named ?? errorTexts.unknown, body: undefined };
  }
  const fallback = named ?? errorTexts.generic;
  const text = cause.failure === "http" ? readableError(cause.body, fallback) : fallback;
  return {
    failure: cause.failure,
    status: cause.status,
    text,
    body: cause.body,
    ...(cause.retryAfter === undefined ? {} : { retryAfter: cause.retryAfter }),
  };
}

/** Whether a call of this operation was given up: then its result is nobody's. */
export function isSuperseded(result: ExecutionResult): boolean {
  return (result.errors ?? []).some(
    ({ originalError }) => originalError instanceof RestError && originalError.failure === "superseded",
  );
}

/** Gives each error of a result its readable text, from the server or from the catalogue. */
export function explain(
  result: ExecutionResult,
  operation: OperationDefinitionNode,
  variables: Readonly<Record<string, unknown>>,
): ExecutionResult {
  if (!result.errors) return result;
  const errors = result.errors.map((error) => {
    const extensions = describe(error, fallbackOf(rootFieldOf(operation, error), variables));
    return new GraphQLError(extensions.text, { path: error.path ?? null, extensions });
  });
  return { ...result, errors };
}

/** A result of what was thrown outside every field. */
export function thrownResult(thrown: unknown): ExecutionResult {
  const originalError = thrown instanceof Error ? thrown : new Error(String(thrown));
  return { errors: [new GraphQLError(originalError.message, { originalError })] };
}
