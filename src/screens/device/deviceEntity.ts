import type { Entity } from "../../command/entity";
import type { DeviceRow } from "./deviceQueries";

/** A device as keys and palette act on it. */
export function deviceEntity(
  device: Pick<DeviceRow, "uid" | "name" | "mac" | "serialNumber" | "park"> & {
    status: { isOnline: boolean | null; publicIp: string | null } | null;
  },
): Entity {
  const { uid, name, mac, serialNumber, park, status } = device;
  return {
    kind: "device",
    uid,
    name,
    aliases: [mac, ...(serialNumber === null ? [] : [serialNumber])],
    ...(status?.isOnline === true ? {} : { isOffline: true }),
    ...(status && !status.publicIp ? { hasNoIp: true } : {}),
    ...(park === null ? {} : { context: park.name, parent: park.uid }),
  };
}
