import type { MeasuredSource, MeasuredWatch } from "../src/command/demo";
import type { Desk, DeskAnswer, DeskAsk } from "./measuredDesk";

/** What the worker says: how far an ask is, or its answer; null where a newer one took its place. */
export type DeskNews =
  | { readonly id: number; readonly share: number }
  | { readonly id: number; readonly answer: DeskAnswer | null };

type Client = (
  what: DeskAsk["what"],
  ask: Pick<DeskAsk, "file" | "options" | "now">,
  watch?: MeasuredWatch,
) => Promise<DeskAnswer | null>;

interface Pending {
  readonly settle: (answer: DeskAnswer | null) => void;
  readonly fail: (error: Error) => void;
  readonly watch: MeasuredWatch;
}

/** Files are read in a worker, so that the page stays usable; in place where there are none (tests in Node). */
export function measuredClient(): Client {
  const keys = new WeakMap<MeasuredSource, number>();
  let files = 0;
  const keyOf = (file: MeasuredSource): number => {
    const key = keys.get(file) ?? (files += 1);
    keys.set(file, key);
    return key;
  };
  const ask = typeof Worker === "undefined" ? inPlace() : workerAsks();
  return (what, { file, options, now }, watch = {}) =>
    ask({ what, file, key: keyOf(file), options, now }, watch);
}

type Ask = (ask: DeskAsk, watch: MeasuredWatch) => Promise<DeskAnswer | null>;

function inPlace(): Ask {
  let desk: Desk | undefined;
  return async (ask, { onProgress }) => {
    desk ??= (await import("./measuredDesk")).openDesk();
    return desk(ask, (share) => onProgress?.(share));
  };
}

/** A worker is started at the first ask, and ended to stop one: it does not listen while it reads. */
function workerAsks(): Ask {
  let worker: Worker | undefined;
  let asks = 0;
  const pending = new Map<number, Pending>();
  const end = (settle: (one: Pending) => void): void => {
    worker?.terminate();
    worker = undefined;
    for (const one of pending.values()) settle(one);
    pending.clear();
  };
  const open = (): Worker => {
    const opened = new Worker(new URL("./measuredWorker.ts", import.meta.url), { type: "module" });
    opened.addEventListener("message", ({ data }: MessageEvent<DeskNews>) => {
      const one = pending.get(data.id);
      if ("share" in data) return one?.watch.onProgress?.(data.share);
      pending.delete(data.id);
      one?.settle(data.answer);
    });
    opened.addEventListener("error", () => end(({ fail }) => fail(new Error("The file's reader ended"))));
    return opened;
  };
  return (ask, watch) =>
    new Promise((settle, fail) => {
      if (watch.signal?.aborted) return settle(null);
      watch.signal?.addEventListener("abort", () => end((one) => one.settle(null)), { once: true });
      const id = (asks += 1);
      pending.set(id, { settle, fail, watch });
      worker ??= open();
      worker.postMessage({ id, ask });
    });
}
