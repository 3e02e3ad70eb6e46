import { graphql } from "gql.tada";
import type { ResultOf } from "gql.tada";
import { GAKS_LIMIT, INVERTERS_LIMIT, STRINGS_LIMIT } from "../../../rules/constants";

/** Limits of the lists (§9). */
export const limits = { inverters: INVERTERS_LIMIT, gaks: GAKS_LIMIT, strings: STRINGS_LIMIT } as const;

const InvertersQuery = graphql(`
  query PlantInverters($park: ID!, $page: Int!, $limit: Int!) {
    inverters(park: $park, page: $page, limit: $limit) {
      items {
        id
        park
        name
        serialNumber
        manufacturer
        model
        ratedPowerW
        peakPowerW
        firmware
        status
        gakCount
      }
      total
      page
    }
  }
`);

const GaksQuery = graphql(`
  query PlantGaks($park: ID!, $inverter: ID, $page: Int!, $limit: Int!) {
    gaks(park: $park, inverter: $inverter, page: $page, limit: $limit) {
      items {
        id
        park
        inverter
        name
        serialNumber
        stringCount
        moduleCount
        orientation
        tilt
        fuseA
        note
      }
      total
      page
    }
  }
`);

const StringsQuery = graphql(`
  query PlantStrings($park: ID!, $inverter: ID, $gak: ID, $page: Int!, $limit: Int!) {
    strings(park: $park, inverter: $inverter, gak: $gak, page: $page, limit: $limit) {
      items {
        id
        park
        inverter
        gak
        name
        moduleCount
        moduleType
        mppTracker
        orientation
        tilt
        peakPowerW
      }
      total
      page
    }
  }
`);

/** What each inverter of a park did from `start` to `end`. */
export const StatsQuery = graphql(`
  query PlantStats($park: ID!, $start: DateTime!, $end: DateTime!) {
    inverterStats(park: $park, start: $start, end: $end) {
      inverter
      name
      energyWh
      specificYield
      availability
      performanceRatio
      strings {
        string
        gak
        gakName
        name
        specificYield
      }
    }
  }
`);

/** The lists, as they are paged. */
export const paged = {
  inverters: { document: InvertersQuery, read: (data: ResultOf<typeof InvertersQuery>) => data.inverters },
  gaks: { document: GaksQuery, read: (data: ResultOf<typeof GaksQuery>) => data.gaks },
  strings: { document: StringsQuery, read: (data: ResultOf<typeof StringsQuery>) => data.strings },
} as const;

export type InverterItem = ResultOf<typeof InvertersQuery>["inverters"]["items"][number];
export type GakItem = ResultOf<typeof GaksQuery>["gaks"]["items"][number];
export type StringItem = ResultOf<typeof StringsQuery>["strings"]["items"][number];
export type StatItem = ResultOf<typeof StatsQuery>["inverterStats"][number];
