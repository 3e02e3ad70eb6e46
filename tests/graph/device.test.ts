import { graphql } from "gql.tada";
import { describe, expect, test } from "vitest";
import {
  AssignDeviceOrganization,
  AssignDevicePark,
  RemoveDeviceOrganization,
  RemoveDevicePark,
  UpdateDevice,
  UpdateDeviceLocation,
} from "../../src/actions/deviceDocuments";
import { fakeServer, json } from "./server";
import type { FakeServer } from "./server";
import { malformed } from "./watched";

const Devices = graphql(`
  query DevicesHere {
    devices(page: 1, limit: 20) {
      total
      items {
        uid
        name
        description
        isEnabled
        latitude
        longitude
        reportingInterval
        remoteAccess
        park {
          uid
          name
        }
        organization {
          uid
          name
        }
      }
    }
  }
`);

const device = {
  uid: "d1",
  mac: "70:b3:d5:00:00:01",
  name: "Logger",
  description: "Cabinet 3",
  is_enabled: true,
  latitude: 49.5,
  longitude: 8.25,
  settings: { reporting_interval_s: 60, remote_access: true, future: 1 },
  park: { uid: "p1", name: "Nord" },
  organization: { uid: "o1", name: "Sonnenwerk" },
};

const shown = {
  uid: "d1",
  name: "Logger",
  description: "Cabinet 3",
  isEnabled: true,
  latitude: 49.5,
  longitude: 8.25,
  reportingInterval: 60,
  remoteAccess: true,
  park: { uid: "p1", name: "Nord" },
  organization: { uid: "o1", name: "Sonnenwerk" },
};

const path = "/api/v1/device/d1";

/** A server with one device, which answers a change with what the device is then. */
/** A server that answers the list, and a call with a device or with the whole of an answer. */
function serverWith(call: string, now: unknown): FakeServer {
  return fakeServer({
    "/api/v1/device": [json({ devices: [device], total: 1, page: 1 })],
    [call]: [now instanceof Response ? now : json(now)],
  });
}

async function firstOf({ graph }: FakeServer, requestPolicy: "network-only" | "cache-only" | "cache-first") {
  const { data } = await graph.client.query(Devices, {}, { requestPolicy }).toPromise();
  return data?.devices.items[0];
}

describe("[187] each change is one call, and the list on screen follows without another", () => {
  test("what is given of a device", async () => {
    const now = { ...device, name: "Logger 2", is_enabled: false };
    const server = serverWith(path, now);
    expect(await firstOf(server, "network-only")).toEqual(shown);
    const changes = { name: "Logger 2", isEnabled: false };
    const { error } = await server.graph.client.mutation(UpdateDevice, { uid: "d1", changes }).toPromise();
    expect(error).toBeUndefined();
    expect(await firstOf(server, "cache-only")).toEqual({ ...shown, name: "Logger 2", isEnabled: false });
    expect(server.requests).toEqual(["GET /api/v1/device?page=1&limit=20", `PUT ${path}`]);
  });

  test("its place", async () => {
    const server = serverWith(`${path}/app`, { ...device, latitude: -33, longitude: 151 });
    await firstOf(server, "network-only");
    await server.graph.client
      .mutation(UpdateDeviceLocation, { uid: "d1", latitude: -33, longitude: 151 })
      .toPromise();
    expect(await firstOf(server, "cache-only")).toEqual({ ...shown, latitude: -33, longitude: 151 });
    expect(server.requests.at(-1)).toBe(`PUT ${path}/app`);
  });

  test.each([
    [
      "its park",
      AssignDevicePark,
      { park: "p2" },
      "POST",
      "assign-park",
      { park: { uid: "p2", name: "Süd" } },
    ],
    ["no park [188]", RemoveDevicePark, {}, "DELETE", "remove-from-park", { park: null }],
    [
      "its organization",
      AssignDeviceOrganization,
      { organization: "o2" },
      "POST",
      "assign-organization",
      { organization: { uid: "o2", name: "Windwerk" } },
    ],
    [
      "no organization [188]",
      RemoveDeviceOrganization,
      {},
      "DELETE",
      "remove-from-organization",
      { organization: null },
    ],
  ] as const)("%s", async (_, document, variables, method, call, change) => {
    const server = serverWith(`${path}/${call}`, { ...device, ...change });
    await firstOf(server, "network-only");
    const { error } = await server.graph.client
      .mutation<unknown, object>(document, { uid: "d1", ...variables })
      .toPromise();
    expect(error).toBeUndefined();
    expect(await firstOf(server, "cache-only")).toEqual({ ...shown, ...change });
    expect(server.requests.slice(1)).toEqual([`${method} ${path}/${call}`]);
  });
});

