import { describe, expect, test } from "vitest";
import { createDeviceNews } from "../../src/actions/deviceNews";

/** News over a mutation that notes what it was told. */
function rig() {
  const told: unknown[] = [];
  const callbacks: (() => void)[] = [];
  const hear = createDeviceNews({
    mutate: (_document, variables) => {
      told.push(variables);
      return Promise.reject(new Error("nobody listens"));
    },
    schedule: (callback) => void callbacks.push(callback),
  });
  return { hear, told, callbacks, pass: () => callbacks.splice(0).forEach((each) => each()) };
}

describe("[194][F99] what devices say unasked", () => {
  test("is told once per device, the latest word of each field", () => {
    const { hear, told, callbacks, pass } = rig();
    hear({ type: "device", device: "a", status: { is_online: false, app: "1.0" } });
    hear({ type: "device", device: "b", status: { public_ip: "203.0.113.9" } });
    hear({ type: "device", device: "a", status: { is_online: true } });
    expect([told, callbacks.length]).toEqual([[], 1]);
    pass();
    expect(told).toEqual([
      { uid: "a", status: { isOnline: true, app: "1.0" } },
      { uid: "b", status: { publicIp: "203.0.113.9" } },
    ]);
  });

  test.each([
    ["no device", { type: "status", number: 1 }],
    ["a device that is no text", { type: "device", device: 7, status: { is_online: true } }],
    ["no status", { type: "device", device: "a" }],
    ["a status of unknown shape", { type: "device", device: "a", status: "fine" }],
    ["values of other kinds", { type: "device", device: "a", status: { is_online: "yes", app: 2, x: "y" } }],
  ])("%s changes nothing", (_, body) => {
    const { hear, callbacks } = rig();
    hear(body);
    expect(callbacks).toEqual([]);
  });

  test("a flood of devices nobody asked for is bounded", () => {
    const { hear, told, pass } = rig();
    for (let number = 0; number < 30_000; number += 1)
      hear({ type: "device", device: `d${number}`, status: { is_online: true } });
    pass();
    expect(told).toHaveLength(1000);
  });
});
