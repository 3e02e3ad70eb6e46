import type { CDPSession } from "playwright-core";
import type { Job } from "../job";
import type { Row } from "../row";
import { goTo, screens, seeScreen } from "../screens";

interface Held {
  readonly heap: number;
  readonly nodes: number;
  readonly listeners: number;
}

/** What is still held once everything was collected that can be. */
async function heldBy(session: CDPSession): Promise<Held> {
  for (let round = 0; round < 3; round += 1) await session.send("HeapProfiler.collectGarbage");
  const { metrics } = await session.send("Performance.getMetrics");
  const metric = (name: string) => metrics.find((each) => each.name === name)?.value ?? Number.NaN;
  return { heap: metric("JSHeapUsedSize"), nodes: metric("Nodes"), listeners: metric("JSEventListeners") };
}

/** Sockets that are open. */
function countSockets(session: CDPSession): () => number {
  const open = new Set<string>();
  session.on("Network.webSocketCreated", ({ requestId }) => open.add(requestId));
  session.on("Network.webSocketClosed", ({ requestId }) => open.delete(requestId));
  return () => open.size;
}

/** Growth in percent that still counts as flat: caches of React and of the browser fill up. */
const flat = 10;

function rowOf(job: string, before: number, after: number, goal: string): Row {
  const growth = before === 0 ? after : (after / before - 1) * 100;
  const note = `${before.toLocaleString("en")} before, ${after.toLocaleString("en")} after.`;
  return { job, unit: "%", ours: { median: growth }, peers: [], goal, met: growth < flat, note };
}

/** V8's compilers go on for hundreds of navigations, and what they make counts as heap: it would hide what leaks. */
const noCompilers = "--js-flags=--no-opt --no-maglev --no-sparkplug";

/** Growth from one round of all screens to 300 navigations later, against the real server. */
export const memory: Job = {
  name: "memory",
  run: async (stage) => {
    const base = await stage.production();
    const page = await stage.apart(noCompilers);
    const session = await page.context().newCDPSession(page);
    await session.send("Network.enable");
    await session.send("Performance.enable");
    const sockets = countSockets(session);
    await page.goto(`${base}login`);
    await page.getByLabel("Email").fill("owner@demo.test");
    await page.getByLabel("Password", { exact: true }).fill("demo");
    await page.keyboard.press("Enter");
    await seeScreen(page, screens[0]);
    await page.waitForLoadState("networkidle");
    const walk = async (count: number) => {
      for (let index = 1; index <= count; index += 1)
        await goTo(page, screens[index % screens.length] ?? screens[0]);
      await page.waitForLoadState("networkidle");
    };
    await walk(stage.quick ? 4 : 5 * screens.length);
    const before = await heldBy(session);
    const socketsBefore = sockets();
    const navigations = stage.quick ? 8 : 300;
    await walk(navigations);
    const after = await heldBy(session);
    const when = `after ${navigations} navigations`;
    const rows = [
      rowOf(`Heap ${when}`, before.heap, after.heap, "< +10 %"),
      rowOf(`DOM nodes ${when}`, before.nodes, after.nodes, "flat"),
      rowOf(`Listeners ${when}`, before.listeners, after.listeners, "flat"),
      rowOf(`Open sockets ${when}`, socketsBefore, sockets(), "flat"),
    ];
    await page.context().close();
    return rows;
  },
};
