import { gql } from "@urql/core";
import type { Cache } from "@urql/exchange-graphcache";
import { byUid, embedded } from "./rules";
import type { CacheRules } from "./rules";

const STATUS = [
  ...["isOnline", "publicIp", "lastConnection", "resetReason"],
  ...["project", "app", "date", "time"],
] as const;

/** Of a device that is shown, what it has said of itself; of others nothing is kept [F99]. */
function report(cache: Cache, uid: string, said: Readonly<Record<string, unknown>>): void {
  const device = { __typename: "Device", uid };
  const place = cache.resolve(device, "status");
  if (place === undefined) return;
  // One that never had a status gets a whole one, or its screens would ask anew.
  const names = STATUS.filter((name) => place === null || said[name] !== undefined);
  if (names.length === 0) return;
  const status = Object.fromEntries(names.map((name) => [name, said[name] ?? null]));
  cache.writeFragment(gql(`fragment DeviceReported on Device { uid status { ${names.join(" ")} } }`), {
    ...device,
    status: { __typename: "DeviceStatus", ...status },
  });
}

/** Every write answers the device, which so changes where it is shown. */
export const deviceRules: CacheRules = {
  keys: {
    DevicePage: embedded,
    Device: byUid,
    DeviceStatus: embedded,
    DeviceVersion: embedded,
    DevicePark: embedded,
    DeviceOrganization: embedded,
  },
  updates: {
    deviceReported: (_result, { uid, status }, cache) =>
      report(cache, uid as string, { ...(status as Readonly<Record<string, unknown>>) }),
  },
};
