import { autorun } from "mobx";
import { describe, expect, test } from "vitest";
import type { AlertInput } from "../../src/state/alerts";
import { chosenLanguage } from "../../src/state/chosenLanguage";
import { Preferences, type PreferencesEnvironment, type Settings } from "../../src/state/preferences";
import { safeStorage } from "../../src/state/storage";
import { fakeStorage } from "./fakes";

interface Options extends Partial<PreferencesEnvironment> {
  readonly stored?: Record<string, string>;
  readonly fault?: "quota" | "blocked";
}

function start({ stored = {}, fault, ...environment }: Options = {}) {
  const { storage, entries } = fakeStorage(stored, fault);
  let dark = false;
  let changed = () => undefined as void;
  const shown: AlertInput[] = [];
  const spoken: string[] = [];
  const saved: Settings[] = [];
  const owned: string[] = [];
  const preferences = new Preferences({
    storage: safeStorage(storage),
    system: { dark: () => dark, onChange: (listener) => (changed = listener) },
    alerts: { show: (alert) => shown.push(alert) },
    language: "en",
    languageChosen: false,
    changeLanguage: (language) => spoken.push(language),
    ownLanguage: (language) => owned.push(language),
    save: (settings) => Promise.resolve(void saved.push(settings)),
    ...environment,
  });
  const setSystem = (value: boolean) => {
    dark = value;
    changed();
  };
  return { preferences, entries, shown, spoken, saved, owned, setSystem };
}

const settled = () => new Promise((resolve) => setImmediate(resolve));

describe("theme", () => {
  test.each([
    ["light", "light"],
    ["dark", "dark"],
    ["auto", "auto"],
    ["<script>", "auto"],
    ["Dark", "auto"],
    ["__proto__", "auto"],
    ["", "auto"],
  ])("%j in storage is %s [F34]", (stored, theme) => {
    expect(start({ stored: { theme: stored } }).preferences.theme).toBe(theme);
  });

  test("is auto without a choice, and auto follows the system live [98]", () => {
    const { preferences, setSystem } = start();
    const worn: string[] = [];
    const stop = autorun(() => worn.push(preferences.applied));
    setSystem(true);
    setSystem(false);
    preferences.setTheme("dark");
    setSystem(true);
    preferences.setTheme("light");
    preferences.setTheme("auto");
    stop();
    expect(worn).toEqual(["light", "dark", "light", "dark", "light", "dark"]);
  });

  test("is stored with its flag and saved with the account [100]", async () => {
    const { preferences, entries, saved } = start();
    preferences.setTheme("dark");
    expect(Object.fromEntries(entries)).toEqual({ theme: "dark", autoTheme: "false" });
    expect(preferences.autoTheme).toBe(false);
    preferences.setTheme("auto");
    expect(Object.fromEntries(entries)).toEqual({ theme: "auto", autoTheme: "true" });
    await settled();
    expect(saved).toEqual([{ theme: "dark" }, { theme: "auto" }]);
  });

  test.each(["quota", "blocked"] as const)("still switches when storage is %s [F33]", (fault) => {
    const { preferences } = start({ fault });
    preferences.setTheme("dark");
    expect(preferences.applied).toBe("dark");
  });

  test("of the account applies where this browser has none, and is not stored [100]", () => {
    const fresh = start();
    fresh.preferences.adopt({ theme: "dark" });
    expect(fresh.preferences.theme).toBe("dark");
    expect(fresh.entries.size).toBe(0);
    const own = start({ stored: { theme: "light" } });
    own.preferences.adopt({ theme: "dark" });
    expect(own.preferences.theme).toBe("light");
  });
});

