import type { HttpHandler } from "msw";
import type { Backend } from "./backend";

export function accountingHandlers(_backend: Backend): HttpHandler[] {
  return [];
}
