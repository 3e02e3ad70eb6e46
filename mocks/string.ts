import type { HttpHandler } from "msw";
import type { Backend } from "./backend";

export function stringHandlers(_backend: Backend): HttpHandler[] {
  return [];
}
