import type { DeviceChanges, Resolvers } from "../../generated/resolvers";
import type { components } from "../../generated/rest";
import { idOf, pageOf, textOf } from "../answers";
import type { DeviceModel } from "../models/device";
import { dataOf } from "../rest";

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

/** What can be done with a device (§7 Devices); each answers the device as it is now, so that the cache follows. */
export const device: Resolvers = {
  Query: {
    devices: async (_, { page, limit, filters }, { rest }) => {
      const query = { page, limit, ...(filters ? { filters } : {}) };
      const answer = await dataOf(rest.GET("/api/v1/device", { params: { query } }));
      return pageOf<DeviceModel>(answer.devices, answer.total, page, ({ uid }) => idOf(uid));
    },
    device: (_, { uid }, { rest }) => dataOf(rest.GET("/api/v1/device/{uid}", { params: { path: { uid } } })),
  },
  Mutation: {
    updateDevice: (_, { uid, changes }, { rest }) =>
      dataOf(rest.PUT("/api/v1/device/{uid}", { params: { path: { uid } }, body: bodyOf(changes) })),
    updateDeviceLocation: (_, { uid, latitude, longitude }, { rest }) =>
      dataOf(
        rest.PUT("/api/v1/device/{uid}/app", { params: { path: { uid } }, body: { latitude, longitude } }),
      ),
    assignDevicePark: (_, { uid, park }, { rest }) =>
      dataOf(
        rest.POST("/api/v1/device/{uid}/assign-park", {
          params: { path: { uid } },
          body: { park_uid: park },
        }),
      ),
    removeDevicePark: (_, { uid }, { rest }) =>
      dataOf(rest.DELETE("/api/v1/device/{uid}/remove-from-park", { params: { path: { uid } } })),
    assignDeviceOrganization: (_, { uid, organization }, { rest }) =>
      dataOf(
        rest.POST("/api/v1/device/{uid}/assign-organization", {
          params: { path: { uid } },
          body: { organization_uid: organization },
        }),
      ),
    removeDeviceOrganization: (_, { uid }, { rest }) =>
      dataOf(rest.DELETE("/api/v1/device/{uid}/remove-from-organization", { params: { path: { uid } } })),
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
