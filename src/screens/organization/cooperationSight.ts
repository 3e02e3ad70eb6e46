import type { TFunction } from "i18next";
import type { PortfolioItem } from "../../frame/portfoliosQuery";
import { listWords } from "../../rules/names";
import { formatNumber } from "../../rules/numbers";
import type { CooperationItem } from "./cooperationQueries";

/** How much of what is permitted is of each kind. */
export interface Sight {
  readonly isWhole: boolean;
  /** Those of permitted portfolios among them. */
  readonly park: number;
  /** Permitted ones whose parks are not known here. */
  readonly portfolio: number;
  readonly device: number;
  /** Of kinds that the portal does not know. */
  readonly other: number;
}

/** What somebody sees who is permitted these: what holds for a portfolio holds for its parks, each of them once. */
export function sightOf(
  permissions: NonNullable<CooperationItem["permissions"]>,
  portfolios: readonly Pick<PortfolioItem, "uid" | "parks">[],
): Sight {
  const uidsOf = (kind: string) => permissions.filter(({ object }) => object === kind).map(({ uid }) => uid);
  const [parks, named, devices] = ["park", "portfolio", "device"].map((kind) => new Set(uidsOf(kind)));
  const known = portfolios.filter(({ uid }) => named?.has(uid));
  const seen = new Set([...(parks ?? []), ...known.flatMap((one) => one.parks.map(({ uid }) => uid))]);
  const other = permissions.filter(({ object }) => !isKnown(object)).length;
  return {
    isWhole: permissions.some(({ object }) => object === "organization"),
    park: seen.size,
    portfolio: (named?.size ?? 0) - known.length,
    device: devices?.size ?? 0,
    other,
  };
}

function isKnown(object: string): boolean {
  return ["organization", "portfolio", "park", "device"].includes(object);
}

/** The same in one sentence; what waits for somebody's consent is seen from then on. */
export function sightWords(sight: Sight, isPending: boolean, t: TFunction, language: string): string {
  const counted = (["park", "portfolio", "device", "other"] as const).flatMap((kind) => {
    const count = sight[kind];
    const number = formatNumber(count, language);
    return count === 0 ? [] : [t(`people.cooperations.sight.${kind}`, { count, number })];
  });
  const words = (id: string, values = {}) =>
    t(`people.cooperations.sight.${id}${isPending ? "Later" : ""}`, values);
  if (sight.isWhole) return words("whole");
  return counted.length === 0 ? words("nothing") : words("some", { list: listWords(counted, language) });
}
