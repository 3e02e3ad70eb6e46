import { safeParse, type GenericSchema, type InferOutput } from "valibot";

/** The part of the browser's storage that is used; tests hand in a fake. */
export type StorageLike = Pick<Storage, "getItem" | "setItem" | "removeItem" | "key" | "length">;

/**
 * Every key that is stored in the browser. Personal ones go at sign-out; those with `each` carry a name behind a
 * colon, such as the account's.
 */
export const storageKeys = {
  loginStamp: { personal: true },
  secondFactor: { personal: true, each: true },
  recents: { personal: true, each: true },
  drafts: { personal: true, each: true },
  pins: { personal: true, each: true },
  /** Rows that are folded, by table. */
  folds: { personal: true, each: true },
  /** Columns that are hidden, by table. */
  columns: { personal: true, each: true },
  /** Where the account was when its session ended. */
  wanted: { personal: true, each: true },
  /** Queries, tabs and history of GraphiQL, which only dev builds carry. */
  graphiql: { personal: true, each: true },
  /** Which events are known, and which of them are new. */
  news: { personal: true },
  /** From which importance on new events are told of. */
  notifyFrom: { personal: false },
  theme: { personal: false },
  autoTheme: { personal: false },
  /** Whether panels offer their calls: "true" or "false". */
  showCalls: { personal: false },
  /** The language, under the name that i18next's detector reads. */
  i18nextLng: { personal: false },
  /** Remapped keys, and whether single letters are on. */
  keys: { personal: false },
  /** An alert that came by the address and waits for the session check. */
  addressAlert: { personal: false },
} as const satisfies Record<string, { personal: boolean; each?: true }>;

type Table = typeof storageKeys;
type NameOf<Key extends keyof Table> = Table[Key] extends { each: true } ? `${Key}:${string}` : Key;
export type StorageKey = { [Key in keyof Table]: NameOf<Key> }[keyof Table];

/** Storage that never throws: where the browser refuses, the value is kept until the page closes [F33]. */
export interface SafeStorage {
  get(key: StorageKey): string | null;
  set(key: StorageKey, value: string): void;
  remove(key: StorageKey): void;
  /** What is stored as JSON of that shape, or null for anything else. */
  readJson<Schema extends GenericSchema>(key: StorageKey, schema: Schema): InferOutput<Schema> | null;
  writeJson(key: StorageKey, value: unknown): void;
  /** Removes all that is one account's, except the keys that `keep` accepts. */
  wipePersonal(keep?: (key: string) => boolean): void;
}

/** A blocked `window.localStorage` throws when it is merely named, hence the function. */
export function storageOf(find: () => StorageLike): StorageLike | undefined {
  return attempt(find, undefined);
}

export function safeStorage(storage: StorageLike | undefined, prefix = ""): SafeStorage {
  const refused = new Map<string, string>();
  const names = () => [
    ...refused.keys(),
    ...attempt(() => Array.from({ length: storage?.length ?? 0 }, (_, at) => storage?.key(at) ?? ""), []),
  ];

  const safe: SafeStorage = {
    get: (key) => refused.get(prefix + key) ?? attempt(() => storage?.getItem(prefix + key) ?? null, null),
    set(key, value) {
      const kept = attempt(() => (storage?.setItem(prefix + key, value), storage !== undefined), false);
      if (kept) refused.delete(prefix + key);
      else refused.set(prefix + key, value);
    },
    remove(key) {
      refused.delete(prefix + key);
      attempt(() => storage?.removeItem(prefix + key), undefined);
    },
    readJson(key, schema) {
      const text = safe.get(key);
      const parsed = text === null ? null : attempt((): unknown => JSON.parse(text), null);
      const result = safeParse(schema, parsed);
      return result.success ? result.output : null;
    },
    writeJson: (key, value) => safe.set(key, JSON.stringify(value)),
    wipePersonal(keep = () => false) {
      for (const name of names()) {
        const key = name.startsWith(prefix) ? personalKey(name.slice(prefix.length)) : null;
        if (key !== null && !keep(key)) safe.remove(key);
      }
    },
  };
  return safe;
}

function personalKey(name: string): StorageKey | null {
  const base = name.split(":", 1)[0] ?? "";
  const isPersonal = Object.entries(storageKeys).some(([key, { personal }]) => key === base && personal);
  return isPersonal ? (name as StorageKey) : null;
}

function attempt<Result>(act: () => Result, otherwise: Result): Result {
  try {
    return act();
  } catch {
    return otherwise;
  }
}
