import type { HttpHandler } from "msw";
import type { Backend } from "./backend";
import type { Field } from "./body";
import { bodyOf, optional, text } from "./body";
import { deviceVisitor, namesOf, shownDevice, visibleDevices } from "./deviceShown";
import type { Schemas } from "./http";
import { http, refusal } from "./http";
import { inSight, isPlatformAdmin, visibleParks } from "./sight";
import type { Account, Device } from "./world/types";

type Needed<T> = Field<T> & { readonly optional: false };

const within = (from: number, to: number): Needed<number> => ({
  is: (value): value is number => typeof value === "number" && value >= from && value <= to,
  msg: `Number from ${from} to ${to} expected`,
  optional: false,
});
const bool: Needed<boolean> = {
  is: (value) => typeof value === "boolean",
  msg: "true or false expected",
  optional: false,
};
const note: Needed<string | null> = {
  is: (value): value is string | null =>
    value === null || (typeof value === "string" && value.length <= 1000),
  msg: "Text of at most 1000 characters expected",
  optional: false,
};
const settings: Needed<Partial<Device["settings"]>> = {
  is: (value): value is Partial<Device["settings"]> =>
    typeof value === "object" &&
    value !== null &&
    Object.entries(value).every(([key, member]) => {
      if (key === "remote_access") return bool.is(member);
      return key === "reporting_interval_s" && Number.isInteger(member) && within(10, 3600).is(member);
    }),
  msg: "Settings expected: reporting_interval_s from 10 to 3600, remote_access true or false",
  optional: false,
};

const changes = {
  name: optional(text(1, 255)),
  description: optional(note),
  is_enabled: optional(bool),
  settings: optional(settings),
};

/** The device a call names and who asks, or the refusal. */
function target(
  backend: Backend,
  request: Request,
  uid: string,
): { account: Account; device: Device } | Response {
  const account = deviceVisitor(backend, request);
  if (account instanceof Response) return account;
  const device = inSight(uid, backend.world.devices, visibleDevices(backend, account), "Device");
  return device instanceof Response ? device : { account, device };
}

/** A device nobody has may be taken by an organization's admin into their own; platform staff give it to any. */
function toAssign(backend: Backend, request: Request, uid: string, organization: string): Device | Response {
  const account = deviceVisitor(backend, request);
  if (account instanceof Response) return account;
  const device = backend.world.devices.find((one) => one.uid === uid);
  if (!device) return refusal(404, "Device not found");
  const isStaff = isPlatformAdmin(account);
  const isOthers = device.organization_uid !== null && device.organization_uid !== account.organization_uid;
  if (!isStaff && isOthers) return refusal(403, "Not allowed to see this device");
  if (!backend.world.organizations.some((one) => one.uid === organization))
    return refusal(404, "Organization not found");
  if (!isStaff && organization !== account.organization_uid)
    return refusal(403, "Only platform staff assign devices to other organizations");
  return device.organization_uid === null
    ? device
    : refusal(409, "The device is already assigned to an organization");
}

function kept(backend: Backend, device: Device, change: Partial<Device>): Schemas["DeviceWithSettings"] {
  Object.assign(device, change);
  backend.changed("devices", device.uid);
  return shownDevice(device, namesOf(backend));
}

/** Changes of a device, its place, its park and its organization (§7 Devices). */
export function deviceWriteHandlers(backend: Backend): HttpHandler[] {
  return [
    http.put("/api/v1/device/{uid}", async ({ request, params, response }) => {
      const found = target(backend, request, params.uid);
      if (found instanceof Response) return response.untyped(found);
      const body = await bodyOf(request, changes);
      if (body instanceof Response) return response.untyped(body);
      const { settings: changed, ...own } = body;
      const all = { ...own, settings: { ...found.device.settings, ...changed } };
      return response(200).json(kept(backend, found.device, withoutGaps(all)));
    }),

    http.put("/api/v1/device/{uid}/app", async ({ request, params, response }) => {
      const found = target(backend, request, params.uid);
      if (found instanceof Response) return response.untyped(found);
      const place = { latitude: within(-90, 90), longitude: within(-180, 180) };
      const body = await bodyOf(request, place);
      if (body instanceof Response) return response.untyped(body);
      return response(200).json(kept(backend, found.device, body));
    }),

    ...parkHandlers(backend),
    ...ownerHandlers(backend),
  ];
}

function parkHandlers(backend: Backend): HttpHandler[] {
  return [
    http.post("/api/v1/device/{uid}/assign-park", async ({ request, params, response }) => {
      const found = target(backend, request, params.uid);
      if (found instanceof Response) return response.untyped(found);
      const body = await bodyOf(request, { park_uid: text() });
      if (body instanceof Response) return response.untyped(body);
      const park = inSight(body.park_uid, backend.world.parks, visibleParks(backend, found.account), "Park");
      if (park instanceof Response) return response.untyped(park);
      if (found.device.park_uid !== null)
        return response.untyped(refusal(409, "The device is already assigned to a park"));
      return response(200).json(kept(backend, found.device, { park_uid: park.uid }));
    }),

    http.delete("/api/v1/device/{uid}/remove-from-park", ({ request, params, response }) => {
      const found = target(backend, request, params.uid);
      if (found instanceof Response) return response.untyped(found);
      if (found.device.park_uid === null)
        return response.untyped(refusal(409, "The device is assigned to no park"));
      return response(200).json(kept(backend, found.device, { park_uid: null }));
    }),
  ];
}

function ownerHandlers(backend: Backend): HttpHandler[] {
  return [
    http.post("/api/v1/device/{uid}/assign-organization", async ({ request, params, response }) => {
      const who = deviceVisitor(backend, request);
      if (who instanceof Response) return response.untyped(who);
      const body = await bodyOf(request, { organization_uid: text() });
      if (body instanceof Response) return response.untyped(body);
      const { organization_uid } = body;
      const device = toAssign(backend, request, params.uid, organization_uid);
      if (device instanceof Response) return response.untyped(device);
      return response(200).json(kept(backend, device, { organization_uid }));
    }),

    http.delete("/api/v1/device/{uid}/remove-from-organization", ({ request, params, response }) => {
      const found = target(backend, request, params.uid);
      if (found instanceof Response) return response.untyped(found);
      if (found.device.organization_uid === null)
        return response.untyped(refusal(409, "The device is assigned to no organization"));
      return response(200).json(kept(backend, found.device, { organization_uid: null }));
    }),
  ];
}

/** Without the members that were not given: they would delete what stands. */
function withoutGaps(change: { [K in keyof Device]?: Device[K] | undefined }): Partial<Device> {
  return Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined));
}
