import type { DeviceChanges, Resolvers } from "../../generated/resolvers";
import type { components } from "../../generated/rest";
import { changed, idOf, pageOf, textOf } from "../answers";
import type { DeviceColumns, DeviceModel } from "../models/device";
import { dataOf } from "../rest";
import type { RestClient } from "../rest";
import type { PageOf } from "../answers";

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

interface Asked {
  readonly page: number;
  readonly limit: number;
  readonly filters?: string | null | undefined;
}

async function pageFrom(rest: RestClient, { page, limit, filters }: Asked): Promise<PageOf<DeviceModel>> {
  const query = { page, limit, ...(filters ? { filters } : {}) };
  const answer = await dataOf(rest.GET("/api/v1/device", { params: { query } }));
  return pageOf<DeviceModel>(answer.devices, answer.total, page, ({ uid }) => idOf(uid));
}

const nameOf = ({ name, uid }: DeviceModel) => textOf(name) ?? uid;
const macOf = ({ mac }: DeviceModel) => textOf(mac) ?? "";

function columnsOf(devices: readonly DeviceModel[]): DeviceColumns {
  return {
    uid: devices.map(({ uid }) => uid),
    name: devices.map(nameOf),
    mac: devices.map(macOf),
    serialNumber: devices.map((each) => textOf(each.serial_number)),
    publicIp: devices.map(({ status }) => (status ? (textOf(status.public_ip) ?? "") : null)),
    project: devices.map(({ status }) => textOf(status?.project)),
    park: devices.map(({ park }) => idOf(park?.uid)),
    parkName: devices.map(({ park }) => textOf(park?.name)),
    organization: devices.map(({ organization }) => idOf(organization?.uid)),
  };
}

/** What can be done with a device (§7 Devices); each answers the device as it is now, so that the cache follows. */
export const device: Resolvers = {
  Query: {
    devices: (_, asked, { rest }) => pageFrom(rest, asked),
    deviceColumns: async (_, asked, { rest }) => {
      const { items, total } = await pageFrom(rest, asked);
      return { columns: columnsOf(items), total };
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
    mac: macOf,
    name: nameOf,
    serialNumber: (parent) => parent.serial_number ?? null,
    isEnabled: (parent) => parent.is_enabled ?? null,
    reportingInterval: (parent) => parent.settings?.reporting_interval_s ?? null,
    remoteAccess: (parent) => parent.settings?.remote_access ?? null,
    dateOfRegistration: (parent) => parent.date_of_registration ?? null,
  },
  DevicePark: {
    name: ({ name, uid }) => textOf(name) ?? uid,
  },
  DeviceOrganization: {
    name: ({ name, uid }) => textOf(name) ?? uid,
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
