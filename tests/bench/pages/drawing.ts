export type Shape = "lines" | "day";

/** Columns of one drawn line: epoch ms and values. */
export interface Line {
  readonly name: string;
  readonly time: number[];
  readonly value: number[];
}

export interface Drawn {
  /** ms from the call to the paint after the last change. */
  readonly first: number;
  readonly redraws: readonly number[];
}

/** What is there once a line was drawn. */
export const drawnLine = ".js-line";
/** Midnight in Berlin. */
export const midnight = Date.UTC(2026, 5, 20, 22);
const dayMs = 86_400_000;
const sizes = { lines: { lines: 100, points: 300 }, day: { lines: 5, points: 1020 } } as const;
export const range = { start: midnight, end: midnight + dayMs };

/** A sunny day per line with clouds over it; `turn` gives other numbers of the same size. */
export function linesOf(shape: Shape, turn: number): Line[] {
  const { lines, points } = sizes[shape];
  const step = dayMs / points;
  return Array.from({ length: lines }, (_, line) => ({
    name: `Park ${line + 1}`,
    time: Array.from({ length: points }, (_, point) => midnight + point * step),
    value: Array.from({ length: points }, (_, point) => {
      const sun = Math.max(0, Math.sin(((point / points - 0.25) * Math.PI) / 0.5));
      const cloud = 0.8 + 0.2 * Math.sin(point / 7 + line + turn);
      return sun * cloud * (500 + 40 * (line % 20));
    }),
  }));
}

/** Redraws with other numbers, one after the other; a pause lets the browser come to rest. */
export async function redraw(times: number, draw: (turn: number) => unknown): Promise<number[]> {
  const taken: number[] = [];
  for (let turn = 1; turn <= times; turn += 1) {
    await window.probe.paint();
    const from = performance.now();
    void draw(turn);
    taken.push(await window.probe.settled(from));
  }
  return taken;
}
