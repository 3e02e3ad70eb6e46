import type { HttpHandler } from "msw";
import type { Backend } from "./backend";

export function contactHandlers(_backend: Backend): HttpHandler[] {
  return [];
}
