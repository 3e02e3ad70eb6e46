import type { HttpHandler } from "msw";
import type { Backend } from "./backend";

export function cooperationHandlers(_backend: Backend): HttpHandler[] {
  return [];
}
