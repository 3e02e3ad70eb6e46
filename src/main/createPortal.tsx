import { autorun } from "mobx";
import type { ReactElement } from "react";
import type { Tools } from "../command/tools";
import { PortalContext } from "../frame/portal";
import type { Portal } from "../frame/portal";
import { ToolsProvider } from "../frame/tools";
import { authenticationOf } from "../machines/session";
import type { SessionSnapshot } from "../machines/session";
import { LAZY_SCREEN_TIMEOUT_MS } from "../rules/constants";
import type { Language } from "../rules/language";
import { showKeptAlert } from "../shell/keptAlert";
import { whenSettled } from "../shell/whenSettled";
import { importWithin } from "../shell/chunk";
import { OpeningContext } from "../ui/opening";
import { bringInvitation } from "./bringInvitation";
import type { BroughtInvitation } from "./bringInvitation";
import { createClock } from "./clock";
import { createLog } from "./createLog";
import { createSession } from "./createSession";
import type { SessionService } from "./createSession";
import { createStores } from "./createStores";
import type { Stores } from "./createStores";
import { createRefresher, createTools } from "./createTools";
import { Door } from "./Door";
import type { Environment, Router } from "./environment";
import { createGraphHolder } from "./graphHolder";
import type { GraphHolder } from "./graphHolder";
import { createOpening } from "./opening";
import { once } from "./once";
import type { Once } from "./once";
import type { Routing } from "./routing";

export interface RunningPortal {
  readonly element: ReactElement;
  readonly portal: Portal;
  readonly tools: Tools;
  readonly stores: Stores;
  readonly routing: Once<Routing>;
  readonly dispose: () => void;
}

/** What follows from who is signed in: their recents, folded rows, drafts and preferences, and what the banner says. */
function follow(
  snapshot: SessionSnapshot,
  stores: Stores,
  graph: GraphHolder,
  before: { account: string | undefined },
): void {
  graph.release();
  // Whoever is about to be let in needs the graph: it comes while the server is asked.
  if (!snapshot.matches("anonymous") && !snapshot.matches("loggingOut"))
    graph.current().catch(() => undefined);
  const { self } = snapshot.context;
  stores.connection.setStalled(snapshot.matches("stalled"));
  const isIn = snapshot.matches("verified");
  const account = isIn ? self?.account : undefined;
  if (account === before.account) return;
  before.account = account;
  if (!self || account === undefined) return;
  stores.recents.load(account);
  stores.pins.load(account);
  stores.folds.load(account);
  stores.hiddenColumns.load(account);
  stores.drafts.load(account);
  stores.preferences.adopt({ theme: self.theme ?? null, language: self.language ?? null });
}

/** The page follows the theme and its window. */
function watchPage(stores: Stores): () => void {
  const { layout, preferences } = stores;
  const stopTheme = autorun(() => {
    document.documentElement.dataset["theme"] = layout.paper === null ? preferences.applied : "light";
  });
  const resized = () => layout.resize(window.innerWidth);
  window.addEventListener("resize", resized);
  return () => {
    stopTheme();
    window.removeEventListener("resize", resized);
  };
}

/** A page that was opened without an invitation, and whose browser keeps none. */
const noInvitation = { search: "", jar: { read: () => "", write: () => undefined } };

/** The invitation the page was opened with, if any (§2). */
function bringInvitationOf(
  { invitation = noInvitation, now }: Environment,
  { alerts }: Stores,
  session: SessionService,
  tools: Tools,
  routing: Once<Routing>,
): BroughtInvitation {
  const renew = () => void tools.reloadSelf().then(tools.refresh, () => undefined);
  const goToSignIn = () =>
    void routing.load().then(
      ({ router }) => router.navigate("/login", { replace: true }),
      () => undefined,
    );
  return bringInvitation({ ...invitation, now, session, alerts, renew, goToSignIn });
}

/** What makes a chosen language stay comes with the choice; without it the choice holds until the page is left. */
const ownLanguageOver = (router: () => Router | undefined) => (language: Language) =>
  void import("./ownLanguage").then(
    (brought) => brought.ownLanguage(language, router()),
    () => undefined,
  );

