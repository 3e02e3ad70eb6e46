import type { TadaDocumentNode } from "gql.tada";
import type { Tools } from "../command/tools";
import { MOST_AT_ONCE } from "../rules/constants";

interface Page<Row> {
  readonly items: readonly Row[];
  readonly total: number;
}

/** All rows of a list, page by page, the largest that servers give. */
export async function allIn<Data, Base extends object, Row>(
  { query }: Pick<Tools, "query">,
  document: TadaDocumentNode<Data, Base & { page: number; limit: number }>,
  base: Base,
  read: (data: Data) => Page<Row>,
): Promise<readonly Row[]> {
  const rows: Row[] = [];
  for (let page = 1; ; page += 1) {
    const { items, total } = read(await query(document, { ...base, page, limit: MOST_AT_ONCE }));
    rows.push(...items);
    if (items.length === 0 || rows.length >= total) return rows;
  }
}

/** The row of a list that has no call for one alone: page by page, the largest that servers give, until it is there. */
export async function foundIn<Data, Base extends object, Row>(
  { query }: Pick<Tools, "query">,
  document: TadaDocumentNode<Data, Base & { page: number; limit: number }>,
  base: Base,
  read: (data: Data) => Page<Row>,
  isIt: (row: Row) => boolean,
): Promise<Row | undefined> {
  for (let page = 1; ; page += 1) {
    const { items, total } = read(await query(document, { ...base, page, limit: MOST_AT_ONCE }));
    const found = items.find(isIt);
    if (found !== undefined || items.length === 0 || page * MOST_AT_ONCE >= total) return found;
  }
}
