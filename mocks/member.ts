import type { HttpHandler } from "msw";
import type { Backend } from "./backend";

export function memberHandlers(_backend: Backend): HttpHandler[] {
  return [];
}
