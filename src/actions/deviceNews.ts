import { graphql } from "gql.tada";
import type { Tools } from "../command/tools";

const DeviceReported = graphql(`
  mutation DeviceReported($uid: ID!, $status: DeviceReport!) {
    deviceReported(uid: $uid, status: $status)
  }
`);

/** The fields of a status as servers write them, and as the graph has them (x-assumed: the shape of REST). */
const texts = {
  public_ip: "publicIp",
  last_connection: "lastConnection",
  reset_reason: "resetReason",
  project: "project",
  app: "app",
  date: "date",
  time: "time",
} as const;

type Report = { isOnline?: boolean } & { [K in (typeof texts)[keyof typeof texts]]?: string };

/** Not more devices than are ever shown at once wait to be told of: a flood of news keeps nothing [F99]. */
const MOST = 1000;

function reportOf(status: unknown): Report {
  if (typeof status !== "object" || status === null) return {};
  const said: Readonly<Record<string, unknown>> = { ...status };
  const report: Report = {};
  if (typeof said["is_online"] === "boolean") report.isOnline = said["is_online"];
  for (const [name, field] of Object.entries(texts)) {
    const value = said[name];
    if (typeof value === "string") report[field] = value;
  }
  return report;
}

interface NewsParts {
  readonly mutate: Tools["mutate"];
  /** Calls back after a while: news of one device that come at once are one. */
  readonly schedule: (callback: () => void) => void;
}

/**
 * Takes what devices say unasked, `{type, device, status}`, to the screens that show them: without a call, and without
 * anything moving but the values.
 */
export function createDeviceNews({ mutate, schedule }: NewsParts) {
  const waiting = new Map<string, Report>();
  const tell = (): void => {
    const told = [...waiting];
    waiting.clear();
    // A session that has ended meanwhile has nobody to tell.
    for (const [uid, status] of told) mutate(DeviceReported, { uid, status }).catch(() => undefined);
  };
  return ({ device, status }: Readonly<Record<string, unknown>>): void => {
    if (typeof device !== "string" || (waiting.size >= MOST && !waiting.has(device))) return;
    const report = reportOf(status);
    if (Object.keys(report).length === 0) return;
    if (waiting.size === 0) schedule(tell);
    waiting.set(device, { ...waiting.get(device), ...report });
  };
}
