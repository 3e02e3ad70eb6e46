import { graphql } from "gql.tada";
import { describe, expect, test } from "vitest";
import { fakeServer, json } from "./server";
import { malformed } from "./watched";

const Contract = graphql(`
  query ContractOfPark {
    contract(park: "p1") {
      park
      number
      priceMonthly
    }
  }
`);
const CreateContract = graphql(`
  mutation MakeContract {
    createContract(
      park: "p1"
      contract: { number: "VS-1", tariff: "pv", priceMonthly: 150, startDate: "2026-01-01" }
    ) {
      park
      number
      priceMonthly
    }
  }
`);
const DeleteContract = graphql(`
  mutation EndContract {
    deleteContract(park: "p1")
  }
`);
const Contacts = graphql(`
  query Contacts($search: String) {
    accountingContacts(page: 1, search: $search) {
      items {
        id
        name
        parks
      }
      total
    }
  }
`);
const Create = graphql(`
  mutation Create {
    createAccountingContact(contact: { name: "Neu", email: "neu@demo.test" }) {
      id
    }
  }
`);
const Update = graphql(`
  mutation Update {
    updateAccountingContact(id: "1", contact: { name: "Anna" }) {
      id
      name
    }
  }
`);
const Delete = graphql(`
  mutation Delete {
    deleteAccountingContact(id: "1")
  }
`);
const Assign = graphql(`
  mutation Assign {
    assignAccountingContact(park: "p9", contact: "1") {
      id
      parks
    }
  }
`);
const Unassign = graphql(`
  mutation Unassign {
    unassignAccountingContact(park: "p9", contact: "1") {
      id
      parks
    }
  }
`);

const admin = "/api/v1/admin/accounting";
const contact = (id: number, more = {}) => ({ id, name: `Contact ${id}`, park_uids: [], ...more });
const firstPage = { contacts: [contact(1), contact(2)], total: 2, page: 1 };

/** A portal over answers by method and path, each a body or the whole of it; notes each call with its body. */
function portal(answers: Record<string, unknown>, refusals: Record<string, number> = {}) {
  const calls: unknown[] = [];
  const fetch = async (input: RequestInfo | URL, init?: RequestInit): Promise<Response> => {
    const request = new Request(input, init);
    const { pathname, search } = new URL(request.url);
    const key = `${request.method} ${pathname}`;
    const text = await request.text();
    calls.push([`${key}${search}`.replace(admin, ""), ...(text === "" ? [] : [JSON.parse(text) as unknown])]);
    const status = refusals[key.replace(admin, "")];
    if (status !== undefined) return new Response(null, { status });
    const answer = answers[key.replace(admin, "")] ?? firstPage;
    return answer instanceof Response ? answer : json(answer);
  };
  const { client } = fakeServer({}, { fetch }).graph;
  return {
    client,
    calls,
    contacts: async (requestPolicy: "network-only" | "cache-only" = "network-only", search?: string) => {
      const asked = client.query(Contacts, { search: search ?? null }, { requestPolicy });
      return (await asked.toPromise()).data?.accountingContacts;
    },
    contract: async (requestPolicy: "network-only" | "cache-only" = "network-only") =>
      client.query(Contract, {}, { requestPolicy }).toPromise(),
  };
}

