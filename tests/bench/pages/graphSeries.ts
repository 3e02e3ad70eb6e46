import { makeExecutableSchema } from "@graphql-tools/schema";
import type { Client } from "@urql/core";
import { graphql } from "gql.tada";
import { parse } from "graphql";
import { createGraph } from "../../../src/graph/client";
import { dataOf } from "../../../src/graph/rest";
import type { Rest, RestClient } from "../../../src/graph/rest";
import { defaultTemplates } from "../../../src/rules/promql";
import { meansOf, readBeforehand } from "./graphSource";
import { usualClient } from "./graphUsual";

const Monitor = graphql(`
  query BenchMonitor($window: MonitorWindow!) {
    monitor(window: $window) {
      grid
    }
  }
`);
const Production = graphql(`
  query BenchProduction($window: MetricWindow!) {
    kpiProduction(window: $window) {
      value
      points
    }
  }
`);
const pointList = parse("{ points { time value } }");

const count = 30_000;
const first = 1_780_000_000;
const range = { start: "2026-06-01T00:00:00Z", end: "2026-06-30T00:00:00Z" };
const points = Array.from({ length: count }, (_, at) => [
  first + at * 60,
  Math.round(1e5 * Math.sin(at / 200)),
]);

const matrix = {
  status: "success",
  data: {
    resultType: "matrix",
    result: [{ metric: { park: "p1" }, values: points.map(([at, value]) => [at, String(value)]) }],
  },
};

type Pairs = readonly (readonly unknown[])[];
type PairsOf = (rest: RestClient) => Promise<Pairs>;

const rangeQuery = { query: "grid_power", start: first, end: first + count * 60, step: 60 };
const monitorPairs: PairsOf = async (rest) => {
  const { data } = await dataOf(rest.GET("/api/v1/promql/query_range", { params: { query: rangeQuery } }));
  return data.result?.[0]?.values ?? [];
};
const productionPairs: PairsOf = async (rest) => {
  const params = { query: { ...range, step: "1m" } };
  return (await dataOf(rest.GET("/api/v1/metrics/kpi/production", { params }))).points;
};

async function askMonitor(client: Client): Promise<number | undefined> {
  const window = { ...range, step: 60, reportStep: 900, parks: ["p1"] };
  const { data } = await client.query(Monitor, { window }).toPromise();
  return data?.monitor.grid?.[0]?.time.length;
}

async function askProduction(client: Client): Promise<number | undefined> {
  const window = { ...range, step: "1m", parks: null, portfolio: null };
  const { data } = await client.query(Production, { window }).toPromise();
  return data?.kpiProduction.points.time.length;
}

/** The series as graphs usually have it: an object with two fields for each point. */
function naiveClient(rest: Rest, pairsOf: PairsOf): Client {
  const typeDefs = "type Query { points: [Point!]! } type Point { time: Float! value: Float }";
  const points = async () =>
    (await pairsOf(rest())).map(([time, value]) => ({ time: Number(time) * 1000, value: Number(value) }));
  return usualClient(makeExecutableSchema({ typeDefs, resolvers: { Query: { points } } }), rest);
}

async function askPoints(client: Client): Promise<number | undefined> {
  const { data } = await client.query<{ points: unknown[] }>(pointList, {}).toPromise();
  return data?.points.length;
}

function timesOf(
  parameters: URLSearchParams,
  answer: unknown,
  pairsOf: PairsOf,
  ask: (client: Client) => Promise<number | undefined>,
): Promise<number[]> {
  const rest = readBeforehand(answer);
  const { bulk } = createGraph({ rest, templates: defaultTemplates, now: Date.now, log: () => undefined });
  const naive = naiveClient(rest, pairsOf);
  const whole = (run: () => Promise<number | undefined>) => async () => {
    if ((await run()) !== count) throw new Error("The query was not answered");
  };
  return meansOf(parameters, { ours: whole(() => ask(bulk)), naive: whole(() => askPoints(naive)) });
}

/** A series of 30,000 points as the monitor's range query and as a metric brings it; `naive`, as a list of points. */
export function start(_root: HTMLElement, parameters: URLSearchParams): Promise<number[]> {
  return parameters.get("of") === "monitor"
    ? timesOf(parameters, matrix, monitorPairs, askMonitor)
    : timesOf(parameters, { value: 1, points }, productionPairs, askProduction);
}
