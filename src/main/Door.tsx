import { useSelector } from "@xstate/react";
import { type ComponentType, useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { usePortal } from "../frame/portal";
import { useTools } from "../frame/tools";
import { placeOf } from "../machines/session";
import { Toasts } from "../shell/Toasts";
import { ErrorState } from "../ui/ErrorState";
import { Waiting } from "../shell/Waiting";
import type { Once } from "./once";
import type { Routing } from "./routing";
import { signInScreens } from "./signInScreens";
import { isPlainSignIn, showPlainLogin } from "./sleeping";
import { useIdle } from "./useIdle";
import { useKeptKeys } from "./useKeptKeys";

/** The sign-in page before anything else has been loaded; the rest follows while one types. */
function FirstSignIn({ form: Form, load }: { form: ComponentType; load: () => void }) {
  const { session } = usePortal();
  const isSigningIn = useSelector(session, (snapshot) => snapshot.matches("loggingIn"));
  useIdle(load);
  useEffect(() => {
    if (isSigningIn) load();
  }, [isSigningIn, load]);
  useEffect(showPlainLogin, []);
  return (
    <>
      <Form />
      <Toasts />
    </>
  );
}

/** What comes once, as soon as it is wanted. */
function useOnce<Part>(part: Once<Part>, isWanted: boolean) {
  const [ready, setReady] = useState(part.ready);
  const [failure, setFailure] = useState<{ readonly error: unknown } | undefined>(undefined);
  useEffect(() => {
    if (ready || !isWanted || failure) return;
    let isCurrent = true;
    part.load().then(
      (loaded) => isCurrent && setReady(() => loaded),
      (error: unknown) => isCurrent && setFailure({ error }),
    );
    return () => {
      isCurrent = false;
    };
  }, [part, ready, isWanted, failure]);
  return { ready, hasFailed: failure !== undefined, retry: () => setFailure(undefined) };
}

/**
 * The way in. Whoever comes to sign in gets the form at once, without router, shell and graph; all others wait for the
 * routing, which does everything else. A first sign-in page stays as it is until someone is in, so that nothing typed
 * is lost.
 */
export function Door({ routing }: { routing: Once<Routing> }) {
  const { t } = useTranslation();
  const { session, signInPage } = usePortal();
  const { overlays } = useTools();
  const place = useSelector(session, placeOf);
  const [isAsked, setAsked] = useState(false);
  const [load] = useState(() => () => {
    routing.load().then(
      (loaded) => loaded.preload("dashboard"),
      () => undefined,
    );
  });
  const [palette] = useState(() => ({
    open: () => {
      setAsked(true);
      overlays.open("palette");
    },
    isOpen: () => overlays.isOpen("palette"),
  }));
  const isFirst = !isAsked && place === "out" && !signInPage && isPlainSignIn();
  const whole = useOnce(routing, !isFirst);
  const screens = useOnce(signInScreens, isFirst && !whole.ready);
  useKeptKeys(palette.open, palette.isOpen);
  const failed = [screens, whole].find(({ hasFailed }) => hasFailed);
  if (whole.ready) return whole.ready.element;
  if (failed) return <ErrorState title={t("gate.chunkText")} onRetry={failed.retry} />;
  if (isFirst && screens.ready) return <FirstSignIn form={screens.ready.LoginScreen} load={load} />;
  return <Waiting isStalled={place === "stalled"} />;
}
