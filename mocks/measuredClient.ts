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

interface Reader {
  readonly ask: Ask;
  /** Ends it, whatever it does: it does not listen while it reads. */
  readonly stop: () => void;
}

/** A worker, and who waits for it. */
function openReader(): Reader {
  const pending = new Map<number, Pending>();
  let asks = 0;
  const worker = new Worker(new URL("./measuredWorker.ts", import.meta.url), { type: "module" });
  const end = (settle: (one: Pending) => void): void => {
    worker.terminate();
    for (const one of pending.values()) settle(one);
    pending.clear();
  };
  worker.addEventListener("message", ({ data }: MessageEvent<DeskNews>) => {
    const one = pending.get(data.id);
    if ("share" in data) return one?.watch.onProgress?.(data.share);
    pending.delete(data.id);
    one?.settle(data.answer);
  });
  worker.addEventListener("error", () => end(({ fail }) => fail(new Error("The file's reader ended"))));
  return {
    stop: () => end(({ settle }) => settle(null)),
    ask: (ask, watch) =>
      new Promise((settle, fail) => {
        const id = (asks += 1);
        pending.set(id, { settle, fail, watch });
        worker.postMessage({ id, ask });
      }),
  };
}

/**
 * A worker is started at the first ask and keeps the file's cells. An import takes it away, cells and all: what is asked
 * of other files meanwhile neither waits for it nor stops it.
 */
function workerAsks(): Ask {
  let shared: Reader | undefined;
  return async (ask, watch) => {
    if (watch.signal?.aborted) return null;
    const reader = (shared ??= openReader());
    const isImport = ask.what === "columns";
    if (isImport) shared = undefined;
    const stop = (): void => {
      if (!isImport && shared !== reader) return;
      if (shared === reader) shared = undefined;
      reader.stop();
    };
    watch.signal?.addEventListener("abort", stop, { once: true });
    try {
      const answer = await reader.ask(ask, watch);
      if (isImport) reader.stop();
      return answer;
    } catch (error) {
      stop();
      throw error;
    }
  };
}
