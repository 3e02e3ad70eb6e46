import type { RequestPolicy } from "@urql/core";
import { graphql } from "gql.tada";
import { describe, expect, test } from "vitest";
import type { FailureExtensions } from "../../src/graph/failure";
import { fakeServer, json, never } from "./server";
import { malformed } from "./watched";

const window = {
  start: "2026-06-01T00:00:00Z",
  end: "2026-06-02T00:00:00Z",
  step: "5m",
  parks: null,
  portfolio: null,
};
const monitorWindow = {
  start: "2026-06-01T03:00:00Z",
  end: "2026-06-01T20:00:00Z",
  step: 300,
  reportStep: 900,
  parks: ["p1"],
};

const Production = graphql(`
  query Production($window: MetricWindow!) {
    metric: kpiProduction(window: $window) {
      value
      points
    }
  }
`);
const Both = graphql(`
  query ProductionAndAvailability($window: MetricWindow!) {
    kpiProduction(window: $window) {
      value
    }
    kpiAvailability(window: $window) {
      value
    }
  }
`);
const Monitor = graphql(`
  query Monitor($window: MonitorWindow!) {
    monitor(window: $window) {
      grid
      ac
      report
      radiation
      loss
    }
  }
`);
const Portfolios = graphql(`
  query Portfolios {
    portfolios {
      uid
      name
      parks {
        uid
        portfolio {
          name
        }
        kpi {
          powerW
        }
      }
    }
  }
`);

const production = "/api/v1/metrics/kpi/production";
const range = "/api/v1/promql/query_range";
const matrix = (...result: unknown[]) => json({ status: "success", data: { resultType: "matrix", result } });

describe("a query", () => {
  test("resolves against its call, with parks before the portfolio and the step as given [72]", async () => {
    const server = fakeServer({ [production]: [json({ value: 12, points: [[1, 2]] })] });
    const variables = { window: { ...window, parks: ["p1", "p2"], portfolio: "f1" } };
    const { data, error } = await server.graph.bulk.query(Production, variables).toPromise();
    expect(error).toBeUndefined();
    expect(data).toEqual({
      metric: { value: 12, points: { park: null, kind: null, time: [1000], value: [2] } },
    });
    const [request] = server.requests;
    expect(new URL(`http://portal.test${request?.slice(4)}`).searchParams.toString()).toBe(
      new URLSearchParams({ start: window.start, end: window.end, step: "5m", park: "p1,p2" }).toString(),
    );
  });

  test("[72] all parks and all portfolios send neither", async () => {
    const server = fakeServer({ [production]: [json({ value: null, points: [] })] });
    await server.graph.bulk.query(Production, { window }).toPromise();
    expect(server.requests[0]).not.toMatch(/park|portfolio/);
  });

  test("[77][214] that nobody waits for any more is aborted, and says nothing", async () => {
    const server = fakeServer({ [production]: [never] });
    const heard: unknown[] = [];
    const subscription = server.graph.client
      .query(Production, { window })
      .subscribe((result) => heard.push(result));
    await expect.poll(() => server.signals.length).toBe(1);
    subscription.unsubscribe();
    expect(server.signals[0]?.aborted).toBe(true);
    expect(heard).toEqual([]);
  });

  test("that has been answered is not aborted: none of its calls is left", async () => {
    const server = fakeServer({ [production]: [json({ value: 12, points: [] })] });
    await server.graph.bulk.query(Production, { window }).toPromise();
    expect(server.signals.map(({ aborted }) => aborted)).toEqual([false]);
  });

  test("that has failed in part is: what its other fields wait for is nobody's any more", async () => {
    const server = fakeServer({
      [production]: [json({ detail: "No" }, 403)],
      "/api/v1/metrics/kpi/availability": [never],
    });
    const { error } = await server.graph.bulk.query(Both, { window }).toPromise();
    expect(error?.graphQLErrors).toHaveLength(1);
    // The one that was answered has nothing left to abort.
    expect(server.signals.map(({ aborted }) => aborted)).toEqual([false, true]);
  });

  test.each(["client", "bulk"] as const)(
    "[F42] whose session ended under it ends, so that nobody waits for ever (%s)",
    async (which) => {
      let epoch = 0;
      const late = () => ((epoch = 1), json({ value: 12, points: [] }));
      const server = fakeServer({ [production]: [late] }, { epoch: () => epoch });
      const { data, error } = await server.graph[which].query(Production, { window }).toPromise();
      expect(data ?? null).toBeNull();
      expect(error?.graphQLErrors.map(({ extensions }) => extensions["failure"])).toEqual(["superseded"]);
    },
  );

  test("[89] that the gate has stopped is asked again by the same graph", async () => {
    const refusal = json({ detail: "Not yet", code: "totp_required" }, 403);
    const server = fakeServer({ [production]: [refusal, json({ value: 12, points: [] })] });
    const heard: unknown[] = [];
    const ask = (requestPolicy: RequestPolicy) =>
      server.graph.client
        .query(Production, { window }, { requestPolicy })
        .subscribe(({ data, error }) =>
          heard.push(data?.metric.value ?? error?.graphQLErrors[0]?.extensions["failure"]),
        );
    const screen = ask("cache-and-network");
    await expect.poll(() => heard).toEqual(["superseded"]);
    const refresh = ask("network-only");
    await expect.poll(() => heard.at(-1)).toBe(12);
    expect(server.requests).toHaveLength(2);
    screen.unsubscribe();
    refresh.unsubscribe();
  });

  test("[250] fifty parks and their portfolios are one call", async () => {
    const parks = Array.from({ length: 50 }, (_, at) => ({
      uid: `p${at}`,
      name: `Park ${at}`,
      portfolio_uid: "f1",
    }));
    const server = fakeServer({
      "/api/v1/portfolio": [json({ portfolios: [{ uid: "f1", name: "Nord", parks }] })],
    });
    const { data } = await server.graph.bulk.query(Portfolios, {}).toPromise();
    expect(data?.portfolios[0]?.parks[49]).toEqual({ uid: "p49", portfolio: { name: "Nord" }, kpi: null });
    expect(server.requests).toEqual(["GET /api/v1/portfolio?update_ext=false"]);
  });
});

