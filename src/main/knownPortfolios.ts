import { graphql } from "gql.tada";
import type { ResultOf } from "gql.tada";
import type { Graph } from "../graph/client";
import type { GraphHolder } from "./graphHolder";

/**
 * A document of its own: reading one that a screen shows would answer that screen anew, in the middle of its drawing.
 */
const KnownPortfoliosQuery = graphql(`
  query KnownPortfolios {
    portfolios(updateExt: false) {
      uid
      name
      timezone
      parks {
        uid
        name
      }
    }
  }
`);

export type KnownPortfolio = ResultOf<typeof KnownPortfoliosQuery>["portfolios"][number];

/** Thousands of parks are not read again for each button of one drawing, milliseconds. */
const KEEP_MS = 1000;

/** The portfolios as far as the cache has them; never asks the server. */
export function portfolioReader(graph: GraphHolder): () => readonly KnownPortfolio[] {
  let kept: { graph: Graph; at: number; list: readonly KnownPortfolio[] } | undefined;
  return () => {
    const ready = graph.ready();
    if (!ready) return [];
    const at = performance.now();
    if (kept?.graph === ready && at - kept.at < KEEP_MS) return kept.list;
    const answer = ready.client.readQuery(KnownPortfoliosQuery, {}, { requestPolicy: "cache-only" });
    const list = answer?.data?.portfolios;
    kept = list ? { graph: ready, at, list } : undefined;
    return list ?? [];
  };
}
