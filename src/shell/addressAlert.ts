import type { i18n } from "i18next";
import { readAddressAlert } from "../rules/alertAddress";
import { alertParameters } from "../rules/alertTypes";
import { withoutParameters } from "../rules/withoutParameters";
import type { SafeStorage } from "../state/storage";
import { KEPT_ALERT } from "./keptAlert";

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
  const alert = readAddressAlert(parameters, knows);
  if (alert) storage.writeJson(KEPT_ALERT, alert);
  address.history.replaceState(
    address.history.state,
    "",
    pathname + withoutParameters(search, alertParameters) + hash,
  );
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
