import { graphql } from "gql.tada";
import { createRest } from "../../../src/graph/rest";
import type { Rest } from "../../../src/graph/rest";

/** 20 parks with their portfolio and the figures of now. */
export const Parks = graphql(`
  query BenchParks {
    portfolios {
      uid
      name
      parks {
        uid
        name
        kind
        peakPowerW
        portfolio {
          uid
          name
          timezone
        }
        kpi {
          state
          powerW
          energyTodayWh
          lostEnergyTodayWh
          openEvents
          lastData
        }
      }
    }
  }
`);

const kpi = {
  state: "ok",
  power_w: 812_000,
  energy_today_wh: 4_100_000,
  lost_energy_today_wh: 12_000,
  open_events: 1,
  last_data: "2026-06-10T10:00:00Z",
};
const portfolios = Array.from({ length: 4 }, (_, portfolio) => ({
  uid: `f${portfolio}`,
  name: `Portfolio ${portfolio}`,
  timezone: "Europe/Berlin",
  currency: "EUR",
  parks: Array.from({ length: 5 }, (_, park) => ({
    uid: `p${portfolio}-${park}`,
    name: `Park ${portfolio}-${park}`,
    portfolio_uid: `f${portfolio}`,
    kind: "solar",
    peak_power_w: 1_500_000,
    kpi,
  })),
}));
const body = JSON.stringify({ portfolios });
const headers = { "Content-Type": "application/json" };

/** The product's own REST client over a server that answers at once. */
export const rest: Rest = createRest({
  fetch: () => Promise.resolve(new Response(body, { headers })),
  now: Date.now,
  base: "http://portal.test",
  epoch: () => 0,
  over: () => false,
  expired: () => Promise.resolve("stillIn"),
  factorRequired: () => undefined,
  log: () => undefined,
});

const batchSize = 10;

/**
 * Means of batches, ms a run: a single run is too short for the browser's clock. All take turns, so that what else the
 * machine does meets each of them alike.
 */
export async function inTurns(count: number, runs: readonly (() => Promise<unknown>)[]): Promise<number[][]> {
  const means = runs.map((): number[] => []);
  for (let batch = -2; batch < count; batch += 1) {
    for (const [index, run] of runs.entries()) {
      const from = performance.now();
      for (let each = 0; each < batchSize; each += 1) await run();
      // The first batches warm the compiler up.
      if (batch >= 0) means[index]?.push((performance.now() - from) / batchSize);
    }
  }
  return means;
}
