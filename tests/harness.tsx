import "../src/ui/base.css";
import { createMemoryRouter } from "react-router-dom";
import { expect, onTestFinished, vi } from "vitest";
import { page } from "vitest/browser";
import { render } from "./render";
import { createDemo } from "../mocks/demo";
import type { Demo, DemoOptions } from "../mocks/demo";
import type { Configuration } from "../src/main/configuration";
import type { InvitationEntry, Router } from "../src/main/environment";
import { createPortal } from "../src/main/createPortal";
import { tolerateTranslators } from "../src/main/translators";
import type { RunningPortal } from "../src/main/createPortal";
import type { StorageLike } from "../src/state/storage";
import { checkedAnswer } from "./contract/contract";
import { withMadeAnswers } from "./madeAnswers";
import { speak } from "./words";

tolerateTranslators();

/** Noon in Berlin on a Wednesday in June: sun everywhere the demo has parks but Colorado, where it rises. */
export const summerNoon = Date.parse("2026-06-10T10:00:00Z");

export type Account = "admin" | "owner" | "moderator" | "member" | "new" | "totp";

export interface HarnessOptions extends Pick<DemoOptions, "fleet" | "latency" | "seed"> {
  /** Whether panels offer to show their calls; without it as in a production build. */
  readonly showCalls?: boolean;
  /** Signed in before the page opens; nobody without it. */
  readonly as?: Account;
  /** The server knows who is there, this browser has forgotten it. */
  readonly isForgotten?: boolean;
  readonly language?: "en" | "de";
  readonly theme?: "light" | "dark" | "auto";
  /** The demo's clock at the start; it runs on from there. */
  readonly now?: number;
  readonly width?: number;
  readonly height?: number;
  readonly configuration?: Partial<Configuration>;
  /** The tab's storage, where the page was there before; an empty one without it. */
  readonly tab?: StorageLike;
  /** What the page was opened with, or a cookie has kept (§2). */
  readonly invitation?: InvitationEntry;
  /** Before the portal starts, e.g. to turn a scenario on. */
  readonly before?: (demo: Demo) => void | Promise<void>;
}

export interface Harness extends RunningPortal {
  readonly router: Router;
  readonly demo: Demo;
  readonly local: StorageLike;
  readonly tab: StorageLike;
  /** Path and query the router is at. */
  readonly address: () => string;
  /** Calls whose path ends so, since the last reset. */
  readonly calls: (path: string) => number;
}

export function memoryStorage(entries: Readonly<Record<string, string>> = {}): StorageLike {
  const held = new Map(Object.entries(entries));
  return {
    getItem: (key) => held.get(key) ?? null,
    setItem: (key, value) => void held.set(key, value),
    removeItem: (key) => void held.delete(key),
    key: (index) => [...held.keys()][index] ?? null,
    get length() {
      return held.size;
    },
  };
}

async function signIn(demo: Demo, as: Account): Promise<void> {
  const account = demo.accounts.find(({ id }) => id === as);
  const body = JSON.stringify({ email: account?.email, password: account?.password });
  const headers = { "Content-Type": "application/json" };
  const answer = await demo.fetch(new Request("/api/v1/auth/login", { method: "POST", body, headers }));
  if (!answer.ok) throw new Error(`The demo refused ${as}: ${answer.status}`);
}

/** What listens for as long as its page lives is gone with the test. */
function asOnePage<Made>(make: () => Made): Made {
  const listening = vi.spyOn(EventTarget.prototype, "addEventListener");
  try {
    return make();
  } finally {
    const calls = [...listening.mock.calls];
    const targets: unknown[] = [...listening.mock.contexts];
    listening.mockRestore();
    onTestFinished(() => {
      for (const [index, [type, listener, options]] of calls.entries()) {
        const target = targets[index];
        if (target instanceof EventTarget) target.removeEventListener(type, listener, options);
      }
    });
  }
}

let channels = 0;

/**
 * The whole portal over a demo backend of its own, as a user meets it at `path`. Gone when the test ends, which fails
 * where a request or an answer breaks the contract.
 */
export async function openPortal(path = "/dashboard", options: HarnessOptions = {}): Promise<Harness> {
  const { as, language = "en", theme = "light", now = summerNoon, width = 1400, height = 900 } = options;
  await page.viewport(width, height);
  const started = Date.now();
  const faults: string[] = [];
  onTestFinished(() => expect(faults).toEqual([]));
  const report = (fault: string) => void faults.push(fault);
  const backend = await createDemo({
    storage: "memory",
    latency: options.latency ?? 0,
    answer: checkedAnswer(report),
    now: () => now + (Date.now() - started),
    passthrough: () => Promise.reject(new TypeError("No call leaves the page in a test")),
    ...(options.seed === undefined ? {} : { seed: options.seed }),
    ...(options.fleet === undefined ? {} : { fleet: options.fleet }),
  });
  const demo = withMadeAnswers(backend, report);
  if (as) await signIn(demo, as);
  await options.before?.(demo);
  const local = memoryStorage({
    theme,
    showCalls: String(options.showCalls ?? false),
    ...(as && !options.isForgotten ? { loginStamp: String(now) } : {}),
  });
  const { tab = memoryStorage() } = options;
  const i18n = await speak(language);
  const portal = asOnePage(() =>
    createPortal({
      configuration: {
        api: window.location.origin,
        socket: null,
        signIn: null,
        templates: {},
        ...options.configuration,
      },
      fetch: demo.fetch,
      WebSocket: demo.WebSocket,
      now: () => demo.now(),
      demo,
      i18n,
      local,
      session: tab,
      router: (routes) => createMemoryRouter(routes, { initialEntries: [path] }),
      ...(options.invitation === undefined ? {} : { invitation: options.invitation }),
      channel: `test-${++channels}`,
      languageChosen: true,
      builtAt: "2026-06-01T08:00:00Z",
    }),
  );
  const { router } = await portal.routing.load();
  const view = await render(portal.element);
  onTestFinished(() => {
    void view.unmount();
    portal.dispose();
  });
  return {
    ...portal,
    router,
    demo,
    local,
    tab,
    address: () => {
      const { pathname, search } = router.state.location;
      return pathname + search;
    },
    calls: (ending) => demo.requests().filter((request) => request.path.endsWith(ending)).length,
  };
}
