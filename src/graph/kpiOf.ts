import { RestError } from "./restError";

/** Figures that were asked for by themselves: what has no state is none. In a list they stand with what they have. */
export function kpiOf<Figures extends { readonly state: unknown }>(figures: Figures): Figures {
  if (typeof figures.state !== "string") throw new RestError("malformed", 200);
  return figures;
}
