import type { HttpHandler } from "msw";
import type { Backend } from "./backend";

export function userHandlers(_backend: Backend): HttpHandler[] {
  return [];
}
