import type { Idle } from "./createIdle";

/** Calls at the same time while everything is loaded in the background (readings). */
export const IN_FLIGHT = 2;

type Piece = () => Promise<void>;

/**
 * Background work, two pieces at a time, each begun while the page is idle. A piece that fails does not stop the
 * others: whoever adds it deals with its failure.
 */
export class LoadQueue {
  private waiting: Piece[] = [];
  private bonus: Piece[] = [];
  private running = 0;
  /** Pieces in hand that are no bonus. */
  private awaited = 0;
  private emptied: (() => void)[] = [];
  /** End the patience of those who wait with a bonus. */
  private woken: (() => void)[] = [];
  /** Something has come since it last rested. */
  private hasGrown = false;

  /** `rest` is called while the page is idle: when nothing waits or runs but for a bonus, and when none is left. */
  constructor(
    private readonly idle: Idle,
    private readonly rest: () => void,
  ) {}

  /** `next`: before everything that waits; `bonus`: after it, and in the pauses between keys alone. */
  add(piece: Piece, place: "next" | "last" | "bonus" = "last"): void {
    if (place === "next") this.waiting.unshift(piece);
    else if (place === "last") this.waiting.push(piece);
    else this.bonus.push(piece);
    for (const wake of this.woken.splice(0)) wake();
    if (this.running < IN_FLIGHT) void this.work();
  }

  /** Drops what has not begun. */
  drop(): void {
    this.waiting = [];
    this.bonus = [];
  }

  /** Resolves when nothing waits and nothing runs. */
  drained(): Promise<void> {
    if (this.running === 0) return Promise.resolve();
    return new Promise((resolve) => this.emptied.push(resolve));
  }

  private async work(): Promise<void> {
    this.running += 1;
    while (this.waiting.length + this.bonus.length > 0) await this.takeOne();
    this.running -= 1;
    if (this.running > 0) return;
    for (const resolve of this.emptied.splice(0)) resolve();
    await this.idle();
    if (this.running === 0) this.settle();
  }

  private async takeOne(): Promise<void> {
    const piece = this.waiting.shift();
    if (!piece) return this.takeBonus();
    this.hasGrown = true;
    this.awaited += 1;
    await this.idle();
    await piece().catch(() => undefined);
    this.awaited -= 1;
    if (this.awaited + this.waiting.length > 0) return;
    await this.idle();
    if (this.awaited + this.waiting.length === 0) this.settle();
  }

  private async takeBonus(): Promise<void> {
    const isCalm = await new Promise<boolean>((resolve) => {
      this.woken.push(() => resolve(false));
      void this.idle(true).then(() => resolve(true));
    });
    const piece = isCalm && this.waiting.length === 0 ? this.bonus.shift() : undefined;
    if (!piece) return;
    this.hasGrown = true;
    await piece().catch(() => undefined);
  }

  private settle(): void {
    if (this.hasGrown) this.rest();
    this.hasGrown = false;
  }
}
