import type { HttpHandler } from "msw";
import type { Backend } from "./backend";
import { deviceVisitor, namesOf, shownDevice, visibleDevices } from "./deviceShown";
import type { Names } from "./deviceShown";
import { deviceWriteHandlers } from "./deviceWrites";
import type { Fields } from "./filters";
import { filterOf } from "./filters";
import { http, invalid } from "./http";
import { pageOf } from "./paging";
import { inSight } from "./sight";
import type { Device } from "./world/types";

/** Devices, for admins and owners of an organization and for platform staff (§6, §7 Devices). */
export function deviceHandlers(backend: Backend): HttpHandler[] {
  return [
    http.get("/api/v1/device", ({ request, query, response }) => {
      const account = deviceVisitor(backend, request);
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
      const account = deviceVisitor(backend, request);
      if (account instanceof Response) return response.untyped(account);
      const device = inSight(params.uid, backend.world.devices, visibleDevices(backend, account), "Device");
      if (device instanceof Response) return response.untyped(device);
      return response(200).json(shownDevice(device, namesOf(backend)));
    }),

    ...deviceWriteHandlers(backend),
  ];
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
    "status.public_ip": ({ status }) => status?.public_ip ?? null,
    park,
    "park.name": park,
    organization,
    "organization.name": organization,
  };
}
