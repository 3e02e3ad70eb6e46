import type { WorldState } from "./world/types";

/** Collections of the world whose records are changed one by one. */
export type Collection =
  | "accounts"
  | "sessions"
  | "invitations"
  | "organizations"
  | "cooperations"
  | "grants"
  | "contacts"
  | "images"
  | "siteRoles"
  | "portfolios"
  | "parks"
  | "devices"
  | "events"
  | "reports"
  | "contracts"
  | "accountingContacts"
  | "comments"
  | "patches"
  | "measured";

/** What handlers work on: the records, the server's clock, and the memory of a running server. */
export interface Backend {
  /** The records as they stand; another object after a reset, so never kept by a handler. */
  readonly world: WorldState;
  /** Epoch milliseconds of the server's clock. */
  now(): number;
  /** Says that a record was added, changed or removed, so that it lasts. */
  changed(collection: Collection, key: string | number): void;
  /** Second-factor requests of the current window, by session and call; forgotten with the process. */
  readonly attempts: Map<string, number>;
  /** Organization role every visitor has instead of their own, while the scenario `changedRole` is on. */
  readonly roleOverride: string | null;
}
