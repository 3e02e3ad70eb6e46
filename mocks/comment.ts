import type { HttpHandler } from "msw";
import type { Backend } from "./backend";

export function commentHandlers(_backend: Backend): HttpHandler[] {
  return [];
}
