import i18next from "i18next";
import type { BackendModule, i18n, ReadCallback } from "i18next";
import { initReactI18next } from "react-i18next";
import { directionOf } from "../rules/direction";
import { FALLBACK_LANGUAGE, LANGUAGES } from "../rules/constants";
import { readLanguage } from "../rules/language";
import type { Language } from "../rules/language";
import { isolated } from "./isolated";

/** Reads `GET {base}locales/{lng}/translation.json`; only listed languages ever reach an address [F19]. */
function loader(base: string, fetch: typeof globalThis.fetch): BackendModule {
  return {
    type: "backend",
    init: () => undefined,
    read: (language: string, _namespace: string, callback: ReadCallback) => {
      fetch(`${base}locales/${readLanguage(language) ?? FALLBACK_LANGUAGE}/translation.json`)
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
 * Starts i18next in a language, with English as fallback (§9). Resolves also when no words could be loaded. Which
 * language, `state/chosenLanguage.ts` decides.
 */
export async function startI18n(
  base: string,
  fetch: typeof globalThis.fetch,
  language: Language,
): Promise<i18n> {
  i18next.on("languageChanged", applyLanguage);
  await i18next
    .use(loader(base, fetch))
    .use(initReactI18next)
    .init({
      lng: language,
      fallbackLng: FALLBACK_LANGUAGE,
      supportedLngs: LANGUAGES,
      load: "languageOnly",
      interpolation: { escapeValue: true, escape: isolated },
      parseMissingKeyHandler: wordsOfKey,
      react: { useSuspense: false },
    })
    .catch(() => undefined);
  return i18next;
}
