import type { PortfolioModel } from "./models/portfolio";
import { dataOf } from "./rest";
import type { RestClient } from "./rest";
import { RestError } from "./restError";

/** What the parts of one operation share, so that none of it is asked for twice. */
export interface Loaders {
  /** The list of portfolios, asked for once in an operation. */
  readonly portfolios: () => Promise<readonly PortfolioModel[]>;
  /** One of them by its uid; null where one may not see it. Many parks of one portfolio make no further call. */
  readonly portfolio: (uid: string) => Promise<PortfolioModel | null>;
}

/** Those that have a uid, each once: without one nothing could be asked of a place (F78). */
function known<Place extends { uid: unknown }>(list: unknown, met: Set<unknown>): Place[] {
  return ((Array.isArray(list) ? list : []) as (Place | null)[]).filter((place): place is Place => {
    const uid = place?.uid;
    const isNew = (typeof uid === "string" ? uid !== "" : Number.isInteger(uid)) && !met.has(uid);
    met.add(uid);
    return isNew;
  });
}

/** Portfolios as the server lists them, without what is none; a park is in the first that has it. Throws `malformed`. */
export function portfoliosOf(list: unknown): PortfolioModel[] {
  if (!Array.isArray(list)) throw new RestError("malformed", 200);
  const met = new Set<unknown>();
  return known<PortfolioModel>(list, new Set()).map((each) => ({ ...each, parks: known(each.parks, met) }));
}

/** The portfolios that one may see; with `updateExt` the server fetches external data anew. */
export async function portfoliosFrom(rest: RestClient, updateExt: boolean): Promise<PortfolioModel[]> {
  const params = { query: { update_ext: updateExt } };
  return portfoliosOf((await dataOf(rest.GET("/api/v1/portfolio", { params }))).portfolios);
}

export function createLoaders(rest: RestClient): Loaders {
  let list: Promise<readonly PortfolioModel[]> | undefined;
  let found: Promise<ReadonlyMap<string, PortfolioModel>> | undefined;
  const portfolios = () => (list ??= portfoliosFrom(rest, false));
  const byUid = () => (found ??= portfolios().then((all) => new Map(all.map((each) => [each.uid, each]))));
  return { portfolios, portfolio: async (uid) => (await byUid()).get(uid) ?? null };
}
