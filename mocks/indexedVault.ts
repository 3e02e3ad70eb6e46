import type { Saved, Vault } from "./vault";

const store = "world";
const savedKey = "saved";
const revisionKey = "revision";

/** Keeps a world in IndexedDB, shared by the tabs of this origin. Rejects where the browser gives none. */
export async function indexedVault(name = "demo"): Promise<Vault> {
  const database = await opened(name);
  const reading = () => database.transaction(store, "readonly").objectStore(store);
  return {
    read: async () => (await done<unknown>(reading().get(savedKey))) ?? null,
    async revision() {
      const revision = await done<unknown>(reading().get(revisionKey));
      return typeof revision === "number" ? revision : 0;
    },
    update: (next) => updated(database, next),
  };
}

function updated(database: IDBDatabase, next: (current: unknown) => Saved): Promise<void> {
  return new Promise((resolve, reject) => {
    const transaction = database.transaction(store, "readwrite");
    const objects = transaction.objectStore(store);
    const reading = objects.get(savedKey);
    reading.onsuccess = () => {
      const saved = next(reading.result ?? null);
      objects.put(saved, savedKey);
      objects.put(saved.revision, revisionKey);
    };
    transaction.oncomplete = () => resolve();
    transaction.onabort = () => reject(transaction.error ?? new Error("The demo's storage refused to write"));
  });
}

function opened(name: string): Promise<IDBDatabase> {
  const opening = indexedDB.open(name, 1);
  opening.onupgradeneeded = () => opening.result.createObjectStore(store);
  return done(opening);
}

function done<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error("The demo's storage cannot be opened"));
  });
}
