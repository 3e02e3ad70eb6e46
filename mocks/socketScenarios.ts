import type { Scenarios } from "./scenarios";
import type { SocketHub } from "./socket";

/**
 * Carries out what the scenarios say about the live connection: `socketDrop` once or each `every` seconds,
 * `socketStorm` with `perSecond` frames. Returns the way to stop.
 */
export function runSocketScenarios(
  scenarios: Scenarios,
  sockets: Pick<SocketHub, "drop" | "broadcast">,
): () => void {
  let timers: ReturnType<typeof setInterval>[] = [];
  let drop: unknown = null;
  let frames = 0;

  const stop = () => {
    timers.forEach(clearInterval);
    timers = [];
  };
  const start = () => {
    stop();
    const dropping = scenarios.options("socketDrop");
    const storm = scenarios.options("socketStorm");
    if (dropping && dropping !== drop) sockets.drop();
    drop = dropping;
    const every = Number(dropping?.["every"] ?? 0);
    if (every > 0) timers.push(setInterval(() => sockets.drop(), every * 1000));
    if (storm) timers.push(setInterval(() => burst(Number(storm["perSecond"] ?? 1000)), 100));
  };
  const burst = (perSecond: number) => {
    for (let count = 0; count < perSecond / 10; count += 1)
      sockets.broadcast(JSON.stringify({ type: "status", number: (frames += 1) }));
  };

  const unsubscribe = scenarios.subscribe(start);
  return () => {
    stop();
    unsubscribe();
  };
}
