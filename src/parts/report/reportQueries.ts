import { graphql } from "gql.tada";
import type { ResultOf } from "gql.tada";

/** Reports of a park, the newest first (§7 Reports). */
export const ReportsQuery = graphql(`
  query Reports($park: ID!) {
    reports(park: $park) {
      id
      park
      start
      end
      createdAt
      createdBy
      digitalSignaturePdf
      digitalSignatureCsv
      fileTypes
    }
  }
`);

/** Of the address of a park's reports: those of one quarter alone. */
export const QUARTER_PARAMETER = "reportsOf";

export type ReportItem = ResultOf<typeof ReportsQuery>["reports"][number];

/** Of the address: the report whose PDF stands beside the list. */
export const REPORT_PARAMETER = "report";

/** In place of a report's id: the newest of those listed that has a PDF. */
export const LATEST_REPORT = "latest";
