import type { Entity } from "../../command/entity";
import { addressOfEntity } from "../../routes";

export interface ParkName {
  readonly uid: string;
  readonly name: string;
  readonly portfolio: string;
  readonly portfolioUid: string;
}

/** A park as keys and palette act on it. */
export function parkEntity({ uid, name, portfolio, portfolioUid }: ParkName): Entity {
  const home = portfolioUid === "" ? {} : { context: portfolio, parent: portfolioUid };
  return { kind: "park", uid, name, ...home };
}

/** Where a park is shown, below /v1. */
export function parkAddress({ uid }: Pick<ParkName, "uid">): string {
  return addressOfEntity({ kind: "park", uid }) ?? "/sites";
}
