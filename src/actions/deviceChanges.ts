import { Building2, CircleSlash, MapPin, Pencil, SlidersHorizontal, SunMedium, Unplug } from "lucide-react";
import { action } from "../command/action";
import type { Action } from "../command/action";
import { choice, entity, number, text } from "../command/args";
import type { Entity } from "../command/entity";
import { ActionError } from "../command/tools";
import type { Tools } from "../command/tools";
import {
  AssignDeviceOrganization,
  AssignDevicePark,
  DeviceBefore,
  RemoveDeviceOrganization,
  RemoveDevicePark,
  UpdateDevice,
  UpdateDeviceLocation,
} from "./deviceDocuments";

const common = { needs: "devices", on: "device", group: "device", write: true } as const;
const yesNo = choice({
  optional: true,
  options: () => [
    { value: "yes", label: "arg.yes" },
    { value: "no", label: "arg.no" },
  ],
});
const truth = (answer: string | undefined) => (answer === undefined ? null : answer === "yes");

/** The device as it is now: what an undo goes back to. */
async function before(tools: Tools, subject: Entity | undefined) {
  const { device } = await tools.query(DeviceBefore, { uid: subject?.uid ?? "" });
  if (!device) throw new ActionError(tools.t("device.notFound.text"));
  return device;
}

type Given = Readonly<Record<string, string | number | boolean | null>>;

/** The old values of what is about to change. */
function back(given: Given, old: Given): Given {
  return Object.fromEntries(Object.keys(given).map((name) => [name, old[name] ?? null]));
}

function given(changes: Given): Given {
  return Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== null));
}

/** A way back that answers nothing. */
const by = (write: () => Promise<unknown>) => async () => {
  await write();
};

export const updateDevice = action({
  ...common,
  id: "device.update",
  icon: Pencil,
  args: {
    name: text({ format: "name", maxLength: 255, optional: true }),
    description: text({ format: "multiline", maxLength: 1000, optional: true }),
    enabled: yesNo,
  },
  run: async (tools, { name, description, enabled }, subject) => {
    const changes = given({
      name: name ?? null,
      description: description ?? null,
      isEnabled: truth(enabled),
    });
    if (Object.keys(changes).length === 0) throw new ActionError(tools.t("reason.nothingGiven"));
    const old = await before(tools, subject);
    await tools.mutate(UpdateDevice, { uid: old.uid, changes });
    const { name: oldName, description: oldDescription, isEnabled } = old;
    const undone = back(changes, { name: oldName, description: oldDescription, isEnabled });
    return {
      undo: by(() => tools.mutate(UpdateDevice, { uid: old.uid, changes: undone })),
    };
  },
});

export const setDeviceSettings = action({
  ...common,
  id: "device.setSettings",
  icon: SlidersHorizontal,
  args: {
    interval: number({ minimum: 10, maximum: 3600, unit: "s", optional: true }),
    remoteAccess: yesNo,
  },
  run: async (tools, { interval, remoteAccess }, subject) => {
    const whole = interval === undefined ? null : Math.round(interval);
    const settings = given({ reportingInterval: whole, remoteAccess: truth(remoteAccess) });
    if (Object.keys(settings).length === 0) throw new ActionError(tools.t("reason.nothingGiven"));
    const old = await before(tools, subject);
    await tools.mutate(UpdateDevice, { uid: old.uid, changes: { settings } });
    const undone = back(settings, {
      reportingInterval: old.reportingInterval,
      remoteAccess: old.remoteAccess,
    });
    return {
      undo: by(() => tools.mutate(UpdateDevice, { uid: old.uid, changes: { settings: undone } })),
    };
  },
});

export const setDeviceLocation = action({
  ...common,
  id: "device.setLocation",
  icon: MapPin,
  args: {
    latitude: number({ minimum: -90, maximum: 90, unit: "°", help: "arg.help.degrees" }),
    longitude: number({ minimum: -180, maximum: 180, unit: "°", help: "arg.help.degrees" }),
  },
  run: async (tools, { latitude, longitude }, subject) => {
    const { uid, ...old } = await before(tools, subject);
    await tools.mutate(UpdateDeviceLocation, { uid, latitude, longitude });
    const place = { latitude: old.latitude, longitude: old.longitude };
    if (place.latitude === null || place.longitude === null) return {};
    const known = { uid, latitude: place.latitude, longitude: place.longitude };
    return { undo: by(() => tools.mutate(UpdateDeviceLocation, known)) };
  },
});

/** Takes a device from one park to another; either may be none. One that the new park refuses stays where it was. */
async function moveDevice(tools: Tools, uid: string, from: string | undefined, to: string | undefined) {
  if (from !== undefined) await tools.mutate(RemoveDevicePark, { uid });
  if (to === undefined) return;
  try {
    await tools.mutate(AssignDevicePark, { uid, park: to });
  } catch (error) {
    if (from !== undefined) await tools.mutate(AssignDevicePark, { uid, park: from });
    throw error;
  }
}

/** A device of another park is moved: the server assigns only what is in none (§7 Devices). */
export const assignDevicePark = action({
  ...common,
  id: "device.assignPark",
  icon: SunMedium,
  bulk: "each",
  args: { park: entity({ kind: "park" }) },
  run: async (tools, { park }, subject) => {
    const done = { key: "action.device.assignPark.done", values: { park: park.name } };
    const { uid, park: old } = await before(tools, subject);
    if (old?.uid === park.uid) return { done };
    await moveDevice(tools, uid, old?.uid, park.uid);
    return { done, undo: () => moveDevice(tools, uid, park.uid, old?.uid) };
  },
});

export const removeDeviceFromPark = action({
  ...common,
  id: "device.removeFromPark",
  icon: CircleSlash,
  suits: ({ parent }) => parent !== undefined,
  bulk: "each",
  run: async (tools, _values, subject) => {
    const { uid, park } = await before(tools, subject);
    await tools.mutate(RemoveDevicePark, { uid });
    if (park === null) return {};
    return { undo: by(() => tools.mutate(AssignDevicePark, { uid, park: park.uid })) };
  },
});

export const assignDeviceOrganization = action({
  ...common,
  id: "device.assignOrganization",
  icon: Building2,
  bulk: "each",
  args: { organization: entity({ kind: "organization" }) },
  run: async (tools, { organization }, subject) => {
    const uid = subject?.uid ?? "";
    await tools.mutate(AssignDeviceOrganization, { uid, organization: organization.uid });
    return {
      done: { key: "action.device.assignOrganization.done", values: { organization: organization.name } },
      undo: by(() => tools.mutate(RemoveDeviceOrganization, { uid })),
    };
  },
});

/** Whoever is no platform admin does not see the device afterwards: asked for a yes, with a way back. */
export const removeDeviceFromOrganization = action({
  ...common,
  id: "device.removeFromOrganization",
  icon: Unplug,
  danger: true,
  run: async (tools, _values, subject) => {
    const { uid, organization } = await before(tools, subject);
    await tools.mutate(RemoveDeviceOrganization, { uid });
    if (organization === null) return {};
    const variables = { uid, organization: organization.uid };
    return { undo: by(() => tools.mutate(AssignDeviceOrganization, variables)) };
  },
});

export const deviceChanges: readonly Action[] = [
  updateDevice,
  setDeviceSettings,
  setDeviceLocation,
  assignDevicePark,
  removeDeviceFromPark,
  assignDeviceOrganization,
  removeDeviceFromOrganization,
];
