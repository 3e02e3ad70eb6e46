import type { i18n } from "i18next";
import { flushSync } from "react-dom";
import { createRoot, hydrateRoot } from "react-dom/client";
import { startI18n } from "../i18n/i18n";
import { takeInvitation } from "./bringInvitation";
import { readConfiguration } from "./configuration";
import { createPortal } from "./createPortal";
import type { RunningPortal } from "./createPortal";
import { openBackend } from "./openBackend";
import { signInScreens } from "./signInScreens";
import type { SleepingPage } from "./sleeping";
import { alertParameters } from "../rules/alertTypes";
import { isTentative } from "../rules/loginStamp";
import { browserLanguage, chosenLanguage } from "../state/chosenLanguage";
import { safeStorage, storageOf } from "../state/storage";
import type { SafeStorage } from "../state/storage";

/** Whoever waits longer than this sees that the portal waits too; milliseconds. */
const UNSEEN_MS = 300;

/**
 * With answers on their way, the first that is drawn is the screen: a spinner, a skeleton and the screen one after the
 * other take a slow machine longer than the wait. What fails here the portal says itself.
 */
function drawnAtOnce(running: RunningPortal): Promise<unknown> {
  const picture = import("./firstPicture").then(({ firstPicture }) => firstPicture(running));
  const longest = new Promise((resolve) => setTimeout(resolve, UNSEEN_MS));
  return Promise.race([picture.catch(() => undefined), longest]);
}

/** Few addresses carry an alert [28]: what reads it comes with them alone, before the router sees the address. */
async function takeAlert(storage: SafeStorage, words: i18n): Promise<void> {
  const search = new URLSearchParams(window.location.search);
  if (!alertParameters.some((name) => search.has(name))) return;
  // Without it the portal starts all the same.
  const reader = await import("../shell/addressAlert").catch(() => undefined);
  reader?.keepAddressAlert(storage, window, reader.ownWords(words));
}

/**
 * Starts the portal in the page, behind the sign-in page that already stands there, if one does. `ahead` is the way to
 * the server on which the first answers wait, where they were asked for.
 */
export async function start(
  root: HTMLElement,
  page: SleepingPage | null,
  ahead: typeof globalThis.fetch | undefined,
): Promise<void> {
  const search = takeInvitation(window);
  const local = storageOf(() => window.localStorage);
  const session = storageOf(() => window.sessionStorage);
  const chosen = chosenLanguage({
    search: window.location.search,
    cookie: document.cookie,
    local: safeStorage(local),
    session: safeStorage(session),
  });
  // Beside the words, not after them: who has no fresh sign-in is about to see the form.
  const signIn = isTentative(safeStorage(local).get("loginStamp"), Date.now())
    ? undefined
    : signInScreens.load();
  signIn?.catch(() => undefined);
  const [backend, words] = await Promise.all([
    openBackend(ahead ?? window.fetch.bind(window)),
    startI18n(
      import.meta.env.BASE_URL,
      window.fetch.bind(window),
      chosen ?? browserLanguage(navigator.languages),
    ),
    page && signIn,
  ]);
  await takeAlert(safeStorage(local), words);
  const running = createPortal({
    configuration: readConfiguration(document),
    ...backend,
    i18n: words,
    local,
    session,
    invitation: {
      search,
      jar: { read: () => document.cookie, write: (cookie) => void (document.cookie = cookie) },
    },
    channel: "parkwarte",
    languageChosen: chosen !== null,
    builtAt: import.meta.env.BUILT_AT,
  });
  const { element, portal } = running;
  if (ahead) await drawnAtOnce(running);
  // At once with its effects: what they ask for is on its way before the page is laid out.
  if (!page) return flushSync(() => createRoot(root).render(element));
  Object.assign(portal.typed, page.typed());
  // At once: a letter typed between two steps of it would be the browser's alone.
  flushSync(() => {
    if (words.resolvedLanguage === page.language) return void hydrateRoot(root, element);
    // Its words could not be had: others stand in their place.
    root.replaceChildren();
    createRoot(root).render(element);
  });
  page.wake();
}
