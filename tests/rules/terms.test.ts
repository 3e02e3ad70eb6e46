import { describe, expect, test } from "vitest";
import de from "../../public/locales/de/translation.json";
import en from "../../public/locales/en/translation.json";

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
  { called: ["shutdown", "Abschaltung"], not: [/\bshut-down/i, /\bShutdown/] },
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
});
