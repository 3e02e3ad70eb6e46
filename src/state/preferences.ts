import { makeAutoObservable } from "mobx";
import { THEMES } from "../rules/constants";
import { readLanguage, type Language } from "../rules/language";
import type { Alerts } from "./alerts";
import type { SafeStorage } from "./storage";

export type Theme = (typeof THEMES)[number];

/** What PUT self/update/user/settings takes (§7). */
export interface Settings {
  readonly theme?: Theme;
  readonly language?: Language;
}

/** The system's dark mode, as `matchMedia("(prefers-color-scheme: dark)")` knows it. */
export interface SystemTheme {
  readonly dark: () => boolean;
  readonly onChange: (listener: () => void) => void;
}

export interface PreferencesEnvironment {
  /** Local storage. */
  readonly storage: SafeStorage;
  readonly system: SystemTheme;
  readonly alerts: Pick<Alerts, "show">;
  /** The language that is shown at the start. */
  readonly language: Language;
  /** Whether the visitor chose it; the account's applies only where not [99]. */
  readonly languageChosen: boolean;
  /** Makes the words follow. */
  readonly changeLanguage: (language: Language) => void;
  /** The visitor has chosen it: nothing that is read before this storage may name another one at the next start. */
  readonly ownLanguage: (language: Language) => void;
  /** Saves with the account; rejects when that failed. Does nothing while nobody is signed in. */
  readonly save: (settings: Settings) => Promise<void>;
  /** Whether panels offer their calls where nobody chose; not without it. */
  readonly showCalls?: boolean;
}

/** A stored or sent theme; anything else is auto [F34]. */
export function readTheme(raw: unknown): Theme {
  return THEMES.find((theme) => theme === raw) ?? "auto";
}

/** A stored importance, or none. */
function readThreshold(raw: string | null): number | null {
  return raw !== null && /^\d{1,9}$/.test(raw) ? Number(raw) : null;
}

/** Theme and language (§3 Preferences): they change at once, are stored locally, and are saved with the account. */
export class Preferences {
  theme: Theme;
  language: Language;
  /** Whether each panel offers to show the calls behind it. */
  showCalls: boolean;
  /** From which importance on new events are told of; null for not at all. */
  notifyFrom: number | null;
  /** How the last change of theme or language stands with the account; null before any. */
  saved: "saving" | "done" | "failed" | null = null;
  private systemDark: boolean;
  private languageChosen: boolean;
  private unsaved: Settings = {};
  private saving = false;

  constructor(private readonly environment: PreferencesEnvironment) {
    const { storage, system, language, languageChosen } = environment;
    this.theme = readTheme(storage.get("theme"));
    this.language = language;
    this.languageChosen = languageChosen;
    this.showCalls = (storage.get("showCalls") ?? String(environment.showCalls ?? false)) === "true";
    this.notifyFrom = readThreshold(storage.get("notifyFrom"));
    this.systemDark = system.dark();
    makeAutoObservable<this, "environment" | "languageChosen" | "unsaved" | "saving">(this, {
      environment: false,
      languageChosen: false,
      unsaved: false,
      saving: false,
    });
    system.onChange(() => this.followSystem());
  }

  /** Whether the theme follows the system (§3). */
  get autoTheme(): boolean {
    return this.theme === "auto";
  }

  /** What the page wears (§4). */
  get applied(): "light" | "dark" {
    if (this.theme !== "auto") return this.theme;
    return this.systemDark ? "dark" : "light";
  }

  setTheme(theme: Theme): void {
    this.theme = theme;
    this.environment.storage.set("theme", theme);
    this.environment.storage.set("autoTheme", String(this.autoTheme));
    void this.save({ theme });
  }

  setLanguage(language: Language): void {
    this.speak(language);
    this.languageChosen = true;
    this.environment.storage.set("i18nextLng", language);
    this.environment.ownLanguage(language);
    void this.save({ language });
  }

  setShowCalls(showCalls: boolean): void {
    this.showCalls = showCalls;
    this.environment.storage.set("showCalls", String(showCalls));
  }

  /** Another tab of this browser has chosen. */
  followNotifyFrom(): void {
    this.notifyFrom = readThreshold(this.environment.storage.get("notifyFrom"));
  }

  setNotifyFrom(from: number | null): void {
    this.notifyFrom = from;
    if (from === null) this.environment.storage.remove("notifyFrom");
    else this.environment.storage.set("notifyFrom", String(from));
  }

  /** Takes over what the account has saved, where this browser has no choice of its own; stores and sends nothing. */
  adopt(account: { readonly theme?: string | null; readonly language?: string | null }): void {
    if (account.theme && this.environment.storage.get("theme") === null)
      this.theme = readTheme(account.theme);
    const language = readLanguage(account.language);
    if (language !== null && !this.languageChosen) this.speak(language);
  }

  /** At sign-out: what is not saved yet is not saved with the next account. */
  forget(): void {
    this.unsaved = {};
    this.saved = null;
  }

  private mark(saved: Preferences["saved"]): void {
    this.saved = saved;
  }

  private speak(language: Language): void {
    if (language === this.language) return;
    this.language = language;
    this.environment.changeLanguage(language);
  }

  private followSystem(): void {
    this.systemDark = this.environment.system.dark();
  }

  /** One save at a time, so that the last choice is the one that stays; what was chosen meanwhile goes in the next. */
  private async save(settings: Settings): Promise<void> {
    this.unsaved = { ...this.unsaved, ...settings };
    if (this.saving) return;
    this.saving = true;
    this.mark("saving");
    let saved: Preferences["saved"] = null;
    while (Object.keys(this.unsaved).length > 0) {
      const next = this.unsaved;
      this.unsaved = {};
      try {
        await this.environment.save(next);
        saved = "done";
      } catch {
        saved = "failed";
        this.environment.alerts.show({ type: "error", key: "preferences.saveFailed" });
      }
    }
    this.saving = false;
    this.mark(saved);
  }
}
