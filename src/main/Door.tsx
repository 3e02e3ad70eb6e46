import { useSelector } from "@xstate/react";
import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { usePortal } from "../frame/portal";
import { useTools } from "../frame/tools";
import { placeOf } from "../machines/session";
import { BASE_PATH } from "../rules/nextAddress";
import { LoginScreen } from "../screens/session/LoginScreen";
import { Toasts } from "../shell/Toasts";
import { ErrorState } from "../ui/ErrorState";
import { Waiting } from "../shell/Waiting";
import type { Routing } from "./routing";
import type { RoutingHolder } from "./routingHolder";

/** Addresses at which someone who is not signed in meets plain /login (§2): no other needs to be understood for it. */
const plain = new Set(["", "/", "/dashboard", "/login"]);

function isPlainSignIn(): boolean {
  return plain.has(window.location.pathname.replace(BASE_PATH, ""));
}

function useIdle(work: () => void): void {
  useEffect(() => {
    if (!("requestIdleCallback" in window)) {
      const timer = setTimeout(work, 300);
      return () => clearTimeout(timer);
    }
    const handle = requestIdleCallback(work, { timeout: 3000 });
    return () => cancelIdleCallback(handle);
  }, [work]);
}

/** The sign-in page before anything else has been loaded; the rest follows while one types. */
function FirstSignIn({ onPalette, load }: { onPalette: () => void; load: () => void }) {
  const { session } = usePortal();
  const isSigningIn = useSelector(session, (snapshot) => snapshot.matches("loggingIn"));
  useIdle(load);
  useEffect(() => {
    if (isSigningIn) load();
  }, [isSigningIn, load]);
  useEffect(() => {
    const { pathname, search, hash } = window.location;
    const login = `${BASE_PATH}/login`;
    if (pathname !== login) window.history.replaceState(window.history.state, "", login);
    else if (hash) window.history.replaceState(window.history.state, "", pathname + search);
    const pressed = (event: KeyboardEvent) => {
      const isChord = (event.ctrlKey || event.metaKey) && event.key.toLowerCase() === "k";
      if (!isChord && event.key !== "F1") return;
      event.preventDefault();
      onPalette();
    };
    window.addEventListener("keydown", pressed, { capture: true });
    return () => window.removeEventListener("keydown", pressed, { capture: true });
  }, [onPalette]);
  return (
    <>
      <LoginScreen />
      <Toasts />
    </>
  );
}

/**
 * The way in. Whoever comes to sign in gets the form at once, without router, shell and graph; all others wait for the
 * routing, which does everything else. A first sign-in page stays as it is until someone is in, so that nothing typed
 * is lost.
 */
export function Door({ routing }: { routing: RoutingHolder }) {
  const { t } = useTranslation();
  const { session, signInPage } = usePortal();
  const { overlays } = useTools();
  const place = useSelector(session, placeOf);
  const [ready, setReady] = useState<Routing | undefined>(routing.ready);
  const [failure, setFailure] = useState<unknown>(undefined);
  const [isAsked, setAsked] = useState(false);
  const [load] = useState(() => () => {
    routing.load().then(
      (loaded) => loaded.preload("dashboard"),
      () => undefined,
    );
  });
  const [openPalette] = useState(() => () => {
    setAsked(true);
    overlays.open("palette");
  });
  const isFirst = !ready && !isAsked && place === "out" && !signInPage && isPlainSignIn();
  useEffect(() => {
    if (ready || isFirst || failure !== undefined) return;
    let isCurrent = true;
    routing.load().then(
      (loaded) => isCurrent && setReady(loaded),
      (error: unknown) => isCurrent && setFailure(error),
    );
    return () => {
      isCurrent = false;
    };
  }, [routing, ready, isFirst, failure]);
  if (failure !== undefined)
    return <ErrorState title={t("gate.chunkText")} onRetry={() => setFailure(undefined)} />;
  if (ready) return ready.element;
  if (isFirst) return <FirstSignIn onPalette={openPalette} load={load} />;
  return <Waiting isStalled={place === "stalled"} />;
}
