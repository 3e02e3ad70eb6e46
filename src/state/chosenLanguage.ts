import { LANGUAGE_DETECTION_ORDER } from "../rules/constants";
import { readLanguage, type Language } from "../rules/language";
import type { SafeStorage } from "./storage";

/** Where the visitor may have chosen a language: the address, the cookie, and the two storages. */
export interface LanguageSources {
  readonly search: string;
  readonly cookie: string;
  readonly local: SafeStorage;
  readonly session: SafeStorage;
}

type Detector = (typeof LANGUAGE_DETECTION_ORDER)[number];

const detectors: Readonly<Record<Detector, (sources: LanguageSources) => unknown>> = {
  querystring: ({ search }) => new URLSearchParams(search).get("lng"),
  cookie: ({ cookie }) => /(?:^|;\s*)i18next=([^;]*)/.exec(cookie)?.[1],
  localStorage: ({ local }) => local.get("i18nextLng"),
  sessionStorage: ({ session }) => session.get("i18nextLng"),
  // The browser's own list is a guess, not a choice: see `browserLanguage`.
  navigator: () => undefined,
};

/**
 * The language that the visitor has chosen, in the order of detection (§9), or null when only the browser's is left:
 * then the account's applies [99]. A language that is not offered is no choice [F19].
 */
export function chosenLanguage(sources: LanguageSources): Language | null {
  for (const name of LANGUAGE_DETECTION_ORDER) {
    const language = readLanguage(detectors[name](sources));
    if (language !== null) return language;
  }
  return null;
}

/** The first language of the browser that is offered, else English. */
export function browserLanguage(languages: readonly string[]): Language {
  return languages.map(readLanguage).find((language) => language !== null) ?? "en";
}
