import type { TadaDocumentNode } from "gql.tada";
import type { Tools } from "../command/tools";
import { MOST_AT_ONCE } from "../rules/constants";

interface Page<Row> {
  readonly items: readonly Row[];
  readonly total: number;
}

interface List<Data, Base extends object, Row> {
  readonly document: TadaDocumentNode<Data, Base & { page: number; limit: number }>;
  readonly base: Base;
  readonly read: (data: Data) => Page<Row>;
}

/** The pages of a list, the largest that servers give, to the last: as many rows as it says, or one without any. */
async function* pagesOf<Data, Base extends object, Row>(
  { query }: Pick<Tools, "query">,
  { document, base, read }: List<Data, Base, Row>,
): AsyncGenerator<readonly Row[]> {
  let seen = 0;
  for (let page = 1; ; page += 1) {
    const { items, total } = read(await query(document, { ...base, page, limit: MOST_AT_ONCE }));
    yield items;
    seen += items.length;
    if (items.length === 0 || seen >= total) return;
  }
}

/** All rows of a list. */
export async function allIn<Data, Base extends object, Row>(
  tools: Pick<Tools, "query">,
  document: List<Data, Base, Row>["document"],
  base: Base,
  read: List<Data, Base, Row>["read"],
): Promise<readonly Row[]> {
  const rows: Row[] = [];
  for await (const items of pagesOf(tools, { document, base, read })) rows.push(...items);
  return rows;
}

/** The row of a list that has no call for one alone: page by page until it is there. */
export async function foundIn<Data, Base extends object, Row>(
  tools: Pick<Tools, "query">,
  document: List<Data, Base, Row>["document"],
  base: Base,
  read: List<Data, Base, Row>["read"],
  isIt: (row: Row) => boolean,
): Promise<Row | undefined> {
  for await (const items of pagesOf(tools, { document, base, read })) {
    const found = items.find(isIt);
    if (found !== undefined) return found;
  }
  return undefined;
}
