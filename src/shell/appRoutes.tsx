import type { ComponentType, ReactNode } from "react";
import { Navigate, type RouteObject } from "react-router-dom";
import { HOME } from "../rules/nextAddress";
import { routes, type Route } from "../routes";
import { Gate } from "./Gate";
import { lazyScreen, type LazyScreen, pageHost } from "./lazyScreen";
import { NotFound } from "./NotFound";
import type { RouteHandle } from "../frame/currentRoute";
import { Root } from "./Root";
import { RouteDoor } from "./RouteDoor";
import { RouteError } from "./RouteError";
import { backupCodesScreen, importScreen as importOwn, publicScreens } from "./screens";
import { ShellFrame } from "./ShellFrame";

export interface AppRoutesOptions {
  /** The sign-in page and the second factor; how their chunk comes is up to the caller. */
  readonly signIn: ComponentType;
  readonly secondFactor: ComponentType;
  /** Drawn on every route: palette, keys, dialogs. */
  readonly overlays?: ReactNode;
  /** How a screen's chunk is had; the demo lets it fail. The route's own import without it. */
  readonly importScreen?: (route: Route) => Promise<ComponentType>;
}

export interface AppRoutes {
  readonly routes: RouteObject[];
  /** Begins to load a screen by its route's id, and the shell. Resolves when they have come or failed. */
  readonly preload: (id: string) => Promise<unknown>;
}

const shell = lazyScreen("shell", () => import("./Inside").then((module) => module.Inside));

/** The codes are shown once: the page is not loaded anew over them, whatever has become of the screen's chunk. */
const backupCodes = lazyScreen("backupCodes", backupCodesScreen, () => ({
  ...pageHost,
  isUnsaved: () => true,
}));

const waysIn: RouteObject[] = Object.entries(publicScreens).map(([path, load]) => {
  const { Screen } = lazyScreen(path, load);
  return { path, element: <Screen /> };
});

function routeObject(route: Route, { Screen }: LazyScreen): RouteObject {
  const handle: RouteHandle = { route };
  return {
    id: route.id,
    path: route.path,
    handle,
    element: <RouteDoor route={route} screen={Screen} />,
    errorElement: <RouteError />,
  };
}

/** The router's table, made of `routes`: sign-in pages, the gate, the shell, the screens in chunks of their own (§2). */
export function appRoutes(options: AppRoutesOptions): AppRoutes {
  const { signIn: SignIn, secondFactor, overlays, importScreen } = options;
  const screens = new Map(
    routes.map((route) => [route.id, lazyScreen(route.id, () => (importScreen ?? importOwn)(route))]),
  );
  const gate = { secondFactor, backupCodes };
  const preload = (id: string) => Promise.all([shell.preload(), screens.get(id)?.preload()]);
  const inside: RouteObject[] = routes.flatMap((route) => {
    const screen = screens.get(route.id);
    return screen ? [routeObject(route, screen)] : [];
  });
  const table: RouteObject[] = [
    {
      element: <Root preload={preload} overlays={overlays} />,
      errorElement: <RouteError />,
      children: [
        {
          element: <Gate kind="public" {...gate} />,
          children: [{ path: "/login", element: <SignIn /> }, ...waysIn],
        },
        {
          element: <Gate kind="inside" {...gate} />,
          errorElement: <RouteError />,
          children: [
            { path: "/", element: <Navigate replace to={HOME} /> },
            {
              element: <ShellFrame shell={shell.Screen} />,
              children: [...inside, { path: "*", element: <NotFound /> }],
            },
          ],
        },
      ],
    },
  ];
  return { routes: table, preload };
}
