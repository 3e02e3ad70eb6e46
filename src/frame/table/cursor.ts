/** Where the keyboard is: a row by id (null is the header), and a column: -1 is the whole row. */
export type Position = { row: string | null; column: number };

/** What a row must know of the cursor to draw itself; -2 is "not here". */
export const elsewhere = -2;

/** A held arrow key passes rows faster than this: their buttons are drawn where the cursor comes to rest. In ms. */
const rest = 80;

export type Cursor = {
  get: () => Position;
  set: (next: Position) => void;
  /** The row last under the pointer: it stays so when the pointer leaves, or an open menu would lose its button. */
  hover: (row: string) => void;
  /** Asks from outside for a row, or one so many rows `on` from it, round at the ends: its table goes there. */
  visit: (row: string, on?: number) => void;
  onVisit: (visited: (row: string, on: number) => void) => () => void;
  /** Ends the wait for rest. */
  settle: () => void;
  hasActions: (row: string) => boolean;
  subscribe: (listener: () => void) => () => void;
  columnIn: (row: string | null) => number;
};

/**
 * The cursor and the hovered row outside React's state, so that a held arrow key re-renders the two rows it touches
 * and nothing else.
 */
export function createCursor(start: Position): Cursor {
  let position = start;
  let hovered: string | null = null;
  let drawn: (string | null)[] = [start.row];
  let timer: ReturnType<typeof setTimeout> | undefined;
  let movedAt = 0;
  const listeners = new Set<() => void>();
  const hosts = new Set<(row: string, on: number) => void>();
  const tell = () => listeners.forEach((listener) => listener());
  function settle(): void {
    clearTimeout(timer);
    timer = undefined;
    drawn = [position.row, hovered];
    tell();
  }
  /** One timer for a held key, not one a step. */
  function look(): void {
    const left = movedAt + rest - performance.now();
    if (left > 0) timer = setTimeout(look, left);
    else settle();
  }
  function wait(): void {
    movedAt = performance.now();
    timer ??= setTimeout(look, rest);
  }
  return {
    get: () => position,
    set: (next) => {
      if (next.row === position.row && next.column === position.column) return;
      position = next;
      wait();
      tell();
    },
    hover: (row) => {
      if (row === hovered) return;
      hovered = row;
      wait();
    },
    visit: (row, on = 0) => hosts.forEach((visited) => visited(row, on)),
    onVisit: (visited) => {
      hosts.add(visited);
      return () => hosts.delete(visited);
    },
    settle,
    hasActions: (row) => drawn.includes(row),
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    columnIn: (row) => (position.row === row ? position.column : elsewhere),
  };
}

/** A cursor for a table that another part of the screen follows; it begins at the first row. */
export function createRowCursor(): Cursor {
  return createCursor({ row: null, column: -1 });
}
