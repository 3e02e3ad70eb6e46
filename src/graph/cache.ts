import { cacheExchange } from "@urql/exchange-graphcache";
import type { Data } from "@urql/exchange-graphcache";

const byUid = (data: Data) => (typeof data["uid"] === "string" ? data["uid"] : null);
const embedded = () => null;

/** How a write changes what is on screen (§4), and what is an entity of its own. */
export function graphCache() {
  return cacheExchange({
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
      Mutation: {
        createOrganization: (_result, _args, cache) => cache.invalidate("Query"),
        login: (_result, _args, cache) => cache.invalidate("Query"),
      },
    },
  });
}
