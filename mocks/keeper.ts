import type { Backend, Collection } from "./backend";
import type { Jar } from "./jar";
import { createJar } from "./jar";
import type { Changes } from "./tables";
import { applyChanges, isCollection, mergeChanges, recordOf } from "./tables";
import type { Saved, Vault } from "./vault";
import { isSaved, savedFormat } from "./vault";
import type { WorldState } from "./world/types";

/** What a world is made from. */
export type WorldBase = Pick<Saved, "seed" | "createdAt" | "fleet">;

/** How worlds are made and kept alive, and where they are kept. */
export interface KeeperOptions {
  readonly vault: Vault;
  readonly now: () => number;
  readonly base: Pick<WorldBase, "seed" | "fleet">;
  readonly create: (base: WorldBase) => WorldState;
  /** Brings events up to now. */
  readonly advance: (world: WorldState, now: number) => void;
  readonly roleOverride?: () => string | null;
}

/** One world with its cookies, kept in a vault that other tabs may share. */
export interface Keeper {
  readonly backend: Backend;
  readonly jar: Jar;
  /** What another tab saved since, and events up to the minute. */
  refresh(): Promise<void>;
  /** Keeps what changed; does nothing when nothing did. */
  save(): Promise<void>;
  /** A new world of this size; accounts, sessions and cookies stay with `keepPeople`. */
  renew(fleet: WorldBase["fleet"], keepPeople: boolean): Promise<void>;
}

const minuteMs = 60_000;

/** Collections that outlive a change of the fleet's size. */
const people: readonly Collection[] = ["accounts", "sessions", "organizations"];

/** Opens the vault. `replaced` says that what was kept could not be read and gave way to a new world. */
export async function openKeeper(options: KeeperOptions): Promise<{ keeper: Keeper; replaced: boolean }> {
  const found = await options.vault.read().catch(() => "unreadable");
  const state = new Kept(options, isSaved(found) ? found : null);
  const replaced = found !== null && !isSaved(found);
  if (replaced) await state.renew(options.base.fleet, false);
  return { keeper: state, replaced };
}

class Kept implements Keeper {
  readonly jar: Jar;
  readonly backend: Backend;
  private world: WorldState;
  private saved: Saved;
  private dirty = new Map<string, readonly [Collection, string]>();
  private cookies: string;
  private minute = -1;

  constructor(
    private readonly options: KeeperOptions,
    saved: Saved | null,
  ) {
    this.saved = saved ?? fresh(options, options.base.fleet);
    this.world = built(options, this.saved);
    this.jar = createJar(options.now);
    this.jar.replace(this.saved.cookies);
    this.cookies = JSON.stringify(this.saved.cookies);
    this.backend = this.createBackend();
  }

  async refresh(): Promise<void> {
    if ((await this.options.vault.revision()) !== this.saved.revision)
      this.adopt(await this.options.vault.read());
    const minute = Math.floor(this.options.now() / minuteMs);
    if (minute === this.minute) return;
    this.minute = minute;
    this.options.advance(this.world, this.options.now());
  }

  async save(): Promise<void> {
    const cookies = this.jar.all();
    if (this.dirty.size === 0 && JSON.stringify(cookies) === this.cookies) return;
    const changes = this.takeDirty();
    await this.options.vault.update((current) => {
      const base = isSaved(current) ? current : this.saved;
      if (base.revision !== this.saved.revision) this.adopt(base);
      this.saved = {
        ...base,
        format: savedFormat,
        changes: mergeChanges(base.changes, changes),
        cookies,
        revision: base.revision + 1,
      };
      return this.saved;
    });
    applyChanges(this.world, changes);
    this.cookies = JSON.stringify(cookies);
    this.jar.replace(cookies);
  }

  async renew(fleet: WorldBase["fleet"], keepPeople: boolean): Promise<void> {
    const next = fresh(this.options, fleet);
    const kept = Object.entries(this.saved.changes).filter(
      ([name]) => isCollection(name) && people.includes(name),
    );
    const stays = { changes: Object.fromEntries(kept), cookies: this.jar.all() };
    let saved: Saved = next;
    await this.options.vault.update((current) => {
      const revision = (isSaved(current) ? current.revision : this.saved.revision) + 1;
      saved = { ...next, ...(keepPeople ? stays : {}), revision };
      return saved;
    });
    this.dirty.clear();
    this.adopt(saved);
  }

  private createBackend(): Backend {
    const world = () => this.world;
    const { now, roleOverride } = this.options;
    return {
      get world() {
        return world();
      },
      now,
      changed: (collection, key) => void this.dirty.set(`${collection} ${key}`, [collection, String(key)]),
      attempts: new Map(),
      get roleOverride() {
        return roleOverride?.() ?? null;
      },
    };
  }

  /** Another tab's save: its cookies, and its changes over this world, or another world altogether. */
  private adopt(found: unknown): void {
    if (!isSaved(found)) return;
    if (found.id === this.saved.id) applyChanges(this.world, found.changes);
    else this.world = built(this.options, found);
    this.saved = found;
    this.jar.replace(found.cookies);
    this.cookies = JSON.stringify(found.cookies);
  }

  private takeDirty(): Changes {
    const changes: { [C in Collection]?: Record<string, unknown> } = {};
    for (const [collection, key] of this.dirty.values())
      (changes[collection] ??= {})[key] = recordOf(this.world, collection, key);
    this.dirty.clear();
    return changes;
  }
}

function fresh({ base, now }: KeeperOptions, fleet: WorldBase["fleet"]): Saved {
  return {
    format: savedFormat,
    id: crypto.randomUUID(),
    revision: 0,
    seed: base.seed,
    createdAt: now(),
    fleet,
    changes: {},
    cookies: [],
  };
}

function built(options: KeeperOptions, saved: Saved): WorldState {
  const world = options.create(saved);
  applyChanges(world, saved.changes);
  options.advance(world, options.now());
  return world;
}
