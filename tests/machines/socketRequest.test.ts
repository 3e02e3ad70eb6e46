import fc from "fast-check";
import type { SnapshotFrom } from "xstate";
import { TestModel } from "xstate/graph";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { socketRequestMachine } from "../../src/machines/socketRequest";
import type { RequestEvent } from "../../src/machines/socketRequest";
import { SOCKET_REPLY_MS } from "../../src/rules/constants";
import { readFrame } from "../../src/rules/socketFrame";
import { fateOf, socketRig } from "./socketRig";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

type Rig = ReturnType<typeof socketRig>;

function openRig(): Rig {
  const rig = socketRig();
  rig.send("AUTH.IN");
  rig.latest().say("OPEN");
  return rig;
}

/** A frame from the device, read as every frame is. */
function hear({ requests }: Rig, fields: Record<string, unknown>): void {
  const frame = readFrame(
    JSON.stringify({ error: 0, task: "device", command: "status", method: "get", ...fields }),
  );
  if (frame.kind === "reply") requests.hear(frame.reply);
}

const settled = () => vi.advanceTimersByTimeAsync(0);

describe("[192] each shortest path of a request", () => {
  const reply = (error: number): RequestEvent => ({
    type: "REPLY",
    reply: { req_id: 1, error, task: "t", command: "c", body: {} },
  });
  const events: RequestEvent[] = [
    ...(["READY", "RETRY", "TIMEOUT", "CLOSE", "ABORT"] as const).map((type) => ({ type })),
    reply(0),
    reply(7),
  ];
  const model = new TestModel<SnapshotFrom<typeof socketRequestMachine>, RequestEvent, undefined>(
    socketRequestMachine,
    {
      events,
      serializeState: ({ value, context }) => JSON.stringify([value, context]),
      logger: { log: () => undefined, error: () => undefined },
    },
  );
  const ends = model
    .getShortestPaths({ allowDuplicatePaths: true })
    .map(({ state, steps }) => ({ state, path: steps.slice(1).map(({ event }) => event.type) }));

  test("ends in one of the five ways, and says which; what was sent is never said to have been held back", () => {
    const outcomes = ends
      .filter(({ state }) => state.status === "done")
      .map(({ state: { output }, path }) => {
        const wasSent = path.includes("READY") ? "sent" : "held back";
        return output?.ok ? "reply" : `${wasSent}: ${output?.why ?? ""} ${output?.text}`;
      });
    expect([...new Set(outcomes)].sort()).toEqual([
      "held back: notSent Max retries reached. Socket not ready.",
      "reply",
      "sent:  An error occurred (7)",
      "sent: lost ",
      "sent: silent No response received after timeout",
    ]);
  });

  test("looks 20 times and not once more", () => {
    const spent = ends.filter(({ path }) => path.length > 0 && path.every((type) => type === "RETRY"));
    expect(Math.max(...spent.map(({ path }) => path.length))).toBe(20);
    expect(spent.find(({ path }) => path.length === 20)?.state.value).toBe("rejected");
    expect(spent.find(({ path }) => path.length === 19)?.state.value).toBe("waiting");
  });
});

describe("waiting for the connection", () => {
  test("[192][F91] fails after 20 x 200 ms in the catalogue's words, sends nothing and leaves nothing", async () => {
    const { requests, sent, send } = socketRig();
    send("AUTH.IN");
    const timers = vi.getTimerCount();
    const fate = fateOf(requests.ask("get", "device", "status"));
    await vi.advanceTimersByTimeAsync(3999);
    expect(fate()).toBe("waits");
    await vi.advanceTimersByTimeAsync(1);
    expect([fate(), sent, requests.open(), vi.getTimerCount()]).toEqual([
      "Max retries reached. Socket not ready.",
      [],
      0,
      timers,
    ]);
  });

  test("[F91] is sent once the connection opens, and once only", async () => {
    const rig = socketRig();
    rig.send("AUTH.IN");
    const fate = fateOf(rig.requests.ask("get", "device", "status", { device: "d1" }));
    await vi.advanceTimersByTimeAsync(3000);
    rig.latest().say("OPEN");
    await vi.advanceTimersByTimeAsync(3000);
    expect(rig.sent.map((frame) => JSON.parse(frame) as unknown)).toEqual([
      { req_id: 1, error: 0, task: "device", command: "status", method: "get", device: "d1" },
    ]);
    hear(rig, { req_id: 1, uptime: 3 });
    await settled();
    expect(fate()).toMatchObject({ req_id: 1, uptime: 3 });
  });
});

