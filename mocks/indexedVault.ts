import { apart, keysOf, plantKey, whole, type Plants } from "./keptPlants";
import type { Saved, Vault } from "./vault";

const store = "world";
const savedKey = "saved";
const revisionKey = "revision";

/** Keeps a world in IndexedDB, shared by the tabs of this origin. Rejects where the browser gives none. */
export async function indexedVault(name = "demo"): Promise<Vault> {
  const database = await opened(name);
  const plants: Plants = new Map();
  const reading = () => database.transaction(store, "readonly").objectStore(store);
  return {
    read: () => wholeOf(reading(), plants),
    async revision() {
      const revision = await done<unknown>(reading().get(revisionKey));
      return typeof revision === "number" ? revision : 0;
    },
    update: (next) => updated(database, plants, next),
  };
}

/** What is kept, with its plants; null for nothing. */
async function wholeOf(objects: IDBObjectStore, plants: Plants): Promise<unknown> {
  const saved: unknown = (await done<unknown>(objects.get(savedKey))) ?? null;
  const keys = keysOf(saved);
  for (const key of plants.keys()) if (!keys.includes(key)) plants.delete(key);
  for (const key of keys)
    if (!plants.has(key)) plants.set(key, (await done<unknown>(objects.get(key))) ?? null);
  return whole(saved, plants);
}

async function updated(
  database: IDBDatabase,
  plants: Plants,
  next: (current: unknown) => Saved,
): Promise<void> {
  const transaction = database.transaction(store, "readwrite");
  const ended = new Promise<void>((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onabort = () => reject(transaction.error ?? new Error("The demo's storage refused to write"));
  });
  const objects = transaction.objectStore(store);
  const writing = write(objects, plants, next).catch((error: unknown) => {
    transaction.abort();
    throw error;
  });
  await Promise.all([writing, ended]);
}

async function write(
  objects: IDBObjectStore,
  plants: Plants,
  next: (current: unknown) => Saved,
): Promise<void> {
  const current = await wholeOf(objects, plants);
  const stored = (await done(objects.getAllKeys())).map(String).filter((key) => key.startsWith(plantKey));
  const { saved, kept } = apart(next(current));
  for (const [key, plant] of kept) {
    if (!stored.includes(key)) objects.put(plant, key);
    plants.set(key, plant);
  }
  for (const key of stored) if (!kept.has(key)) objects.delete(key);
  objects.put(saved, savedKey);
  objects.put(saved.revision, revisionKey);
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
