import type { WorldState } from "../../mocks/world/types";
import { promqlPath } from "../mocks/backend";
import { operations } from "./contract";

const range = "start=2026-06-01T00:00:00%2B02:00&end=2026-06-08T00:00:00%2B02:00";
const page = "page=1&limit=20";

/** Queries of the readings that need one, or are worth one. */
const queries: Readonly<Record<string, string>> = {
  portfolios: "update_ext=true",
  kpiProduction: `${range}&step=1d`,
  kpiAvailability: `${range}&step=1h`,
  kpiShutdown: `${range}&step=100`,
  kpiGraph: `${range}&step=1d`,
  inverterStats: range,
  devices: "page=1&limit=320&filters=project%20ne%20demo",
  parkEvents: `${page}&show_hidden=true`,
  eventCounts: "importance_threshold=1000&show_hidden=false",
  cooperations: `${page}&include_expired=true`,
  users: "page=1&limit=100&filters=role%20ne%20demo",
  comments: "year=2026&quarter=2",
};

/**
 * One call of each operation that only reads, of the first record of the world and of one park. `acceptInvitation` is a
 * GET that writes.
 */
export function readingsOf(world: WorldState, parkUid = world.parks[0]?.uid ?? ""): readonly string[] {
  const { organizations, portfolios, devices, accounts, cooperations, comments, reports } = world;
  const report = reports.find(({ park_uid }) => park_uid === parkUid);
  const values: Readonly<Record<string, string | undefined>> = {
    orgUid: organizations[0]?.uid,
    coopOrgUid: cooperations[0]?.partner_uid,
    parkUid,
    commentId: comments.find(({ park_uid }) => park_uid === parkUid)?.id,
    signature: report?.pdf ?? report?.csv ?? undefined,
    account: accounts.find(({ organization_uid }) => organization_uid === organizations[0]?.uid)?.account,
  };
  const uids: Readonly<Record<string, string | undefined>> = {
    portfolio: portfolios[0]?.uid,
    organization: organizations[0]?.uid,
    device: devices[0]?.uid,
  };
  const uidOf = (path: string) => uids[/^\/api\/v1\/(\w+)\//.exec(path)?.[1] ?? ""] ?? parkUid;
  return operations
    .filter(({ method, id }) => method === "get" && id !== "acceptInvitation")
    .map(({ id, path }) => {
      if (id === "queryRange")
        return `GET ${promqlPath('sum by (park, shutdown_type) (loss_power{park=~".+"})')}`;
      const filled = path
        .replace("{uid}", uidOf(path))
        .replace(/\{(\w+)\}/g, (_, name: string) => values[name] ?? "unknown");
      const query = queries[id];
      return `GET ${filled}${query === undefined ? "" : `?${query}`}`;
    });
}
