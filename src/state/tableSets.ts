import { makeAutoObservable, observableRef } from "mobx";
import * as v from "valibot";
import type { SafeStorage } from "./storage";

/** How many ids are kept per table: the first of them are forgotten. */
const KEPT = 1000;
const id = v.pipe(v.string(), v.minLength(1), v.maxLength(200));
const schema = v.record(v.pipe(v.string(), v.maxLength(50)), v.array(id));

const none: ReadonlySet<string> = new Set();

/**
 * What one account keeps of its tables, by the table's name: which rows are folded, or which columns are hidden. Ids
 * alone.
 */
export class TableSets {
  private tables: ReadonlyMap<string, ReadonlySet<string>> = new Map();
  private account: string | null = null;

  constructor(
    private readonly storage: SafeStorage,
    /** What is kept: a part of its key in the storage. */
    private readonly name: "folds" | "columns",
  ) {
    makeAutoObservable<this, "tables" | "account" | "storage" | "name">(this, {
      name: false,
      tables: observableRef,
      account: false,
      storage: false,
    });
  }

  /** Takes up what is stored for the account; what is stored but unreadable is nothing. */
  load(account: string): void {
    this.account = account;
    const stored = this.storage.readJson(`${this.name}:${account}`, schema) ?? {};
    this.tables = new Map(Object.entries(stored).map(([table, ids]) => [table, new Set(ids)]));
  }

  /** The same set as long as none of it changes. */
  of(table: string): ReadonlySet<string> {
    return this.tables.get(table) ?? none;
  }

  set(table: string, ids: ReadonlySet<string>): void {
    this.tables = new Map(this.tables).set(table, new Set([...ids].slice(-KEPT)));
    if (this.account === null) return;
    const stored = Object.fromEntries([...this.tables].map(([name, kept]) => [name, [...kept]]));
    this.storage.writeJson(`${this.name}:${this.account}`, stored);
  }

  /** For a sign-out: the stored ones go with all that is personal. */
  clear(): void {
    this.account = null;
    this.tables = new Map();
  }
}
