import type { components } from "../../generated/rest";
import type { DeviceChanges, Resolvers } from "../../generated/resolvers";
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
export const deviceFurther: Resolvers = {
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
};
