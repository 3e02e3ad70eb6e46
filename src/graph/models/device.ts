import type { Schemas } from "./schemas";

export type DeviceModel = Schemas["Device"];
export type DeviceStatusModel = Schemas["DeviceStatus"];
export type DeviceVersionModel = NonNullable<DeviceModel["version"]>;
