import type { DeviceChanges, Resolvers } from "../../generated/resolvers";
import type { components } from "../../generated/rest";
import { changed, idOf, pageOf, textOf } from "../answers";
import type { DeviceModel } from "../models/device";
import { dataOf } from "../rest";
import type { RestClient } from "../rest";

const one = "/api/v1/device/{uid}";

type Body = components["requestBodies"]["DeviceChanges"]["content"]["application/json"];

/** Only what changes is sent: fields of the server that the portal does not know stay as they are (readings). */
function bodyOf({ name, description, isEnabled, settings }: DeviceChanges): Body {
  const { reportingInterval, remoteAccess } = settings ?? {};
  const changed = {
    ...(typeof reportingInterval === "number" ? { reporting_interval_s: reportingInterval } : {}),
    ...(typeof remoteAccess === "boolean" ? { remote_access: remoteAccess } : {}),
  };
  return {
    ...(typeof name === "string" ? { name } : {}),
    ...(description === undefined ? {} : { description }),
    ...(typeof isEnabled === "boolean" ? { is_enabled: isEnabled } : {}),
    ...(Object.keys(changed).length > 0 ? { settings: changed } : {}),
  };
}

function of(uid: string) {
  return { params: { path: { uid } } };
}

/** The device as a write has left it. */
function deviceOf(
  rest: RestClient,
  uid: string,
  write: Promise<{ data?: DeviceModel; error?: unknown; response: Response }>,
): Promise<DeviceModel | null> {
  const read = () => dataOf(rest.GET(one, of(uid)));
  return changed<DeviceModel>(write, read, (device) => idOf(device.uid));
}

/** What can be done with a device (§7 Devices); each answers the device as it is now, so that the cache follows. */
export const device: Resolvers = {
  Query: {
    devices: async (_, { page, limit, filters }, { rest }) => {
      const query = { page, limit, ...(filters ? { filters } : {}) };
      const answer = await dataOf(rest.GET("/api/v1/device", { params: { query } }));
      return pageOf<DeviceModel>(answer.devices, answer.total, page, ({ uid }) => idOf(uid));
    },
    device: (_, { uid }, { rest }) => dataOf(rest.GET(one, of(uid))),
  },
  Mutation: {
    updateDevice: (_, { uid, changes }, { rest }) =>
      deviceOf(rest, uid, rest.PUT(one, { ...of(uid), body: bodyOf(changes) })),
    updateDeviceLocation: (_, { uid, latitude, longitude }, { rest }) =>
      deviceOf(rest, uid, rest.PUT(`${one}/app`, { ...of(uid), body: { latitude, longitude } })),
    assignDevicePark: (_, { uid, park }, { rest }) =>
      deviceOf(rest, uid, rest.POST(`${one}/assign-park`, { ...of(uid), body: { park_uid: park } })),
    removeDevicePark: (_, { uid }, { rest }) =>
      deviceOf(rest, uid, rest.DELETE(`${one}/remove-from-park`, of(uid))),
    assignDeviceOrganization: (_, { uid, organization }, { rest }) => {
      const body = { organization_uid: organization };
      return deviceOf(rest, uid, rest.POST(`${one}/assign-organization`, { ...of(uid), body }));
    },
    // The cache's rule does the work: nobody is called.
    deviceReported: () => true,
    removeDeviceOrganization: (_, { uid }, { rest }) =>
      deviceOf(rest, uid, rest.DELETE(`${one}/remove-from-organization`, of(uid))),
  },
  Device: {
    mac: ({ mac }) => textOf(mac) ?? "",
    name: ({ name, uid }) => textOf(name) ?? uid,
    serialNumber: (parent) => parent.serial_number ?? null,
    isEnabled: (parent) => parent.is_enabled ?? null,
    reportingInterval: (parent) => parent.settings?.reporting_interval_s ?? null,
    remoteAccess: (parent) => parent.settings?.remote_access ?? null,
    dateOfRegistration: (parent) => parent.date_of_registration ?? null,
  },
  DeviceStatus: {
    isOnline: (parent) => parent.is_online ?? null,
    publicIp: (parent) => parent.public_ip ?? null,
    lastConnection: (parent) => parent.last_connection ?? null,
    resetReason: (parent) => parent.reset_reason ?? null,
  },
  DeviceVersion: {
    hwArticle: (parent) => parent.hw_article ?? null,
    hwRevision: (parent) => parent.hw_revision ?? null,
    targetId: (parent) => parent.target_id ?? null,
  },
};
