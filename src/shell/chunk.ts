import { firstErrorTexts } from "../rules/firstErrorTexts";

/** A lazily loaded part did not arrive: the import failed, or took too long. §8 */
export class ChunkLoadError extends Error {
  override readonly name = firstErrorTexts.chunkLoad;
  /** The file could not be had, as after a deploy; a late one may still be on its way. */
  readonly isMissing: boolean;
  constructor(message: string, isMissing: boolean) {
    super(message);
    this.isMissing = isMissing;
  }
}

/** Imports a part within `ms` milliseconds; rejects with a ChunkLoadError otherwise. */
export function importWithin<Part>(load: () => Promise<Part>, ms: number): Promise<Part> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => {
      reject(new ChunkLoadError(`${firstErrorTexts.chunkLoad}: no answer within ${ms / 1000} s`, false));
    }, ms);
    load()
      .then(resolve, (cause: unknown) => {
        const text = cause instanceof Error ? cause.message : String(cause);
        reject(new ChunkLoadError(`${firstErrorTexts.chunkLoad}: ${text}`, true));
      })
      .finally(() => clearTimeout(timer));
  });
}

/** Where it is noted that the page was reloaded for a part; per tab. */
export type Marks = Pick<Storage, "getItem" | "setItem" | "removeItem">;

const nameOf = (id: string) => `chunkReload:${id}`;

/**
 * Whether to reload the page for a part that is gone since a deploy: once per part until it has arrived, and never where
 * that cannot be noted, for it could become a loop [F100].
 */
export function mayReloadFor(id: string, marks: () => Marks): boolean {
  try {
    const storage = marks();
    if (storage.getItem(nameOf(id)) !== null) return false;
    storage.setItem(nameOf(id), "1");
    return storage.getItem(nameOf(id)) !== null;
  } catch {
    return false;
  }
}

/** The part has arrived: the next deploy may reload for it again. */
export function arrived(id: string, marks: () => Marks): void {
  try {
    marks().removeItem(nameOf(id));
  } catch {
    /* no storage, no mark */
  }
}
