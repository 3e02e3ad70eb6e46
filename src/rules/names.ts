import { localeOf } from "./numbers";
import { plainText } from "./plainText";

/** As many are named in a sentence before the rest is counted. */
export const MOST_NAMED = 5;

const LONGEST_NAME = 100;
const collators = new Map<string, Intl.Collator>();

/** Compares texts as the language's readers do: "Park 2" before "Park 10", "Öl" beside "Ol" [45]. */
export function byText(language: string): (a: string, b: string) => number {
  let collator = collators.get(language);
  if (collator === undefined) {
    collator = new Intl.Collator(language, {
      numeric: true,
      sensitivity: "variant",
      ignorePunctuation: false,
    });
    collators.set(language, collator);
  }
  return collator.compare;
}

/** Compares what bears a name; the nameless come last. */
export function byName(
  language: string,
): (a: { readonly name?: string | null }, b: { readonly name?: string | null }) => number {
  const compare = byText(language);
  return (a, b) => {
    const [first, second] = [a.name ?? "", b.name ?? ""];
    if (first === "" || second === "") return Number(first === "") - Number(second === "");
    return compare(first, second);
  };
}

/** Names that more than one bears: whoever shows them says more of each. */
export function sharedNames(items: readonly { readonly name: string }[]): ReadonlySet<string> {
  const [seen, shared] = [new Set<string>(), new Set<string>()];
  for (const { name } of items) (seen.has(name) ? shared : seen).add(name);
  return shared;
}

/** Several as one reads them: "Elbe, Weser and Ems". */
export function listWords(items: readonly string[], language: string): string {
  return new Intl.ListFormat(localeOf(language), { type: "conjunction" }).format(items);
}

/** The same in parts: those that are an item say which, the others stand between them. */
export function listParts(
  items: readonly string[],
  language: string,
): readonly { readonly text: string; readonly at?: number }[] {
  let at = -1;
  const format = new Intl.ListFormat(localeOf(language), { type: "conjunction" });
  return format
    .formatToParts(items)
    .map(({ type, value }) => (type === "element" ? { text: value, at: (at += 1) } : { text: value }));
}

/** The user name in base64 of UTF-8 (§ 3 [39]), or null when it is not that [F31]. */
export function decodeUsername(base64: unknown): string | null {
  if (typeof base64 !== "string") return null;
  try {
    const binary = atob(base64.trim().replaceAll("-", "+").replaceAll("_", "/"));
    const bytes = Uint8Array.from(binary, (character) => character.charCodeAt(0));
    const name = plainText(new TextDecoder("utf-8", { fatal: true }).decode(bytes), LONGEST_NAME);
    return name === "" ? null : name;
  } catch {
    return null;
  }
}

/** A MAC address, or a part of one, without separators and in lower case, for searching [189]. */
export function foldMac(text: string): string {
  return text.replace(/[\s:.\-_]/g, "").toLowerCase();
}
