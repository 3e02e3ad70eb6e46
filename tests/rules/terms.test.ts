import { describe, expect, test } from "vitest";
import de from "../../public/locales/de/translation.json";
import en from "../../public/locales/en/translation.json";
import { routes } from "../../src/routes";

interface Term {
  /** What the thing is called, in English and in German. */
  readonly called: readonly [string, string];
  /** What else it might be called, and is not; keywords, by which it is found, may say it. */
  readonly not: readonly [RegExp | undefined, RegExp | undefined];
}

/** One name for one thing in each language. */
const terms: readonly Term[] = [
  {
    called: ["owner", "Inhaber"],
    not: [/\b(proprietor|holder of the organization)/i, /Eigentümer|Besitzer/],
  },
  { called: ["organization", "Organisation"], not: [/organisation/i, /\bMandant/] },
  {
    called: ["energy today", "Energie heute"],
    not: [/today's (yield|energy)/i, /^Ertrag heute$|Tagesertrag/],
  },
  { called: ["inverter", "Wechselrichter"], not: [/converter|invertor/i, /Umrichter|\bInverter/] },
  { called: ["event", "Ereignis"], not: [/\bincident/i, /\b(Events?|Vorfall|Vorfälle)\b/] },
  { called: ["device", "Gerät"], not: [/\b(gadget|hardware unit)/i, /\bDevices?\b/] },
  { called: ["user", "Benutzer"], not: [undefined, /\b(Nutzer|User)\b/] },
  { called: ["permission", "Berechtigung"], not: [/\b(privilege|entitlement)s?\b/i, /\bPermission/] },
  { called: ["park", "Park"], not: [/\b(solar|wind) (park|farm)\b/i, /\b(Solar|Wind)park\b/] },
  { called: ["email", "E-Mail"], not: [/\be-mail/i, /\bEmail|\bMailadresse/] },
  { called: ["password", "Passwort"], not: [/\bpasscode/i, /Kennwort/] },
  { called: ["sign in", "anmelden"], not: [/\blog(ged|ging)? ?in\b/i, /einlogg|\bLogin\b/] },
  { called: ["sign out", "abmelden"], not: [/\blog(ged|ging)? ?out\b/i, /auslogg|\bLogout\b/] },
  { called: ["radiation", "Einstrahlung"], not: [/\binsolation\b/i, /\bBestrahlung/] },
  { called: ["importance", "Wichtigkeit"], not: [/\b(severity|urgency)\b/i, /\bBedeutung|Dringlichkeit/] },
  {
    called: ["GAK", "GAK"],
    not: [/(?<!\bjunction )\bbox(es)?\b/i, /\b(Kasten|Kästen|Box|Strangkasten)\b/],
  },
  { called: ["shutdown", "Abschaltung"], not: [/\bshut-down/i, /\bShutdown/] },
];

/** What is called by one word alone wherever a text is nothing but its name: heads, facts, entries, fields. */
const names: readonly (readonly [key: RegExp, called: readonly [string, string]])[] = [
  [/(^|\.)importance(\.label)?$/, ["Importance", "Wichtigkeit"]],
  [/\.column\.gak$/, ["GAK", "GAK"]],
];

/** Every text with its address, those by which commands are found left out. */
function texts(words: object, at = ""): readonly (readonly [string, string])[] {
  return Object.entries(words).flatMap(([name, value]: [string, unknown]) => {
    const key = at === "" ? name : `${at}.${name}`;
    if (typeof value === "object" && value !== null) return texts(value, key);
    return name === "keywords" ? [] : [[key, String(value)] as const];
  });
}

describe.each([
  ["English", en, 0],
  ["German", de, 1],
] as const)("one name for one thing, in %s", (_language, words, place) => {
  const all = texts(words);
  test.each(terms.map((term) => [term.called[place], term] as const))("%s", (name, { not }) => {
    const other = not[place];
    expect(all.filter(([, text]) => other?.test(text) === true)).toEqual([]);
    expect(all.some(([, text]) => text.toLowerCase().includes(name.toLowerCase()))).toBe(true);
  });

  test.each(names)("%s", (key, called) => {
    const said = all.filter(([at]) => key.test(at));
    expect(said.length).toBeGreaterThan(0);
    expect(said.filter(([, text]) => text !== called[place])).toEqual([]);
  });

  test("a screen bears one name in the sidebar, in the palette and where rights are told", () => {
    const screens = routes.filter(({ group }) => group !== undefined).map(({ id }) => id);
    expect(screens.length).toBeGreaterThan(8);
    const named = Object.fromEntries(all);
    const others = screens.flatMap((id) =>
      [`action.go.${id}.label`, `rights.need.${id}`]
        .filter((key) => named[key] !== undefined && named[key] !== named[`screen.${id}`])
        .map((key) => [key, named[key]]),
    );
    expect(others).toEqual([]);
  });
});
