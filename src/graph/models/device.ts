import type { Schemas } from "./schemas";

export type DeviceModel = Schemas["DeviceWithSettings"];
export type DeviceStatusModel = Schemas["DeviceStatus"];
export type DeviceVersionModel = NonNullable<DeviceModel["version"]>;
