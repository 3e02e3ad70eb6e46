import type { JarCookie } from "./jar";
import type { Changes } from "./tables";
import { WORLD_VERSION } from "./world/createWorld";

/** Format of what is kept, that of the world's records included; another one is not read. */
export const savedFormat = WORLD_VERSION * 1000 + 3;

/** The one before, in which plants stood within the world, is read all the same. */
const readable: readonly unknown[] = [savedFormat, savedFormat - 1];

/** What is kept of a world: what it is made of, and what changed since. Never its 95,000 devices. */
export interface Saved {
  readonly format: number;
  /** Another one after each reset. */
  readonly id: string;
  /** Rises with every save; another tab's save is noticed by it. */
  readonly revision: number;
  readonly seed: number;
  readonly createdAt: number;
  readonly fleet: { readonly parks: number; readonly devices: number };
  readonly changes: Changes;
  readonly cookies: readonly JarCookie[];
}

/** Where a world is kept. `read` gives null when there is nothing, and what cannot be read as it is. */
export interface Vault {
  read(): Promise<unknown>;
  revision(): Promise<number>;
  /** Reads and writes in one step, so that two tabs do not overwrite each other. */
  update(next: (current: unknown) => Saved): Promise<void>;
}

/** Whether something read from a vault is a world of this format. */
export function isSaved(value: unknown): value is Saved {
  if (typeof value !== "object" || value === null) return false;
  const { format, id, revision, seed, createdAt, changes, cookies, fleet } = { ...emptySaved, ...value };
  const numbers = [revision, seed, createdAt, fleet?.parks, fleet?.devices].every(Number.isFinite);
  return (
    readable.includes(format) &&
    typeof id === "string" &&
    numbers &&
    typeof changes === "object" &&
    Array.isArray(cookies)
  );
}

const emptySaved: { [K in keyof Saved]?: unknown } & {
  fleet?: { parks?: unknown; devices?: unknown } | null;
} = {};

/** Keeps nothing beyond the page. */
export function memoryVault(): Vault {
  let kept: Saved | null = null;
  return {
    read: () => Promise.resolve(kept),
    revision: () => Promise.resolve(kept?.revision ?? 0),
    update(next) {
      kept = next(kept);
      return Promise.resolve();
    },
  };
}
