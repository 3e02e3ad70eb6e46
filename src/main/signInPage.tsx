import i18next from "i18next";
import { renderToString } from "react-dom/server";
import { initReactI18next } from "react-i18next";
import { createActor } from "xstate";
import type { Tools } from "../command/tools";
import { PortalContext } from "../frame/portal";
import type { Portal } from "../frame/portal";
import { ToolsProvider } from "../frame/tools";
import { sessionMachine } from "../machines/session";
import type { Language } from "../rules/language";
import { LoginScreen } from "../screens/session/LoginScreen";
import { Toasts } from "../shell/Toasts";
import { Alerts } from "../state/alerts";
import { Preferences } from "../state/preferences";
import { safeStorage } from "../state/storage";

export interface SignInPage {
  readonly markup: string;
  /** What is said where the portal's code does not come. */
  readonly failed: string;
}

/**
 * The first sign-in page in a language, as markup for the document: what `Door` draws for a visitor of whom nothing is
 * known. Run by the build alone (scripts/signInPage.ts).
 */
export async function signInPage(language: Language, words: Record<string, string>): Promise<SignInPage> {
  const resources = { [language]: { translation: words } };
  await i18next
    .use(initReactI18next)
    .init({ lng: language, resources, interpolation: { escapeValue: false } });
  const session = createActor(sessionMachine, { input: { stamp: null, now: 0 } });
  const alerts = new Alerts({ now: Date.now, schedule: () => () => undefined });
  const preferences = new Preferences({
    storage: safeStorage(undefined),
    system: { dark: () => false, onChange: () => undefined },
    alerts,
    language,
    languageChosen: false,
    changeLanguage: () => undefined,
    ownLanguage: () => undefined,
    save: () => Promise.resolve(),
  });
  // What the page asks of them before it is touched; the rest is not there while it is built.
  const portal: Partial<Portal> = { session, now: Date.now, typed: { email: "", password: "" } };
  const tools: Partial<Tools> = { alerts, preferences };
  const markup = renderToString(
    <PortalContext value={portal as Portal}>
      <ToolsProvider value={tools as Tools}>
        <LoginScreen />
        <Toasts />
      </ToolsProvider>
    </PortalContext>,
  );
  return { markup, failed: i18next.t("gate.chunkText") };
}
