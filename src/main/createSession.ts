import { createActor, fromPromise } from "xstate";
import { createRest } from "../graph/rest";
import type { Rest } from "../graph/rest";
import { sessionCalls } from "../graph/session";
import type { SessionCalls } from "../graph/session";
import { askExpired } from "../machines/askExpired";
import { authenticationOf, sessionMachine } from "../machines/session";
import type { SessionActor, SessionSnapshot } from "../machines/session";
import { SIGNED_OUT } from "../machines/sessionContext";
import type { SessionContext } from "../machines/sessionContext";
import type { Environment } from "./environment";
import type { Clock } from "./clock";
import { createLog } from "./createLog";
import { createSaid } from "./createSaid";
import { createPeers } from "./peers";
import type { Stores } from "./createStores";

export interface SessionService {
  readonly actor: SessionActor;
  readonly rest: Rest;
  readonly calls: SessionCalls;
  readonly dispose: () => void;
}

/** After a refused call the session is asked about at most so often; milliseconds. */
const REFUSED_MS = 60_000;

const stampOf = (text: string | null): unknown =>
  text === null || text === SIGNED_OUT ? text : Number(text);

/** Nobody is signed in, nor about to be: a sign-in under way, or the quiet question at the start, still asks. */
const isOver = (snapshot: SessionSnapshot) =>
  snapshot.matches("loggingOut") || snapshot.matches({ anonymous: "settled" });

/** Of an action's own context: the actor's snapshot is still the one before while actions run. */
const accountOf = ({ self }: SessionContext) => self?.account ?? "";

/** A call that is refused each time it is made says nothing new. */
function seldom(now: () => number, work: () => void): () => void {
  let last = Number.NEGATIVE_INFINITY;
  return () => {
    if (now() - last < REFUSED_MS) return;
    last = now();
    work();
  };
}

/** Of the environment and of the stores, what the session uses. */
type Outside = Pick<Environment, "fetch" | "now" | "channel"> & {
  readonly configuration: Pick<Environment["configuration"], "api">;
};

type Kept = Pick<Stores, "storage" | "alerts" | "errors" | "wipe">;

/** Starts the session: its machine, the way to the server that it guards, and the other tabs. */
export function createSession(environment: Outside, stores: Kept, clock: Clock): SessionService {
  const { local, tab } = stores.storage;
  const epoch = () => actor.getSnapshot().context.epoch;
  const rest = createRest({
    fetch: environment.fetch,
    now: environment.now,
    dated: clock.heard,
    base: environment.configuration.api,
    epoch,
    over: () => isOver(actor.getSnapshot()),
    expired: () => askExpired(actor, epoch(), calls.stands),
    factorRequired: () => actor.send({ type: "FACTOR.REQUIRED", epoch: epoch() }),
    forbidden: seldom(environment.now, () => actor.send({ type: "FORBIDDEN", epoch: epoch() })),
    log: createLog(stores, clock),
  });
  const calls = sessionCalls(rest, { has: (account) => tab.get(`secondFactor:${account}`) !== null });
  const peers = createPeers(environment.channel, (news) => {
    if (news.type === "login") actor.send({ type: "PEER.LOGIN", account: news.account });
    else actor.send({ type: "PEER.LOGOUT" });
  });
  // It asks to sign in, and is no longer true once somebody is in again.
  const said = createSaid(stores.alerts);
  const actor: SessionActor = createActor(
    sessionMachine.provide({
      actors: {
        verify: fromPromise(({ signal }) => calls.verify(signal)),
        login: fromPromise(({ input, signal }) => calls.login(input, signal)),
        logout: fromPromise(() => calls.logout()),
        verifySession: fromPromise(({ input, signal }) => calls.verifySession(input.code, signal)),
        verifyBackup: fromPromise(({ input, signal }) => calls.verifyBackup(input.code, signal)),
      },
      actions: {
        wipe: (_, { reason }) => stores.wipe(reason),
        writeStamp: () => local.set("loginStamp", String(environment.now())),
        clearStamp: () => local.remove("loginStamp"),
        markSignedOut: () => local.set("loginStamp", SIGNED_OUT),
        unmarkSignedOut: () => local.get("loginStamp") === SIGNED_OUT && local.remove("loginStamp"),
        announceLogin: ({ context }) => peers.tell({ type: "login", account: accountOf(context) }),
        announceLogout: () => peers.tell({ type: "logout" }),
        rememberFactor: ({ context }) => tab.set(`secondFactor:${accountOf(context)}`, "1"),
        forgetFactor: ({ context }) => tab.remove(`secondFactor:${accountOf(context)}`),
        say: (_, { id: key }) => {
          const type = key === "session.expired" ? "info" : "error";
          said.add(stores.alerts.show({ type, key, pinned: true, time: 15_000 }));
        },
      },
    }),
    { input: { stamp: stampOf(local.get("loginStamp")), now: environment.now(), clock: environment.now } },
  );
  actor.subscribe((snapshot) => authenticationOf(snapshot) === 1 && said.hush());
  actor.start();
  const unwatch = watchPage(actor, () => local.get("loginStamp"));
  const dispose = () => {
    unwatch();
    peers.close();
    actor.stop();
  };
  return { actor, rest, calls, dispose };
}

/** Tells the machine when asking again may help; a page that the browser had put to sleep missed a sign-out [F40]. */
function watchPage(actor: SessionActor, stamp: () => string | null): () => void {
  const listeners = new AbortController();
  const { signal } = listeners;
  window.addEventListener("online", () => actor.send({ type: "ONLINE" }), { signal });
  document.addEventListener("visibilitychange", () => document.hidden || actor.send({ type: "VISIBLE" }), {
    signal,
  });
  window.addEventListener(
    "pageshow",
    ({ persisted }) => {
      const stored = stamp();
      if (persisted && (stored === null || stored === SIGNED_OUT)) actor.send({ type: "PEER.LOGOUT" });
    },
    { signal },
  );
  return () => listeners.abort();
}
