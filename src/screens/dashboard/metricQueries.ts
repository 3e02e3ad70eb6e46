import { graphql } from "gql.tada";

/** Each figure asks by itself, so that one failing call leaves the others standing. */
export const ProductionQuery = graphql(`
  query Production($window: MetricWindow!) {
    metric: kpiProduction(window: $window) {
      value
      previous
      durationS
      points
    }
  }
`);

export const AvailabilityQuery = graphql(`
  query Availability($window: MetricWindow!) {
    metric: kpiAvailability(window: $window) {
      value
      previous
      durationS
      points
    }
  }
`);

export const ShutdownQuery = graphql(`
  query Shutdown($window: MetricWindow!) {
    metric: kpiShutdown(window: $window) {
      value
      previous
      durationS
      points
    }
  }
`);

export const KpiGraphQuery = graphql(`
  query KpiGraph($window: MetricWindow!) {
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
