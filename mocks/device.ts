import type { HttpHandler } from "msw";
import type { Backend } from "./backend";
import type { Fields } from "./filters";
import { filterOf } from "./filters";
import type { Schemas } from "./http";
import { http, invalid, refusal } from "./http";
import { pageOf } from "./paging";
import { inSight, isPlatformAdmin, maySeeDevices } from "./sight";
import { visitor } from "./visitor";
import type { Account, Device } from "./world/types";

/** Devices, for admins and owners of an organization and for platform staff (§6, §7 Devices). */
export function deviceHandlers(backend: Backend): HttpHandler[] {
  return [
    http.get("/api/v1/device", ({ request, query, response }) => {
      const account = allowed(backend, request);
      if (account instanceof Response) return response.untyped(account);
      const page = pageOf(query.get("page"), query.get("limit"));
      if (page instanceof Response) return response.untyped(page);
      const names = namesOf(backend);
      const filter = filterOf(query.get("filters"), fieldsOf(names));
      if (!filter)
        return response.untyped(
          invalid([{ msg: "FIELD co TEXT or FIELD ne TEXT expected", loc: ["query", "filters"] }]),
        );
      const found = visibleDevices(backend, account).filter(filter);
      const devices = found.slice(page.from, page.to).map((device) => shownDevice(device, names));
      return response(200).json({ devices, total: found.length, page: page.number });
    }),

    http.get("/api/v1/device/{uid}", ({ request, params, response }) => {
      const account = allowed(backend, request);
      if (account instanceof Response) return response.untyped(account);
      const device = inSight(params.uid, backend.world.devices, visibleDevices(backend, account), "Device");
      if (device instanceof Response) return response.untyped(device);
      return response(200).json(shownDevice(device, namesOf(backend)));
    }),
  ];
}

function allowed(backend: Backend, request: Request): Account | Response {
  const who = visitor(backend, request);
  if (who instanceof Response) return who;
  return maySeeDevices(backend, who.account)
    ? who.account
    : refusal(403, "Devices need the role admin or owner");
}

function visibleDevices(backend: Backend, account: Account): readonly Device[] {
  const all = backend.world.devices;
  if (isPlatformAdmin(account)) return all;
  return all.filter((device) => device.organization_uid === account.organization_uid);
}

/** Names of parks and organizations by uid. */
type Names = ReadonlyMap<string, string>;

function namesOf({ world }: Backend): Names {
  return new Map([...world.parks, ...world.organizations].map(({ uid, name }) => [uid, name]));
}

function fieldsOf(names: Names): Fields<Device> {
  const park = ({ park_uid }: Device) => names.get(park_uid ?? "") ?? null;
  const organization = ({ organization_uid }: Device) => names.get(organization_uid ?? "") ?? null;
  const project = ({ status }: Device) => status?.project ?? null;
  return {
    uid: ({ uid }) => uid,
    name: ({ name }) => name,
    mac: ({ mac }) => mac,
    serial_number: ({ serial_number }) => serial_number,
    description: ({ description }) => description,
    project,
    "status.project": project,
    park,
    "park.name": park,
    organization,
    "organization.name": organization,
  };
}

function shownDevice(device: Device, names: Names): Schemas["Device"] {
  const { park_uid, organization_uid, ...own } = device;
  return { ...own, park: named(park_uid, names), organization: named(organization_uid, names) };
}

function named(uid: string | null, names: Names): { uid: string; name: string } | null {
  const name = uid === null ? undefined : names.get(uid);
  return uid === null || name === undefined ? null : { uid, name };
}
