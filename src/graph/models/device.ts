import type { Schemas } from "./schemas";

export type DeviceModel = Schemas["DeviceWithSettings"];

/**
 * A page of devices, column by column, all of one length; null where nothing is known. `publicIp` is empty for a device
 * whose status has none.
 */
export interface DeviceColumns {
  readonly uid: readonly string[];
  readonly name: readonly string[];
  readonly mac: readonly string[];
  readonly serialNumber: readonly (string | null)[];
  readonly publicIp: readonly (string | null)[];
  readonly project: readonly (string | null)[];
  readonly park: readonly (string | null)[];
  readonly parkName: readonly (string | null)[];
  readonly organization: readonly (string | null)[];
}

export type DeviceStatusModel = Schemas["DeviceStatus"];
export type DeviceVersionModel = NonNullable<DeviceModel["version"]>;
