import type { Schemas } from "./schemas";

/** A report with what the server may leave out made good. */
export interface ReportModel extends Omit<Schemas["Report"], "id" | "park_uid"> {
  readonly id: string;
  readonly park_uid: string;
}
