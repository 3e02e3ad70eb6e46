import { expect, test } from "vitest";
import { setDeviceLocation } from "../../src/actions/deviceChanges";
import { domainActions } from "../../src/actions/domainActions";
import type { Entity } from "../../src/command/entity";
import { perform } from "../../src/command/perform";
import { fakeTools } from "./fakeTools";

const device: Entity = { kind: "device", uid: "d1", name: "Logger 1" };

function rig(place: { latitude: number | null; longitude: number | null }) {
  const sent: unknown[] = [];
  const tools = fakeTools(
    {},
    {
      query: () => Promise.resolve({ device: { uid: "d1", ...place } } as never),
      mutate: (_document, variables) => {
        sent.push(variables);
        return Promise.resolve({} as never);
      },
    },
  );
  return { tools, sent };
}

test("[187] a position opens filled in, and one number that changes keeps the other", async () => {
  const { tools, sent } = rig({ latitude: 52.1, longitude: 10.2 });
  expect(await setDeviceLocation.present?.(tools, device)).toEqual({ latitude: 52.1, longitude: 10.2 });
  const done = await perform(setDeviceLocation, tools, {
    subject: device,
    values: { latitude: 53.5 },
    source: "form",
  });
  expect([done.kind, sent]).toEqual(["done", [{ uid: "d1", latitude: 53.5, longitude: 10.2 }]]);
});

test("[187] where nothing was set one number alone is refused", async () => {
  const { tools, sent } = rig({ latitude: null, longitude: null });
  const done = await perform(setDeviceLocation, tools, {
    subject: device,
    values: { latitude: 53.5 },
    source: "form",
  });
  expect([done, sent]).toEqual([{ kind: "failed", message: "reason.bothDegrees" }, []]);
});

test.each([
  ["device.showOffline", undefined, "go /devices?state=offline"],
  ["park.devices", { kind: "park", uid: "p 1", name: "Telde" }, "go /devices?park=p%201"],
] as const)("%s leads to the narrowed list", async (id, subject, went) => {
  const action = domainActions.find((each) => each.id === id);
  const tools = fakeTools();
  if (action) await perform(action, tools, { source: "palette", ...(subject ? { subject } : {}) });
  expect(tools.did).toEqual([went]);
});
