/** Where the panel keeps its queries; never throws (SafeStorage of `state/storage`). */
export interface Keep {
  get(key: `graphiql:${string}`): string | null;
  set(key: `graphiql:${string}`, value: string): void;
  remove(key: `graphiql:${string}`): void;
}

/** What GraphiQL asks of a storage. */
interface PanelStorage {
  length: number;
  getItem(key: string): string | null;
  setItem(key: string, value: string): void;
  removeItem(key: string): void;
  clear(): void;
}

/** What GraphiQL writes; anything else it may come to write is not kept. */
const kept = [
  ...["query", "variables", "tabState", "operationName", "queries", "favorites"],
  ...["visiblePlugin", "docExplorerFlex", "editorFlex", "secondaryEditorFlex", "isHeadersEditorEnabled"],
] as const;

function nameOf(key: string): `graphiql:${string}` | undefined {
  const name = key.replace(/^graphiql:/, "");
  return kept.some((one) => one === name) ? `graphiql:${name}` : undefined;
}

/**
 * The panel's storage: in the tab alone, under keys that sign-out removes, without headers, and shut as soon as the
 * panel is, so that a write that was put off does not bring back what sign-out removed [249]. Its theme is the
 * portal's: the panel would give its editors the one it finds here, and nothing would correct it.
 */
export function graphiqlStorage(keep: Keep, isOpen: () => boolean, theme: () => string): PanelStorage {
  const read = (key: string) => {
    if (key === "graphiql:theme") return theme();
    const name = nameOf(key);
    return name === undefined ? null : keep.get(name);
  };
  const remove = (key: string) => {
    const name = nameOf(key);
    if (name !== undefined) keep.remove(name);
  };
  return {
    get length() {
      return kept.filter((key) => read(key) !== null).length;
    },
    getItem: read,
    setItem(key, value) {
      const name = nameOf(key);
      if (name !== undefined && isOpen()) keep.set(name, value);
    },
    removeItem: remove,
    clear: () => kept.forEach(remove),
  };
}
