import type { ReactNode } from "react";
import { I18nProvider } from "react-aria-components";
import { useTranslation } from "react-i18next";

/** English dates are read as the rest of the portal writes them: the day before the month. */
function localeOf(language: string): string {
  return language === "en" ? "en-GB" : language;
}

/** Gives react-aria the app's language (dates, numbers, direction of arrow keys), and keeps it out of the first load. */
export function Localized({ children }: { children: ReactNode }) {
  const { i18n } = useTranslation();
  return <I18nProvider locale={localeOf(i18n.language)}>{children}</I18nProvider>;
}
