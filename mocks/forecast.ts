import type { HttpHandler } from "msw";
import type { Backend } from "./backend";

export function forecastHandlers(_backend: Backend): HttpHandler[] {
  return [];
}
