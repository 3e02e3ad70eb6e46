import { graphql } from "gql.tada";
import { expect, test } from "vitest";
import { allIn, foundIn } from "../../src/actions/foundIn";

const Contacts = graphql(`
  query ContactsOfTest($page: Int!, $limit: Int!) {
    accountingContacts(page: $page, limit: $limit) {
      total
      items {
        id
      }
    }
  }
`);

/** A server that gives two rows at once, whatever it is asked for, and says that there are `total`. */
function server(total: number) {
  const asked: number[] = [];
  const rows = Array.from({ length: 5 }, (_, at) => ({ id: String(at) }));
  const query = (_: unknown, { page }: { page: number }) => {
    asked.push(page);
    return Promise.resolve({ accountingContacts: { total, items: rows.slice(page * 2 - 2, page * 2) } });
  };
  return { asked, tools: { query: query as never } };
}

test("a row is found behind the first page of a server that gives fewer rows than asked for", async () => {
  const { asked, tools } = server(5);
  const found = await foundIn(
    tools,
    Contacts,
    {},
    (data) => data.accountingContacts,
    ({ id }) => id === "4",
  );
  expect([found, asked]).toEqual([{ id: "4" }, [1, 2, 3]]);
});

test("what is nowhere is asked for to the last row, and a total that lies ends with an empty page", async () => {
  const honest = server(5);
  const none = await foundIn(
    honest.tools,
    Contacts,
    {},
    (data) => data.accountingContacts,
    ({ id }) => id === "9",
  );
  expect([none, honest.asked]).toEqual([undefined, [1, 2, 3]]);
  const lying = server(50);
  const all = await allIn(lying.tools, Contacts, {}, (data) => data.accountingContacts);
  expect([all.length, lying.asked]).toEqual([5, [1, 2, 3, 4]]);
});
