import type { Tools } from "../command/tools";
import { BASE_PATH } from "../rules/nextAddress";
import { pathOf } from "./pathOf";
import type { Routing } from "./routing";

/** Leads the page's router, or another tab, to a path below /v1. */
export function goOver(routing: () => Pick<Routing, "router">): Tools["go"] {
  return (path, { newTab = false, replace = false } = {}) => {
    if (newTab) {
      window.open(`${BASE_PATH}${path}`, "_blank", "noopener");
      return;
    }
    const { router } = routing();
    // Other parameters of the same screen do not throw it to its top.
    const preventScrollReset = /^[^?#]*/.exec(path)?.[0] === pathOf(router);
    void router.navigate(path, { replace, preventScrollReset });
  };
}
