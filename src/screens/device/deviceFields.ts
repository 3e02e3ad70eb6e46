import { localeOf } from "../../rules/numbers";
import type { Zone } from "../../rules/zone";
import type { DeviceItem } from "./deviceQueries";

export interface DeviceField {
  /** A key below `device.field`. */
  readonly id: string;
  /** As it is shown and copied; null where there is none. */
  readonly value: string | null;
}

function instant(text: string | null | undefined, zone: Zone, language: string): string | null {
  const at = Date.parse(text ?? "");
  if (Number.isNaN(at)) return null;
  return new Intl.DateTimeFormat(localeOf(language), {
    dateStyle: "medium",
    timeStyle: "long",
    timeZone: zone,
  }).format(at);
}

const place = ({ latitude, longitude }: DeviceItem) =>
  latitude === null || longitude === null ? null : `${latitude}, ${longitude}`;

/** All there is to know of a device, in the order in which support asks for it [198]. */
export function deviceFields(device: DeviceItem, zone: Zone, language: string): DeviceField[] {
  const { status, version } = device;
  const ownClock = [status?.date, status?.time].filter(Boolean).join(" ");
  const fields: Record<string, string | null | undefined> = {
    name: device.name,
    uid: device.uid,
    mac: device.mac,
    serialNumber: device.serialNumber,
    park: device.park?.name,
    organization: device.organization?.name,
    lastConnection: instant(status?.lastConnection, zone, language),
    firmware: status?.app,
    resetReason: status?.resetReason,
    hwArticle: version?.hwArticle,
    hwRevision: version?.hwRevision,
    targetId: version?.targetId,
    publicIp: status?.publicIp,
    ownClock,
    project: status?.project,
    description: device.description,
    registered: instant(device.dateOfRegistration, zone, language),
    place: place(device),
  };
  return Object.entries(fields).map(([id, value]) => ({
    id,
    value: value === undefined || value === null || value.trim() === "" ? null : value,
  }));
}
