import type { CDPSession, Page } from "playwright-core";
import { expect, onTestFinished, test } from "vitest";
import { heading, launch, see, visit, powerOfNow } from "./visit";

/** The screens, each with what it has when it is drawn. */
const round = [
  { name: "Dashboard", drawn: (page: Page) => page.locator("figure svg.main-svg").first() },
  { name: "Monitor", drawn: powerOfNow },
  { name: "Sites", drawn: (page: Page) => page.getByRole("treegrid", { name: "Sites" }) },
  { name: "Devices", drawn: (page: Page) => page.getByRole("grid", { name: "Devices" }) },
  { name: "Organization", drawn: (page: Page) => page.getByRole("region", { name: "Details" }) },
] as const;

async function goRound(page: Page, navigations: number): Promise<void> {
  const links = page.getByRole("navigation", { name: "Main" });
  for (let step = 0; step < navigations; step += 1) {
    const { name, drawn } = round[step % round.length] ?? round[0];
    await links.getByRole("link", { name }).click();
    await see(heading(page, name), drawn(page));
  }
  await page.waitForLoadState("networkidle");
}

/** What the page holds once all that can go has gone. */
async function held(session: CDPSession): Promise<{ heap: number; listeners: number; nodes: number }> {
  await session.send("HeapProfiler.collectGarbage");
  const { metrics } = await session.send("Performance.getMetrics");
  const value = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? Number.NaN;
  return { heap: value("JSHeapUsedSize"), listeners: value("JSEventListeners"), nodes: value("Nodes") };
}

test("[F118] 300 navigations leave heap, listeners and nodes flat", { timeout: 360_000 }, async () => {
  // The code that V8 compiles for what runs often lies in the heap too, and would be taken for a leak.
  const browser = await launch("--js-flags=--no-opt --no-maglev --no-sparkplug");
  onTestFinished(() => browser.close());
  const { page, context } = await visit("organization", { as: "owner", browser });
  const sockets: string[] = [];
  page.on("websocket", (socket) => sockets.push(socket.url()));
  const session = await context.newCDPSession(page);
  await session.send("Performance.enable");
  await goRound(page, 30);
  const before = await held(session);
  await goRound(page, 300);
  const after = await held(session);
  expect(after.heap / before.heap).toBeLessThan(1.1);
  // What a navigation left behind would be there 300 times.
  expect(after.nodes - before.nodes).toBeLessThan(300);
  expect(after.listeners - before.listeners).toBeLessThan(30);
  expect(sockets.length).toBeLessThanOrEqual(1);
});
