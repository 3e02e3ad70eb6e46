import { describe, expect, test } from "vitest";
import type { Demo } from "../../mocks/demo";
import { call, noon, quickDemo, signIn } from "./backend";

/** What the demo's device answers to a command, over a connection of its own. */
async function ask(
  demo: Demo,
  command: string,
  device: string,
  method = command === "status" ? "get" : "set",
): Promise<Record<string, unknown>> {
  const socket = new demo.WebSocket("ws://localhost/websocket/");
  await new Promise((resolve) => socket.addEventListener("open", resolve, { once: true }));
  const answered = new Promise<Event>((resolve) =>
    socket.addEventListener("message", resolve, { once: true }),
  );
  socket.send(JSON.stringify({ req_id: 1, error: 0, task: "device", command, method, device }));
  const event = (await answered) as MessageEvent<string>;
  return JSON.parse(event.data) as Record<string, unknown>;
}

async function signedIn(id: string) {
  const demo = await quickDemo();
  await signIn(demo, id);
  const { devices, accounts } = demo.world();
  const home = accounts.find(({ email }) => email === "owner@demo.test")?.organization_uid;
  const own = devices.filter(({ organization_uid }) => organization_uid === home);
  return {
    demo,
    online: own.find(({ status }) => status?.is_online === true)?.uid ?? "",
    offline: own.find(({ status }) => status?.is_online !== true)?.uid ?? "",
    foreign: devices.find(({ organization_uid }) => organization_uid !== home)?.uid ?? "",
  };
}

describe("a device of the demo", () => {
  test("says its status, the same twice", async () => {
    const { demo, online } = await signedIn("owner");
    const status = await ask(demo, "status", online);
    expect(status).toMatchObject({
      error: 0,
      req_id: 1,
      app: expect.stringContaining("logger") as unknown,
      uptime_h: expect.any(Number) as unknown,
      signal_dbm: expect.any(Number) as unknown,
    });
    expect(await ask(demo, "status", online)).toEqual(status);
  });

  test("restarts, which its record tells", async () => {
    const { demo, online } = await signedIn("owner");
    expect(await ask(demo, "restart", online)).toMatchObject({ error: 0 });
    const { body } = await call(demo, `GET /api/v1/device/${online}`);
    expect(body).toMatchObject({
      status: { reset_reason: "software", last_connection: new Date(noon).toISOString() },
    });
    expect(await ask(demo, "status", online)).toMatchObject({ uptime_h: 0 });
  });

  test.each([
    ["status", "set"],
    ["identify", "get"],
    ["restart", "get"],
  ])("neither reads nor does %s by the other's method, %s", async (command, method) => {
    const { demo, online } = await signedIn("owner");
    const before = JSON.stringify(demo.world().devices.find(({ uid }) => uid === online));
    expect(await ask(demo, command, online, method)).toMatchObject({ error: 5 });
    expect(JSON.stringify(demo.world().devices.find(({ uid }) => uid === online))).toBe(before);
  });

  test("is nobody's but its organization's, answers no unknown command and none while offline", async () => {
    const { demo, online, offline, foreign } = await signedIn("owner");
    expect(await ask(demo, "restart", foreign)).toMatchObject({ error: 3, message: "No such device" });
    expect(await ask(demo, "dance", online)).toMatchObject({ error: 2 });
    expect(await ask(demo, "restart", offline)).toMatchObject({ error: 4, message: "The device is offline" });
    const other = await signedIn("member");
    expect(await ask(other.demo, "restart", other.online)).toMatchObject({ error: 3 });
  });
});
