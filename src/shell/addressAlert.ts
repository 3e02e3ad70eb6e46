import type { i18n } from "i18next";
import * as v from "valibot";
import type { SessionActor, SessionSnapshot } from "../machines/session";
import { alertParameters, alertTypes, readAddressAlert, type AddressAlert } from "../rules/alertAddress";
import type { Alerts } from "../state/alerts";
import type { SafeStorage } from "../state/storage";

const KEY = "addressAlert";
const storedSchema = v.object({
  type: v.picklist(alertTypes),
  text: v.string(),
  key: v.optional(v.string()),
  infinite: v.boolean(),
});

/** The page's address, as far as it is read and cleaned. */
export interface Address {
  readonly location: Pick<Location, "pathname" | "search" | "hash">;
  readonly history: Pick<History, "replaceState" | "state">;
}

/**
 * Reads the alert of the address once, at the start, stores it and takes its parameters out of the address, before the
 * router sees it (§2 [28]). `knows` answers whether a translation key exists.
 */
export function keepAddressAlert(
  storage: SafeStorage,
  address: Address,
  knows: (key: string) => boolean,
): void {
  const { pathname, search, hash } = address.location;
  const parameters = new URLSearchParams(search);
  if (!alertParameters.some((name) => parameters.has(name))) return;
  const alert = readAddressAlert(parameters, knows);
  if (alert) storage.writeJson(KEY, alert);
  address.history.replaceState(address.history.state, "", pathname + without(search) + hash);
}

/** Whether a translation key has words of its own: nothing inherited, and no whole group of them. */
export function ownWords(words: Pick<i18n, "getResourceBundle" | "languages">): (key: string) => boolean {
  const bundles: unknown[] = words.languages.map((language): unknown =>
    words.getResourceBundle(language, "translation"),
  );
  const find = (bundle: unknown, key: string): unknown =>
    key.split(".").reduce<unknown>((node, part) => {
      const isOwn = typeof node === "object" && node !== null && Object.hasOwn(node, part);
      return isOwn ? Object.entries(node).find(([name]) => name === part)?.[1] : undefined;
    }, bundle);
  return (key) => bundles.some((bundle) => typeof find(bundle, key) === "string");
}

/** The search without the alert's parameters; all others stay as they were written. */
function without(search: string): string {
  const kept = search
    .replace(/^\?/, "")
    .split("&")
    .filter((pair) => pair !== "" && !alertParameters.some((name) => new URLSearchParams(pair).has(name)));
  return kept.length === 0 ? "" : `?${kept.join("&")}`;
}

/**
 * Shows the stored alert and forgets it: to be called once verify has settled either way [30]. It survives the way on to
 * the dashboard, and is not shown again after a reload [F13].
 */
export function showAddressAlert(storage: SafeStorage, alerts: Pick<Alerts, "show">): void {
  const alert: AddressAlert | null = readStored(storage);
  if (alert === null) return;
  storage.remove(KEY);
  alerts.show({
    type: alert.type,
    pinned: true,
    ...(alert.key === undefined ? { text: alert.text } : { key: alert.key }),
    ...(alert.infinite ? { time: null } : {}),
  });
}

function readStored(storage: SafeStorage): AddressAlert | null {
  const stored = storage.readJson(KEY, storedSchema);
  if (stored === null) return null;
  const { key, ...rest } = stored;
  return key === undefined ? rest : { ...rest, key };
}

/** Whether the server has said who is signed in, nobody included. */
export function isSettled(snapshot: SessionSnapshot): boolean {
  const asking = ["booting", "tentative", "verifying", "stalled"] as const;
  return !asking.some((state) => snapshot.matches(state)) && !snapshot.matches({ anonymous: "quiet" });
}

/** Calls back once, when verify has settled either way [30]; returns how to stop waiting. */
export function whenSettled(session: SessionActor, callback: () => void): () => void {
  if (isSettled(session.getSnapshot())) {
    callback();
    return () => undefined;
  }
  const watched = session.subscribe((snapshot) => {
    if (!isSettled(snapshot)) return;
    watched.unsubscribe();
    callback();
  });
  return () => watched.unsubscribe();
}
