import type { CallsPort } from "../../src/actions/call";
import type { Context } from "../../src/command/context";
import { Engine } from "../../src/command/engine";
import { createKeys, type KeysOptions } from "../../src/command/keys";
import { createLateKeys } from "../../src/command/lateKeys";
import type { Overlay, Tools } from "../../src/command/tools";
import { addressOfEntity } from "../../src/routes";
import { Alerts } from "../../src/state/alerts";
import { Calls } from "../../src/state/calls";
import { Jobs } from "../../src/state/jobs";
import { EventNews } from "../../src/state/eventNews";
import { Layout } from "../../src/state/layout";
import { PendingDeletions } from "../../src/state/pendingDeletions";
import { Pins } from "../../src/state/pins";
import { Preferences } from "../../src/state/preferences";
import { Recents } from "../../src/state/recents";
import { Selection } from "../../src/state/selection";
import { Sheets } from "../../src/state/sheets";
import { safeStorage } from "../../src/state/storage";
import { Folds } from "../../src/state/folds";
import { TableSets } from "../../src/state/tableSets";
import { fakeClock, fakeStorage } from "../state/fakes";

export const admin = {
  account: "a1",
  accountRole: "admin",
  organizationUid: "o1",
  organizationRole: "owner",
};
export const member = { ...admin, accountRole: "user", organizationRole: "member" };
export const nobody = { account: "", accountRole: "", organizationUid: null, organizationRole: null };

export const baseContext: Context = {
  access: admin,
  organization: { uid: "o1", name: "Sonnenwerk" },
  online: true,
  live: true,
  language: "en",
  theme: "light",
  route: "dashboard",
  path: "/dashboard",
  search: "",
  focused: undefined,
  selection: [],
  sheets: [],
  pins: [],
  zone: "Europe/Berlin",
  zoneOf: () => "Europe/Berlin",
  now: Date.parse("2026-05-13T10:00:00Z"),
};

export interface FakeTools extends Tools {
  /** What was asked for, in order: "go /dashboard", "copy abc", "signOut". */
  readonly did: string[];
  /** Changes what is true from now on. */
  readonly be: (change: Partial<Context>) => void;
}

/** The registry of keys, its code there from the start. */
function lateKeys(options: KeysOptions) {
  const keys = createLateKeys(options);
  keys.begin(createKeys);
  return keys;
}

/** Effects that only note what was asked of them, over the real stores. Words are their keys with their values. */
export function fakeTools(change: Partial<Context> = {}, overrides: Partial<Tools> = {}): FakeTools {
  const did: string[] = [];
  let context: Context = { ...baseContext, ...change };
  const clock = fakeClock();
  const alerts = new Alerts({ now: clock.now, schedule: clock.schedule });
  const storage = safeStorage(fakeStorage().storage);
  const recents = new Recents(storage, clock.now);
  const open = new Set<Overlay>();
  const tools: FakeTools = {
    did,
    be: (next) => {
      context = { ...context, ...next };
    },
    mutate: () => Promise.reject(new Error("no mutation is expected")),
    query: () => Promise.reject(new Error("no query is expected")),
    live: { request: () => Promise.reject(new Error("no request is expected")) },
    refresh: () => void did.push("refresh"),
    go: (path, options) => void did.push(`go ${path}${options?.newTab ? " in a new tab" : ""}`),
    context: () => context,
    epoch: () => 0,
    signOut: () => void did.push("signOut"),
    accountDeleted: () => void did.push("accountDeleted"),
    reloadSelf: () => Promise.resolve(void did.push("reloadSelf")),
    alerts,
    layout: new Layout(1400),
    preferences: new Preferences({
      storage,
      system: { dark: () => false, onChange: () => undefined },
      alerts,
      language: "en",
      languageChosen: true,
      changeLanguage: (language) => void did.push(`speak ${language}`),
      ownLanguage: () => undefined,
      save: () => Promise.resolve(),
    }),
    selection: new Selection(),
    sheets: new Sheets(),
    recents,
    pins: new Pins(storage, () => true),
    folds: new Folds(storage),
    hiddenColumns: new TableSets(storage, "columns"),
    jobs: new Jobs(clock.schedule, clock.now),
    news: new EventNews(storage),
    pending: new PendingDeletions(),
    overlays: {
      isOpen: (overlay) => open.has(overlay),
      open: (overlay) => void open.add(overlay),
      close: (overlay) => void open.delete(overlay),
    },
    engine: new Engine(),
    keys: lateKeys({
      storage: { read: () => null, write: () => undefined },
      now: clock.now,
      onPending: () => undefined,
      schedule: clock.schedule,
    }),
    copy: (text) => Promise.resolve(void did.push(`copy ${text}`)),
    download: (name) => void did.push(`download ${name}`),
    demo: undefined,
    t: (key, values) => (values === undefined ? key : `${key} ${JSON.stringify(values)}`),
    has: () => true,
    addressOf: addressOfEntity,
    ...overrides,
  };
  recents.load("a1");
  return tools;
}

/** What the panels ask: nothing, and nobody wants to see it. */
export function fakeCalls(showCalls = false): CallsPort & { readonly calls: Calls } {
  return { calls: new Calls(), preferences: { showCalls } };
}

/** The texts of the toasts so far. */
export function toasts(tools: Tools): string[] {
  return tools.alerts.history.map(({ type, text }) => `${type}: ${text ?? ""}`);
}
