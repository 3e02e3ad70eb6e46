import type { HttpHandler } from "msw";
import type { Backend } from "./backend";

export function gakHandlers(_backend: Backend): HttpHandler[] {
  return [];
}
