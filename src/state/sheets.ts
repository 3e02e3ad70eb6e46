import { makeAutoObservable, observableRef } from "mobx";
import type { CsvCell } from "../rules/csv";

/** A cell of a file: a text, a number, a time, or nothing. */
export type SheetCell = CsvCell;

export interface SheetColumns {
  readonly choices: readonly { readonly id: string; readonly label: string }[];
  readonly hidden: ReadonlySet<string>;
  readonly toggle: (id: string) => void;
  readonly showAll: () => void;
}

/** A list or a chart that the screen shows, and what can be done with it. */
export interface ShownSheet {
  /** As the screen calls it; of two with one name the first is meant. */
  readonly name: string;
  readonly kind: "list" | "chart";
  /**
   * Its rows with their head, and which time they are about, in whose zone; asked for when they are wanted. Absent where
   * it is a picture of another's rows.
   */
  readonly file?: () => {
    readonly rows: readonly (readonly SheetCell[])[];
    readonly range?: { readonly start: number; readonly end: number };
    readonly zone?: string;
  };
  /** Its columns that can be hidden, and shown again. */
  readonly columns?: SheetColumns | undefined;
  /** Shows the numbers in place of the drawing, and back. */
  readonly toggleTable?: () => void;
  /** Fills the screen with it, and back; absent where the browser cannot. */
  readonly toggleFull?: (() => void) | undefined;
  /** Looks at a part of its time more closely, and back. */
  readonly zoom?: SheetZoom | undefined;
}

export interface SheetZoom {
  readonly nearer: () => void;
  readonly farther: () => void;
  readonly all: () => void;
  /** A part of the time is shown alone. */
  readonly isIn: boolean;
  /** So short a time is shown that there is none nearer. */
  readonly isShortest: boolean;
}

/** What is on the screen and has rows: the one that was last touched first, then as they came. */
export class Sheets {
  all: readonly ShownSheet[] = [];
  /** The name of the one that was last touched. */
  touched: string | undefined = undefined;

  constructor() {
    makeAutoObservable(this, { all: observableRef });
  }

  /** Shown until what is returned is called. */
  show(sheet: ShownSheet): () => void {
    this.order([...this.all, sheet]);
    return () => this.hide(sheet);
  }

  touch(name: string): void {
    if (this.touched === name) return;
    this.touched = name;
    this.order(this.all);
  }

  private hide(sheet: ShownSheet): void {
    this.all = this.all.filter((each) => each !== sheet);
  }

  private order(sheets: readonly ShownSheet[]): void {
    const isTouched = ({ name }: ShownSheet) => name === this.touched;
    this.all = [...sheets.filter(isTouched), ...sheets.filter((sheet) => !isTouched(sheet))];
  }
}
