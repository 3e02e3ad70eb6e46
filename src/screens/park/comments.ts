import { graphql } from "gql.tada";
import type { ResultOf } from "gql.tada";
import type { Entity } from "../../command/entity";
import { LATEST_REPORT, QUARTER_PARAMETER, REPORT_PARAMETER } from "../../parts/report/reportQueries";
import { quarterText } from "../../rules/quarter";
import type { Quarter } from "../../rules/quarter";

/** Comments on a park; year and quarter are sent only when they are set (§7 Comments). */
export const CommentsQuery = graphql(`
  query Comments($park: ID!, $year: Int, $quarter: Int) {
    comments(park: $park, year: $year, quarter: $quarter) {
      id
      park
      text
      year
      quarter
      author
      authorName
      createdAt
      updatedAt
    }
  }
`);

export type CommentItem = ResultOf<typeof CommentsQuery>["comments"][number];

export interface CommentFilter {
  readonly year: number | undefined;
  readonly quarter: number | undefined;
}

export const commentParameters = { year: "year", quarter: "quarter" } as const;

function numberIn(text: string | null, least: number, most: number): number | undefined {
  const number = text !== null && /^\d{1,4}$/.test(text) ? Number(text) : Number.NaN;
  return number >= least && number <= most ? number : undefined;
}

/** The filter of an address; what it does not understand is as if it were not there. None by default (§9). */
export function readCommentFilter(search: URLSearchParams): CommentFilter {
  return {
    year: numberIn(search.get(commentParameters.year), 1990, 2200),
    quarter: numberIn(search.get(commentParameters.quarter), 1, 4),
  };
}

/** The search with which the reports of a quarter are shown, or the newest of them; empty where no quarter is meant. */
export function reportsOf(
  { year, quarter }: { readonly [K in keyof Quarter]: number | null | undefined },
  isPreviewed = false,
): string {
  if (typeof year !== "number" || typeof quarter !== "number") return "";
  const preview = isPreviewed ? `&${REPORT_PARAMETER}=${LATEST_REPORT}` : "";
  return `?${QUARTER_PARAMETER}=${quarterText({ year, quarter })}${preview}`;
}

/** A comment as keys and palette act on it: it goes by its first words, and its state is who wrote it. */
export function commentEntity({ id, park, text, author }: CommentItem, place: string): Entity {
  const line = text.trim().split("\n")[0] ?? "";
  const name = line.length > 60 ? `${line.slice(0, 59)}…` : line;
  return {
    ...{ kind: "comment", uid: id, name: name === "" ? id : name, context: place, parent: park },
    ...(author === null ? {} : { state: author }),
  };
}
