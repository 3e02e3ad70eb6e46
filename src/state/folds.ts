import { makeAutoObservable, observableRef } from "mobx";
import * as v from "valibot";
import type { SafeStorage } from "./storage";

/** How many rows are remembered as folded, per table: the first of them are forgotten. */
const KEPT = 1000;
const id = v.pipe(v.string(), v.minLength(1), v.maxLength(200));
const foldsSchema = v.record(v.pipe(v.string(), v.maxLength(50)), v.array(id));

const none: ReadonlySet<string> = new Set();

/** Which rows one account has folded in the tables that are trees, by the table's name: ids alone. */
export class Folds {
  private tables: ReadonlyMap<string, ReadonlySet<string>> = new Map();
  private account: string | null = null;

  constructor(private readonly storage: SafeStorage) {
    makeAutoObservable<this, "tables" | "account" | "storage">(this, {
      tables: observableRef,
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
  of(table: string): ReadonlySet<string> {
    return this.tables.get(table) ?? none;
  }

  set(table: string, folded: ReadonlySet<string>): void {
    this.tables = new Map(this.tables).set(table, new Set([...folded].slice(-KEPT)));
    if (this.account === null) return;
    const stored = Object.fromEntries([...this.tables].map(([name, ids]) => [name, [...ids]]));
    this.storage.writeJson(`folds:${this.account}`, stored);
  }

  /** For a sign-out: the stored ones go with all that is personal. */
  clear(): void {
    this.account = null;
    this.tables = new Map();
  }
}
