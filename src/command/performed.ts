import type { Faults } from "../rules/faults";
import type { Entity } from "./entity";
import type { Values } from "./values";
import type { Words } from "./words";

export type Source = "palette" | "key" | "button" | "menu" | "form" | "repeat";

export interface Request {
  readonly values?: Values;
  readonly subject?: Entity | undefined;
  /** Several at once, for actions that are `bulk`. Without either, the selection or the focused row is meant. */
  readonly subjects?: readonly Entity[];
  readonly source: Source;
  /** Somebody has seen what it will do and said yes; needed for `danger`. */
  readonly confirmed?: boolean;
}

export interface Failure {
  readonly subject: Entity;
  readonly message: string;
  readonly status?: number;
}

/** What came of asking for an action. Whatever is not `done` has not run, apart from `elsewhere`, `failed` and `partial`. */
export type Performed =
  | { readonly kind: "done" }
  /** Goes on where it is seen: among the jobs, or in a dialog of its own. */
  | { readonly kind: "elsewhere" }
  /** Forbidden, or nothing it could act on. */
  | { readonly kind: "refused"; readonly reason: Words }
  | { readonly kind: "blocked"; readonly reason: Words }
  | { readonly kind: "needsSubject" }
  | { readonly kind: "needsArguments"; readonly errors: Readonly<Record<string, Words>> }
  | { readonly kind: "needsConfirmation" }
  | {
      readonly kind: "failed";
      readonly message: string;
      readonly status?: number;
      /** What somebody else has written meanwhile, by argument. */
      readonly theirs?: Readonly<Record<string, string>> | undefined;
      /** What the server, or a rule here, says of single values, by argument. */
      readonly faults?: Faults | undefined;
    }
  | { readonly kind: "partial"; readonly done: number; readonly failures: readonly Failure[] };

/** Whether nothing is left to say to whoever asked: the rest is told by toasts, jobs and dialogs. */
export function isThrough({ kind }: Performed): boolean {
  return kind === "done" || kind === "partial" || kind === "elsewhere";
}

/** What is said of single values, by argument: by the rules here, or by the server. */
export function faultsOf(performed: Performed | undefined): Readonly<Record<string, Words>> {
  if (performed?.kind === "needsArguments") return performed.errors;
  const faults = performed?.kind === "failed" ? Object.entries(performed.faults ?? {}) : [];
  return Object.fromEntries(
    faults.map(([name, text]) => [name, { key: "arg.error.said", values: { text } }]),
  );
}
