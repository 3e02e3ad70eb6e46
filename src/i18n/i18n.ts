import i18next from "i18next";
import type { BackendModule, i18n, ReadCallback } from "i18next";
import LanguageDetector from "i18next-browser-languagedetector";
import { initReactI18next } from "react-i18next";
import { directionOf } from "../rules/direction";
import { readLanguage } from "../rules/language";

/** Languages the portal speaks; all else falls back to English (§9). */
const languages = ["en", "de"];

/** Reads `GET {base}locales/{lng}/translation.json`; only listed languages ever reach an address [F19]. */
function loader(base: string, fetch: typeof globalThis.fetch): BackendModule {
  return {
    type: "backend",
    init: () => undefined,
    read: (language: string, _namespace: string, callback: ReadCallback) => {
      fetch(`${base}locales/${languages.includes(language) ? language : "en"}/translation.json`)
        .then((response) =>
          response.ok ? response.json() : Promise.reject(new Error(String(response.status))),
        )
        .then((words: Record<string, string>) => callback(null, words))
        .catch((error: unknown) => callback(error instanceof Error ? error : new Error(String(error)), null));
    },
  };
}

/** "signIn.forgotPassword" reads "Forgot password" when no words could be loaded, so that the app stays usable [F115]. */
export function wordsOfKey(key: string): string {
  const last = key.split(".").at(-1) ?? key;
  const spaced = last.replace(
    /([a-z])([A-Z])/g,
    (_, before: string, after: string) => `${before} ${after.toLowerCase()}`,
  );
  return spaced.charAt(0).toUpperCase() + spaced.slice(1);
}

/** `lang` and `dir` of the page follow the language; tests may inject a right-to-left one. */
function applyLanguage(language: string): void {
  document.documentElement.lang = language;
  document.documentElement.dir = directionOf(language);
}

/**
 * Starts i18next: detection in the specified order (querystring, cookie, local storage, session storage, browser),
 * English as fallback (§9). Resolves also when no words could be loaded.
 */
export async function startI18n(base: string, fetch: typeof globalThis.fetch): Promise<i18n> {
  i18next.on("languageChanged", applyLanguage);
  await i18next
    .use(loader(base, fetch))
    .use(LanguageDetector)
    .use(initReactI18next)
    .init({
      fallbackLng: "en",
      supportedLngs: languages,
      nonExplicitSupportedLngs: true,
      load: "languageOnly",
      interpolation: { escapeValue: false },
      parseMissingKeyHandler: wordsOfKey,
      react: { useSuspense: false },
      detection: {
        order: ["querystring", "cookie", "localStorage", "sessionStorage", "navigator"],
        lookupQuerystring: "lng",
        lookupCookie: "i18next",
        lookupLocalStorage: "i18nextLng",
        lookupSessionStorage: "i18nextLng",
        // A guess is not a choice: `Preferences` stores what the visitor chose.
        caches: [],
        convertDetectedLanguage: (raw: string) => readLanguage(raw) ?? "",
      },
    })
    .catch(() => undefined);
  return i18next;
}
