import { graphql } from "gql.tada";

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

/** What the server answers: four portfolios of five parks. */
export const parksAnswer = {
  portfolios: Array.from({ length: 4 }, (_, portfolio) => ({
    uid: `f${portfolio}`,
    name: `Portfolio ${portfolio}`,
    timezone: "Europe/Berlin",
    currency: "EUR",
    parks: Array.from({ length: 5 }, (__, park) => ({
      uid: `p${portfolio}-${park}`,
      name: `Park ${portfolio}-${park}`,
      portfolio_uid: `f${portfolio}`,
      kind: "solar",
      peak_power_w: 1_500_000,
      kpi,
    })),
  })),
};
