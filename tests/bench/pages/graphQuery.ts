import type { Client } from "@urql/core";
import DataLoader from "dataloader";
import { createGraph } from "../../../src/graph/client";
import type { Loaders } from "../../../src/graph/loaders";
import type { PortfolioModel } from "../../../src/graph/models/portfolio";
import { firstResolvers } from "../../../src/graph/resolvers/first";
import { furtherResolvers } from "../../../src/graph/resolvers/further";
import { mergedResolvers } from "../../../src/graph/resolvers/merged";
import { dataOf } from "../../../src/graph/rest";
import type { RestClient } from "../../../src/graph/rest";
import { defaultTemplates } from "../../../src/rules/promql";
import { Parks, parksAnswer } from "./graphParks";
import { meansOf, restOver } from "./graphSource";
import { usualClient, usualSchema } from "./graphUsual";

const listOf = (client: RestClient) =>
  dataOf(client.GET("/api/v1/portfolio", { params: { query: { update_ext: false } } })).then(
    ({ portfolios }) => portfolios,
  );

/** Asks the server anew for each park. */
function noLoaders(client: RestClient): Loaders {
  const portfolio = async (uid: string) => (await listOf(client)).find((each) => each.uid === uid) ?? null;
  return { portfolio, portfolios: () => listOf(client) };
}

/** DataLoader as it comes, with its own schedule. */
function plainLoaders(client: RestClient): Loaders {
  let list: Promise<readonly PortfolioModel[]> | undefined;
  const portfolios = () => (list ??= listOf(client));
  const loader = new DataLoader<string, PortfolioModel | null>(async (uids) => {
    const byUid = new Map((await portfolios()).map((each) => [each.uid, each]));
    return uids.map((uid) => byUid.get(uid) ?? null);
  });
  return { portfolio: (uid) => loader.load(uid), portfolios };
}

/** `call` is the one call that the query needs, by itself. */
export function start(_root: HTMLElement, parameters: URLSearchParams): Promise<number[]> {
  const ask = (client: Client) => async () => {
    const { data, error } = await client.query(Parks, {}).toPromise();
    if (error || data?.portfolios[3]?.parks[4]?.portfolio?.name !== "Portfolio 3")
      throw error ?? new Error("The query was not answered");
  };
  const rest = restOver(parksAnswer);
  const schema = usualSchema(mergedResolvers([firstResolvers, furtherResolvers]));
  const { bulk } = createGraph({ rest, templates: defaultTemplates, now: Date.now, log: () => undefined });
  const runs = {
    call: () => listOf(rest({ signal: new AbortController().signal })),
    ours: ask(bulk),
    noLoaders: ask(usualClient(schema, rest, noLoaders)),
    plainLoaders: ask(usualClient(schema, rest, plainLoaders)),
  };
  // A run is short: after ten of them the heap would still be growing back.
  return meansOf(parameters, runs, 100);
}
