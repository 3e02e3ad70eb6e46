import { useSelector } from "@xstate/react";
import { type ComponentType, useEffect } from "react";
import { Navigate, Outlet, useLocation } from "react-router-dom";
import { usePortal } from "../frame/portal";
import { carriedValue, safeNext } from "../rules/nextAddress";
import { isWall } from "../rules/kiosk";
import { useCurrentRoute } from "../frame/currentRoute";
import { placeOf } from "../machines/session";
import type { LazyScreen } from "./lazyScreen";
import { usePreload } from "./preload";
import { SignInRedirect } from "./SignInRedirect";
import { WallEnded } from "./WallEnded";
import { Waiting } from "./Waiting";

/** The route of the dashboard, which most visitors reach first. */
const FIRST = "dashboard";

interface Factors {
  readonly secondFactor: ComponentType;
  readonly backupCodes: LazyScreen;
}

/** While it is found out who is there, what they will probably see begins to load. */
function useEarlyLoad(isExpected: boolean, route: string | undefined): void {
  const preload = usePreload();
  useEffect(() => {
    if (isExpected) preload(route ?? FIRST);
  }, [isExpected, route, preload]);
}

/** The second factor; whoever came past it by a backup code then sees those that hold from now on. */
function Factor({ secondFactor: SecondFactor, backupCodes }: Factors) {
  const { session } = usePortal();
  const isSaving = useSelector(session, (snapshot) => snapshot.matches({ secondFactor: "savingCodes" }));
  const isBackup = useSelector(session, ({ context }) => context.factor === "backup");
  useEffect(() => {
    if (isBackup) void backupCodes.preload();
  }, [isBackup, backupCodes]);
  return isSaving ? <backupCodes.Screen /> : <SecondFactor />;
}

/** The inside, while it is noted where one is. */
function Inside({ account }: { account: string }) {
  const { kept } = usePortal();
  const { pathname, search, hash } = useLocation();
  useEffect(() => kept.note(account, pathname + search + hash), [kept, account, pathname, search, hash]);
  return <Outlet />;
}

/**
 * The door (§2, §4): who may see the routes below. While it is unknown who is there, a spinner; then the sign-in page,
 * the second factor, or the routes. Nothing of the inside is drawn, and nothing of it is asked, before state 1. An
 * address that no route has is nobody's inside: it says so to everybody.
 */
export function Gate({ kind, ...factors }: Factors & { readonly kind: "public" | "inside" }) {
  const { session, kept } = usePortal();
  const place = useSelector(session, placeOf);
  const isSigningIn = useSelector(session, (snapshot) => snapshot.matches("loggingIn"));
  const { search, pathname } = useLocation();
  const route = useCurrentRoute();
  useEarlyLoad(isSigningIn || place === "unknown", route?.id);
  switch (place) {
    case "unknown":
    case "stalled":
      return <Waiting isStalled={place === "stalled"} />;
    case "out": {
      const isNowhere = route === undefined && pathname !== "/";
      if (kind === "public" || isNowhere) return <Outlet />;
      return isWall(new URLSearchParams(search)) ? <WallEnded /> : <SignInRedirect />;
    }
    case "factor":
      return <Factor {...factors} />;
    case "in": {
      const account = session.getSnapshot().context.self?.account ?? "";
      if (kind === "inside") return <Inside account={account} />;
      const next = carriedValue(search) ?? kept.of(account);
      return <Navigate replace to={safeNext(next, window.location.origin)} />;
    }
  }
}
