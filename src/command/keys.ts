import { type KeyBinding, KeyBook, type KeyEntry, type Remapped } from "./keysBook";
import { isLetter, type KeyEvent, overlap, type Press, pressOf, showKeys } from "./keysPress";
import { isEditing } from "./keysReserved";
import type { KeyStorage } from "./keysSaved";

export type { KeyBinding, KeyEntry, Remapped } from "./keysBook";
export type { KeyEvent } from "./keysPress";
export type { KeyStorage } from "./keysSaved";

/** Where the focus is: in a text field (also one in a dialog), else in a dialog, else on the page. */
export type KeyPlace = "field" | "dialog" | "page";

/** Told the id of the action whose keys were pressed; `false` leaves the press to others. */
export type KeyHandler = (id: string) => boolean | undefined | void;

export interface KeysOptions {
  readonly storage: KeyStorage;
  /** The time in ms. */
  readonly now: () => number;
  /** Told the presses so far of a sequence that has begun ("g"), and null when it ended. */
  readonly onPending: (sequence: string | null) => void;
  /** After so many ms a begun sequence lapses; 1,000 unless told. */
  readonly timeoutMs?: number;
  /** Runs `task` after `ms`, unless the function it returns is called. */
  readonly schedule: (task: () => void, ms: number) => () => void;
  /** Says "Cmd" where others say "Ctrl". */
  readonly mac?: boolean;
}

export interface Keys {
  /** Makes bindings act, until the function it returns is called; later ones come before earlier ones. */
  register(bindings: readonly KeyBinding[], handler: KeyHandler): () => void;
  /** Acts on a keydown. True when the registry used it; its default is prevented then. */
  handle(event: KeyEvent, place: KeyPlace): boolean;
  /** Forgets a begun sequence. */
  cancel(): void;
  /** The keys that lead to an action now, as written for people; undefined for none, or letters while they are off. */
  shown(id: string): string | undefined;
  /** Every binding that was registered, also those of parts that are not on screen now. */
  all(): KeyEntry[];
  /** Gives an action other keys, and keeps them. `with` is the action that has them. */
  remap(id: string, keys: string): Remapped;
  /** Gives an action its first keys again. */
  restore(id: string): Remapped;
  /** Takes all changes back, letters on. */
  reset(): void;
  readonly lettersEnabled: boolean;
  setLettersEnabled(enabled: boolean): void;
  /** Calls back when anything shown may have changed. */
  subscribe(listener: () => void): () => void;
  /** Grows with each such change, for `useSyncExternalStore`. */
  version(): number;
}

/** The one registry of keys. It knows no DOM: a listener feeds it events and says where the focus is. */
export function createKeys(options: KeysOptions): Keys {
  return new Registry(options);
}

interface Registered {
  readonly binding: KeyBinding;
  readonly handler: KeyHandler;
}

class Registry implements Keys {
  private readonly book: KeyBook;
  private registered: readonly Registered[] = [];
  private pending:
    | { readonly presses: readonly Press[]; readonly at: number; readonly drop: () => void }
    | undefined;
  private readonly listeners = new Set<() => void>();
  private changes = 0;

  constructor(private readonly options: KeysOptions) {
    this.book = new KeyBook(options.storage, options.mac ?? false);
  }

  register(bindings: readonly KeyBinding[], handler: KeyHandler): () => void {
    const added = bindings.map((binding) => ({ binding, handler }));
    for (const binding of bindings) this.book.learn(binding);
    this.registered = [...added, ...this.registered];
    this.changed();
    return () => {
      this.registered = this.registered.filter((one) => !added.includes(one));
      this.changed();
    };
  }

  handle(event: KeyEvent, place: KeyPlace): boolean {
    if (event.isComposing === true || event.keyCode === 229) return false;
    const press = pressOf(event);
    if (!press) return false;
    if (this.pending && this.options.now() - this.pending.at >= this.timeout) this.cancel();
    const used = this.pending
      ? this.proceed(this.pending.presses, press, place, event)
      : this.act([press], place);
    if (used) event.preventDefault();
    return used;
  }

  cancel(): void {
    if (!this.pending) return;
    this.pending.drop();
    this.pending = undefined;
    this.options.onPending(null);
  }

  shown(id: string): string | undefined {
    return this.book.shown(id);
  }

  all(): KeyEntry[] {
    return this.book.all();
  }

  remap(id: string, keys: string): Remapped {
    const remapped = this.book.remap(id, keys);
    this.changed();
    return remapped;
  }

  restore(id: string): Remapped {
    const restored = this.book.restore(id);
    this.changed();
    return restored;
  }

  reset(): void {
    this.book.reset();
    this.changed();
  }

  get lettersEnabled(): boolean {
    return this.book.letters;
  }

  setLettersEnabled(enabled: boolean): void {
    this.book.setLetters(enabled);
    this.changed();
  }

  subscribe(listener: () => void): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  version(): number {
    return this.changes;
  }

  private get timeout(): number {
    return this.options.timeoutMs ?? 1000;
  }

  private changed(): void {
    this.cancel();
    this.changes += 1;
    for (const listener of this.listeners) listener();
  }

  /** A further press of a sequence. A wrong letter ends it and does nothing else: it was meant as a part of it. */
  private proceed(before: readonly Press[], press: Press, place: KeyPlace, event: KeyEvent): boolean {
    if (event.repeat === true) return true;
    this.cancel();
    if (this.act([...before, press], place)) return true;
    return press.key === "Escape" || isLetter(press) || this.act([press], place);
  }

  /** Runs what the presses lead to, or waits for more; false when they lead nowhere. */
  private act(presses: readonly Press[], place: KeyPlace): boolean {
    let waits = false;
    for (const { binding, handler } of this.registered) {
      const keys = this.book.presses(binding);
      if (!keys || !this.isAlive(binding, keys, place)) continue;
      if (!presses.every((press, i) => overlaps(press, keys[i]))) continue;
      if (keys.length > presses.length) waits = true;
      else if (handler(binding.id) !== false) return true;
    }
    if (waits) this.wait(presses);
    return waits;
  }

  private wait(presses: readonly Press[]): void {
    const drop = this.options.schedule(() => {
      this.cancel();
    }, this.timeout);
    this.pending = { presses, at: this.options.now(), drop };
    this.options.onPending(showKeys(presses, this.options.mac ?? false));
  }

  private isAlive({ scope }: KeyBinding, keys: readonly Press[], place: KeyPlace): boolean {
    if (!this.book.isActive(keys)) return false;
    if (place === "page") return true;
    // Behind a field or a dialog, rows and grids do not listen.
    if (scope === "row" || scope === "grid" || keys.some(isLetter)) return false;
    return place === "dialog" || !keys.some(isEditing);
  }
}

function overlaps(press: Press, key: Press | undefined): boolean {
  return key !== undefined && overlap(press, key);
}
