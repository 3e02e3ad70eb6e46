import DataLoader from "dataloader";
import type { PortfolioModel } from "./models/portfolio";
import { dataOf } from "./rest";
import type { RestClient } from "./rest";

/** A microtask is enough to gather what one level of a query asks for, and ten times quicker than DataLoader's own. */
const batchScheduleFn = (flush: () => void) => queueMicrotask(flush);

export interface Loaders {
  /** Portfolios by uid, from the one list call there is; null where one may not see it. */
  readonly portfolio: DataLoader<string, PortfolioModel | null>;
  /** The list itself, asked for once in an operation. */
  readonly portfolios: () => Promise<readonly PortfolioModel[]>;
}

export function createLoaders(rest: RestClient): Loaders {
  let list: Promise<readonly PortfolioModel[]> | undefined;
  const portfolios = () =>
    (list ??= dataOf(rest.GET("/api/v1/portfolio", { params: { query: { update_ext: false } } })).then(
      (data) => data.portfolios,
    ));
  const portfolio = new DataLoader<string, PortfolioModel | null>(
    async (uids) => {
      const byUid = new Map((await portfolios()).map((each) => [each.uid, each]));
      return uids.map((uid) => byUid.get(uid) ?? null);
    },
    { batchScheduleFn },
  );
  return { portfolio, portfolios };
}
