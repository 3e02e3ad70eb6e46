import { Client, gql, makeResult } from "@urql/core";
import type { Exchange, Operation, OperationResult } from "@urql/core";
import { cacheExchange } from "@urql/exchange-graphcache";
import { filter, makeSubject, merge, pipe, tap } from "wonka";
import { heldRuns, removeFromPages } from "../../src/graph/cache/heldPages";
import { pagedList } from "../../src/graph/cache/lists";
import { liveRules, mergedRules } from "../../src/graph/cache/rules";

interface List {
  readonly rows: { readonly items: readonly { readonly id: string }[]; total: number; page: number };
}

const Rows = gql<List, { page: number }>`
  query Rows($page: Int!) {
    rows(page: $page, limit: 3) {
      items {
        id
      }
      total
      page
    }
  }
`;

const Remove = gql<{ removeRow: string }, { id: string }>`
  mutation Remove($id: ID!) {
    removeRow(id: $id)
  }
`;

const Add = gql<{ addRow: { id: string } }, { id: string }>`
  mutation Add($id: ID!) {
    addRow(id: $id) {
      id
    }
  }
`;

export type Rig = ReturnType<typeof rig>;

const limit = 3;
export const pageRows = (rows: readonly string[], page: number) =>
  rows.slice((page - 1) * limit, page * limit);
export const pageNumber = (operation: Operation) => (operation.variables as { page: number }).page;

/** A cache whose questions wait until the test answers them. */
export function rig() {
  const asked: Operation[] = [];
  const answers = makeSubject<OperationResult>();
  const server: Exchange = () => (operations) =>
    merge([
      answers.source,
      pipe(
        operations,
        tap((operation) => {
          if (operation.kind !== "teardown") asked.push(operation);
        }),
        filter((_operation): _operation is never => false),
      ),
    ]);
  const rules = mergedRules([
    pagedList("rows"),
    {
      keys: { RowPage: () => null, Row: ({ id }) => (typeof id === "string" ? id : null) },
      updates: {
        removeRow: (_result, { id }, cache) => removeFromPages(cache, "rows", `Row:${id as string}`),
        addRow: (_result, { id }, cache) => {
          for (const { isFirst, insert } of heldRuns(cache, "rows"))
            if (isFirst) insert(`Row:${id as string}`, 0);
        },
      },
    },
  ]);
  const client = new Client({
    url: "graph:",
    exchanges: [cacheExchange(liveRules(rules)), server],
    preferGetMethod: false,
    requestPolicy: "cache-and-network",
  });
  const answer = (operation: Operation, ids: readonly string[], total: number) => {
    const items = ids.map((id) => ({ __typename: "Row", id }));
    const { page } = operation.variables as { page: number };
    const rows = { __typename: "RowPage", items, total, page };
    answers.next(makeResult(operation, { data: { __typename: "Query", rows }, hasNext: false }));
  };
  const watched: { unsubscribe: () => void }[] = [];
  const watch = (page: number) => {
    const query = client.query(Rows, { page }, { requestPolicy: "network-only" });
    watched.push(query.subscribe(() => undefined));
  };
  /** Nobody looks any more; what was asked is given up. */
  const leave = () => {
    for (const each of watched.splice(0)) each.unsubscribe();
    asked.splice(0);
  };
  const shown = (page: number) => {
    const rows = client.readQuery(Rows, { page }, { requestPolicy: "cache-only" })?.data?.rows;
    return rows && { ids: rows.items.map(({ id }) => id), total: rows.total, page: rows.page };
  };
  const remove = (id: string) => {
    const done = client.mutation(Remove, { id }).subscribe(() => undefined);
    const operation = asked.pop();
    if (operation) answers.next(makeResult(operation, { data: { removeRow: id }, hasNext: false }));
    done.unsubscribe();
  };
  const add = (id: string) => {
    const done = client.mutation(Add, { id }).subscribe(() => undefined);
    const operation = asked.pop();
    const addRow = { __typename: "Row", id };
    if (operation) answers.next(makeResult(operation, { data: { addRow }, hasNext: false }));
    done.unsubscribe();
  };
  return { asked, answer, watch, leave, shown, remove, add };
}
