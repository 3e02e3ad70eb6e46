import { graphql } from "gql.tada";
import { describe, expect, test } from "vitest";
import { fakeServer, json, verified } from "./server";
import { malformed } from "./watched";

const Contacts = graphql(`
  query Contacts($organization: ID, $page: Int!) {
    contacts(organization: $organization, page: $page, limit: 2) {
      items {
        id
        name
        phone
      }
      total
      page
    }
  }
`);
const Filtered = graphql(`
  query FilteredContacts($organization: ID!, $email: String, $filters: String) {
    contacts(organization: $organization, emailSearch: $email, filters: $filters) {
      total
    }
  }
`);
const ParkContacts = graphql(`
  query ParkContacts($park: ID!) {
    parkContacts(organization: "o1", park: $park) {
      items {
        id
      }
      total
    }
  }
`);
const Search = graphql(`
  query ContactSearch($search: String!) {
    contactSearch(organization: "o1", search: $search) {
      id
      name
    }
  }
`);
const Change = graphql(`
  mutation ChangeContact($phone: String) {
    updateOrganizationContact(organization: "o1", id: "2", contact: { phone: $phone }) {
      id
      phone
    }
  }
`);
const Delete = graphql(`
  mutation DeleteContact {
    deleteOrganizationContact(organization: "o1", id: "2")
  }
`);
const Create = graphql(`
  mutation CreateContact($organization: ID) {
    createContact(organization: $organization, contact: { lastName: "Kern", zipCode: null }) {
      id
    }
  }
`);
const Assign = graphql(`
  mutation Assign {
    assignParkContact(organization: "o1", park: "p1", contact: "7") {
      id
    }
  }
`);
const Remove = graphql(`
  mutation Remove {
    removeParkContact(organization: "o1", park: "p1", contact: "1")
  }
`);

const list = "/api/v1/organization/o1/contact";
const ofPark = "/api/v1/park/p1/contact";
const person = (id: number) => ({ id, first_name: "Eva", last_name: `Nr. ${id}`, phone: "1" });
const page = (number: number, total: unknown, ...ids: number[]) =>
  json({ contacts: ids.map(person), total, page: number });

type Server = ReturnType<typeof fakeServer>;
const read = (
  server: Server,
  number: number,
  requestPolicy: "network-only" | "cache-only" = "network-only",
) => server.graph.client.query(Contacts, { organization: "o1", page: number }, { requestPolicy }).toPromise();
const ids = (data: { contacts: { items: { id: string }[] } } | undefined) =>
  data?.contacts.items.map(({ id }) => id);

describe("a paged list of contacts", () => {
  test("sends page and limit, and appends what follows page 1", async () => {
    const server = fakeServer({ [list]: [page(1, 3, 1, 2), page(2, 3, 3)] });
    await read(server, 1);
    const { data } = await read(server, 2);
    expect(ids(data)).toEqual(["1", "2", "3"]);
    expect(data?.contacts).toMatchObject({ total: 3, page: 2 });
    expect(server.requests).toEqual([`GET ${list}?page=1&limit=2`, `GET ${list}?page=2&limit=2`]);
  });

  test.each([undefined, -1, "20", null])("with the total %s it just ends", async (total) => {
    const server = fakeServer({ [list]: [malformed(page(1, total, 1, 2))] });
    const { data, error } = await read(server, 1);
    expect([error, ids(data), data?.contacts.total]).toEqual([undefined, ["1", "2"], 2]);
  });

  test("sends an address and a filter where they are given", async () => {
    const server = fakeServer({ [list]: [json({ contacts: [], total: 0 })] });
    const asked = { organization: "o1", email: "kern@", filters: "city = Ulm" };
    await server.graph.bulk.query(Filtered, asked).toPromise();
    const [request = ""] = server.requests;
    expect(Object.fromEntries(new URL(request.slice(4), "http://portal.test").searchParams)).toEqual({
      page: "1",
      limit: "20",
      email_search: "kern@",
      filters: "city = Ulm",
    });
  });

  test("holds each once, and none without an id; an answer without a list is an error", async () => {
    const odd = json({ contacts: [person(1), person(1), { last_name: "Ohne" }, null], total: 4 });
    const server = fakeServer({ [list]: [malformed(odd), malformed(json({ message: "fine" }))] });
    expect(ids((await read(server, 1)).data)).toEqual(["1"]);
    expect((await read(server, 1)).error?.graphQLErrors[0]?.message).toBe("An error occurred");
  });

  test("a change shows in place, a deletion takes the row out, without another call", async () => {
    const server = fakeServer({
      [list]: [page(1, 2, 1, 2)],
      [`${list}/2`]: [json({ ...person(2), phone: "22" }), json({ message: "deleted" })],
    });
    await read(server, 1);
    await server.graph.client.mutation(Change, { phone: "22" }).toPromise();
    const changed = await read(server, 1, "cache-only");
    expect(changed.data?.contacts.items[1]).toMatchObject({ id: "2", name: "Eva Nr. 2", phone: "22" });
    expect((await server.graph.client.mutation(Delete, {}).toPromise()).error).toBeUndefined();
    const left = await read(server, 1, "cache-only");
    expect([ids(left.data), left.data?.contacts.total]).toEqual([["1"], 1]);
    expect(server.requests).toHaveLength(3);
  });

  test("what was created is asked for, since only the server knows its place", async () => {
    const server = fakeServer({ [list]: [page(1, 1, 1), json(person(9)), page(1, 2, 1, 9)] });
    const seen: unknown[] = [];
    const watching = server.graph.client
      .query(Contacts, { organization: "o1", page: 1 })
      .subscribe(({ data }) => seen.push(ids(data)));
    await expect.poll(() => seen.at(-1)).toEqual(["1"]);
    await server.graph.client.mutation(Create, { organization: "o1" }).toPromise();
    await expect.poll(() => seen.at(-1)).toEqual(["1", "9"]);
    watching.unsubscribe();
  });
});

