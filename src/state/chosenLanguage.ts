import { readLanguage, type Language } from "../rules/language";
import type { SafeStorage } from "./storage";

/** Where the visitor may have chosen a language: the address, the cookie, and the two storages. */
export interface LanguageSources {
  readonly search: string;
  readonly cookie: string;
  readonly local: SafeStorage;
  readonly session: SafeStorage;
}

/**
 * The language that the visitor has chosen, in the order of detection (§9), or null when only the browser's is left:
 * then the account's applies [99]. Ask before i18next starts. A language that is not offered is no choice [F19].
 */
export function chosenLanguage({ search, cookie, local, session }: LanguageSources): Language | null {
  return (
    readLanguage(new URLSearchParams(search).get("lng")) ??
    readLanguage(/(?:^|;\s*)i18next=([^;]*)/.exec(cookie)?.[1]) ??
    readLanguage(local.get("i18nextLng")) ??
    readLanguage(session.get("i18nextLng"))
  );
}
