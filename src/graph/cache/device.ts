import { byUid, embedded } from "./rules";
import type { CacheRules } from "./rules";

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
};
