import type { PortfolioModel } from "./models/portfolio";
import { dataOf } from "./rest";
import type { RestClient } from "./rest";

/** What the parts of one operation share, so that none of it is asked for twice. */
export interface Loaders {
  /** The list of portfolios, asked for once in an operation. */
  readonly portfolios: () => Promise<readonly PortfolioModel[]>;
  /** One of them by its uid; null where one may not see it. Many parks of one portfolio make no further call. */
  readonly portfolio: (uid: string) => Promise<PortfolioModel | null>;
}

export function createLoaders(rest: RestClient): Loaders {
  let list: Promise<readonly PortfolioModel[]> | undefined;
  let found: Promise<ReadonlyMap<string, PortfolioModel>> | undefined;
  const portfolios = () =>
    (list ??= dataOf(rest.GET("/api/v1/portfolio", { params: { query: { update_ext: false } } })).then(
      (data) => data.portfolios,
    ));
  const byUid = () => (found ??= portfolios().then((all) => new Map(all.map((each) => [each.uid, each]))));
  return { portfolios, portfolio: async (uid) => (await byUid()).get(uid) ?? null };
}