/** Puts the portal together over what it is given; the one place where the layers meet. */
export function createPortal(given: Environment): RunningPortal {
  const opening = createOpening(given.fetch);
  const environment = { ...given, fetch: opening.watched };
  const save = async (settings: { theme?: string; language?: string }) => {
    if (authenticationOf(session.actor.getSnapshot()) !== 1) return;
    const { theme = null, language = null } = settings;
    const began = epoch();
    const { UpdateSettings } = await import("../actions/settings");
    if (epoch() !== began) return;
    await tools.mutate(UpdateSettings, { theme, language }).catch((error: unknown) => {
      if (epoch() === began) throw error;
    });
  };
  const ownLanguage = ownLanguageOver(() => routing.ready()?.router);
  const stores = createStores(environment, { save, ownLanguage });
  const clock = createClock(environment.now, (skew) => stores.connection.setClockSkew(skew));
  const session = createSession(environment, stores, clock);
  const epoch = () => session.actor.getSnapshot().context.epoch;
  const { templates } = environment.configuration;
  const graph = createGraphHolder(session.rest, templates, clock.now, epoch, createLog(stores, clock));
  const refresher = createRefresher(clock.now);
  const live = once(async () => {
    const { bringLive } = await import("./bringLive");
    return bringLive({ environment, stores, session, tools, now: clock.now });
  });
  const tools = createTools({
    environment,
    stores,
    session,
    refresher,
    live,
    routing: () => {
      const ready = routing.ready();
      if (!ready) throw new Error("Asked for an address before there are any");
      return ready;
    },
  });
  const { connection, drafts, kept, calls, asks, errors } = stores;
  const portal: Portal = {
    session: session.actor,
    ...{ connection, drafts, kept, calls, asks, errors },
    graph: { ready: () => graph.ready()?.client, load: () => graph.current().then(({ client }) => client) },
    openRegistration: () => invitation.open(),
    openTotp: async () => {
      const { createTotp } = await import("./createTotp");
      return createTotp(session.rest, clock.now, window);
    },
    startLive: () => void live.load().catch(() => undefined),
    now: clock.now,
    asOf: (key) => graph.ready()?.traceOf(key)?.asOf,
    traceOf: (key) => graph.ready()?.traceOf(key),
    waits: () => graph.ready()?.waits,
    onRefresh: refresher.on,
    refreshedAt: refresher.at,
    signInPage: environment.configuration.signIn,
    typed: { email: "", password: "" },
    builtAt: environment.builtAt,
  };
  const routing = once(async () => {
    const { createRouting } = await importWithin(() => import("./routing"), LAZY_SCREEN_TIMEOUT_MS);
    return createRouting({ environment, stores, session, graph, now: clock.now });
  });

  const notice = environment.demo?.notice;
  if (notice) stores.alerts.show({ type: "info", key: notice, time: null, pinned: true });
  const before = { account: undefined };
  const watchedIn = session.actor.subscribe((snapshot) => {
    if (authenticationOf(snapshot) === 1) Object.assign(portal.typed, { email: "", password: "" });
  });
  const watched = session.actor.subscribe((snapshot) => follow(snapshot, stores, graph, before));
  follow(session.actor.getSnapshot(), stores, graph, before);
  const stopAlert = whenSettled(session.actor, () => showKeptAlert(stores.storage.local, stores.alerts));
  const invitation = bringInvitationOf(environment, stores, session, tools, routing);
  const stopPage = watchPage(stores);
  const stopReturn = stores.connection.onReturn(() => document.hidden || refresher.all());
  const dispose = () => {
    watched.unsubscribe();
    watchedIn.unsubscribe();
    stopAlert();
    invitation.dispose();
    stopPage();
    stopReturn();
    live.ready()?.dispose();
    session.dispose();
    opening.dispose();
    routing.ready()?.dispose();
  };
  const element = (
    <PortalContext value={portal}>
      <ToolsProvider value={tools}>
        <OpeningContext value={opening.after}>
          <Door routing={routing} />
        </OpeningContext>
      </ToolsProvider>
    </PortalContext>
  );
  return { element, portal, tools, stores, routing, dispose };
}
