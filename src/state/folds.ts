import { makeAutoObservable, observableRef } from "mobx";
import * as v from "valibot";
import type { SafeStorage } from "./storage";

/** How many rows are remembered as folded, per table: the first of them are forgotten. */
const KEPT = 1000;
const id = v.pipe(v.string(), v.minLength(1), v.maxLength(200));
const foldsSchema = v.record(v.pipe(v.string(), v.maxLength(50)), v.array(id));

const none: ReadonlySet<string> = new Set();

/** The tree that is on the screen. */
export interface ShownTree {
  readonly table: string;
  /** What it is narrowed by, as one text; empty while all is there. */
  readonly narrowed: string;
  /** Ids of the rows that fold. */
  readonly branches: readonly string[];
}

/** Which rows one account has folded in the tables that are trees, by the table's name: ids alone. */
export class Folds {
  private tables: ReadonlyMap<string, ReadonlySet<string>> = new Map();
  /** While a tree is narrowed: forgotten with the narrowing. */
  private passing: Pick<ShownTree, "table" | "narrowed"> & { readonly folded: ReadonlySet<string> };
  private shown: ShownTree | undefined;
  private account: string | null = null;

  constructor(private readonly storage: SafeStorage) {
    this.passing = { table: "", narrowed: "", folded: none };
    makeAutoObservable<this, "tables" | "passing" | "shown" | "account" | "storage">(this, {
      tables: observableRef,
      passing: observableRef,
      shown: false,
      account: false,
      storage: false,
    });
  }

  /** Takes up what is stored for the account; what is stored but unreadable is nothing. */
  load(account: string): void {
    this.account = account;
    const stored = this.storage.readJson(`folds:${account}`, foldsSchema) ?? {};
    this.tables = new Map(Object.entries(stored).map(([table, ids]) => [table, new Set(ids)]));
  }

  /** The same set as long as none of it changes. */
  of(table: string, narrowed = ""): ReadonlySet<string> {
    const { passing } = this;
    if (narrowed === "") return this.tables.get(table) ?? none;
    return passing.table === table && passing.narrowed === narrowed ? passing.folded : none;
  }

  set(table: string, folded: ReadonlySet<string>, narrowed = ""): void {
    if (narrowed !== "") {
      this.passing = { table, narrowed, folded };
      return;
    }
    this.tables = new Map(this.tables).set(table, new Set([...folded].slice(-KEPT)));
    if (this.account === null) return;
    const stored = Object.fromEntries([...this.tables].map(([name, ids]) => [name, [...ids]]));
    this.storage.writeJson(`folds:${this.account}`, stored);
  }

  /** Says which tree there is; the answer takes it back. */
  show(tree: ShownTree): () => void {
    this.shown = tree;
    return () => {
      if (this.shown === tree) this.shown = undefined;
    };
  }

  /** Folds, or unfolds, all that the shown tree has. */
  setAll(isFolded: boolean): void {
    const { shown } = this;
    if (shown) this.set(shown.table, isFolded ? new Set(shown.branches) : none, shown.narrowed);
  }

  /** For a sign-out: the stored ones go with all that is personal. */
  clear(): void {
    this.account = null;
    this.passing = { table: "", narrowed: "", folded: none };
    this.tables = new Map();
  }
}
