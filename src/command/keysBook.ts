import { collide, isLetter, parseKeys, type Press, showKeys } from "./keysPress";
import { isReserved } from "./keysReserved";
import { type KeyChanges, type KeyStorage, readChanges, writeChanges } from "./keysSaved";
import type { Words } from "./words";

/** A key of an action. Within a scope no two may be the same; one of scope "global" acts everywhere. */
export interface KeyBinding {
  /** The action's id. */
  readonly id: string;
  /** "g d", "c", "Shift+Enter", "$mod+K". */
  readonly keys: string;
  /** "global", "row", "grid", "dialog" or another part of the page. */
  readonly scope: string;
  /** What it does, in words, and the group of commands it stands in. */
  readonly label?: Words;
  readonly group?: string;
}

/** A line of the sheet of keys. */
export interface KeyEntry {
  readonly id: string;
  readonly scope: string;
  /** As written for people, after any change. */
  readonly keys: string;
  /** The keys before any change. */
  readonly standard: string;
  readonly changed: boolean;
  /** False while it is switched off as a letter. */
  readonly active: boolean;
  readonly label: Words | undefined;
  readonly group: string | undefined;
}

export type Remapped =
  | { readonly ok: true }
  | {
      readonly ok: false;
      readonly reason: "clash" | "prefix" | "reserved" | "invalid";
      readonly with?: string;
    };

/** All bindings that were ever registered, with what the person changed about them. */
export class KeyBook {
  private changes: KeyChanges;
  private readonly known = new Map<string, KeyBinding>();
  private readonly parsed = new Map<string, readonly Press[] | undefined>();

  constructor(
    private readonly storage: KeyStorage,
    private readonly mac: boolean,
  ) {
    this.changes = readChanges(storage);
  }

  get letters(): boolean {
    return this.changes.letters;
  }

  learn(binding: KeyBinding): void {
    this.known.set(`${binding.scope} ${binding.id}`, binding);
  }

  /** The presses that lead to a binding now; undefined when its keys cannot be read. */
  presses(binding: KeyBinding): readonly Press[] | undefined {
    const changed = this.changes.keys.get(binding.id);
    const presses = changed === undefined ? undefined : this.parse(changed);
    // A kept change that is no longer allowed counts for nothing.
    return presses && !this.isRefused(presses, binding.id) ? presses : this.parse(binding.keys);
  }

  isActive(presses: readonly Press[]): boolean {
    return this.changes.letters || !presses.some(isLetter);
  }

  shown(id: string): string | undefined {
    const binding = [...this.known.values()].find((one) => one.id === id);
    const presses = binding && this.presses(binding);
    return presses && this.isActive(presses) ? showKeys(presses, this.mac) : undefined;
  }

  all(): KeyEntry[] {
    return [...this.known.values()].flatMap((binding) => {
      const presses = this.presses(binding);
      const standard = this.parse(binding.keys);
      if (!presses || !standard) return [];
      const keys = showKeys(presses, this.mac);
      const before = showKeys(standard, this.mac);
      const { id, scope, label, group } = binding;
      const now = { keys, standard: before, changed: keys !== before, active: this.isActive(presses) };
      return [{ id, scope, label, group, ...now }];
    });
  }

  remap(id: string, keys: string): Remapped {
    const own = [...this.known.values()].filter((binding) => binding.id === id);
    const presses = this.parse(keys);
    if (own.length === 0 || !presses) return { ok: false, reason: "invalid" };
    if (this.isRefused(presses, id)) return { ok: false, reason: "reserved" };
    for (const other of this.known.values()) {
      const theirs = this.presses(other);
      if (other.id === id || !theirs || !own.some(({ scope }) => meet(scope, other.scope))) continue;
      if (!collide(presses, theirs)) continue;
      const reason = presses.length === theirs.length ? "clash" : "prefix";
      return { ok: false, reason, with: other.id };
    }
    this.changes.keys.set(id, keys);
    writeChanges(this.storage, this.changes);
    return { ok: true };
  }

  /** Gives an action its first keys again, unless another one has them by now. */
  restore(id: string): Remapped {
    const binding = [...this.known.values()].find((one) => one.id === id);
    return binding ? this.remap(id, binding.keys) : { ok: false, reason: "invalid" };
  }

  setLetters(letters: boolean): void {
    this.changes.letters = letters;
    writeChanges(this.storage, this.changes);
  }

  reset(): void {
    this.changes = { letters: true, keys: new Map() };
    writeChanges(this.storage, this.changes);
  }

  private parse(keys: string): readonly Press[] | undefined {
    if (!this.parsed.has(keys)) this.parsed.set(keys, parseKeys(keys));
    return this.parsed.get(keys);
  }

  /** Reserved keys may be given back to the action that had them from the start. */
  private isRefused(presses: readonly Press[], id: string): boolean {
    if (!presses.some(isReserved)) return false;
    const text = showKeys(presses, this.mac);
    return ![...this.known.values()].some((binding) => {
      const standard = binding.id === id ? this.parse(binding.keys) : undefined;
      return standard !== undefined && showKeys(standard, this.mac) === text;
    });
  }
}

/** Scopes that can be active together: a grid's keys and its row's are, a dialog's and a row's are not. */
function meet(a: string, b: string): boolean {
  if (a === b || a === "global" || b === "global") return true;
  return (a === "row" && b === "grid") || (a === "grid" && b === "row");
}
