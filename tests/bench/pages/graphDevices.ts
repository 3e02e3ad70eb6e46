import type { Client } from "@urql/core";
import { graphql } from "gql.tada";
import { createGraph } from "../../../src/graph/client";
import { dataOf } from "../../../src/graph/rest";
import { defaultTemplates } from "../../../src/rules/promql";
import { meansOf, readBeforehand } from "./graphSource";
import { usualClient, usualSchema } from "./graphUsual";

const Devices = graphql(`
  query BenchDevices($limit: Int!) {
    devices(limit: $limit) {
      items {
        uid
        mac
        name
        serialNumber
        description
        isEnabled
        dateOfRegistration
        longitude
        latitude
        reportingInterval
        remoteAccess
        status {
          isOnline
          publicIp
          lastConnection
          resetReason
          project
          app
          date
          time
        }
        version {
          hwArticle
          hwRevision
          targetId
        }
        park {
          uid
          name
        }
        organization {
          uid
          name
        }
      }
      total
      page
    }
  }
`);

const count = 2000;

const devices = Array.from({ length: count }, (_, index) => ({
  uid: `d${index}`,
  mac: `02:00:00:00:${String(index >> 8)}:${String(index & 255)}`,
  name: `Logger ${index}`,
  serial_number: `SN-${index}`,
  description: index % 3 === 0 ? null : "Roof, east",
  is_enabled: true,
  date_of_registration: "2024-03-01T08:00:00Z",
  longitude: 9.9,
  latitude: 53.5,
  settings: { reporting_interval_s: 60, remote_access: true },
  status: {
    is_online: true,
    public_ip: "203.0.113.7",
    last_connection: "2026-06-10T10:00:00Z",
    reset_reason: "power",
    project: "logger",
    app: "4.2.0",
    date: "2026-06-10",
    time: "12:00:00",
  },
  version: { hw_article: "HW-7", hw_revision: "C", target_id: "esp32" },
  park: { uid: `p${index % 500}`, name: `Park ${index % 500}` },
  organization: { uid: "o1", name: "Nordlicht" },
}));

/** Makes the server's names the schema's, all down an answer: then no field needs a resolver. */
function renamed(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(renamed);
  if (typeof value !== "object" || value === null) return value;
  const name = (key: string) => key.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase());
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [name(key), renamed(each)]));
}

/** `cached` is the query with the normalised cache. */
export function start(_root: HTMLElement, parameters: URLSearchParams): Promise<number[]> {
  const rest = readBeforehand({ devices, total: count, page: 1, limit: count });
  const call = () => {
    const params = { query: { page: 1, limit: count } };
    return dataOf(rest({ signal: new AbortController().signal }).GET("/api/v1/device", { params }));
  };
  const naive = usualSchema({
    Query: { devices: async () => ({ items: renamed((await call()).devices), total: count, page: 1 }) },
  });
  const { bulk } = createGraph({ rest, templates: defaultTemplates, now: Date.now, log: () => undefined });
  const ask = (clientOf: () => Client) => async () => {
    const { data, error } = await clientOf().query(Devices, { limit: count }).toPromise();
    if (error || data?.devices.items[1999]?.version?.hwArticle !== "HW-7")
      throw error ?? new Error("The query was not answered");
  };
  const usual = usualClient(naive, rest);
  return meansOf(parameters, {
    ours: ask(() => bulk),
    // A cache of its own each time: all is written, nothing compared.
    cached: ask(
      () => createGraph({ rest, templates: defaultTemplates, now: Date.now, log: () => undefined }).client,
    ),
    naive: ask(() => usual),
  });
}
