import type { Routing, RoutingParts } from "./routing";

/** The routing, once its code has come. */
export interface RoutingHolder {
  readonly ready: () => Routing | undefined;
  readonly load: () => Promise<Routing>;
}

export function createRoutingHolder(parts: () => RoutingParts): RoutingHolder {
  let ready: Routing | undefined;
  let loading: Promise<Routing> | undefined;
  const load = () => {
    loading ??= import("./routing").then(
      ({ createRouting }) => (ready = createRouting(parts())),
      (error: unknown) => {
        loading = undefined;
        throw error;
      },
    );
    return loading;
  };
  return { ready: () => ready, load };
}
