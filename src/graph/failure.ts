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
function catalogueText(field: string): string {
  if (Object.hasOwn(errorTexts, field)) return errorTexts[field as ErrorTextId];
  const other = otherNames[field];
  return other === undefined ? errorTexts.generic : errorTexts[other];
}

/** What a screen needs to know of a failure; `extensions` of each GraphQL error. */
export interface FailureExtensions extends Record<string, unknown> {
  readonly failure: RestError["failure"];
  readonly status: number;
  /** Readable: the server's words, else the catalogue's. */
  readonly text: string;
  /** The server's body as it came. */
  readonly body: unknown;
  readonly retryAfter?: number;
}

function rootFieldOf(operation: OperationDefinitionNode, key: string | number | undefined): string {
  for (const selection of operation.selectionSet.selections)
    if (selection.kind === "Field" && (selection.alias ?? selection.name).value === key)
      return selection.name.value;
  return "";
}

/** One park's monitor and the list's are different cases (§8). */
function fallbackOf(field: string, variables: Readonly<Record<string, unknown>>): string {
  if (field !== "monitor") return catalogueText(field);
  const window = variables["window"] as { parks?: readonly string[] | null } | undefined;
  return window?.parks?.length === 1 ? errorTexts.detailedMonitor : errorTexts.monitor;
}

function describe(error: GraphQLError, fallback: string): FailureExtensions {
  const cause = error.originalError;
  if (!(cause instanceof RestError))
    return { failure: "malformed", status: 200, text: fallback, body: undefined };
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
    const extensions = describe(error, fallbackOf(rootFieldOf(operation, error.path?.[0]), variables));
    return new GraphQLError(extensions.text, { path: error.path ?? null, extensions });
  });
  return { ...result, errors };
}
