import type { Idle } from "./idle";

/** Calls at the same time while everything is loaded in the background (readings). */
export const IN_FLIGHT = 2;

type Piece = () => Promise<void>;

/**
 * Background work, two pieces at a time, each begun while the page is idle. A piece that fails does not stop the
 * others: whoever adds it deals with its failure.
 */
export class LoadQueue {
  private waiting: Piece[] = [];
  private running = 0;
  private emptied: (() => void)[] = [];
  /** Something has come since it last rested. */
  private hasGrown = false;

  /** `rest` is called while the page is idle, when nothing waits or runs any more. */
  constructor(
    private readonly idle: Idle,
    private readonly rest: () => void,
  ) {}

  /** `next`: before everything that waits. */
  add(piece: Piece, place: "next" | "last" = "last"): void {
    if (place === "next") this.waiting.unshift(piece);
    else this.waiting.push(piece);
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
        .shift()?.()
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
