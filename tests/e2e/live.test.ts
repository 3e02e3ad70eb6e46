import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { see, visit } from "./visit";

interface Flood {
  /** Of the live connection, once it is open. */
  socket?: WebSocket;
  said: number;
  /** Milliseconds from a key to the next frame. */
  readonly waits: number[];
}

declare global {
  interface Window {
    flood?: Flood;
  }
}

/** Runs in the page: keeps its socket within reach, and how long keys wait. */
function watchKeys(): void {
  const flood: Flood = { said: 0, waits: [] };
  window.flood = flood;
  globalThis.WebSocket = class extends WebSocket {
    constructor(...given: ConstructorParameters<typeof WebSocket>) {
      super(...given);
      flood.socket = this;
    }
  };
  document.addEventListener(
    "keydown",
    ({ timeStamp }) => requestAnimationFrame(() => flood.waits.push(performance.now() - timeStamp)),
    true,
  );
}

/** Runs in the page: a thousand messages a second, as they would arrive. */
function startFlood(messages: number): void {
  const { flood } = window;
  if (!flood) return;
  const from = performance.now();
  const timer = setInterval(() => {
    const due = Math.min(messages, Math.floor(performance.now() - from));
    for (; flood.said < due; flood.said += 1) {
      const data = JSON.stringify({ type: "status", number: flood.said });
      flood.socket?.dispatchEvent(new MessageEvent("message", { data }));
    }
    if (flood.said === messages) clearInterval(timer);
  }, 10);
}

const floodOf = (page: Page) =>
  page.evaluate(() => {
    const { socket, said = 0, waits = [] } = window.flood ?? {};
    return { isOpen: socket?.readyState === WebSocket.OPEN, said, waits };
  });

test("[F99] a thousand messages a second for half a minute: keys are answered at once, nothing is kept", async () => {
  const { page, context } = await visit("dashboard", {
    as: "owner",
    before: (opened) => opened.addInitScript(watchKeys),
  });
  await see(page.getByRole("grid", { name: "Parks" }), page.getByRole("figure"));
  await expect.poll(async () => (await floodOf(page)).isOpen, { timeout: 20_000 }).toBe(true);
  await page.keyboard.press("Control+k");
  const field = page.getByRole("dialog", { name: "Command palette" }).getByRole("combobox");
  await see(field);
  await page.waitForLoadState("networkidle");
  const cdp = await context.newCDPSession(page);
  const heap = async () => {
    await cdp.send("HeapProfiler.collectGarbage");
    return (await cdp.send("Runtime.getHeapUsage")).usedSize;
  };
  const before = await heap();
  await page.evaluate(startFlood, 30_000);
  while ((await floodOf(page)).said < 30_000) {
    await field.press("w");
    await field.press("Backspace");
  }
  const { waits } = await floodOf(page);
  const typical = waits.sort((a, b) => a - b)[Math.floor(waits.length / 2)];
  expect(waits.length).toBeGreaterThan(50);
  expect(typical).toBeLessThan(200);
  expect((await heap()) / before).toBeLessThan(1.2);
}, 120_000);