describe("the monitor", () => {
  test("[153][154] is five range queries; the report's step is its own", async () => {
    const server = fakeServer({ [range]: [matrix()] });
    await server.graph.bulk.query(Monitor, { window: monitorWindow }).toPromise();
    const steps = server.requests.map((request) => {
      const query = new URL(`http://portal.test${request.slice(4)}`).searchParams;
      return `${/\((\w+)\{/.exec(query.get("query") ?? "")?.[1]} ${query.get("step")}`;
    });
    expect(steps).toEqual([
      "grid_power 300",
      "ac_power 300",
      "report_power 900",
      "radiation 300",
      "loss_power 300",
    ]);
  });

  test("[159] splits losses by who ordered them and keeps what it does not know as other", async () => {
    const series = (shutdown_type: string) => ({
      metric: { park: "p1", shutdown_type },
      values: [[60, "5"]],
    });
    const server = fakeServer({ [range]: [matrix(series("grid"), series("marketer"), series("bats"))] });
    const { data } = await server.graph.bulk.query(Monitor, { window: monitorWindow }).toPromise();
    expect(data?.monitor.loss?.map(({ kind }) => kind)).toEqual(["grid", "marketer", "other"]);
  });

  test("[160][F81] one failing query of five leaves the other four and names itself", async () => {
    let call = 0;
    const server = fakeServer({
      [range]: [() => (++call === 4 ? json({ message: "No store" }, 400) : matrix())],
    });
    const { data, error } = await server.graph.bulk.query(Monitor, { window: monitorWindow }).toPromise();
    expect(data?.monitor).toEqual({ grid: [], ac: [], report: [], radiation: null, loss: [] });
    expect(error?.graphQLErrors.map(({ path, message }) => ({ path, message }))).toEqual([
      { path: ["monitor", "radiation"], message: "No store" },
    ]);
  });

  test("[164] one park's failure and the list's are different texts", async () => {
    const server = fakeServer({ [range]: [json({}, 400)] });
    const messages = async (parks: string[]) => {
      const { error } = await server.graph.bulk
        .query(Monitor, { window: { ...monitorWindow, parks } })
        .toPromise();
      return error?.graphQLErrors[0]?.message;
    };
    expect(await messages(["p1"])).toBe("Failed to fetch detailed monitor data");
    expect(await messages(["p1", "p2"])).toBe("Failed to fetch monitor data");
  });

  test("[162] a hostile uid stays a text in the query [F24]", async () => {
    const server = fakeServer({ [range]: [matrix()] });
    const parks = ['a"} or vector(1) #'];
    await server.graph.bulk.query(Monitor, { window: { ...monitorWindow, parks } }).toPromise();
    const query = new URL(`http://portal.test${server.requests[0]?.slice(4)}`).searchParams.get("query");
    expect(query).toBe('sum by (park) (grid_power{park=~"a\\"\\\\} or vector\\\\(1\\\\) #"})');
  });
});

describe("what goes wrong", () => {
  const extensionsOf = async (answer: Response) => {
    const server = fakeServer({ [production]: [answer] });
    const { error } = await server.graph.bulk.query(Production, { window }).toPromise();
    return error?.graphQLErrors[0]?.extensions as FailureExtensions | undefined;
  };

  test("[144] without the server's words the catalogue's are shown", async () => {
    expect((await extensionsOf(json({}, 500)))?.text).toBe("Failed to fetch KPI production data");
  });

  test.each([
    ["a text", json({ detail: "Store is closed" }, 400), "Store is closed"],
    [
      "[F69] a list",
      json({ detail: [{ msg: "field required", loc: ["query", "end"] }] }, 422),
      "end: field required",
    ],
    ["a message", json({ message: "Later" }, 400), "Later"],
    ["plain text", new Response("Out of order", { status: 400 }), "Out of order"],
    [
      "[F70] an HTML page",
      new Response("<!doctype html><h1>Bad</h1>", { status: 400 }),
      "Failed to fetch KPI production data",
    ],
    ["nothing", new Response(null, { status: 400 }), "Failed to fetch KPI production data"],
  ])("[210] %s is readable", async (_, answer, text) => {
    expect((await extensionsOf(answer))?.text).toBe(text);
  });

  test.each([
    ["a list where a number belongs", malformed(json({ value: [], points: [] }))],
    ["a text where points belong", malformed(json({ value: 1, points: "none" }))],
    ["HTML", malformed(new Response("<html>"))],
  ])("%s is an error of that panel, never undefined in a component", async (_, answer) => {
    expect(await extensionsOf(answer)).toMatchObject({
      failure: "malformed",
      text: "Failed to fetch KPI production data",
    });
  });
});
