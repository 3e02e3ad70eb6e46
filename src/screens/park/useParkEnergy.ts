import { graphql } from "gql.tada";
import { metricAsk } from "../../frame/metricVariables";
import { useMetricNow } from "../../frame/useMetricNow";
import { useMetricQuery } from "../../frame/useMetricQuery";
import { stepSeconds } from "../../rules/step";
import type { Step } from "../../rules/step";
import { addDays, endOfDay, startOfDay } from "../../rules/zone";
import type { Zone } from "../../rules/zone";

const ParkEnergyQuery = graphql(`
  query ParkEnergy($window: MetricWindow!) {
    kpiGraph(window: $window) {
      time
      production
      expected
      lossGrid
      lossMarketer
      lossOther
      irradiation
    }
  }
`);

const ParkAvailabilityQuery = graphql(`
  query ParkAvailability($window: MetricWindow!) {
    metric: kpiAvailability(window: $window) {
      value
    }
  }
`);

/** What is looked back on beside today, in days. */
export const LOOK_BACK_DAYS = 30;

/** What a park made, should have made and lost: today step by step, and the last 30 days day by day. */
export function useParkEnergy(uid: string, zone: Zone) {
  const now = useMetricNow(zone);
  const place = { zone, parks: [uid], portfolio: undefined };
  const end = endOfDay(now, zone);
  const day = { start: startOfDay(now, zone), end };
  const month = { start: addDays(day.start, 1 - LOOK_BACK_DAYS, zone), end };
  const todayAsk = metricAsk(day, place, now, "graph");
  const monthAsk = metricAsk(month, place, now, "graph");
  const options = { tick: now, pause: false };
  const today = useMetricQuery(ParkEnergyQuery, todayAsk, options);
  const days = useMetricQuery(ParkEnergyQuery, monthAsk, options);
  const availability = useMetricQuery(
    ParkAvailabilityQuery,
    metricAsk(month, place, now, "kpi", "1d"),
    options,
  );
  const step = todayAsk.variables?.window.step;
  return {
    now,
    today,
    days,
    availability,
    day,
    month,
    /** Seconds of a step of today. */
    stepS: step === undefined ? NaN : stepSeconds(step as Step),
  };
}

export type ParkEnergy = ReturnType<typeof useParkEnergy>;
