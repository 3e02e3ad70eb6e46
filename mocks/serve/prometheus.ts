import type { Backend } from "../backend";
import { visitor } from "../visitor";
import type { Before } from "./api";

/**
 * Hands the monitor's range queries of signed-in visitors to a Prometheus-compatible server at `base`. It knows all
 * parks: who may see which is not its business.
 */
export function forwardQueries(base: string, backend: Backend): Before {
  return async (request) => {
    const { pathname, search } = new URL(request.url);
    if (request.method !== "GET" || pathname !== "/api/v1/promql/query_range") return null;
    const who = visitor(backend, request);
    if (who instanceof Response) return who;
    try {
      const answer = await fetch(`${base}/api/v1/query_range${search}`, {
        signal: AbortSignal.timeout(30_000),
      });
      const type = answer.headers.get("content-type") ?? "application/json";
      return new Response(await answer.arrayBuffer(), {
        status: answer.status,
        headers: { "Content-Type": type },
      });
    } catch {
      return Response.json(
        { status: "error", errorType: "unavailable", error: "The Prometheus server does not answer" },
        { status: 502 },
      );
    }
  };
}
