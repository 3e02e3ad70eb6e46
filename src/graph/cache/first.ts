import { askAnew, byUid, embedded } from "./rules";
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
    Portfolio: byUid,
    Park: byUid,
    Kpi: embedded,
    Metric: embedded,
    KpiGraph: embedded,
    Monitor: embedded,
    MonitorRemark: embedded,
  },
  resolvers: {
    Query: {
      park: (_parent, args) => ({ __typename: "Park", uid: args["uid"] as string }),
      device: (_parent, args) => ({ __typename: "Device", uid: args["uid"] as string }),
    },
  },
  updates: {
    login: (_result, _args, cache) => askAnew(cache),
  },
};
