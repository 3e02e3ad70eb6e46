import type { DeviceRow } from "../../../src/screens/device/deviceQueries";
import { now } from "./eventRows";

const hex = (value: number) => value.toString(16).padStart(2, "0");

/** So many devices in parks of nineteen, always the same ones. */
export function deviceRows(count: number): DeviceRow[] {
  return Array.from({ length: count }, (_, at) => ({
    uid: `device-${at}`,
    name: `Logger ${at + 1}`,
    mac: `70:b3:d5:${hex((at >> 16) & 255)}:${hex((at >> 8) & 255)}:${hex(at & 255)}`,
    serialNumber: `PL24-${10_000 + at}`,
    status: {
      isOnline: at % 11 !== 0,
      publicIp: `203.0.${(at >> 8) & 255}.${at & 255}`,
      lastConnection: new Date(now - (at % 5000) * 60_000).toISOString(),
      resetReason: null,
      project: "logger",
      app: `4.${at % 9}.0`,
    },
    park: at % 13 === 0 ? null : { uid: `park-${at % 5000}`, name: `Solarpark ${(at % 5000) + 1}` },
    organization: { uid: `organization-${at % 40}`, name: `Organization ${(at % 40) + 1}` },
  }));
}
