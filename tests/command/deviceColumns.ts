import type { DeviceColumns } from "../../src/graph/models/device";

/** A device as a test speaks of it. */
export interface DeviceRow {
  readonly uid: string;
  readonly name: string;
  readonly mac: string;
  readonly serialNumber: string;
  readonly status: { readonly publicIp: string | null; readonly project: string } | null;
  readonly park: { readonly uid: string; readonly name: string };
  readonly organization?: { readonly uid: string };
}

/** What the palette is answered for these devices. */
export function deviceColumns(rows: readonly DeviceRow[]): DeviceColumns {
  return {
    uid: rows.map(({ uid }) => uid),
    name: rows.map(({ name }) => name),
    mac: rows.map(({ mac }) => mac),
    serialNumber: rows.map(({ serialNumber }) => serialNumber),
    publicIp: rows.map(({ status }) => status && (status.publicIp ?? "")),
    project: rows.map(({ status }) => status?.project ?? null),
    park: rows.map(({ park }) => park.uid),
    parkName: rows.map(({ park }) => park.name),
    organization: rows.map(({ organization }) => organization?.uid ?? null),
  };
}

/** A page of the palette's, with nothing after it. */
export function devicePage(rows: readonly DeviceRow[]) {
  return { deviceColumns: { columns: deviceColumns(rows), total: rows.length } };
}