test("a request of nobody fails at once, and is not sent for whoever signs in next", async () => {
  const rig = socketRig();
  const fate = fateOf(rig.requests.ask("get", "device", "status"));
  rig.send("AUTH.IN");
  rig.latest().say("OPEN");
  await settled();
  expect([fate(), rig.sent, rig.requests.open()]).toEqual(["Max retries reached. Socket not ready.", [], 0]);
});

describe("a request that was sent", () => {
  test("[193] without an answer in time fails in the catalogue's words; a late one finds nobody", async () => {
    const rig = openRig();
    const fate = fateOf(rig.requests.ask("get", "device", "status"));
    await vi.advanceTimersByTimeAsync(SOCKET_REPLY_MS - 1);
    expect(fate()).toBe("waits");
    await vi.advanceTimersByTimeAsync(1);
    expect([fate(), rig.requests.open()]).toEqual(["No response received after timeout", 0]);
    hear(rig, { req_id: 1 });
    await settled();
    expect(fate()).toBe("No response received after timeout");
  });

  test("[195][F94] fails with a nonzero error alone; the other one does not cross", async () => {
    const rig = openRig();
    const fates = ["status", "restart", "identify"].map((command) =>
      fateOf(rig.requests.ask("get", "device", command)),
    );
    hear(rig, { req_id: 2, error: 7, message: "Door open" });
    hear(rig, { req_id: 3, error: "0" });
    hear(rig, { req_id: "1" });
    await settled();
    expect(fates.map((fate) => fate())).toEqual(["waits", "Door open", "waits"]);
    hear(rig, { req_id: 3, error: -1 });
    await settled();
    expect(fates[2]?.()).toBe("An error occurred (-1)");
  });

  test("fails at once when the connection it was sent over closes, unlike one that still waits", async () => {
    const rig = openRig();
    const first = fateOf(rig.requests.ask("get", "device", "status"));
    rig.latest().say("CLOSE");
    const second = fateOf(rig.requests.ask("get", "device", "status"));
    await settled();
    expect([first(), second()]).toEqual(["device.ask.lost", "waits"]);
    rig.send("VISIBLE");
    rig.latest().say("OPEN");
    hear(rig, { req_id: 1 });
    hear(rig, { req_id: 2, second: true });
    await settled();
    expect(second()).toMatchObject({ req_id: 2, second: true });
  });

  test("[190] ends with the session: whether a change was made is not known", async () => {
    const rig = openRig();
    const fate = fateOf(rig.requests.ask("set", "device", "restart"));
    rig.send("AUTH.OUT");
    await settled();
    expect([fate(), rig.requests.open(), vi.getTimerCount()]).toEqual(["device.ask.lostUnknown", 0, 0]);
  });
});

test("[F93][195] whatever order, doubling and strangeness of the replies: each request gets its own, once", async () => {
  const strange = fc.constantFrom<Record<string, unknown>>(
    { req_id: "1" },
    { req_id: 99 },
    { req_id: -1 },
    { req_id: 1.5 },
    { req_id: 1, error: "0" },
    { req_id: 2, method: 3 },
    {},
  );
  const plan = fc.integer({ min: 1, max: 8 }).chain((count) =>
    fc.record({
      order: fc.shuffledSubarray(
        Array.from({ length: count }, (_, index) => index + 1),
        { minLength: count },
      ),
      errors: fc.array(fc.constantFrom(0, 0, 7), { minLength: count, maxLength: count }),
      noise: fc.array(strange, { minLength: count, maxLength: count }),
    }),
  );
  await fc.assert(
    fc.asyncProperty(plan, async ({ order, errors, noise }) => {
      const rig = openRig();
      const fates = order.map((_, index) => fateOf(rig.requests.ask("get", "device", `c${index + 1}`)));
      order.forEach((req_id, at) => {
        hear(rig, noise[at] ?? {});
        hear(rig, { req_id, error: errors[req_id - 1], answer: `first ${req_id}` });
        hear(rig, { req_id, error: 0, answer: `doubled ${req_id}` });
      });
      await settled();
      const wanted = order.map((_, index) =>
        errors[index] === 0 ? `first ${index + 1}` : "An error occurred (7)",
      );
      const got = fates.map((fate) => {
        const value = fate();
        return typeof value === "object" && value !== null && "answer" in value ? value.answer : value;
      });
      expect([got, rig.requests.open()]).toEqual([wanted, 0]);
      const ids = rig.sent.map((frame) => (JSON.parse(frame) as { req_id: number }).req_id);
      expect(ids).toEqual(order.map((_, index) => index + 1));
      rig.actor.stop();
    }),
    { numRuns: 100 },
  );
});
