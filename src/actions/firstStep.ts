import type { Action } from "../command/action";
import type { Entity } from "../command/entity";
import { createPark } from "./parkEdit";
import { createPortfolio } from "./portfolioEdit";

/**
 * The way out of an empty portal: the first portfolio, then the first park, in the portfolio that is looked at or in
 * the only one; among several the palette asks.
 */
export function firstStep(
  portfolios: readonly { readonly uid: string; readonly name: string }[],
  looked: string | undefined,
): { readonly action: Action; readonly subject?: Entity } {
  if (portfolios.length === 0) return { action: createPortfolio };
  const only = portfolios.length === 1 ? portfolios[0] : undefined;
  const home = portfolios.find(({ uid }) => uid === looked) ?? only;
  if (home === undefined) return { action: createPark };
  return { action: createPark, subject: { kind: "portfolio", uid: home.uid, name: home.name } };
}
