import i18next from "i18next";
import { setInteractionModality } from "react-aria-components";
import { afterEach, beforeAll, beforeEach, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { cleanup } from "vitest-browser-react/pure";

// Files may share their page: each test begins at the same one, whatever the test before it has left.

const root = document.documentElement;

/** What libraries put on the page once and go on using: Plotly's ruler, and what react-aria reads out with. */
const lasting = "#js-plotly-tester, [data-live-announcer]";

function emptied(): void {
  for (const child of [...document.body.children]) if (!child.matches(lasting)) child.remove();
}

// The pointer rests on nothing that is about to be drawn.
beforeAll(async () => {
  emptied();
  await userEvent.hover(document.body, { position: { x: 0, y: 0 }, force: true });
});

beforeEach(async () => {
  await page.viewport(1400, 900);
  window.scrollTo(0, 0);
  root.dir = "ltr";
  for (const name of root.getAttributeNames()) if (name.startsWith("data-")) root.removeAttribute(name);
  if (i18next.isInitialized) await i18next.changeLanguage("en");
  // What has the focus shows it, as in a page that nobody has pressed anything in yet: the browser asks for the last key.
  await userEvent.keyboard("{Shift}");
  setInteractionModality("keyboard");
});

/** An element and whether it moves: what keeps a dialog open that was closed, or a press from where it was meant for. */
function seen(element: Element): string {
  const own = element.cloneNode() as Element;
  const moves = element
    .getAnimations()
    .map(({ playState, currentTime }) => `${playState} ${String(currentTime)}`);
  return [own.outerHTML, ...moves].join(" ");
}

/** Where a failed test has left the page, in a few lines. */
function tellPage(): void {
  const focused = document.activeElement ?? document.body;
  const parts = [...document.querySelectorAll("[role='dialog'], [data-exiting], [data-entering]")];
  const words = `the page has ${document.hasFocus() ? "" : "not "}the focus, and is ${document.visibilityState}`;
  console.error([words, `focused: ${seen(focused)}`, ...parts.map(seen)].join("\n"));
}

afterEach(async ({ task }) => {
  if (task.result?.state === "fail") tellPage();
  vi.useRealTimers();
  localStorage.clear();
  sessionStorage.clear();
  await cleanup();
  emptied();
});
