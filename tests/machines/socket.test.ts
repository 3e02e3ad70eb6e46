import { TestModel } from "xstate/graph";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { liveStateOf, socketMachine } from "../../src/machines/socket";
import type { SocketEvent, SocketSnapshot } from "../../src/machines/socket";
import { socketRig } from "./socketRig";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const events: SocketEvent[] = (
  ["AUTH.IN", "AUTH.OUT", "OPEN", "CLOSE", "OFFLINE", "ONLINE", "VISIBLE", "SILENT", "TICK"] as const
).map((type) => ({ type }));

describe("[190][191] each shortest path", () => {
  const model = new TestModel<SocketSnapshot, SocketEvent, undefined>(socketMachine, {
    events,
    serializeState: (snapshot) => JSON.stringify([snapshot.value, snapshot.context]),
    logger: { log: () => undefined, error: () => undefined },
  });
  const paths = model.getShortestPaths({ allowDuplicatePaths: true });

  test("reaches every state, with and without a network", () => {
    const reached = paths.map(({ state }) => `${liveStateOf(state)} ${state.context.online}`);
    expect([...new Set(reached)].sort()).toEqual([
      "closed false",
      "closed true",
      "connecting false",
      "connecting true",
      "off false",
      "off true",
      "open false",
      "open true",
    ]);
  });

  test("walked with real sockets, and every event after it: one socket while live, else none", () => {
    for (const { steps } of paths)
      for (const last of events) {
        const { actor, state, living, sockets } = socketRig();
        for (const { event } of [...steps.slice(1), { event: last }]) {
          actor.send(event);
          expect(living()).toBe(["connecting", "open"].includes(state()) ? 1 : 0);
        }
        actor.send({ type: "AUTH.OUT" });
        expect([state(), living()]).toEqual(["off", 0]);
        const before = sockets.length;
        vi.advanceTimersByTime(60_000);
        expect(sockets.length).toBe(before);
        actor.stop();
      }
  });
});

describe("[191] reconnecting", () => {
  test("every 5 s while closed, and not while open", () => {
    const { send, latest, sockets, state } = socketRig();
    send("AUTH.IN");
    latest().say("CLOSE");
    vi.advanceTimersByTime(4999);
    expect([state(), sockets.length]).toEqual(["closed", 1]);
    vi.advanceTimersByTime(1);
    expect([state(), sockets.length]).toEqual(["connecting", 2]);
    latest().say("OPEN");
    vi.advanceTimersByTime(600_000);
    expect([state(), sockets.length]).toEqual(["open", 2]);
  });

  test("an attempt has 10 s, then it is given up and closed", () => {
    const { send, sockets, state } = socketRig();
    send("AUTH.IN");
    vi.advanceTimersByTime(9999);
    expect(state()).toBe("connecting");
    vi.advanceTimersByTime(1);
    expect([state(), sockets[0]?.isClosed]).toEqual(["closed", true]);
  });

  test("the three triggers at the same moment open one socket", () => {
    const { send, latest, sockets, living } = socketRig();
    send("AUTH.IN");
    latest().say("CLOSE");
    vi.advanceTimersByTime(4999);
    send("ONLINE", "VISIBLE", "ONLINE", "TICK", "VISIBLE");
    vi.advanceTimersByTime(5000);
    expect([sockets.length, living()]).toEqual([2, 1]);
  });

  test("[F96] a server that closes each second for a minute gets one attempt in 5 s and one socket", () => {
    const { send, latest, sockets, living, state } = socketRig();
    send("AUTH.IN");
    const attempts: number[] = [];
    for (let second = 0; second < 60; second += 1) {
      if (sockets.length > attempts.length) attempts.push(second);
      if (state() === "connecting") latest().say("OPEN");
      vi.advanceTimersByTime(1000);
      if (state() === "open") latest().say("CLOSE");
      expect(living()).toBeLessThanOrEqual(1);
    }
    const waits = attempts.slice(1).map((at, index) => at - (attempts[index] ?? 0));
    expect([attempts.length, Math.min(...waits)]).toEqual([10, 6]);
    expect(vi.getTimerCount()).toBeLessThanOrEqual(1);
  });

  test("[F97] visible after ten minutes, or online again, connects at once", () => {
    const { send, latest, state, sockets } = socketRig();
    send("AUTH.IN");
    latest().say("OPEN");
    send("OFFLINE");
    vi.advanceTimersByTime(600_000);
    expect([state(), sockets.length, vi.getTimerCount()]).toEqual(["closed", 1, 0]);
    send("VISIBLE");
    expect([state(), sockets.length]).toEqual(["connecting", 2]);
    latest().say("CLOSE");
    send("ONLINE");
    expect([state(), sockets.length]).toEqual(["connecting", 3]);
  });
});

describe("[191][F97] a socket that looks open and may be dead", () => {
  test.each(["ONLINE", "VISIBLE", "SILENT"] as const)("is replaced on %s by one other", (type) => {
    const { send, latest, state, sockets, living } = socketRig();
    send("AUTH.IN");
    latest().say("OPEN");
    vi.advanceTimersByTime(3_600_000);
    const [dead] = sockets;
    send(type);
    expect([state(), sockets.length, living(), dead?.isClosed]).toEqual(["connecting", 2, 1, true]);
    dead?.say("CLOSE");
    latest().say("OPEN");
    expect([state(), living()]).toEqual(["open", 1]);
  });
});

describe("a socket that was replaced", () => {
  test("is not heard: neither its opening nor its closing", () => {
    const { send, sockets, latest, state } = socketRig();
    send("AUTH.IN");
    const [first] = sockets;
    vi.advanceTimersByTime(15_000);
    expect([sockets.length, state()]).toEqual([2, "connecting"]);
    first?.say("OPEN");
    expect(state()).toBe("connecting");
    latest().say("OPEN");
    first?.say("CLOSE");
    expect(state()).toBe("open");
  });
});

test("[190] the end of the session closes it, whatever it was doing; the next one opens another", () => {
  const { send, sockets, latest, state, living } = socketRig();
  send("VISIBLE", "ONLINE", "TICK");
  expect([state(), sockets.length]).toEqual(["off", 0]);
  send("AUTH.IN");
  latest().say("OPEN");
  send("AUTH.IN");
  expect(sockets.length).toBe(1);
  send("AUTH.OUT");
  expect([state(), living()]).toEqual(["off", 0]);
  send("AUTH.IN");
  expect([state(), sockets.length]).toEqual(["connecting", 2]);
});
