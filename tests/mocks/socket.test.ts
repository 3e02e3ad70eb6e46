import { describe, expect, test, vi } from "vitest";
import { answerFrame } from "../../mocks/socket";
import { call, quickDemo, signIn } from "./backend";

/** The next event of a kind. */
function next<E extends Event>(target: EventTarget, kind: string): Promise<E> {
  return new Promise((resolve) =>
    target.addEventListener(kind, (event) => resolve(event as E), { once: true }),
  );
}

async function connected(id = "owner") {
  const demo = await quickDemo();
  await signIn(demo, id);
  const socket = new demo.WebSocket("ws://localhost/websocket/");
  return { demo, socket };
}

const request = { req_id: 7, error: 0, task: "device", command: "reboot", method: "set" };

describe("who may connect [190]", () => {
  test("opens with a session", async () => {
    const { socket } = await connected();
    expect(socket.readyState).toBe(0);
    expect(() => socket.send("{}")).toThrow("Still in CONNECTING state");
    await next(socket, "open");
    expect(socket.readyState).toBe(1);
  });

  test("is closed without one, or before the second factor", async () => {
    const demo = await quickDemo();
    const nobody = new demo.WebSocket("ws://localhost/websocket/");
    expect((await next<CloseEvent>(nobody, "close")).code).toBe(4401);
    await signIn(demo, "totp");
    const half = new demo.WebSocket("ws://localhost/websocket/");
    expect((await next<CloseEvent>(half, "close")).code).toBe(4401);
  });

  test("closes when the session ends [F37]", async () => {
    const { demo, socket } = await connected();
    await next(socket, "open");
    const closed = next<CloseEvent>(socket, "close");
    await call(demo, "POST /api/v1/auth/logout");
    expect((await closed).code).toBe(4401);
  });
});

describe("the device protocol", () => {
  test("a request is answered with its number and no error [194][195]", async () => {
    const { socket } = await connected();
    await next(socket, "open");
    socket.send(JSON.stringify(request));
    expect(JSON.parse((await next<MessageEvent<string>>(socket, "message")).data)).toEqual(request);
  });

  test("a request without a command is an error, other frames have no answer [F93][F94]", () => {
    const answer = (frame: unknown) => answerFrame(JSON.stringify(frame), { silent: () => false });
    expect(JSON.parse(answer({ ...request, command: "" }) ?? "")).toEqual({
      ...request,
      command: "",
      error: 1,
    });
    expect([{ ...request, req_id: "7" }, { type: "ping" }, null, 3].map(answer)).toEqual([
      null,
      null,
      null,
      null,
    ]);
    expect(answerFrame("{", { silent: () => false })).toBe(null);
    expect(answerFrame(JSON.stringify(request), { silent: () => true })).toBe(null);
  });

  test("close by the page is clean", async () => {
    const { socket } = await connected();
    await next(socket, "open");
    const handler = vi.fn();
    socket.onclose = handler;
    const closed = next<CloseEvent>(socket, "close");
    socket.close();
    expect(socket.readyState).toBe(2);
    const { code, wasClean } = await closed;
    expect([code, wasClean, socket.readyState, handler.mock.calls.length]).toEqual([1000, true, 3, 1]);
  });
});

describe("scenarios", () => {
  test("drop closes at once, and again each so many seconds [F96]", async () => {
    const { demo, socket } = await connected();
    await next(socket, "open");
    const dropped = next<CloseEvent>(socket, "close");
    demo.scenario("socketDrop", { every: 1 });
    expect((await dropped).code).toBe(1006);
    const again = new demo.WebSocket("ws://localhost/websocket/");
    expect((await next<CloseEvent>(again, "close")).code).toBe(1006);
    demo.scenario("socketDrop", { off: true });
  });

  test("storm floods, offline refuses [F99]", async () => {
    const { demo, socket } = await connected();
    await next(socket, "open");
    demo.scenario("socketStorm", { perSecond: 1000 });
    expect(JSON.parse((await next<MessageEvent<string>>(socket, "message")).data)).toEqual({
      type: "status",
      number: 1,
    });
    demo.scenario("socketStorm", { off: true });
    demo.scenario("offline");
    expect((await next<CloseEvent>(new demo.WebSocket("ws://x/"), "close")).code).not.toBe(1000);
  });
});