test("[130] assigned to a park with contact_id, taken from it by id", async () => {
  const bodies: unknown[] = [];
  const server = fakeServer({
    [ofPark]: [page(1, 1, 1), json(person(7)), page(1, 2, 1, 7)],
    [`${ofPark}/1`]: [json({ message: "removed" })],
  });
  const fetch: typeof globalThis.fetch = async (input, init) => {
    bodies.push(await new Request(input, init).json());
    return json(person(7));
  };
  const spied = fakeServer({}, { fetch });
  await spied.graph.client.mutation(Assign, {}).toPromise();
  expect(bodies).toEqual([{ contact_id: 7 }]);
  const shown = async (requestPolicy: "cache-first" | "cache-only") => {
    const { data } = await server.graph.client
      .query(ParkContacts, { park: "p1" }, { requestPolicy })
      .toPromise();
    return data?.parkContacts.items.map(({ id }) => id);
  };
  expect(await shown("cache-first")).toEqual(["1"]);
  await server.graph.client.mutation(Assign, {}).toPromise();
  expect(await shown("cache-first")).toEqual(["1", "7"]);
  await server.graph.client.mutation(Remove, {}).toPromise();
  expect(await shown("cache-only")).toEqual(["7"]);
  expect(server.requests.at(-1)).toBe(`DELETE ${ofPark}/1`);
});

test.each([[7], ["7"]])("an id goes back as the server had it: %j", async (id) => {
  const bodies: unknown[] = [];
  const fetch: typeof globalThis.fetch = async (input, init) => {
    const request = new Request(input, init);
    if (request.method === "GET") return json({ contacts: [{ ...person(7), id }], total: 1 });
    bodies.push(await request.json());
    return json({ ...person(7), id });
  };
  const { graph } = fakeServer({}, { fetch });
  await graph.client.query(ParkContacts, { park: "p1" }).toPromise();
  await graph.client.mutation(Assign, {}).toPromise();
  expect(bodies).toEqual([{ contact_id: id }]);
});

describe("[131] without an organization", () => {
  test("no call is made at all where the caller has none", async () => {
    const server = fakeServer({});
    const query = await server.graph.bulk.query(Contacts, { organization: "", page: 1 }).toPromise();
    const mutation = await server.graph.client.mutation(Create, { organization: "" }).toPromise();
    expect(query.error?.graphQLErrors[0]?.message).toBe("No organization UID found");
    expect(mutation.error?.graphQLErrors[0]?.message).toBe("No organization UID found");
    expect(server.requests).toEqual([]);
  });

  test("no call about contacts is made where the server knows of none", async () => {
    const server = fakeServer({ "/api/v1/auth/verify": [json(verified(null))] });
    const { error } = await server.graph.bulk.query(Contacts, { organization: null, page: 1 }).toPromise();
    expect(error?.graphQLErrors[0]?.message).toBe("No organization UID found in self data");
    expect(server.requests).toEqual(["GET /api/v1/auth/verify"]);
  });

  test("one's own is taken where none is named", async () => {
    const organization = { uid: "o1", permission: { role: "admin" } };
    const server = fakeServer({
      "/api/v1/auth/verify": [json(verified(organization))],
      [list]: [page(1, 1, 1)],
    });
    const { data } = await server.graph.bulk.query(Contacts, { organization: null, page: 1 }).toPromise();
    expect(ids(data)).toEqual(["1"]);
  });
});

describe("[132] the search for contacts", () => {
  test("uses search_all and asks for 20", async () => {
    const server = fakeServer({ [list]: [page(1, 1, 1)] });
    const { data } = await server.graph.client.query(Search, { search: "Eva" }).toPromise();
    expect(data?.contactSearch).toEqual([{ id: "1", name: "Eva Nr. 1" }]);
    expect(server.requests).toEqual([`GET ${list}?page=1&limit=20&search_all=Eva`]);
  });

  test("only the latest counts: the older one is aborted, and its late answer is nobody's", async () => {
    let late: (answer: Response) => void = () => undefined;
    const slow = () => new Promise<Response>((resolve) => (late = resolve));
    const server = fakeServer({ [list]: [slow, page(1, 1, 2)] });
    const heard: unknown[] = [];
    const ask = (search: string) =>
      server.graph.client.query(Search, { search }).subscribe(({ data }) => heard.push(data?.contactSearch));
    const older = ask("E");
    await expect.poll(() => server.requests).toHaveLength(1);
    older.unsubscribe();
    const newer = ask("Ev");
    await expect.poll(() => heard).toEqual([[{ id: "2", name: "Eva Nr. 2" }]]);
    late(page(1, 1, 1));
    await server.graph.bulk.query(Search, { search: "Eva" }).toPromise();
    expect(server.signals[0]?.aborted).toBe(true);
    expect(heard).toEqual([[{ id: "2", name: "Eva Nr. 2" }]]);
    newer.unsubscribe();
  });
});
