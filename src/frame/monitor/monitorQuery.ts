import { graphql } from "gql.tada";
import type { ResultOf } from "gql.tada";

/** The live series of a day: five range queries, each of which may fail alone (§7 [153], [160]). */
export const MonitorQuery = graphql(`
  query Monitor($window: MonitorWindow!) {
    monitor(window: $window) {
      grid
      ac
      report
      radiation
      loss
      remarks {
        series
        text
      }
    }
  }
`);

type Monitor = ResultOf<typeof MonitorQuery>["monitor"];
export type MonitorData = Pick<Monitor, SeriesKind>;
/** What the server said of its answers beside them. */
export type MonitorRemarks = Monitor["remarks"];

/** The five series, in the order in which they are named. */
export const seriesKinds = ["grid", "ac", "report", "radiation", "loss"] as const;
export type SeriesKind = (typeof seriesKinds)[number];
