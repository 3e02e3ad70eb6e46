import { describe, expect, test } from "vitest";
import { deviceActions } from "../../src/actions/device";
import { contextFor } from "../../src/command/context";
import type { Entity } from "../../src/command/entity";
import { fullNameOf } from "../../src/command/entity";
import { offer } from "../../src/command/offer";
import { perform, undo } from "../../src/command/perform";
import { isReviewed } from "../../src/command/plan";
import { ActionError } from "../../src/command/tools";
import type { Tools } from "../../src/command/tools";
import { readText } from "../../src/command/typed";
import { baseContext, fakeTools, member, toasts } from "./fakeTools";

const device: Entity = { kind: "device", uid: "d1", name: "Logger", context: "Nord", parent: "p1" };
const free: Entity = { kind: "device", uid: "d2", name: "Router" };
const park: Entity = { kind: "park", uid: "p2", name: "Süd" };
const organization: Entity = { kind: "organization", uid: "o2", name: "Windwerk" };

const known = {
  uid: "d1",
  name: "Logger",
  description: null,
  isEnabled: true,
  latitude: 49.5,
  longitude: 8.25,
  reportingInterval: 60,
  remoteAccess: true,
  status: { isOnline: true },
  park: { uid: "p1", name: "Nord" },
  organization: { uid: "o1", name: "Sonnenwerk" },
};

function actionOf(id: string) {
  const found = deviceActions.find((each) => each.id === id);
  if (!found) throw new Error(`No action ${id}`);
  return found;
}

/** Tools over one device; every write and every request is noted. */
function rig(now: object = known, live: Record<string, unknown> = {}) {
  const did: unknown[] = [];
  const tools = fakeTools(
    {},
    {
      query: () => Promise.resolve({ device: now } as never),
      mutate: (_document, variables) => Promise.resolve((did.push(variables), {} as never)),
      live: {
        request: (method, task, command, body) => {
          did.push(`${method} ${task} ${command} ${JSON.stringify(body)}`);
          return Promise.resolve(live);
        },
      },
    },
  );
  const run = (id: string, subject: Entity, values = {}, confirmed = false) =>
    perform(actionOf(id), tools, { subject, values, confirmed, source: "palette" });
  return { tools, did, run };
}

/** The tools over a server that writes, and then refuses what puts a device there. */
function refusingAt(tools: Tools, place: "park" | "organization", uid: string, refusal: ActionError): Tools {
  return {
    ...tools,
    mutate: async (document, variables) => {
      const answer = await tools.mutate(document, variables);
      if (Reflect.get(variables, place) === uid) throw refusal;
      return answer;
    },
  };
}

describe("[187] changes and the way back", () => {
  test.each([
    [
      "device.update",
      { name: "Gateway", enabled: "no" },
      { uid: "d1", changes: { name: "Gateway", isEnabled: false } },
      { uid: "d1", changes: { name: "Logger", isEnabled: true } },
    ],
    [
      "device.setSettings",
      { interval: 120 },
      { uid: "d1", changes: { settings: { reportingInterval: 120 } } },
      { uid: "d1", changes: { settings: { reportingInterval: 60 } } },
    ],
    [
      "device.setLocation",
      { latitude: -33, longitude: 151 },
      { uid: "d1", latitude: -33, longitude: 151 },
      { uid: "d1", latitude: 49.5, longitude: 8.25 },
    ],
    ["device.removeFromPark", {}, { uid: "d1" }, { uid: "d1", park: "p1" }],
    ["device.removeFromOrganization", {}, { uid: "d1" }, { uid: "d1", organization: "o1" }],
  ])("%s", async (id, values, sent, back) => {
    const { tools, did, run } = rig();
    expect(await run(id, device, values, true)).toEqual({ kind: "done" });
    expect(did).toEqual([sent]);
    await undo(tools);
    expect(did).toEqual([sent, back]);
  });

  test("a park is assigned to what has none, and taken away again", async () => {
    const { tools, did, run } = rig({ ...known, uid: "d2", park: null });
    expect((await run("device.removeFromPark", free)).kind).toBe("refused");
    expect((await run("device.assignPark", free, { park })).kind).toBe("done");
    await undo(tools);
    expect(did).toEqual([{ uid: "d2", park: "p2" }, { uid: "d2" }]);
  });

  test("what is in a park moves to another, and back again", async () => {
    const { tools, did, run } = rig();
    expect((await run("device.assignPark", device, { park })).kind).toBe("done");
    expect(did).toEqual([{ uid: "d1" }, { uid: "d1", park: "p2" }]);
    await undo(tools);
    expect(did.slice(2)).toEqual([{ uid: "d1" }, { uid: "d1", park: "p1" }]);
  });

  test("what the new park refuses stays in its own", async () => {
    const { did, tools } = rig();
    const refusing = refusingAt(tools, "park", "p2", new ActionError("Full", 409));
    const outcome = await perform(actionOf("device.assignPark"), refusing, {
      subject: device,
      values: { park },
      confirmed: false,
      source: "palette",
    });
    expect(outcome).toMatchObject({ kind: "failed", message: "Full" });
    expect(did).toEqual([{ uid: "d1" }, { uid: "d1", park: "p2" }, { uid: "d1", park: "p1" }]);
  });

  test("why it was refused is what is said, should the way back fail too", async () => {
    const refusals: Readonly<Record<string, ActionError>> = {
      p1: new ActionError("Gone", 404),
      p2: new ActionError("Full", 409),
    };
    const { tools } = rig();
    const refusing: typeof tools = {
      ...tools,
      mutate: (_document, variables) => {
        const refusal = refusals["park" in variables ? String(variables.park) : ""];
        return refusal ? Promise.reject(refusal) : Promise.resolve({} as never);
      },
    };
    const request = { subject: device, values: { park }, confirmed: false, source: "palette" } as const;
    const outcome = await perform(actionOf("device.assignPark"), refusing, request);
    expect(outcome).toMatchObject({ kind: "failed", message: "Full" });
  });

  test("what is in an organization moves to another, and back again", async () => {
    const { tools, did, run } = rig();
    expect((await run("device.assignOrganization", device, { organization })).kind).toBe("done");
    expect(did).toEqual([{ uid: "d1" }, { uid: "d1", organization: "o2" }]);
    await undo(tools);
    expect(did.slice(2)).toEqual([{ uid: "d1" }, { uid: "d1", organization: "o1" }]);
  });

  test("what the new organization refuses stays in its own", async () => {
    const { did, tools } = rig();
    const refusing = refusingAt(tools, "organization", "o2", new ActionError("Refused", 403));
    const request = {
      subject: device,
      values: { organization },
      confirmed: false,
      source: "palette",
    } as const;
    const outcome = await perform(actionOf("device.assignOrganization"), refusing, request);
    expect(outcome).toMatchObject({ kind: "failed", message: "Refused" });
    expect(did).toEqual([
      { uid: "d1" },
      { uid: "d1", organization: "o2" },
      { uid: "d1", organization: "o1" },
    ]);
  });

  test("an organization that has all of the devices is no choice for them", () => {
    const arg = actionOf("device.assignOrganization").args?.["organization"];
    if (arg?.type !== "entity") throw new Error("No organization is asked for");
    const own = { ...device, organization: "o2" };
    const others = { ...free, organization: "o3" };
    const suits = (...subjects: readonly Entity[]) =>
      arg.suits?.(organization, contextFor(baseContext, subjects));
    expect([suits(own), suits(own, own), suits(own, others), suits(others), suits(free)]).toEqual([
      false,
      false,
      true,
      true,
      true,
    ]);
  });

  test("nothing given changes nothing and says so", async () => {
    const { did, run, tools } = rig();
    expect(await run("device.update", device)).toEqual({ kind: "done" });
    expect(toasts(tools)).toEqual(["success: outcome.nothingChanged"]);
    expect(did).toEqual([]);
  });
});

