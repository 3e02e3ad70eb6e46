import type { HttpHandler } from "msw";
import { HttpResponse } from "msw";
import type { Backend } from "./backend";
import { http } from "./http";
import type { Range } from "./matrix";
import { matrixOf } from "./matrix";
import type { Query } from "./promql";
import { parsePromql } from "./promql";
import { PromqlError } from "./promqlTokens";
import { visibleParks } from "./sight";
import { visitor } from "./visitor";

/** Points of one series that Prometheus refuses to exceed. */
const mostPoints = 11_000;

/** Range queries over the parks' power (§7 Monitor). Errors as Prometheus gives them: `{status, errorType, error}`. */
export function monitorHandlers(backend: Backend): HttpHandler[] {
  return [
    http.get("/api/v1/promql/query_range", ({ request, response }) => {
      const who = visitor(backend, request);
      if (who instanceof Response) return response.untyped(who);
      const asked = new URL(request.url).searchParams;
      const range = rangeOf(asked, backend.now());
      if (typeof range === "string") return response.untyped(badData(range));
      const parsed = parsedOf(asked.get("query") ?? "");
      if (typeof parsed === "string") return response.untyped(badData(parsed));
      const result = matrixOf(backend.world, visibleParks(backend, who.account), parsed, range);
      return response(200).json({ status: "success", data: { resultType: "matrix", result } });
    }),
  ];
}

function badData(error: string): Response {
  return HttpResponse.json({ status: "error", errorType: "bad_data", error }, { status: 400 });
}

function parsedOf(source: string): Query | string {
  try {
    return parsePromql(source);
  } catch (error) {
    if (error instanceof PromqlError) return error.message;
    throw error;
  }
}

function rangeOf(query: URLSearchParams, now: number): Range | string {
  const number = (name: string) => Number(query.get(name) || Number.NaN);
  const range = { start: number("start"), end: number("end"), step: number("step"), now: now / 1000 };
  for (const name of ["start", "end", "step"] as const)
    if (!Number.isFinite(range[name])) return `invalid parameter "${name}": number of seconds expected`;
  if (range.end < range.start) return 'invalid parameter "end": end timestamp must not be before start time';
  if (range.step <= 0)
    return 'invalid parameter "step": zero or negative handling query resolution step widths';
  if ((range.end - range.start) / range.step > mostPoints)
    return `exceeded maximum resolution of ${mostPoints} points per timeseries`;
  return range;
}