/** The body of the one change that is made. */
async function bodyOf(changes: Parameters<typeof update>[1]): Promise<unknown> {
  const bodies: unknown[] = [];
  const server = fakeServer(
    {},
    {
      fetch: async (input, init) => {
        bodies.push(await new Request(input, init).json());
        return json(device);
      },
    },
  );
  await update(server, changes);
  return bodies[0];
}

function update(
  server: FakeServer,
  changes: {
    name?: string;
    description?: string | null;
    settings?: { reportingInterval?: number; remoteAccess?: boolean };
  },
) {
  return server.graph.client.mutation(UpdateDevice, { uid: "d1", changes }).toPromise();
}

test("for a search they come packed, without those that have no key, what is not known as null", async () => {
  const Packed = graphql(`
    query PackedHere {
      deviceColumns(limit: 1000, filters: "name co log") {
        columns
        total
      }
    }
  `);
  const bare = { uid: "d2", mac: null, status: { public_ip: null, project: "demo" } };
  const known = { ...device, serial_number: "SN-1", status: { public_ip: "203.0.113.7", project: "park" } };
  const devices = [known, bare, { uid: "" }, { uid: "d3", mac: "m3", name: "" }];
  const server = fakeServer({ "/api/v1/device": [malformed(json({ devices, total: 9, page: 1 }))] });
  const { data } = await server.graph.bulk.query(Packed, {}).toPromise();
  expect(data?.deviceColumns).toEqual({
    total: 9,
    columns: {
      uid: ["d1", "d2", "d3"],
      name: ["Logger", "d2", ""],
      mac: ["70:b3:d5:00:00:01", "", "m3"],
      serialNumber: ["SN-1", null, null],
      publicIp: ["203.0.113.7", "", null],
      project: ["park", "demo", null],
      park: ["p1", null, null],
      parkName: ["Nord", null, null],
      organization: ["o1", null, null],
    },
  });
  expect(server.requests.map(String)).toHaveLength(1);
});

describe("what is sent", () => {
  test("is what was given and nothing else, renamed as the server has it", async () => {
    expect(await bodyOf({ name: "A" })).toEqual({ name: "A" });
    expect(await bodyOf({ description: null })).toEqual({ description: null });
    expect(await bodyOf({ settings: { reportingInterval: 120 } })).toEqual({
      settings: { reporting_interval_s: 120 },
    });
    expect(await bodyOf({ settings: {} })).toEqual({});
  });
});

describe("what goes wrong", () => {
  test("the server's words win", async () => {
    const server = fakeServer({
      [`${path}/assign-park`]: [json({ detail: "The device is already assigned to a park" }, 409)],
    });
    const { error } = await server.graph.client
      .mutation(AssignDevicePark, { uid: "d1", park: "p1" })
      .toPromise();
    expect(error?.graphQLErrors[0]?.message).toBe("The device is already assigned to a park");
    expect(error?.graphQLErrors[0]?.extensions["status"]).toBe(409);
    expect(server.requests.length).toBe(1);
  });

  test("[199] an answer without a device, where it cannot be read either, is no failure, and the list is asked anew", async () => {
    const server = serverWith(`${path}/remove-from-park`, malformed(json({ done: true })));
    await firstOf(server, "network-only");
    const { error, data } = await server.graph.client.mutation(RemoveDevicePark, { uid: "d1" }).toPromise();
    expect([error, data?.removeDevicePark]).toEqual([undefined, null]);
    const before = server.requests.length;
    await firstOf(server, "cache-first");
    expect(server.requests.length).toBeGreaterThan(before);
  });

  test("hosts: the catalogue's text where the server says nothing", async () => {
    const Hosts = graphql(`
      query HostsHere {
        hosts {
          name
          url
        }
      }
    `);
    const server = fakeServer({ "/api/v1/system/hosts": [json({}, 400)] });
    const { error } = await server.graph.client.query(Hosts, {}).toPromise();
    expect(error?.graphQLErrors[0]?.message).toBe("Failed to fetch host configuration");
  });
});
