import "./ui/base.css";
import { askAhead } from "./main/askAhead";
import { allowEmptyHtml } from "./main/emptyHtml";
import { tolerateTranslators } from "./main/translators";
import { sayFailure, showSignIn, storedStamp } from "./main/sleeping";

/** What somebody who was signed in needs next comes beside the code that asks for it; the demo's backend is that code. */
function bringAhead(): typeof fetch | undefined {
  if (import.meta.env.DEMO) return undefined;
  const fetch = window.fetch.bind(window);
  const { pathname, search, origin } = location;
  const configuration = document.getElementById("configuration")?.textContent ?? "";
  const stamp = storedStamp();
  const ahead = askAhead({ fetch, now: Date.now(), pathname, search, origin, stamp, configuration });
  if (!ahead) return undefined;
  const parts: Promise<unknown>[] = [import("./main/routing"), import("./graph/client")];
  const isElsewhere = /^\/v1\/(?!dashboard\/?$)./.test(pathname);
  if (isElsewhere) parts.push(import("./shell/furtherScreens"));
  // Whoever needs it says it if it does not come.
  Promise.all(parts).catch(() => undefined);
  return ahead;
}

/** What stands in the page has been drawn and is on the screen, or never will be, as in a tab in the background. */
const drawn = (): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, 300);
    requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve)));
  });

/** The sign-in page is drawn and takes letters before the code behind it is run, which on a slow machine takes a second. */
async function begin(root: HTMLElement, ahead: typeof fetch | undefined): Promise<void> {
  const page = showSignIn(root);
  if (page) await drawn();
  try {
    const { start } = await import("./main/start");
    await start(root, page, ahead);
  } catch (error) {
    sayFailure(root);
    throw error;
  }
}

allowEmptyHtml();
tolerateTranslators();
const root = document.getElementById("root");
// Not from the module's own frame: where the network is watched, as by developer tools, each request asks where it came
// from, and with the frame in the stack V8 reads the whole file once more to say it.
if (root) queueMicrotask(() => void begin(root, bringAhead()));
