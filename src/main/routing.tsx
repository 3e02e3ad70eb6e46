import type { ComponentType, ReactElement } from "react";
import { createBrowserRouter, RouterProvider } from "react-router-dom";
import type { Context } from "../command/context";
import type { Entity } from "../command/entity";
import type { DemoPort } from "../command/demo";
import type { Tools } from "../command/tools";
import { BASE_PATH } from "../rules/nextAddress";
import { addressOfEntity } from "../routes";
import type { Route } from "../routes";
import { appRoutes } from "../shell/appRoutes";
import { importScreen as importOwn, preloadFurther } from "../shell/screens";
import { lazyScreen } from "../shell/lazyScreen";
import { contextReader } from "./createContext";
import type { SessionService } from "./createSession";
import type { Stores } from "./createStores";
import type { Environment, Router } from "./environment";
import type { GraphHolder } from "./graphHolder";
import { mutateOver, queryOver } from "./overGraph";
import { Overlays } from "./Overlays";
import { signInScreens } from "./signInScreens";
import type { SignInScreens } from "./signInScreens";
import { watchPaper } from "./watchPaper";

/**
 * The portal's addresses at work, and what only those who have come so far can ask of it. A chunk of its own: the first
 * sign-in page is drawn without it.
 */
export interface Routing extends Pick<Tools, "query" | "mutate"> {
  readonly router: Router;
  readonly element: ReactElement;
  readonly context: () => Context;
  /** Address of the screen that shows an entity, below /v1. */
  readonly addressOf: (entity: Entity) => string | undefined;
  /** Begins to load a route's screen, and the shell around it. Resolves when they have come or failed. */
  readonly preload: (route: string) => Promise<unknown>;
  readonly dispose: () => void;
}

export interface RoutingParts {
  readonly environment: Environment;
  readonly stores: Stores;
  readonly session: SessionService;
  readonly graph: GraphHolder;
  readonly now: () => number;
}

/** A screen's chunk; the demo's scenario lets it be gone, as after a deploy. */
function importScreen(route: Route, demo: DemoPort | undefined): Promise<ComponentType> {
  if (demo?.active().includes("chunkFailure"))
    return Promise.reject(new Error(`Failed to fetch ${route.id}`));
  return importOwn(route);
}

/** A page of the way in; where its chunk is there already, it is drawn without a spinner. */
function signInScreen(name: keyof SignInScreens): ComponentType {
  const { Screen, preload } = lazyScreen(name, async () => (await signInScreens.load())[name]);
  if (signInScreens.ready()) void preload();
  return Screen;
}

export function createRouting({ environment, stores, session, graph, now }: RoutingParts): Routing {
  const { routes, preload } = appRoutes({
    signIn: signInScreen("LoginScreen"),
    secondFactor: signInScreen("TwoFactorScreen"),
    overlays: <Overlays graph={graph} keep={stores.storage.tab} />,
    importScreen: (route) => importScreen(route, environment.demo),
  });
  const router = environment.router?.(routes) ?? createBrowserRouter(routes, { basename: BASE_PATH });
  // While one signs in there is time; where no form is shown, the first numbers come first.
  if (signInScreens.ready()) preloadFurther();
  const stopPaper = watchPaper(stores);
  return {
    router,
    element: <RouterProvider router={router} />,
    context: contextReader(session.actor, stores, router, graph, now),
    addressOf: addressOfEntity,
    query: queryOver(graph),
    mutate: mutateOver(graph, (key, values) => environment.i18n.t(key, values ?? {})),
    preload,
    dispose: () => {
      stopPaper();
      router.dispose();
    },
  };
}
