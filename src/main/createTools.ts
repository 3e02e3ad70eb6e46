import { isGated } from "../machines/session";
import type { SessionActor } from "../machines/session";
import { createLateKeys } from "../command/lateKeys";
import { CopyRefused } from "../command/tools";
import type { Gate, Tools } from "../command/tools";
import { saveFile } from "../ui/saveFile";
import type { SessionService } from "./createSession";
import type { Stores } from "./createStores";
import type { Environment } from "./environment";
import { goOver } from "./goOver";
import type { Routing } from "./routing";
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

export interface ToolParts {
  readonly environment: Environment;
  readonly stores: Stores;
  readonly session: SessionService;
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

/** The effects that actions may have, over the running portal. */
export function createTools(parts: ToolParts): Tools {
  const { environment, stores, session, refresher, routing } = parts;
  const { actor } = session;
  const epoch = () => actor.getSnapshot().context.epoch;
  return {
    mutate: async (document, variables, options) => routing().mutate(document, variables, options),
    query: async (document, variables, options) => routing().query(document, variables, options),
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
    t: (key, values) => environment.i18n.t(key, values ?? {}),
    has: (key) => environment.i18n.exists(key),
    addressOf: (entity) => routing().addressOf(entity),
  };
}
