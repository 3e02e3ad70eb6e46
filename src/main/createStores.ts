import { Engine } from "../command/engine";
import type { Entity } from "../command/entity";
import { readLanguage } from "../rules/language";
import { BASE_PATH, safeNext } from "../rules/nextAddress";
import type { WipeReason } from "../machines/sessionContext";
import { Alerts } from "../state/alerts";
import { Calls } from "../state/calls";
import { Connection } from "../state/connection";
import { DeviceAsks } from "../state/deviceAsks";
import { Drafts } from "../state/drafts";
import { KeptAddress } from "../state/keptAddress";
import { ErrorLog } from "../state/errorLog";
import { Jobs } from "../state/jobs";
import { EventNews } from "../state/eventNews";
import { Layout } from "../state/layout";
import { PendingDeletions } from "../state/pendingDeletions";
import { Pins } from "../state/pins";
import { Preferences } from "../state/preferences";
import type { PreferencesEnvironment } from "../state/preferences";
import { Recents } from "../state/recents";
import { Selection } from "../state/selection";
import { Sheets } from "../state/sheets";
import { safeStorage } from "../state/storage";
import type { SafeStorage } from "../state/storage";
import { Folds } from "../state/folds";
import { TableSets } from "../state/tableSets";
import type { Environment } from "./environment";
import { createOverlays } from "./overlayState";
import type { OverlayState } from "./overlayState";

/** What only the screen knows, and where it is kept. */
export interface Stores {
  readonly storage: { readonly local: SafeStorage; readonly tab: SafeStorage };
  readonly alerts: Alerts;
  readonly preferences: Preferences;
  readonly layout: Layout;
  readonly selection: Selection<Entity>;
  readonly sheets: Sheets;
  readonly recents: Recents;
  readonly pins: Pins;
  readonly folds: Folds;
  readonly hiddenColumns: TableSets;
  readonly jobs: Jobs;
  readonly news: EventNews;
  readonly pending: PendingDeletions;
  readonly drafts: Drafts;
  readonly kept: KeptAddress;
  readonly connection: Connection;
  readonly calls: Calls;
  readonly asks: DeviceAsks;
  readonly errors: ErrorLog;
  readonly engine: Engine;
  readonly overlays: OverlayState;
  /** Takes everything personal away; typed text stays stored when the session ended by itself. */
  readonly wipe: (reason: WipeReason) => void;
}

function mediaOf(query: string) {
  const media = window.matchMedia(query);
  return {
    dark: () => media.matches,
    onChange: (listener: () => void) => media.addEventListener("change", listener),
  };
}

const schedule = (callback: () => void, ms: number) => {
  const timer = setTimeout(callback, ms);
  return () => clearTimeout(timer);
};

const network = {
  online: () => navigator.onLine,
  onChange: (listener: () => void) => {
    window.addEventListener("online", listener);
    window.addEventListener("offline", listener);
  },
};

/** What follows a change of theme or language beyond this browser's storage. */
type Effects = Pick<PreferencesEnvironment, "save" | "ownLanguage">;

function preferencesOf(
  { i18n, languageChosen }: Environment,
  local: SafeStorage,
  alerts: Alerts,
  effects: Effects,
): Preferences {
  return new Preferences({
    storage: local,
    system: mediaOf("(prefers-color-scheme: dark)"),
    alerts,
    language: readLanguage(i18n.language) ?? "en",
    languageChosen,
    changeLanguage: (language) => void i18n.changeLanguage(language),
    ...effects,
    showCalls: import.meta.env.DEMO,
  });
}

export function createStores(environment: Environment, effects: Effects): Stores {
  const { now } = environment;
  const local = safeStorage(environment.local);
  const tab = safeStorage(environment.session);
  const alerts = new Alerts({ now, schedule });
  const preferences = preferencesOf(environment, local, alerts, effects);
  const layout = new Layout(window.innerWidth);
  const recents = new Recents(local, now);
  const { origin } = window.location;
  const pins = new Pins(local, (address) => safeNext(BASE_PATH + address, origin) === address);
  const tables = { folds: new Folds(local), hiddenColumns: new TableSets(local, "columns") };
  const jobs = new Jobs(schedule, now);
  const news = new EventNews(local);
  const pending = new PendingDeletions();
  const drafts = new Drafts(tab);
  const kept = new KeptAddress(tab);
  const selection = new Selection<Entity>();
  const engine = new Engine();
  const calls = new Calls();
  const errors = new ErrorLog();
  const asks = new DeviceAsks();
  const overlays = createOverlays();
  const wipe = (reason: WipeReason) => {
    const isExpired = reason === "expired";
    if (isExpired) drafts.close();
    else drafts.wipe();
    for (const each of [recents, ...Object.values(tables), news, jobs, pending, selection]) each.clear();
    for (const each of [engine, calls, asks, errors]) each.clear();
    pins.close();
    preferences.forget();
    overlays.closeAll();
    alerts.wipe();
    local.wipePersonal((key) => key === "loginStamp" || (isExpired && key.startsWith("pins:")));
    tab.wipePersonal((key) => isExpired && key.startsWith("drafts:"));
    kept.end(reason);
  };
  return {
    storage: { local, tab },
    alerts,
    preferences,
    layout,
    selection,
    sheets: new Sheets(),
    recents,
    pins,
    ...tables,
    jobs,
    news,
    pending,
    drafts,
    kept,
    connection: new Connection(network),
    calls,
    asks,
    errors,
    engine,
    overlays,
    wipe,
  };
}
