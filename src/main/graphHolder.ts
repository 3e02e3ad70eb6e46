import type { Graph } from "../graph/client";
import type { Rest, RestOptions } from "../graph/rest";
import type { Configuration } from "./configuration";

/** The graph of the running session. */
export interface GraphHolder {
  /** Loads the graph's code at first; a new epoch gets a new graph with an empty cache. */
  readonly current: () => Promise<Graph>;
  /** The graph if it is there already. */
  readonly ready: () => Graph | undefined;
  /** Lets go of the graph of a session that is over, and of all it has read. */
  readonly release: () => void;
}

export function createGraphHolder(
  rest: Rest,
  templates: Configuration["templates"],
  now: () => number,
  epoch: () => number,
  log: RestOptions["log"],
): GraphHolder {
  let held: { epoch: number; graph: Promise<Graph>; ready?: Graph } | undefined;
  const renew = () => {
    const next: NonNullable<typeof held> = {
      epoch: epoch(),
      graph: import("../graph/client").then(({ createGraph }) => {
        const graph = createGraph({
          ...{ rest, templates, now },
          // What failed in an older session is not the new one's to see.
          log: (entry) => next.epoch === epoch() && log(entry),
        });
        next.ready = graph;
        return graph;
      }),
    };
    next.graph.catch(() => {
      if (held === next) held = undefined;
    });
    return (held = next);
  };
  const ofNow = () => (held?.epoch === epoch() ? held : undefined);
  return {
    current: () => (ofNow() ?? renew()).graph,
    ready: () => ofNow()?.ready,
    release: () => void (held = ofNow()),
  };
}
