import type { createKeys, Keys, KeysOptions } from "./keys";

/** The registry of keys while its code is on its way: nothing is bound until it is told to begin. */
export interface LateKeys extends Keys {
  /** The code has come; a second call does nothing. */
  begin(create: typeof createKeys): void;
}

/** Stands in the registry's place from the start, so that whoever shows keys need not ask whether there are any yet. */
export function createLateKeys(options: KeysOptions): LateKeys {
  const listeners = new Set<() => void>();
  let keys: Keys | undefined;
  const begun = (): Keys => {
    if (!keys) throw new Error("Keys were asked for before there were any");
    return keys;
  };
  return {
    begin: (create) => {
      if (keys) return;
      keys = create(options);
      keys.subscribe(() => {
        for (const listener of listeners) listener();
      });
    },
    register: (bindings, handler) => begun().register(bindings, handler),
    handle: (event, place) => keys?.handle(event, place) ?? false,
    cancel: () => keys?.cancel(),
    shown: (id) => keys?.shown(id),
    all: () => keys?.all() ?? [],
    remap: (id, pressed) => begun().remap(id, pressed),
    restore: (id) => begun().restore(id),
    reset: () => keys?.reset(),
    get lettersEnabled() {
      return keys?.lettersEnabled ?? true;
    },
    setLettersEnabled: (enabled) => keys?.setLettersEnabled(enabled),
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    version: () => keys?.version() ?? 0,
  };
}
