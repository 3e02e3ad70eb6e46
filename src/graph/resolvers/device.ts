import type { Resolvers } from "../../generated/resolvers";
import { dataOf } from "../rest";

export const device: Resolvers = {
  Query: {
    devices: async (_, { page, limit, filters }, { rest }) => {
      const query = { page, limit, ...(filters ? { filters } : {}) };
      const answer = await dataOf(rest.GET("/api/v1/device", { params: { query } }));
      return { items: answer.devices, total: answer.total, page: answer.page };
    },
    device: (_, { uid }, { rest }) => dataOf(rest.GET("/api/v1/device/{uid}", { params: { path: { uid } } })),
  },
  Device: {
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
