/**
 * How long a call may take, in milliseconds, by method and path of the contract; `null` sets none. The specification
 * says that timeouts are set per call and gives no value (§7): these are the deployment's to change.
 */
const standard = 30_000;

const timeouts: Readonly<Record<string, number | null>> = {
  "GET /api/v1/auth/verify": 15_000,
  "POST /api/v1/auth/login": 20_000,
  "POST /api/v1/auth/logout": 10_000,
  "GET /api/v1/portfolio": 60_000,
  "GET /api/v1/metrics/kpi/graph": 60_000,
  "GET /api/v1/promql/query_range": 60_000,
  "PUT /api/v1/report/park/{uid}/generate": 600_000,
  "GET /api/v1/report/park/{uid}/download/{signature}": 120_000,
};

/** Comment and permission calls have no timeout (§7). */
const unlimited = /\/(comment|permission)(\/|$)/;

export function timeoutOf(method: string, path: string): number | null {
  if (unlimited.test(path)) return null;
  return timeouts[`${method} ${path}`] ?? standard;
}