describe("language", () => {
  test("changes at once, is stored and saved [100]", async () => {
    const { preferences, entries, spoken, saved, owned } = start();
    preferences.setLanguage("de");
    expect(preferences.language).toBe("de");
    expect([spoken, owned]).toEqual([["de"], ["de"]]);
    expect(entries.get("i18nextLng")).toBe("de");
    await settled();
    expect(saved).toEqual([{ language: "de" }]);
  });

  test.each([
    [false, "de", "de"],
    [true, "de", "en"],
    [false, "fr", "en"],
    [false, null, "en"],
    [false, "../../api", "en"],
  ])("of the account (chosen here: %s, account: %s) gives %s [99]", (languageChosen, account, language) => {
    const { preferences, saved, owned, entries } = start({ languageChosen });
    preferences.adopt({ language: account });
    expect(preferences.language).toBe(language);
    expect([saved, owned]).toEqual([[], []]);
    expect(entries.size).toBe(0);
  });

  test("of the account does not undo a choice made before it came [99]", () => {
    const { preferences } = start();
    preferences.setLanguage("en");
    preferences.adopt({ language: "de" });
    expect(preferences.language).toBe("en");
  });

  const empty = { search: "", cookie: "" };
  test.each([
    ["the address first", { search: "?lng=de", cookie: "i18next=en" }, { i18nextLng: "en" }, {}, "de"],
    ["then the cookie", { search: "", cookie: "a=b; i18next=de" }, { i18nextLng: "en" }, {}, "de"],
    ["then local storage", empty, { i18nextLng: "de-AT" }, { i18nextLng: "en" }, "de"],
    ["then session storage", empty, {}, { i18nextLng: "de" }, "de"],
    ["else nothing", empty, {}, {}, null],
    ["nothing that is not offered [F19]", { search: "?lng=../../api/v1/self", cookie: "" }, {}, {}, null],
    [
      "the next when one is not offered [F19]",
      { search: "?lng=fr", cookie: "" },
      { i18nextLng: "de" },
      {},
      "de",
    ],
  ])(
    "chosen by %s [99]",
    (_, { search, cookie }, local: Record<string, string>, session: Record<string, string>, language) => {
      const sources = {
        search,
        cookie,
        local: safeStorage(fakeStorage(local).storage),
        session: safeStorage(fakeStorage(session).storage),
      };
      expect(chosenLanguage(sources)).toBe(language);
    },
  );
});

describe("saving with the account", () => {
  test("that fails keeps the local change and says so [100]", async () => {
    const { preferences, shown, entries } = start({ save: () => Promise.reject(new Error("503")) });
    preferences.setTheme("dark");
    await settled();
    expect(preferences.theme).toBe("dark");
    expect(entries.get("theme")).toBe("dark");
    expect(shown).toEqual([{ type: "error", key: "preferences.saveFailed" }]);
  });

  test("sends one at a time, and the last choice last [100]", async () => {
    const sent: Settings[] = [];
    const answers: (() => void)[] = [];
    const save = (settings: Settings) =>
      new Promise<void>((resolve) => {
        sent.push(settings);
        answers.push(resolve);
      });
    const { preferences } = start({ save });
    preferences.setTheme("dark");
    preferences.setTheme("light");
    preferences.setLanguage("de");
    preferences.setTheme("auto");
    expect(sent).toEqual([{ theme: "dark" }]);
    answers[0]?.();
    await settled();
    expect(sent).toEqual([{ theme: "dark" }, { theme: "auto", language: "de" }]);
  });

  test("saves nothing of one account with the next", async () => {
    const sent: Settings[] = [];
    const answers: (() => void)[] = [];
    const save = (settings: Settings) =>
      new Promise<void>((resolve) => {
        sent.push(settings);
        answers.push(resolve);
      });
    const { preferences } = start({ save });
    preferences.setTheme("dark");
    preferences.setTheme("light");
    preferences.forget();
    preferences.setLanguage("de");
    answers[0]?.();
    await settled();
    expect(sent).toEqual([{ theme: "dark" }, { language: "de" }]);
  });
});

describe("showing the calls of panels", () => {
  test.each([
    [undefined, undefined, false],
    [undefined, true, true],
    ["false", true, false],
    ["true", undefined, true],
    ["<script>", true, false],
  ])("stored %j, with the build's %j, is %s", (stored, showCalls, shown) => {
    const options = stored === undefined ? {} : { stored: { showCalls: stored } };
    expect(
      start({ ...options, ...(showCalls === undefined ? {} : { showCalls }) }).preferences.showCalls,
    ).toBe(shown);
  });

  test("is stored here, and not with the account", () => {
    const { preferences, entries, saved } = start();
    preferences.setShowCalls(true);
    expect([preferences.showCalls, Object.fromEntries(entries), saved]).toEqual([
      true,
      { showCalls: "true" },
      [],
    ]);
  });
});
