import type { DeskNews } from "./measuredClient";
import { openDesk, type DeskAnswer, type DeskAsk } from "./measuredDesk";

const desk = openDesk();
let newest = 0;
let running: Promise<void> = Promise.resolve();

/** Columns change hands instead of being copied. */
function transferOf(answer: DeskAnswer): Transferable[] {
  if (!("columns" in answer)) return [];
  const { time, grid, ac, radiation, inverters } = answer.columns;
  return [time, grid, ac, radiation, ...inverters.map((one) => one.ac)].flatMap(({ buffer }) =>
    buffer instanceof ArrayBuffer ? [buffer] : [],
  );
}

function tell(news: DeskNews, transfer: Transferable[] = []): void {
  self.postMessage(news, { transfer });
}

async function answer(id: number, ask: DeskAsk): Promise<void> {
  // Asks that came meanwhile are heard first: of several only the last is worth its time.
  await new Promise((next) => setTimeout(next));
  if (id !== newest) return tell({ id, answer: null });
  const found = await desk(ask, (share) => tell({ id, share }));
  tell({ id, answer: found }, transferOf(found));
}

self.addEventListener("message", ({ data: { id, ask } }: MessageEvent<{ id: number; ask: DeskAsk }>) => {
  newest = id;
  running = running.then(() => answer(id, ask));
});
