import type { CombinedError } from "@urql/core";
import { isGated } from "../machines/session";
import type { SessionActor } from "../machines/session";
import { createLateKeys } from "../command/lateKeys";
import { ActionError, CopyRefused } from "../command/tools";
import type { Gate, Tools } from "../command/tools";
import { faultsOf } from "../rules/faults";
import { saveFile } from "../ui/saveFile";
import type { SessionService } from "./createSession";
import type { Stores } from "./createStores";
import type { Environment } from "./environment";
import { goOver } from "./goOver";
import type { Routing } from "./routing";
import type { GraphHolder } from "./graphHolder";
import type { Live } from "./createLive";
import type { Once } from "./once";

/** The page's listeners for "ask anew". */
export interface Refresher {
  readonly all: () => void;
  readonly on: (listener: () => void) => () => void;
  /** When that was last wished, epoch milliseconds; 0 for never. */
  readonly at: () => number;
}

export function createRefresher(now: () => number): Refresher {
  const listeners = new Set<() => void>();
  let last = 0;
  return {
    all: () => {
      last = now();
      for (const listener of [...listeners]) listener();
    },
    on: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    at: () => last,
  };
}

/** What was refused, in words. With `t`, for a write, which nobody sends again by itself, also how long to wait. */
function thrown(error: CombinedError, t?: Tools["t"]): ActionError {
  const [first] = error.graphQLErrors;
  const { status, body, retryAfter: count } = first?.extensions ?? {};
  const known = typeof status === "number" ? status : undefined;
  const said = first?.message ?? error.message;
  const message =
    t && typeof count === "number" ? said.replace(/\.?$/, `. ${t("outcome.wait", { count })}`) : said;
  return new ActionError(message, known, undefined, faultsOf(body));
}

export interface ToolParts {
  readonly environment: Environment;
  readonly stores: Stores;
  readonly session: SessionService;
  readonly graph: GraphHolder;
  readonly refresher: Refresher;
  readonly live: Once<Live>;
  /** The routing; whatever asks for it is drawn by it. */
  readonly routing: () => Routing;
}

function keysOf({ stores }: ToolParts) {
  const { local } = stores.storage;
  return createLateKeys({
    storage: { read: () => local.get("keys"), write: (text) => local.set("keys", text) },
    now: () => performance.now(),
    timeoutMs: 1000,
    onPending: (presses) => stores.engine.setPendingKeys(presses),
    schedule: (callback, ms) => {
      const timer = setTimeout(callback, ms);
      return () => clearTimeout(timer);
    },
  });
}

function gateOf(actor: SessionActor): Gate {
  const send = (code: string) => actor.send({ type: "CODE", code });
  return {
    verify: send,
    verifyBackup: (code) => {
      actor.send({ type: "USE.BACKUP" });
      send(code);
    },
  };
}

/** Its code comes with the palette, or with the first who asks a device. */
const liveOf = ({ live }: ToolParts): Tools["live"] => ({
  request: async (...request) => (await live.load()).request(...request),
});

/**
 * Questions to the graph of the running session: anew, beside what screens share, unless an older answer will do. Where
 * nothing of it was answered, it throws.
 */
export function queryOver({ current }: Pick<GraphHolder, "current">): Tools["query"] {
  return async (document, variables, options = {}) => {
    const { bulk, client } = await current();
    const asked = options.cached
      ? client.query(document, variables, { requestPolicy: "cache-first" })
      : bulk.query(document, variables, { ...options });
    const { data, error } = await asked.toPromise();
    if (!data || (error && Object.values(data).every((field) => field === null)))
      throw error ? thrown(error) : new ActionError("");
    return data;
  };
}

const wordsOf = ({ environment }: ToolParts): Tools["t"] => {
  return (key, values) => environment.i18n.t(key, values ?? {});
};

/** The effects that actions may have, over the running portal. */
export function createTools(parts: ToolParts): Tools {
  const { environment, stores, session, graph, refresher, routing } = parts;
  const { actor } = session;
  const epoch = () => actor.getSnapshot().context.epoch;
  return {
    mutate: async (document, variables, options = {}) => {
      const { client } = await graph.current();
      const { data, error } = await client.mutation(document, variables, { ...options }).toPromise();
      if (error || !data) throw error ? thrown(error, wordsOf(parts)) : new ActionError("");
      return data;
    },
    query: queryOver(graph),
    live: liveOf(parts),
    refresh: refresher.all,
    go: goOver(routing),
    context: () => routing().context(),
    epoch,
    signOut: () => actor.send({ type: "LOGOUT" }),
    accountDeleted: () => actor.send({ type: "ACCOUNT.DELETED", epoch: epoch() }),
    get gate() {
      return isGated(actor.getSnapshot()) ? gateOf(actor) : undefined;
    },
    reloadSelf: async () => {
      const began = epoch();
      const answer = await session.calls.verify(new AbortController().signal);
      if (answer.kind === "ok") actor.send({ type: "SELF.CHANGED", self: answer.self, epoch: began });
      else if (answer.kind === "refused") actor.send({ type: "EXPIRED", epoch: began });
    },
    alerts: stores.alerts,
    layout: stores.layout,
    preferences: stores.preferences,
    selection: stores.selection,
    sheets: stores.sheets,
    recents: stores.recents,
    pins: stores.pins,
    folds: stores.folds,
    hiddenColumns: stores.hiddenColumns,
    jobs: stores.jobs,
    news: stores.news,
    pending: stores.pending,
    overlays: stores.overlays,
    engine: stores.engine,
    keys: keysOf(parts),
    copy: async (text) => {
      try {
        await navigator.clipboard.writeText(text);
      } catch {
        throw new CopyRefused(text);
      }
    },
    download: saveFile,
    demo: environment.demo,
    t: wordsOf(parts),
    has: (key) => environment.i18n.exists(key),
    addressOf: (entity) => routing().addressOf(entity),
  };
}
