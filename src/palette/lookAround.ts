import { boostOf } from "./finder";
import type { Sources } from "./sources";

/** Looks at what is on screen by now: what belongs to it is loaded next. Gives what breaks ties from then on. */
export function lookAround(sources: Sources): ReadonlyMap<string, number> {
  sources.look();
  const { focused } = sources.context;
  if (focused) sources.index.near(focused);
  return boostOf(sources);
}
