import "./ui/base.css";
import { createRoot } from "react-dom/client";
import { startI18n } from "./i18n/i18n";
import { takeInvitation } from "./main/bringInvitation";
import { readConfiguration } from "./main/configuration";
import { createPortal } from "./main/createPortal";
import { openBackend } from "./main/openBackend";
import { signInScreens } from "./main/signInScreens";
import { isTentative } from "./rules/loginStamp";
import { keepAddressAlert, ownWords } from "./shell/addressAlert";
import { browserLanguage, chosenLanguage } from "./state/chosenLanguage";
import { safeStorage, storageOf } from "./state/storage";

/** Starts the portal in the page. */
async function start(root: HTMLElement): Promise<void> {
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
  if (!isTentative(safeStorage(local).get("loginStamp"), Date.now()))
    signInScreens.load().catch(() => undefined);
  const [backend, i18n] = await Promise.all([
    openBackend(),
    startI18n(
      import.meta.env.BASE_URL,
      window.fetch.bind(window),
      chosen ?? browserLanguage(navigator.languages),
    ),
  ]);
  keepAddressAlert(safeStorage(local), window, ownWords(i18n));
  const { element } = createPortal({
    configuration: readConfiguration(document),
    ...backend,
    i18n,
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
  createRoot(root).render(element);
}

const root = document.getElementById("root");
// Not from the module's own frame: where the network is watched, as by developer tools, each request asks where it came
// from, and with the frame in the stack V8 reads the whole file once more to say it.
if (root) queueMicrotask(() => void start(root));
