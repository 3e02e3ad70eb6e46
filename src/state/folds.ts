import { makeAutoObservable, observableRef } from "mobx";
import type { SafeStorage } from "./storage";
import { TableSets } from "./tableSets";

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
  private readonly kept: TableSets;
  /** While a tree is narrowed: forgotten with the narrowing. */
  private passing: Pick<ShownTree, "table" | "narrowed"> & { readonly folded: ReadonlySet<string> };
  private shown: ShownTree | undefined;

  constructor(storage: SafeStorage) {
    this.kept = new TableSets(storage, "folds");
    this.passing = { table: "", narrowed: "", folded: none };
    makeAutoObservable<this, "kept" | "passing" | "shown">(this, {
      kept: false,
      passing: observableRef,
      shown: false,
    });
  }

  load(account: string): void {
    this.kept.load(account);
  }

  /** The same set as long as none of it changes. */
  of(table: string, narrowed = ""): ReadonlySet<string> {
    const { passing } = this;
    if (narrowed === "") return this.kept.of(table);
    return passing.table === table && passing.narrowed === narrowed ? passing.folded : none;
  }

  set(table: string, folded: ReadonlySet<string>, narrowed = ""): void {
    if (narrowed === "") this.kept.set(table, folded);
    else this.passing = { table, narrowed, folded };
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
    this.kept.clear();
    this.passing = { table: "", narrowed: "", folded: none };
  }
}
