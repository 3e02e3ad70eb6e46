import type { HttpHandler } from "msw";
import type { Backend } from "./backend";

export function invitationHandlers(_backend: Backend): HttpHandler[] {
  return [];
}
