import { autorun } from "mobx";
import type { ComponentType, ReactElement } from "react";
import { RouterProvider } from "react-router-dom";
import type { DemoPort } from "../command/demo";
import type { Tools } from "../command/tools";
import { PortalContext } from "../frame/portal";
import type { Portal } from "../frame/portal";
import { ToolsProvider } from "../frame/tools";
import { UpdateSettings } from "../actions/settings";
import { authenticationOf } from "../machines/session";
import type { SessionSnapshot } from "../machines/session";
import { LoginScreen } from "../screens/session/LoginScreen";
import { TwoFactorScreen } from "../screens/session/TwoFactorScreen";
import type { Route } from "../routes";
import { showAddressAlert, whenSettled } from "../shell/addressAlert";
import { appRoutes } from "../shell/appRoutes";
import { createClock } from "./clock";
import { createSession } from "./createSession";
import { createStores } from "./createStores";
import type { Stores } from "./createStores";
import { createRefresher, createTools } from "./createTools";
import type { Environment, Router } from "./environment";
import { createGraphHolder } from "./graphHolder";
import type { GraphHolder } from "./graphHolder";
import { Overlays } from "./Overlays";

export interface RunningPortal {
  readonly element: ReactElement;
  readonly portal: Portal;
  readonly tools: Tools;
  readonly stores: Stores;
  readonly router: Router;
  readonly dispose: () => void;
}

/** What follows from who is signed in: their recents, drafts and preferences, and what the banner says. */
function follow(
  snapshot: SessionSnapshot,
  stores: Stores,
  graph: GraphHolder,
  before: { account: string | undefined },
): void {
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
  stores.drafts.load(account);
  stores.preferences.adopt({ theme: self.theme ?? null, language: self.language ?? null });
}

/** The page follows the theme and its window. */
function watchPage(stores: Stores): () => void {
  const { layout, preferences } = stores;
  const stopTheme = autorun(() => {
    document.documentElement.dataset["theme"] = preferences.applied;
  });
  const resized = () => layout.resize(window.innerWidth);
  window.addEventListener("resize", resized);
  return () => {
    stopTheme();
    window.removeEventListener("resize", resized);
  };
}

/** A screen's chunk; the demo's scenario lets it be gone, as after a deploy. */
function importScreen(route: Route, demo: DemoPort | undefined): Promise<ComponentType> {
  if (demo?.active().includes("chunkFailure"))
    return Promise.reject(new Error(`Failed to fetch ${route.id}`));
  return route.screen();
}

/** Puts the portal together over what it is given; the one place where the layers meet. */
export function createPortal(environment: Environment): RunningPortal {
  const save = async (settings: { theme?: string; language?: string }) => {
    if (authenticationOf(session.actor.getSnapshot()) !== 1) return;
    const { theme = null, language = null } = settings;
    await tools.mutate(UpdateSettings, { theme, language });
  };
  const stores = createStores(environment, save);
  const clock = createClock(environment.now, (skew) => stores.connection.setClockSkew(skew));
  const session = createSession(environment, stores, clock);
  const epoch = () => session.actor.getSnapshot().context.epoch;
  const graph = createGraphHolder(session.rest, environment.configuration.templates, clock.now, epoch);
  const refresher = createRefresher();
  const tools = createTools({
    environment,
    stores,
    session,
    graph,
    refresher,
    now: clock.now,
    router: () => router,
  });
  const portal: Portal = {
    session: session.actor,
    connection: stores.connection,
    filterDraft: stores.filterDraft,
    drafts: stores.drafts,
    graph: { ready: () => graph.ready()?.client, load: () => graph.current().then(({ client }) => client) },
    now: clock.now,
    asOf: (key) => graph.ready()?.traceOf(key)?.asOf,
    onRefresh: refresher.on,
    signInPage: environment.configuration.signIn,
    builtAt: environment.builtAt,
  };
  const router = environment.router(
    appRoutes({
      signIn: LoginScreen,
      secondFactor: TwoFactorScreen,
      overlays: <Overlays graph={graph} keep={stores.storage.tab} />,
      importScreen: (route) => importScreen(route, environment.demo),
    }),
  );

  const notice = environment.demo?.notice;
  if (notice) stores.alerts.show({ type: "info", key: notice, time: null, pinned: true });
  const before = { account: undefined };
  const watched = session.actor.subscribe((snapshot) => follow(snapshot, stores, graph, before));
  follow(session.actor.getSnapshot(), stores, graph, before);
  const stopAlert = whenSettled(session.actor, () => showAddressAlert(stores.storage.local, stores.alerts));
  const stopPage = watchPage(stores);
  const stopReturn = stores.connection.onReturn(() => document.hidden || refresher.all());
  const dispose = () => {
    watched.unsubscribe();
    stopAlert();
    stopPage();
    stopReturn();
    session.dispose();
    router.dispose();
  };
  const element = (
    <PortalContext value={portal}>
      <ToolsProvider value={tools}>
        <RouterProvider router={router} />
      </ToolsProvider>
    </PortalContext>
  );
  return { element, portal, tools, stores, router, dispose };
}