test.each([
  ["49,5", "de", 49.5],
  ["49,5", "en", 49.5],
  ["49.5", "de", 49.5],
  ["-33,8688", "en", -33.8688],
  ["90", "en", 90],
  ["90,1", "de", "arg.error.maximum"],
  ["-91", "en", "arg.error.minimum"],
  ["north", "en", "arg.error.number"],
] as const)("[187] latitude %s (%s)", (text, language, wanted) => {
  const arg = actionOf("device.setLocation").args?.["latitude"];
  const read = arg && readText(arg, text, { ...baseContext, language });
  expect(read?.ok ? read.value : read?.reason.key).toBe(wanted);
});

describe("[197] live commands", () => {
  const restart = actionOf("device.restart");

  test("restart asks first, and the question names the device and its park", () => {
    expect([restart.danger, isReviewed(restart), fullNameOf(device)]).toEqual([true, true, "Logger (Nord)"]);
  });

  test.each([
    ["without a network", { online: false }, device, "reason.offline"],
    ["without the live connection", { live: false }, device, "reason.notLive"],
    ["while the device is offline", {}, { ...device, isOffline: true }, "reason.deviceOffline"],
  ])("%s they are greyed with the reason, and run nothing", async (_, context, subject, key) => {
    const { tools, did, run } = rig();
    tools.be(context);
    for (const id of ["device.restart", "device.identify", "device.readStatus"]) {
      expect(offer(actionOf(id), tools.context(), { subjects: [subject] })).toEqual({ disabled: { key } });
      expect(await run(id, subject, {}, true)).toEqual({ kind: "blocked", reason: { key } });
    }
    expect(did).toEqual([]);
  });

  test("a list that is out of date does not send a command to a device that is gone", async () => {
    const { did, run } = rig({ ...known, status: null });
    expect(await run("device.restart", device, {}, true)).toEqual({
      kind: "failed",
      message: "reason.deviceOffline",
    });
    expect(did).toEqual([]);
  });

  test("are requests that name the device: what only reads is get, what does something is set", async () => {
    const { tools, did, run } = rig(known, { app: "logger 2.14.3", uptime_h: 7, signal_dbm: -60 });
    expect((await run("device.restart", device)).kind).toBe("needsConfirmation");
    for (const id of ["device.restart", "device.identify", "device.readStatus"])
      expect(await run(id, device, {}, true)).toEqual({ kind: "done" });
    expect(did).toEqual(
      ["set device restart", "set device identify", "get device status"].map(
        (asked) => `${asked} {"device":"d1"}`,
      ),
    );
    expect(toasts(tools).join()).toContain('"app":"logger 2.14.3","hours":"7","signal":"-60"');
  });

  test("[195] a refusal is said in the device's words", async () => {
    const { tools, run } = rig();
    Object.assign(tools, { live: { request: () => Promise.reject(new ActionError("Door open")) } });
    expect(await run("device.identify", device)).toEqual({ kind: "failed", message: "Door open" });
  });

  test("are for those who may open the devices", async () => {
    const { tools, run } = rig();
    tools.be({ access: member });
    expect((await run("device.identify", device)).kind).toBe("refused");
  });
});
