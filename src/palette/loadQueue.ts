import type { Idle } from "./idle";

/** Calls at the same time while everything is loaded in the background (readings). */
export const IN_FLIGHT = 2;

type Piece = () => Promise<void>;

/** The turn of what goes before all that waits, the last added first. */
export const NEXT = 0;

/**
 * Background work, two pieces at a time, each begun while the page is idle. Lower turns go first, so that a long list
 * does not keep the short ones waiting; those of one turn in the order in which they were added. A piece that fails does
 * not stop the others: whoever adds it deals with its failure.
 */
export class LoadQueue {
  private waiting: { readonly piece: Piece; readonly turn: number }[] = [];
  private running = 0;
  private emptied: (() => void)[] = [];
  /** Something has come since it last rested. */
  private hasGrown = false;

  /** `rest` is called while the page is idle, when nothing waits or runs any more. */
  constructor(
    private readonly idle: Idle,
    private readonly rest: () => void,
  ) {}

  add(piece: Piece, turn = 1): void {
    const place = turn === NEXT ? 0 : this.waiting.findIndex((other) => other.turn > turn);
    this.waiting.splice(place < 0 ? this.waiting.length : place, 0, { piece, turn });
    if (this.running < IN_FLIGHT) void this.work();
  }

  /** Drops what has not begun. */
  drop(): void {
    this.waiting = [];
  }

  /** Resolves when nothing waits and nothing runs. */
  drained(): Promise<void> {
    if (this.running === 0) return Promise.resolve();
    return new Promise((resolve) => this.emptied.push(resolve));
  }

  private async work(): Promise<void> {
    this.running += 1;
    while (this.waiting.length > 0) {
      this.hasGrown = true;
      await this.idle();
      // Only now is it chosen: what was put before the others meanwhile goes first.
      await this.waiting
        .shift()
        ?.piece()
        .catch(() => undefined);
    }
    this.running -= 1;
    if (this.running > 0) return;
    for (const resolve of this.emptied.splice(0)) resolve();
    await this.idle();
    if (this.running > 0 || !this.hasGrown) return;
    this.hasGrown = false;
    this.rest();
  }
}
