import { Building2, CircleSlash, MapPin, Pencil, SlidersHorizontal, Unplug } from "lucide-react";
import { action } from "../command/action";
import type { Action } from "../command/action";
import { choice, entity, number, text } from "../command/args";
import type { Context } from "../command/context";
import type { Entity } from "../command/entity";
import { isWithinReach } from "../command/offer";
import { change } from "../command/present";
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
import { anyParkIcon } from "./parkIcon";

const common = { needs: "devices", on: "device", group: "device", write: true } as const;
const yesNo = choice({
  optional: true,
  options: () => [
    { value: "yes", label: "arg.yes" },
    { value: "no", label: "arg.no" },
  ],
});
const answerOf = (is: boolean | null) => (is === null ? null : is ? "yes" : "no");

/** The device as it is now: what an undo goes back to. */
async function before(tools: Tools, subject: Entity | undefined) {
  const { device } = await tools.query(DeviceBefore, { uid: subject?.uid ?? "" });
  if (!device) throw new ActionError(tools.t("device.notFound.text"));
  return device;
}

/** A way back that answers nothing. */
const by = (write: () => Promise<unknown>) => async () => {
  await write();
};

export const updateDevice = change({
  ...common,
  id: "device.update",
  icon: Pencil,
  args: {
    name: text({ format: "name", maxLength: 255, optional: true }),
    description: text({ format: "multiline", maxLength: 1000, optional: true, clears: true }),
    enabled: yesNo,
  },
  present: async (tools, subject) => {
    const { name, description, isEnabled } = await before(tools, subject);
    return { name, description, enabled: answerOf(isEnabled) };
  },
  save: (tools, { enabled, ...changes }, subject) =>
    tools.mutate(UpdateDevice, {
      uid: subject?.uid ?? "",
      changes: { ...changes, ...(enabled === undefined ? {} : { isEnabled: enabled === "yes" }) },
    }),
});

export const setDeviceSettings = change({
  ...common,
  id: "device.setSettings",
  icon: SlidersHorizontal,
  args: {
    interval: number({ whole: true, minimum: 10, maximum: 3600, unit: "s", optional: true }),
    remoteAccess: yesNo,
  },
  present: async (tools, subject) => {
    const { reportingInterval, remoteAccess } = await before(tools, subject);
    return { interval: reportingInterval, remoteAccess: answerOf(remoteAccess) };
  },
  save: (tools, { interval, remoteAccess }, subject) => {
    const settings = {
      ...(interval === undefined ? {} : { reportingInterval: interval }),
      ...(remoteAccess === undefined ? {} : { remoteAccess: remoteAccess === "yes" }),
    };
    return tools.mutate(UpdateDevice, { uid: subject?.uid ?? "", changes: { settings } });
  },
});

const degrees = { unit: "°", help: "arg.help.degrees", optional: true } as const;

/** A place has two numbers: what is not given stays as it is, and where nothing was both are needed. */
export const setDeviceLocation = change({
  ...common,
  id: "device.setLocation",
  icon: MapPin,
  args: {
    latitude: number({ minimum: -90, maximum: 90, ...degrees }),
    longitude: number({ minimum: -180, maximum: 180, ...degrees }),
  },
  present: async (tools, subject) => {
    const { latitude, longitude } = await before(tools, subject);
    return { latitude, longitude };
  },
  save: async (tools, changes, subject) => {
    const old = await before(tools, subject);
    const latitude = changes.latitude ?? old.latitude;
    const longitude = changes.longitude ?? old.longitude;
    if (latitude === null || longitude === null) throw new ActionError(tools.t("reason.bothDegrees"));
    return tools.mutate(UpdateDeviceLocation, { uid: old.uid, latitude, longitude });
  },
});

/** A repair that fails too hides nothing of why it was needed. */
const mended = (repair: () => Promise<unknown>) => repair().catch(() => undefined);

/** How a device is put into a place, and out of the one it is in. */
interface Way {
  readonly assign: (tools: Tools, uid: string, place: string) => Promise<unknown>;
  readonly remove: (tools: Tools, uid: string) => Promise<unknown>;
}

const parkWay: Way = {
  assign: (tools, uid, park) => tools.mutate(AssignDevicePark, { uid, park }),
  remove: (tools, uid) => tools.mutate(RemoveDevicePark, { uid }),
};

const organizationWay: Way = {
  assign: (tools, uid, organization) => tools.mutate(AssignDeviceOrganization, { uid, organization }),
  remove: (tools, uid) => tools.mutate(RemoveDeviceOrganization, { uid }),
};

type Place = string | undefined;

/** Takes a device from one place to another; either may be none. One that the new place refuses stays where it was. */
async function moveDevice({ assign, remove }: Way, tools: Tools, uid: string, from: Place, to: Place) {
  if (from !== undefined) await remove(tools, uid);
  if (to === undefined) return;
  try {
    await assign(tools, uid, to);
  } catch (error) {
    if (from !== undefined) await mended(() => assign(tools, uid, from));
    throw error;
  }
}

/** A device of another park is moved: the server assigns only what is in none (§7 Devices). */
export const assignDevicePark = action({
  ...common,
  id: "device.assignPark",
  icon: anyParkIcon,
  bulk: "each",
  args: { park: entity({ kind: "park", suits: ({ uid }, { subject }) => uid !== subject?.parent }) },
  run: async (tools, { park }, subject) => {
    const done = { key: "action.device.assignPark.done", values: { park: park.name } };
    const { uid, park: old } = await before(tools, subject);
    if (old?.uid === park.uid) return { done };
    await moveDevice(parkWay, tools, uid, old?.uid, park.uid);
    return { done, undo: () => moveDevice(parkWay, tools, uid, park.uid, old?.uid) };
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

/** Whether all that is acted on belongs there already: then it is no choice. */
function hasAll({ uid }: Entity, { subject, subjects = subject ? [subject] : [] }: Context): boolean {
  return subjects.length > 0 && subjects.every(({ organization }) => organization === uid);
}

/** A device of another organization is moved: the server assigns only what is in none (§7 Devices). */
export const assignDeviceOrganization = action({
  ...common,
  id: "device.assignOrganization",
  icon: Building2,
  bulk: "each",
  args: {
    organization: entity({
      kind: "organization",
      suits: (organization, context) =>
        isWithinReach(organization, context) && !hasAll(organization, context),
    }),
  },
  run: async (tools, { organization }, subject) => {
    const done = {
      key: "action.device.assignOrganization.done",
      values: { organization: organization.name },
    };
    const { uid, organization: old } = await before(tools, subject);
    if (old?.uid === organization.uid) return { done };
    await moveDevice(organizationWay, tools, uid, old?.uid, organization.uid);
    return { done, undo: () => moveDevice(organizationWay, tools, uid, organization.uid, old?.uid) };
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