describe("[202] calls of accounting", () => {
  test("contacts are paged by 20 and searched", async () => {
    const { contacts, calls } = portal({});
    await contacts();
    await contacts("network-only", "Öl");
    expect(calls).toEqual([
      ["GET /contact?page=1&limit=20"],
      ["GET /contact?page=1&limit=20&search=%C3%96l"],
    ]);
  });

  test("a contract is read under its park, made and deleted under contract", async () => {
    const made = { number: "VS-1", price_monthly: 150 };
    const { client, contract, calls } = portal({
      ...{ "GET /park/p1": made, "POST /park/p1/contract": made },
      "DELETE /park/p1/contract": { message: "gone" },
    });
    await contract();
    await client.mutation(CreateContract, {}).toPromise();
    await client.mutation(DeleteContract, {}).toPromise();
    const body = { number: "VS-1", tariff: "pv", price_monthly: 150, start_date: "2026-01-01" };
    expect(calls).toEqual([["GET /park/p1"], ["POST /park/p1/contract", body], ["DELETE /park/p1/contract"]]);
  });

  test("assign and unassign send park_uid and contact_id, and the contact changes on screen", async () => {
    const { client, contacts, calls } = portal({
      "POST /assign": contact(1, { park_uids: ["p9"] }),
      "POST /unassign": contact(1),
    });
    const parks = async () => (await contacts("cache-only"))?.items.map((item) => item.parks);
    await contacts();
    await client.mutation(Assign, {}).toPromise();
    const assigned = await parks();
    await client.mutation(Unassign, {}).toPromise();
    expect([assigned, await parks()]).toEqual([
      [["p9"], []],
      [[], []],
    ]);
    const body = { park_uid: "p9", contact_id: 1 };
    expect(calls.slice(1)).toEqual([
      ["POST /assign", body],
      ["POST /unassign", body],
    ]);
  });
});

describe("what is on screen after a write", () => {
  test("a contract that is made is there, one that is deleted is not, without asking again", async () => {
    const made = { number: "VS-1", price_monthly: 150 };
    const { client, contract, calls } = portal(
      { "POST /park/p1/contract": made, "DELETE /park/p1/contract": { message: "gone" } },
      { "GET /park/p1": 404 },
    );
    await contract();
    await client.mutation(CreateContract, {}).toPromise();
    expect((await contract("cache-only")).data?.contract).toEqual({
      ...{ park: "p1", number: "VS-1", priceMonthly: 150 },
    });
    await client.mutation(DeleteContract, {}).toPromise();
    expect((await contract("cache-only")).data).toEqual({ contract: null });
    expect(calls.length).toBe(3);
  });

  test("a changed contact changes, a deleted one leaves its list", async () => {
    const { client, contacts, calls } = portal({
      "PUT /contact/1": contact(1, { name: "Anna" }),
      "DELETE /contact/1": { message: "gone" },
    });
    await contacts();
    await client.mutation(Update, {}).toPromise();
    expect((await contacts("cache-only"))?.items.map(({ name }) => name)).toEqual(["Anna", "Contact 2"]);
    await client.mutation(Delete, {}).toPromise();
    expect((await contacts("cache-only"))?.items.map(({ id }) => id)).toEqual(["2"]);
    expect(calls.slice(1)).toEqual([["PUT /contact/1", { name: "Anna" }], ["DELETE /contact/1"]]);
  });

  test("a new contact has the lists asked again, since its place is the server's to say", async () => {
    const { client, contacts } = portal({ "POST /contact": contact(3) });
    await contacts();
    expect(await contacts("cache-only")).toBeDefined();
    await client.mutation(Create, {}).toPromise();
    expect(await contacts("cache-only")).toBeUndefined();
  });
});

describe("[203] a contract that is not there", () => {
  test("404 is no contract yet, and no error", async () => {
    const { data, error } = await portal({}, { "GET /park/p1": 404 }).contract();
    expect([data, error]).toEqual([{ contract: null }, undefined]);
  });

  test.each([400, 403, 500])("%s is an error with the catalogue's text", async (status) => {
    const { error } = await portal({}, { "GET /park/p1": status }).contract();
    expect(error?.graphQLErrors[0]?.message).toBe("Failed to fetch contract data");
  });
});

test.each([undefined, -1, "20", 1, Number.NaN])("a total of %s never hides what came", async (total) => {
  const page = { contacts: [contact(1), contact(2), contact(2), { name: "no id" }, null], total };
  const list = await portal({ "GET /contact": malformed(json(page)) }).contacts();
  expect([list?.items.map(({ id }) => id), list?.total]).toEqual([["1", "2"], 2]);
});
