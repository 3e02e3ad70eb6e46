import type { HttpHandler } from "msw";
import type { Backend } from "./backend";

export function inverterHandlers(_backend: Backend): HttpHandler[] {
  return [];
}
