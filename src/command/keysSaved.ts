import * as v from "valibot";

/** Where the changed keys are kept; the caller decides for which account. */
export interface KeyStorage {
  read(): string | null;
  write(text: string): void;
}

const Saved = v.object({
  letters: v.optional(v.boolean(), true),
  keys: v.optional(v.record(v.string(), v.string()), {}),
});

/** What a person changed about the keys. */
export interface KeyChanges {
  /** Whether single letters and signs act at all (WCAG 2.1.4). */
  letters: boolean;
  /** Action id to its keys. */
  readonly keys: Map<string, string>;
}

/** The changes that were kept; none when the storage is empty, broken or out of reach. */
export function readChanges(storage: KeyStorage): KeyChanges {
  try {
    const text = storage.read();
    const saved = v.parse(Saved, text === null ? {} : JSON.parse(text));
    return { letters: saved.letters, keys: new Map(Object.entries(saved.keys)) };
  } catch {
    return { letters: true, keys: new Map() };
  }
}

/** Keeps the changes; a storage that is full or forbidden costs them only beyond this page. */
export function writeChanges(storage: KeyStorage, { letters, keys }: KeyChanges): void {
  try {
    storage.write(JSON.stringify({ letters, keys: Object.fromEntries(keys) }));
  } catch {
    // They still hold until the page is left.
  }
}
