import type { Router } from "./environment";

/** Where the router is, below /v1. */
export function pathOf({ state }: Router): string {
  return state.location.pathname.replace(/^\/v1(?=\/|$)/, "") || "/";
}
