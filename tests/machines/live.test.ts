import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from "vitest";
import { createLive } from "../../src/main/createLive";
import type { LiveParts } from "../../src/main/createLive";
import { freshStamp, okAda, rig as sessionRig } from "./sessionRig";
import { fateOf } from "./socketRig";

class FakeSocket extends EventTarget {
  static made: FakeSocket[] = [];
  readonly sent: string[] = [];
  isClosed = false;
  constructor(readonly url: string) {
    super();
    FakeSocket.made.push(this);
  }
  send(frame: string): void {
    this.sent.push(frame);
  }
  close(): void {
    this.isClosed = true;
  }
  say(data: unknown): void {
    this.dispatchEvent(new MessageEvent("message", { data }));
  }
}

const browser = Object.assign(new EventTarget(), { location: { href: "https://portal.test/v1/devices" } });
const page = Object.assign(new EventTarget(), { hidden: false });

beforeEach(() => {
  FakeSocket.made = [];
  vi.stubGlobal("window", browser);
  vi.stubGlobal("document", page);
  vi.stubGlobal("navigator", { onLine: true });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

/** The live connection of somebody who is in, over sockets of the test. */
function start(change: Partial<LiveParts> = {}) {
  const session = sessionRig({ stamp: freshStamp });
  const logged: string[] = [];
  const states: string[] = [];
  let asked = 0;
  let time = 0;
  const live = createLive({
    WebSocket: FakeSocket,
    session: session.actor,
    override: null,
    hosts: () => {
      asked += 1;
      return Promise.resolve([{ name: "websocket", url: "wss://live.test" }]);
    },
    t: (key) => key,
    now: () => time,
    changed: (state) => states.push(state),
    log: (text) => logged.push(text),
    ...change,
  });
  // The page is one: a connection that outlives its test would hear the next one's events.
  onTestFinished(live.dispose);
  const opened = async () => {
    await expect.poll(() => FakeSocket.made.length).toBeGreaterThan(0);
    FakeSocket.made.at(-1)?.dispatchEvent(new Event("open"));
  };
  return {
    live,
    session,
    logged,
    states,
    opened,
    asked: () => asked,
    wait: (ms: number) => (time += ms),
    socket: () => FakeSocket.made.at(-1),
  };
}

describe("[190] the session", () => {
  test("opens the connection in state 1 alone, and signing out closes it", async () => {
    const { session, states, opened, asked, socket } = start();
    expect([states, asked(), FakeSocket.made.length]).toEqual([["off"], 0, 0]);
    await session.answer("verify", okAda);
    await opened();
    expect([socket()?.url, asked()]).toEqual(["wss://live.test/websocket/", 1]);
    session.actor.send({ type: "LOGOUT" });
    expect([states, socket()?.isClosed]).toEqual([["off", "connecting", "open", "off"], true]);
  });

  test("that ends by the account's deletion closes it too", async () => {
    const { session, states, opened, socket } = start();
    await session.answer("verify", okAda);
    await opened();
    session.actor.send({ type: "ACCOUNT.DELETED", epoch: session.context().epoch });
    expect([states.at(-1), socket()?.isClosed]).toEqual(["off", true]);
  });

  test("over while the hosts are asked opens nothing", async () => {
    let answer: (hosts: []) => void = () => undefined;
    const { session, states } = start({ hosts: () => new Promise((resolve) => (answer = resolve)) });
    await session.answer("verify", okAda);
    session.actor.send({ type: "LOGOUT" });
    answer([]);
    await Promise.resolve();
    await Promise.resolve();
    expect([states, FakeSocket.made.length]).toEqual([["off", "connecting", "off"], 0]);
  });
});

describe("the address", () => {
  test("[196] of the deployment asks for no hosts", async () => {
    const { session, opened, asked, socket } = start({ override: "ws://own.test/live/" });
    await session.answer("verify", okAda);
    await opened();
    expect([socket()?.url, asked()]).toEqual(["wss://own.test/live/", 0]);
  });

  test("that nobody names is no attempt: closed, and asked again when the page returns", async () => {
    let asked = 0;
    const hosts = () => {
      asked += 1;
      return asked === 1 ? Promise.reject(new Error("no answer")) : Promise.resolve([]);
    };
    const { session, states, opened, socket } = start({ hosts });
    await session.answer("verify", okAda);
    await expect.poll(() => states.at(-1)).toBe("closed");
    page.dispatchEvent(new Event("visibilitychange"));
    await opened();
    expect([states.at(-1), socket()?.url]).toEqual(["open", "wss://portal.test/websocket/"]);
  });

  test("that no socket can be made of is a connection that failed", async () => {
    class Refusing extends FakeSocket {
      constructor(url: string) {
        super(url);
        throw new SyntaxError("No such address");
      }
    }
    const { session, states } = start({ WebSocket: Refusing });
    await session.answer("verify", okAda);
    await expect.poll(() => states.at(-1)).toBe("closed");
  });
});

describe("[194] messages", () => {
  test("that are not understood are logged, ten in a minute, and nothing breaks", async () => {
    const { session, live, logged, opened, socket, wait } = start();
    await session.answer("verify", okAda);
    await opened();
    const junk = ["{", "null", "[]", '{"req_id":1,"error":"0","task":"t","command":"c","method":"m"}'];
    for (let count = 0; count < 50; count += 1) socket()?.say(junk[count % junk.length]);
    socket()?.say(new Blob(["binary"]));
    expect(logged).toEqual(Array.from({ length: 10 }, () => "Unknown message on the live connection"));
    wait(60_000);
    socket()?.say("x".repeat(1_048_577));
    expect(logged.slice(10)).toEqual(["Message on the live connection too large, dropped"]);
    const answer = live.request("get", "device", "status");
    socket()?.say('{"req_id":1,"error":0,"task":"device","command":"status","method":"get"}');
    expect(await answer).toMatchObject({ req_id: 1 });
  });

  test("[F99] a thousand a second for half a minute change no state and keep nothing", async () => {
    const { session, live, states, logged, opened, socket } = start();
    await session.answer("verify", okAda);
    await opened();
    const before = [...states];
    const fate = fateOf(live.request("get", "device", "status"));
    for (let number = 0; number < 30_000; number += 1)
      socket()?.say(JSON.stringify({ type: "status", number }));
    expect([states, logged, fate()]).toEqual([before, [], "waits"]);
    socket()?.say('{"req_id":1,"error":0,"task":"device","command":"status","method":"get"}');
    await expect.poll(fate).toMatchObject({ req_id: 1 });
  });

  test("[191] that came of late keep the connection when the page returns; silence has it replaced", async () => {
    const { session, opened, socket, wait } = start();
    await session.answer("verify", okAda);
    await opened();
    wait(60_000);
    socket()?.say('{"type":"status"}');
    page.dispatchEvent(new Event("visibilitychange"));
    expect(FakeSocket.made).toHaveLength(1);
    wait(60_000);
    page.dispatchEvent(new Event("visibilitychange"));
    await expect.poll(() => FakeSocket.made.length).toBe(2);
    expect(FakeSocket.made.map(({ isClosed }) => isClosed)).toEqual([true, false]);
  });

  test("[193] a request without an answer has a silent connection replaced, and one under way is not cut off", async () => {
    const { session, live, opened, socket, wait } = start();
    await session.answer("verify", okAda);
    await opened();
    vi.useFakeTimers();
    const fate = fateOf(live.request("get", "device", "status"));
    wait(9_000);
    page.dispatchEvent(new Event("visibilitychange"));
    expect(socket()?.isClosed).toBe(false);
    wait(1_000);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(fate()).toBe("No response received after timeout");
    expect(FakeSocket.made.map(({ isClosed }) => isClosed)).toEqual([true, false]);
  });

  test("of a socket that was replaced are not heard", async () => {
    const { session, live, opened, states } = start();
    await session.answer("verify", okAda);
    await opened();
    const [old] = FakeSocket.made;
    browser.dispatchEvent(new Event("offline"));
    browser.dispatchEvent(new Event("online"));
    await expect.poll(() => FakeSocket.made.length).toBe(2);
    await opened();
    const fate = fateOf(live.request("get", "device", "status"));
    old?.say('{"req_id":1,"error":0,"task":"device","command":"status","method":"get"}');
    old?.dispatchEvent(new Event("close"));
    await Promise.resolve();
    expect([fate(), states.at(-1), old?.isClosed]).toEqual(["waits", "open", true]);
  });
});
