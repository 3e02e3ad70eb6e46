import { describe, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import type { Demo } from "../mocks/demo";
import { openPortal } from "./harness";
import type { Harness } from "./harness";

type Socket = InstanceType<Demo["WebSocket"]>;

/** Every socket that the page opens, and what it sends. */
function watchSockets() {
  const sockets: Socket[] = [];
  const sent: { req_id: number; command: string }[] = [];
  const before = (demo: Demo) => {
    const Plain = demo.WebSocket;
    class Watched extends Plain {
      constructor(url: string | URL) {
        super(url);
        sockets.push(this);
      }
      override send(frame: string): void {
        sent.push(JSON.parse(frame) as { req_id: number; command: string });
        super.send(frame);
      }
    }
    Object.defineProperty(demo, "WebSocket", { value: Watched });
  };
  const reply = (more: Record<string, unknown>) =>
    sockets
      .at(-1)
      ?.receive(JSON.stringify({ error: 0, task: "device", command: "status", method: "get", ...more }));
  return { sockets, sent, before, reply };
}

const stateOf = ({ portal }: Harness) => portal.connection.live.state;
const asked = () => page.getByRole("list", { name: "Asked in this session" });

/** The page of a device that is online, over an open connection. */
async function openDevice(before?: (demo: Demo) => void) {
  const portal = await openPortal("/dashboard", { as: "admin", ...(before ? { before } : {}) });
  await expect.poll(() => stateOf(portal), { timeout: 20_000 }).toBe("open");
  const device = portal.demo
    .world()
    .devices.find(({ status, park_uid }) => status?.is_online === true && park_uid !== null);
  await portal.router.navigate(`/devices/${device?.uid ?? ""}`);
  await expect.element(page.getByText("Nothing has been asked of this device")).toBeVisible();
  const ask = (command: string) =>
    portal.tools.live.request("get", "device", command, { device: device?.uid ?? "" });
  return { portal, ask };
}

describe("what becomes of a question is seen on the device's page", () => {
  test("[F91] asked while there is no connection it waits, and then says why it was never sent", async () => {
    const { portal, ask } = await openDevice();
    portal.demo.scenario("socketDrop", {});
    await expect.poll(() => stateOf(portal)).toBe("closed");
    const failed = ask("status").catch((error: unknown) => String(error));
    await expect.element(asked().getByText("Waiting for the connection")).toBeVisible();
    await expect.element(page.getByRole("button", { name: "Read device status" })).toBeDisabled();
    await expect.element(asked().getByText("Max retries reached. Socket not ready.")).toBeVisible();
    await expect.element(asked().getByText("There was no connection: it was never sent.")).toBeVisible();
    expect(await failed).toContain("Max retries reached. Socket not ready.");
  });

  test("[193] a device that stays silent is waited for so long and no longer", async () => {
    const { portal } = await openDevice();
    portal.demo.scenario("socketSilence");
    await userEvent.click(page.getByRole("button", { name: "Read device status" }));
    await expect.element(asked().getByText("Sent, no answer yet")).toBeVisible();
    await expect
      .poll(() => asked().getByText("No response received after timeout").query(), { timeout: 20_000 })
      .toBeVisible();
    // A question that changes nothing leaves nothing open.
    await expect
      .element(asked().getByText("The device did not answer in time.", { exact: true }))
      .toBeVisible();
    await expect
      .element(page.getByRole("alert").getByText("No response received after timeout"))
      .toBeVisible();
  });

  test("[F93] [F94] [195] answers out of order, doubled, unknown or no answers at all meet their question alone", async () => {
    const { sent, before, reply } = watchSockets();
    const { portal, ask } = await openDevice(before);
    portal.demo.scenario("socketSilence");
    const [first, second] = [ask("status"), ask("identify").catch((error: unknown) => String(error))];
    await expect.poll(() => sent.length).toBe(2);
    const [status = 0, identify = 0] = sent.map(({ req_id }) => req_id);
    reply({ req_id: String(status), app: "of no number" });
    reply({ req_id: status, error: "0", app: "of no error" });
    reply({ req_id: 999, app: "unknown" });
    reply({ req_id: identify, error: 7, command: "identify", message: "The relay is stuck" });
    reply({ req_id: identify, command: "identify", app: "doubled" });
    await expect.element(asked().getByText("The relay is stuck")).toBeVisible();
    await expect.element(asked().getByText("Sent, no answer yet")).toBeVisible();
    reply({ req_id: status, app: "4.2.0", type: "answer", device: "here", message: "ok" });
    await expect.element(asked().getByText("Firmware 4.2.0")).toBeVisible();
    // What the protocol needs is no part of the answer.
    expect(asked().getByText("More in the answer").query()).toBeNull();
    expect([await second, await first]).toMatchObject(["ActionError: The relay is stuck", { app: "4.2.0" }]);
    expect(asked().element().textContent).not.toMatch(/of no|unknown|doubled/);
  });

  test("what was sent over a connection that is lost fails at once, and is not sent again", async () => {
    const { sent, before } = watchSockets();
    const { portal, ask } = await openDevice(before);
    portal.demo.scenario("socketSilence");
    const failed = ask("status").catch((error: unknown) => String(error));
    await expect.poll(() => sent.length).toBe(1);
    portal.demo.scenario("socketDrop", {});
    const said = "The connection was lost before the device answered.";
    await expect.element(asked().getByText(said, { exact: true })).toBeVisible();
    expect(await failed).toContain(said);
    window.dispatchEvent(new Event("online"));
    await expect.poll(() => stateOf(portal)).toBe("open");
    expect(sent).toHaveLength(1);
  });

  test("a restart whose connection is lost may have been done: list and toast say that nobody knows", async () => {
    const { sent, before } = watchSockets();
    const { portal } = await openDevice(before);
    portal.demo.scenario("socketSilence");
    await userEvent.click(page.getByRole("button", { name: "Restart device" }).first());
    await userEvent.click(page.getByRole("dialog").getByRole("button", { name: "Restart", exact: true }));
    await expect.element(asked().getByText("Sent, no answer yet")).toBeVisible();
    expect(sent.map(({ command }) => command)).toEqual(["restart"]);
    portal.demo.scenario("socketDrop", {});
    const said = "The connection was lost before the device answered: whether it was done is not known.";
    await expect.element(asked().getByText(said)).toBeVisible();
    await expect.element(page.getByRole("alert").getByText(`Restart device: ${said}`)).toBeVisible();
    expect(page.getByText(/never sent|Max retries/).query()).toBeNull();
  });
});

describe("the connection", () => {
  test("[191] [F96] [F97] comes back at once when the page is seen again, with one socket whatever happens together", async () => {
    const { sockets, before } = watchSockets();
    const { portal } = await openDevice(before);
    const opened = sockets.length;
    portal.demo.scenario("socketDrop", {});
    await expect.poll(() => stateOf(portal)).toBe("closed");
    document.dispatchEvent(new Event("visibilitychange"));
    document.dispatchEvent(new Event("visibilitychange"));
    await expect.poll(() => stateOf(portal), { timeout: 2_000 }).toBe("open");
    expect(sockets.length).toBe(opened + 1);
    window.dispatchEvent(new Event("online"));
    document.dispatchEvent(new Event("visibilitychange"));
    await expect.poll(() => stateOf(portal), { timeout: 2_000 }).toBe("open");
    expect(sockets.filter(({ readyState }) => readyState === WebSocket.OPEN)).toHaveLength(1);
    await expect
      .element(page.getByRole("banner").getByRole("img", { name: /connected since/ }))
      .toBeVisible();
  });
});
