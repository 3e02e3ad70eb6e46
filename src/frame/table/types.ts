import type { ReactNode } from "react";
import type { Cursor } from "./cursor";

/** What a cell sorts and is searched by; null and NaN are "no value" and always sort last. */
export type CellValue = string | number | boolean | Date | null | undefined;

export type TableColumn<Row> = {
  id: string;
  header: string;
  /** The field's own abbreviation of the header, for a table with too little room for the word. */
  short?: string | undefined;
  /** Stands in the header, so that no cell repeats it; one unit per column. */
  unit?: string | undefined;
  value: (row: Row) => CellValue;
  /** What a file holds in its place, where the value is but an order; false where it has nothing to give. */
  saved?: ((row: Row) => CellValue) | false;
  /** Whose clocks a file's times of this column are written by, those that the cell shows; UTC unless given. */
  zone?: (row: Row) => string;
  /** Stands in a file alone: on the screen the row's place says it. */
  fileOnly?: true;
  /** How it is drawn; the value as text unless given. */
  cell?: (row: Row) => ReactNode;
  /** What stands beside it in a fainter voice; no part of the link of a first column. */
  aside?: (row: Row) => ReactNode;
  /** Numbers stand at the end and under each other. */
  align?: "start" | "end";
  /**
   * A CSS length or a `minmax(...)`; without it the column shares what is left. A column of texts is never narrower
   * than `--table-value-narrow`: the shortest are drawn uncut.
   */
  width?: string;
  /** Ascending order of two rows; false takes sorting away. By value unless given. */
  sort?: ((a: Row, b: Row) => number) | false;
  /** Stays on screens narrower than 576 px, and in a table that is `compact`. Without any such column the table scrolls sideways instead. */
  priority?: boolean;
  /**
   * On those screens it stands below the row's name, with its unit: the figure that tells most. "named" where it has to
   * say what it is a figure of, "worded" where its cell needs no unit (a time ago), "awaited" where its cell finds out by
   * itself what it shows, so that the row has no value yet, "lines" where it may be as long as two lines.
   */
  below?: boolean | "named" | "worded" | "awaited" | "lines";
  /** What stands below the name in place of the cell, where that is too long for it; null where nothing is to. */
  brief?: (row: Row) => ReactNode;
};

export type TableSort = { column: string; descending: boolean };

/** How rows stand under each other. With it the table is a treegrid: Right unfolds, Left folds. */
export type TableTree<Row> = {
  /** Id of the row that this one stands under; at the top where that is null or not among the rows. */
  parentOf: (row: Row) => string | null;
  /**
   * Whether the row stands for those under it: marking it marks them, and it is never marked itself. Where that is false
   * it is marked by itself as any row, and what is folded away below it stays as it is.
   */
  isBranch: (row: Row) => boolean;
  /** Ids of the rows whose children are hidden. */
  folded: ReadonlySet<string>;
  onFold: (id: string, folded: boolean) => void;
};

export type TableProps<Row> = {
  /** Its name in every language, under which the account keeps which columns it hides; without it none can be. */
  list?: string | undefined;
  /** The grid's name: "Parks". */
  label: string;
  rows: readonly Row[];
  columns: readonly TableColumn<Row>[];
  /** Stable and unique among the rows: `kind:uid`. */
  rowId: (row: Row) => string;
  /** Its functions are the same as long as what they say is. */
  tree?: TableTree<Row> | undefined;
  /** Enter, double press, or a press on the first column; with the column where Enter was pressed in one. */
  onOpen?: ((row: Row, column: string | undefined) => void) | undefined;
  /** Makes the first column a link, so that it opens in a new tab as any link. */
  href?: ((row: Row) => string) | undefined;
  /** The row that the keyboard is on: the palette's preset. */
  onFocusRow?: ((row: Row | null) => void) | undefined;
  /** Where the keyboard is, for who shows it elsewhere too; of one identity. The table has its own otherwise. */
  cursor?: Cursor | undefined;
  /** The buttons at the row's end, drawn for the row under the pointer or the cursor. */
  rowActions?: ((row: Row) => ReactNode) | undefined;
  /** Both or none: the selection lives outside. */
  selected?: ReadonlySet<string> | undefined;
  onSelect?: ((selected: ReadonlySet<string>) => void) | undefined;
  /** Esc, where it leads back to something else than nothing selected; false where it is there already. */
  onLetGo?: (() => boolean) | undefined;
  /** False where what is marked is no selection to act on but what is wanted: then no bar is shown. */
  hasSelectionBar?: boolean | undefined;
  /** Buttons of what is done with the selected rows most, before the way to all that can be. */
  bulkActions?: ReactNode;
  /** Shows what can be done with the selected rows. */
  onActions?: (() => void) | undefined;
  /** Rows that are done with and stay for a while: drawn so that they step back. The same function as long as they are the same. */
  isDone?: ((row: Row) => boolean) | undefined;
  /** Id of the row that stands open beside the table. */
  current?: string | undefined;
  defaultSort?: TableSort | undefined;
  /** Told of the column that the rows are sorted by, once one is chosen. */
  onSorted?: ((sort: TableSort) => void) | undefined;
  /** False where a button beside the table saves the same rows. */
  hasSave?: boolean | undefined;
  /** It stands beside what is open: its names alone, with what matters of the other columns below them. */
  compact?: boolean | undefined;
  /** 32 px rows in place of 36. */
  dense?: boolean | undefined;
  /** Rows of 52 px, wherever they are: for texts of two lines and for what stands below a state. */
  tall?: boolean | undefined;
  /** The most the table takes before it scrolls inside; a CSS length. */
  maxHeight?: string | undefined;
  /** The last row came into sight: time for the next page. */
  onEndReached?: (() => void) | undefined;
  /** Keys that belong to shortcuts: a search by typing begins with any other letter. */
  isShortcut?: ((key: string) => boolean) | undefined;
};

/** Sizes of `--row`, `--row-dense`, `--row-tall` and `--row-taller` in px: the virtualizer counts in numbers. */
export const rowHeights = { normal: 36, dense: 32, tall: 52, taller: 72 } as const;
