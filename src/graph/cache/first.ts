import { byUid, embedded } from "./rules";
import type { CacheRules } from "./rules";

/** The cache rules of what the first screens ask for. */
export const firstRules: CacheRules = {
  keys: {
    Self: (data) => (typeof data["account"] === "string" ? data["account"] : null),
    SelfContact: embedded,
    SelfOrganization: embedded,
    Settings: embedded,
    Totp: embedded,
    BackupCodes: embedded,
    Organization: byUid,
    PostalAddress: embedded,
    Plan: embedded,
    Portfolio: byUid,
    Park: byUid,
    Kpi: embedded,
    Metric: embedded,
    KpiGraph: embedded,
    Monitor: embedded,
    DevicePage: embedded,
    Device: byUid,
    DeviceStatus: embedded,
    DeviceVersion: embedded,
    DevicePark: embedded,
    DeviceOrganization: embedded,
    EventCounts: embedded,
    EventCount: embedded,
    Host: embedded,
  },
  resolvers: {
    Query: {
      park: (_parent, args) => ({ __typename: "Park", uid: args["uid"] as string }),
      device: (_parent, args) => ({ __typename: "Device", uid: args["uid"] as string }),
    },
  },
  updates: {
    createOrganization: (_result, _args, cache) => cache.invalidate("Query"),
    login: (_result, _args, cache) => cache.invalidate("Query"),
  },
};
