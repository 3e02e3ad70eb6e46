import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from "vitest";
import { bringLive } from "../../src/main/bringLive";
import { queryOver } from "../../src/main/overGraph";
import type { LiveState } from "../../src/machines/socket";
import { DeviceAsks } from "../../src/state/deviceAsks";
import { Connection } from "../../src/state/connection";
import { fakeServer, json } from "../graph/server";
import type { Answer } from "../graph/server";
import { malformed } from "../graph/watched";
import { freshStamp, okAda, rig as sessionRig } from "./sessionRig";

const path = "/api/v1/system/hosts";
/** The half of the graph that knows the hosts is loaded when it is first asked. */
const patient = { timeout: 10_000 };
const own = "wss://portal.test/websocket/";

class FakeSocket extends EventTarget {
  static addresses: string[] = [];
  constructor(url: string) {
    super();
    FakeSocket.addresses.push(url);
  }
  send(): void {}
  close(): void {}
}

beforeEach(() => {
  FakeSocket.addresses = [];
  const location = { href: "https://portal.test/v1/devices" };
  vi.stubGlobal("window", Object.assign(new EventTarget(), { location }));
  vi.stubGlobal("document", Object.assign(new EventTarget(), { hidden: false }));
  vi.stubGlobal("navigator", { onLine: true });
});
afterEach(() => {
  vi.unstubAllGlobals();
});

/** The live connection of somebody who is in, over a server that answers so when asked for its hosts. */
async function connect(answers: Answer[], socket: string | null = null) {
  const { graph, requests } = fakeServer({ [path]: answers });
  const rig = sessionRig({ stamp: freshStamp });
  const connection = new Connection({ online: () => true, onChange: () => undefined });
  const states: LiveState[] = [];
  vi.spyOn(connection, "setLive").mockImplementation((state) => void states.push(state));
  const live = bringLive({
    environment: { WebSocket: FakeSocket, configuration: { socket } },
    stores: { connection, asks: new DeviceAsks() },
    session: { actor: rig.actor },
    tools: {
      t: (key) => key,
      mutate: () => Promise.reject(new Error("no news is expected")),
      query: queryOver({ current: () => Promise.resolve(graph) }),
    },
    now: Date.now,
  });
  await rig.answer("verify", okAda);
  onTestFinished(live.dispose);
  return { states, requests };
}

describe("the live connection goes to", () => {
  test("[196] the host that the server names", async () => {
    const hosts = [{ name: "websocket", url: "https://live.test" }];
    await connect([json({ hosts })]);
    await expect.poll(() => FakeSocket.addresses, patient).toEqual(["wss://live.test/websocket/"]);
  });

  test.each([
    ["nothing (204)", malformed(new Response(null, { status: 204 }))],
    ["an object without hosts", malformed(json({}))],
    ["a list", malformed(json([{ name: "websocket", url: "wss://live.test" }]))],
    ["hosts that are no list", malformed(json({ hosts: "live.test" }))],
    ["hosts without an address", malformed(json({ hosts: [null, { name: "websocket" }] }))],
    ["null", malformed(json(null))],
    ["a page", malformed(new Response("<!doctype html>", { headers: { "Content-Type": "text/html" } }))],
    ["404", json({}, 404)],
    ["500", json({}, 500)],
  ])("[190] [196] the page's own host where the answer is %s", async (_, answer) => {
    const { states } = await connect([answer]);
    await expect.poll(() => FakeSocket.addresses, patient).toEqual([own]);
    expect(states.at(-1)).toBe("connecting");
  });

  test("[196] the deployment's own address, and no hosts are asked for", async () => {
    const { requests } = await connect([json({ hosts: [] })], "wss://own.test/live/");
    await expect.poll(() => FakeSocket.addresses, patient).toEqual(["wss://own.test/live/"]);
    expect(requests).toEqual([]);
  });

  test("nowhere yet while nobody answers", async () => {
    const { states, requests } = await connect([() => Promise.reject(new TypeError("Failed to fetch"))]);
    await expect.poll(() => states.at(-1), patient).toBe("closed");
    expect([FakeSocket.addresses, requests.length]).toEqual([[], 3]);
  });
});
