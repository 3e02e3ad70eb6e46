import type { HttpHandler } from "msw";
import type { Backend } from "./backend";

export function reportHandlers(_backend: Backend): HttpHandler[] {
  return [];
}
