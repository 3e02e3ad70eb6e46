import { graphql } from "gql.tada";
import { createDeviceNews } from "../actions/deviceNews";
import { ActionError } from "../command/tools";
import type { Tools } from "../command/tools";
import { createLive } from "./createLive";
import type { Live } from "./createLive";
import type { SessionService } from "./createSession";
import type { Stores } from "./createStores";
import type { Environment } from "./environment";

const HostsQuery = graphql(`
  query LiveHosts {
    hosts {
      name
      url
    }
  }
`);

/**
 * Once per session, from the cache after that. An answer that is a refusal, or that nobody can read, names no host, and
 * the page's own is taken; a server that does not answer is asked again by the next attempt.
 */
async function hostsOf(query: Tools["query"]) {
  try {
    return (await query(HostsQuery, {}, { cached: true })).hosts;
  } catch (error) {
    if (error instanceof ActionError && (error.status ?? 0) > 0) return [];
    throw error;
  }
}

export interface BringParts {
  readonly environment: Pick<Environment, "WebSocket"> & {
    readonly configuration: Pick<Environment["configuration"], "socket">;
  };
  readonly stores: Pick<Stores, "connection" | "asks">;
  readonly session: Pick<SessionService, "actor">;
  readonly tools: Pick<Tools, "query" | "mutate" | "t">;
  readonly now: () => number;
}

/** News of devices are gathered for so long before the screen hears of them, milliseconds. */
const NEWS_MS = 250;

/** The live connection over the running portal. */
export function bringLive({ environment, stores, session, tools, now }: BringParts): Live {
  return createLive({
    WebSocket: environment.WebSocket,
    session: session.actor,
    override: environment.configuration.socket,
    hosts: () => hostsOf(tools.query),
    t: tools.t,
    now: () => performance.now(),
    changed: (state) => stores.connection.setLive(state, now()),
    news: createDeviceNews({ mutate: tools.mutate, schedule: (callback) => setTimeout(callback, NEWS_MS) }),
    noted: (note) => stores.asks.note(note, now()),
    log: (text) => console.warn(text),
  });
}
