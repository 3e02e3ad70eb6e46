import i18n from "i18next";
import { initReactI18next } from "react-i18next";

export { i18n };

async function wordsOf(language: string): Promise<Record<string, unknown>> {
  const answer = await fetch(`${import.meta.env.BASE_URL}locales/${language}/translation.json`);
  return answer.json() as Promise<Record<string, unknown>>;
}

/** The real words of both languages, without the app's loader, for tests of single components. */
export async function startWords(): Promise<void> {
  const [en, de] = await Promise.all([wordsOf("en"), wordsOf("de")]);
  await i18n.use(initReactI18next).init({
    lng: "en",
    resources: { en: { translation: en }, de: { translation: de } },
    interpolation: { escapeValue: false },
  });
}
