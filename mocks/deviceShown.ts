import type { Backend } from "./backend";
import type { Schemas } from "./http";
import { refusal } from "./http";
import { isPlatformAdmin, maySeeDevices } from "./sight";
import { visitor } from "./visitor";
import type { Account, Device } from "./world/types";

/** Who asks, where they may see devices at all (§6). */
export function deviceVisitor(backend: Backend, request: Request): Account | Response {
  const who = visitor(backend, request);
  if (who instanceof Response) return who;
  return maySeeDevices(backend, who.account)
    ? who.account
    : refusal(403, "Devices need the role admin or owner");
}

export function visibleDevices(backend: Backend, account: Account): readonly Device[] {
  const all = backend.world.devices;
  if (isPlatformAdmin(account)) return all;
  return all.filter((device) => device.organization_uid === account.organization_uid);
}

/** Names of parks and organizations by uid. */
export type Names = ReadonlyMap<string, string>;

export function namesOf({ world }: Backend): Names {
  return new Map([...world.parks, ...world.organizations].map(({ uid, name }) => [uid, name]));
}

export function shownDevice(device: Device, names: Names): Schemas["DeviceWithSettings"] {
  const { park_uid, organization_uid, ...own } = device;
  return { ...own, park: named(park_uid, names), organization: named(organization_uid, names) };
}

function named(uid: string | null, names: Names): { uid: string; name: string } | null {
  const name = uid === null ? undefined : names.get(uid);
  return uid === null || name === undefined ? null : { uid, name };
}
