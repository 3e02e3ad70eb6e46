import "./ui/base.css";
import { sayFailure, showSignIn } from "./main/sleeping";

/** What stands in the page has been drawn and is on the screen, or never will be, as in a tab in the background. */
const drawn = (): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, 300);
    requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve)));
  });

/** The sign-in page is drawn and takes letters before the code behind it is run, which on a slow machine takes a second. */
async function begin(root: HTMLElement): Promise<void> {
  const page = showSignIn(root);
  if (page) await drawn();
  try {
    const { start } = await import("./main/start");
    await start(root, page);
  } catch (error) {
    sayFailure(root);
    throw error;
  }
}

const root = document.getElementById("root");
// Not from the module's own frame: where the network is watched, as by developer tools, each request asks where it came
// from, and with the frame in the stack V8 reads the whole file once more to say it.
if (root) queueMicrotask(() => void begin(root));
