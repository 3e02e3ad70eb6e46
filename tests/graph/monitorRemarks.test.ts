import { graphql } from "gql.tada";
import { expect, test } from "vitest";
import { fakeServer, json } from "./server";

const Remarks = graphql(`
  query Remarks($window: MonitorWindow!) {
    monitor(window: $window) {
      grid
      loss
      remarks {
        series
        text
      }
    }
  }
`);

const window = { start: "2026-06-10T03:00:00Z", end: "2026-06-10T10:00:00Z", step: 300, reportStep: 900 };

test("what a server says of an answer comes with it; no result at all is an empty one [160]", async () => {
  const fetch: typeof globalThis.fetch = (input, init) => {
    const query = new URL(new Request(input, init).url).searchParams.get("query") ?? "";
    const empty = { status: "success", data: { resultType: "matrix", result: [] } };
    if (query.includes("grid_power"))
      return Promise.resolve(
        json({ ...empty, warnings: ["a store did not answer", "a store did not answer"] }),
      );
    if (query.includes("radiation")) return Promise.resolve(json({ ...empty, isPartial: true }));
    if (query.includes("report_power")) return Promise.resolve(json({ detail: "No" }, 500));
    if (query.includes("loss_power"))
      return Promise.resolve(json({ status: "success", data: { resultType: "matrix", result: null } }));
    return Promise.resolve(json(empty));
  };
  const { graph } = fakeServer({}, { fetch });
  const { data, error } = await graph.bulk.query(Remarks, { window: { ...window, parks: [] } }).toPromise();
  expect(error).toBeUndefined();
  expect(data?.monitor).toEqual({
    grid: [],
    loss: [],
    remarks: [
      { series: "grid", text: "a store did not answer" },
      { series: "radiation", text: null },
    ],
  });
});
