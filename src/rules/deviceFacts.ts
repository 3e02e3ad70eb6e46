import { formatNumber, localeOf } from "./numbers";
import type { Zone } from "./zone";
import { zoneAbbreviation } from "./zoneAbbreviation";

/** A device as the graph gives it, as far as it is told to people. */
export interface DeviceFacts {
  readonly uid: string;
  readonly name: string;
  readonly mac: string;
  readonly serialNumber: string | null;
  readonly description: string | null;
  readonly isEnabled: boolean | null;
  readonly dateOfRegistration: string | null;
  readonly latitude: number | null;
  readonly longitude: number | null;
  readonly reportingInterval: number | null;
  readonly remoteAccess: boolean | null;
  readonly status: {
    readonly isOnline: boolean | null;
    readonly publicIp: string | null;
    readonly lastConnection: string | null;
    readonly resetReason: string | null;
    readonly project: string | null;
    readonly app: string | null;
    readonly date: string | null;
    readonly time: string | null;
  } | null;
  readonly version: {
    readonly hwArticle: string | null;
    readonly hwRevision: string | null;
    readonly targetId: string | null;
  } | null;
  readonly park: { readonly uid: string; readonly name: string } | null;
  readonly organization: { readonly uid: string; readonly name: string } | null;
}

export interface DeviceField {
  /** A key below `device.field`. */
  readonly id: string;
  /** As it is shown; null where there is none. */
  readonly value: string | null;
  /** As it is copied, where that is not as it is shown: numbers for other programs. */
  readonly plain?: string;
}

export const deviceSections = [
  "identity",
  "version",
  "status",
  "settings",
  "position",
  "assignments",
] as const;

export type DeviceSection = (typeof deviceSections)[number];

export interface DeviceWording {
  readonly zone: Zone;
  readonly language: string;
  /** Words for "yes" and "no". */
  readonly answer: (is: boolean) => string;
}

/** Milliseconds of a device's last connection; null where it never connected or says nonsense. */
export function lastConnectionOf(device: {
  readonly status: { readonly lastConnection: string | null } | null;
}): number | null {
  const at = Date.parse(device.status?.lastConnection ?? "");
  return Number.isNaN(at) ? null : at;
}

/** Online, offline, never connected or not known: a key below `device` [188]. */
export function connectionOf(
  status: { readonly isOnline: boolean | null } | null,
): "online" | "offline" | "never" | "unknown" {
  if (status === null) return "never";
  if (status.isOnline === null) return "unknown";
  return status.isOnline ? "online" : "offline";
}

function instant(text: string | null | undefined, { zone, language }: DeviceWording): string | null {
  const at = Date.parse(text ?? "");
  if (Number.isNaN(at)) return null;
  const options = { dateStyle: "medium", timeStyle: "medium", timeZone: zone } as const;
  const shown = new Intl.DateTimeFormat(localeOf(language), options).format(at);
  return `${shown} ${zoneAbbreviation(at, zone, language)}`;
}

/** Degrees as the language writes them, and as maps read them. */
function degrees(id: string, value: number | null, language: string): DeviceField {
  if (value === null || !Number.isFinite(value)) return { id, value: null };
  return { id, value: `${formatNumber(value, language, { maxDigits: 6 })}°`, plain: String(value) };
}

function fieldsOf(values: Readonly<Record<string, string | null | undefined>>): DeviceField[] {
  return Object.entries(values).map(([id, value]) => ({
    id,
    value: value === undefined || value === null || value.trim() === "" ? null : value,
  }));
}

/** The technical rest of a device, by what it is about; each field to be copied for support [198]. */
export function deviceFields(
  device: DeviceFacts,
  wording: DeviceWording,
): Readonly<Record<DeviceSection, readonly DeviceField[]>> {
  const { status, version, reportingInterval } = device;
  const { language } = wording;
  const answer = (is: boolean | null) => (is === null ? null : wording.answer(is));
  return {
    identity: fieldsOf({
      name: device.name,
      uid: device.uid,
      mac: device.mac,
      serialNumber: device.serialNumber,
      description: device.description,
      registered: instant(device.dateOfRegistration, wording),
      project: status?.project,
    }),
    version: fieldsOf({
      firmware: status?.app,
      hwArticle: version?.hwArticle,
      hwRevision: version?.hwRevision,
      targetId: version?.targetId,
    }),
    status: fieldsOf({
      lastConnection: instant(status?.lastConnection, wording),
      resetReason: status?.resetReason,
      publicIp: status?.publicIp,
      ownClock: [status?.date, status?.time].filter(Boolean).join(" "),
    }),
    settings: fieldsOf({
      enabled: answer(device.isEnabled),
      interval: reportingInterval === null ? null : `${formatNumber(reportingInterval, language)} s`,
      remoteAccess: answer(device.remoteAccess),
    }),
    position: [
      degrees("latitude", device.latitude, language),
      degrees("longitude", device.longitude, language),
    ],
    assignments: fieldsOf({ park: device.park?.name, organization: device.organization?.name }),
  };
}
