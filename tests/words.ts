import i18n from "i18next";
import de from "../public/locales/de/translation.json";
import en from "../public/locales/en/translation.json";
import { startI18n } from "../src/i18n/i18n";

export { i18n };

const words: Readonly<Record<string, unknown>> = { en, de };

const localeFetch: typeof fetch = (input) => {
  const language =
    /locales\/(\w+)\//.exec(input instanceof Request ? input.url : input.toString())?.[1] ?? "en";
  return Promise.resolve(Response.json(words[language]));
};

/** The words of a language as the product shows them, started once a page. */
export async function speak(language: "en" | "de"): Promise<typeof i18n> {
  if (!i18n.isInitialized) await startI18n("/v1/", localeFetch, language);
  await i18n.changeLanguage(language);
  return i18n;
}

/** For tests of single components. */
export const startWords = (): Promise<unknown> => speak("en");
