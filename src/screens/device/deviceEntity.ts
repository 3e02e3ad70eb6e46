import type { Entity } from "../../command/entity";
import type { DeviceRow } from "./deviceQueries";

/** A device as keys and palette act on it. */
export function deviceEntity(
  device: Pick<DeviceRow, "uid" | "name" | "mac" | "serialNumber" | "park" | "organization"> & {
    status: { isOnline: boolean | null; publicIp: string | null } | null;
  },
): Entity {
  const { uid, name, mac, serialNumber, park, organization, status } = device;
  return {
    kind: "device",
    uid,
    name,
    aliases: [mac, ...(serialNumber === null ? [] : [serialNumber])],
    ...(status?.isOnline === true ? {} : { isOffline: true }),
    ...(status && !status.publicIp ? { hasNoIp: true } : {}),
    ...(organization === null ? {} : { organization: organization.uid }),
    ...(park === null ? {} : { context: park.name, parent: park.uid }),
  };
}
