import type { CDPSession, Page } from "playwright-core";

const named: Readonly<Record<string, number>> = { ArrowDown: 40 };

function codesOf(key: string) {
  const code = named[key];
  return code === undefined ? {} : { windowsVirtualKeyCode: code, code: key };
}

/** A key as the keyboard sends it: letters of every language, unlike playwright's own press. */
async function press(session: CDPSession, key: string, isRepeat = false): Promise<void> {
  const text = key.length === 1 ? { text: key, unmodifiedText: key } : {};
  const type = key.length === 1 ? "keyDown" : "rawKeyDown";
  await session.send("Input.dispatchKeyEvent", { type, key, autoRepeat: isRepeat, ...text, ...codesOf(key) });
}

async function release(session: CDPSession, key: string): Promise<void> {
  await session.send("Input.dispatchKeyEvent", { type: "keyUp", key, ...codesOf(key) });
}

/** Types each query anew into the focused field; answers the time from each key to its paint, ms. */
export async function typeQueries(page: Page, queries: readonly string[]): Promise<number[]> {
  const session = await page.context().newCDPSession(page);
  const times: number[] = [];
  for (const query of queries) {
    await page.keyboard.press("ControlOrMeta+a");
    await page.evaluate(() => window.probe.settled(0));
    for (const letter of query) {
      await page.evaluate(() => window.probe.arm());
      await press(session, letter);
      // A finger leaves its key frames later. A release that comes before the paint makes the browser put the message by
      // which the paint is known off to the frame after.
      times.push(await page.evaluate(() => window.probe.key()));
      await release(session, letter);
    }
  }
  await session.detach();
  return times;
}

/** Repeats per second of a held key, as keyboards send them. */
const perSecond = 30;

async function hold(session: CDPSession, key: string, times: number): Promise<void> {
  for (let index = 0; index < times; index += 1) {
    const due = performance.now() + 1000 / perSecond;
    await press(session, key, index > 0);
    await new Promise((resolve) => setTimeout(resolve, Math.max(0, due - performance.now())));
  }
  await release(session, key);
}

/** Work of the page's main thread until now, ms. */
async function workOf(session: CDPSession): Promise<number> {
  const { metrics } = await session.send("Performance.getMetrics");
  return 1000 * (metrics.find(({ name }) => name === "TaskDuration")?.value ?? 0);
}

/** Runs in the page: notes the time between frames until the returned function is called. */
function watchFrames(): void {
  const frames: number[] = [];
  let before = 0;
  let isOver = false;
  const frame = (at: number) => {
    if (before > 0) frames.push(at - before);
    before = at;
    if (!isOver) requestAnimationFrame(frame);
  };
  requestAnimationFrame(frame);
  Object.assign(window, {
    endFrames: () => {
      isOver = true;
      return frames;
    },
  });
}

/** Other programs of the machine drop frames too: the calmest of so many passes says what the page itself does. */
const passes = 3;

async function framesOf(page: Page, session: CDPSession, key: string, times: number): Promise<number[]> {
  await page.evaluate(watchFrames);
  await hold(session, key, times);
  const frames = await page.evaluate(() => (window as Window & { endFrames?: () => number[] }).endFrames?.());
  return frames ?? [];
}

/** Main thread per key while one is held on what is focused, ms. */
export async function heldWork(page: Page, key: string, times: number): Promise<number> {
  const session = await page.context().newCDPSession(page);
  await session.send("Performance.enable");
  await hold(session, key, 10);
  const before = await workOf(session);
  await hold(session, key, times);
  const work = (await workOf(session)) - before;
  await session.detach();
  return work / times;
}

/** Main thread per key when these are pressed one after the other, each of them drawn, ms. */
export async function pressedWork(page: Page, keys: readonly string[]): Promise<number> {
  const session = await page.context().newCDPSession(page);
  await session.send("Performance.enable");
  const before = await workOf(session);
  for (const key of keys) {
    await page.keyboard.press(key);
    await page.evaluate(() => window.probe.paint());
  }
  const work = (await workOf(session)) - before;
  await session.detach();
  return work / keys.length;
}

/** Longest time between two frames while a key is held, in the calmest pass, ms: to watch them is work itself. */
export async function longestHeldFrame(page: Page, key: string, times: number): Promise<number> {
  const session = await page.context().newCDPSession(page);
  const longest: number[] = [];
  for (let pass = 0; pass < passes; pass += 1)
    longest.push(Math.max(...(await framesOf(page, session, key, times))));
  await session.detach();
  return Math.min(...longest);
}
