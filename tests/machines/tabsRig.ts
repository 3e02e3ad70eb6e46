import { expect, onTestFinished, vi } from "vitest";
import { createSession } from "../../src/main/createSession";
import type { WipeReason } from "../../src/machines/sessionContext";
import { Alerts } from "../../src/state/alerts";
import { ErrorLog } from "../../src/state/errorLog";
import { safeStorage } from "../../src/state/storage";
import { json, verified } from "../graph/server";
import { watched } from "../graph/watched";
import { fakeClock, fakeStorage } from "../state/fakes";
import { NOW } from "./sessionRig";

let browsers = 0;

/** What the server answers to a path of /api/v1; 404 to any other. */
type Answers = Record<string, () => Response | Promise<Response>>;

export const self = (account: string) => json({ ...verified(null), account });
export const refused = () => json({ detail: "Not authenticated" }, 401);

/** The browser's channels, which count what is under way between the pages. */
function countedChannels() {
  let open = 0;
  let underWay = 0;
  class Counted extends BroadcastChannel {
    constructor(name: string) {
      super(name);
      open += 1;
      this.addEventListener("message", () => (underWay -= 1));
    }
    override postMessage(message: unknown): void {
      underWay += open - 1;
      super.postMessage(message);
    }
    override close(): void {
      open -= 1;
      super.close();
    }
  }
  vi.stubGlobal("BroadcastChannel", Counted);
  return { underWay: () => underWay };
}

/** One browser with its storage and its channel, in which pages are opened over the real session. */
export function browserRig(answers: Answers, stored: Record<string, string> = {}) {
  browsers += 1;
  const channel = `tabs-${browsers}`;
  const local = fakeStorage(stored);
  const channels = countedChannels();
  const requests: string[] = [];
  const calls = watched(async (input, init) => {
    const { method, url } = new Request(input, init);
    const path = new URL(url).pathname.replace("/api/v1/", "");
    requests.push(`${method} ${path}`);
    return (await answers[path]?.()) ?? json({}, 404);
  });
  // Failed calls are said in the console.
  vi.spyOn(console, "error").mockReturnValue();
  vi.stubGlobal("window", new EventTarget());
  vi.stubGlobal("document", Object.assign(new EventTarget(), { hidden: false }));
  onTestFinished(() => {
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
  });

  function openTab(now = NOW) {
    const clock = fakeClock(now);
    const wiped: WipeReason[] = [];
    const stores = {
      storage: { local: safeStorage(local.storage), tab: safeStorage(fakeStorage().storage) },
      alerts: new Alerts({ now: clock.now, schedule: clock.schedule }),
      errors: new ErrorLog(),
      wipe: (reason: WipeReason) => void wiped.push(reason),
    };
    const environment = {
      configuration: { api: "http://portal.test" },
      ...{ fetch: calls.fetch, now: clock.now, channel },
    };
    const session = createSession(environment, stores, {
      now: clock.now,
      heard: () => undefined,
    });
    onTestFinished(session.dispose);
    const { actor } = session;
    return {
      ...{ session, actor, wiped },
      send: actor.send,
      value: () => actor.getSnapshot().value,
      error: () => actor.getSnapshot().context.error,
      account: () => actor.getSnapshot().context.self?.account,
      alerts: () => stores.alerts.shown.map(({ key }) => key),
      /** Of them, those that are not fading out. */
      standing: () => stores.alerts.shown.flatMap(({ key, leaving }) => (leaving ? [] : [key])),
    };
  }

  /** Until messages between the pages have been heard. */
  const heard = () => expect.poll(channels.underWay).toBe(0);
  return { openTab, heard, requests, stored: () => Object.fromEntries(local.entries) };
}
