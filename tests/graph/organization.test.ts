import { graphql } from "gql.tada";
import { describe, expect, test } from "vitest";
import { demoServer } from "./demoServer";
import { fakeServer, json } from "./server";

const Organization = graphql(`
  query Organization($uid: ID!) {
    organization(uid: $uid) {
      uid
      name
      email
      phone
      website
      billingAddress {
        street
        city
        postalCode
        country
      }
      subscription {
        status
        endDate
      }
    }
  }
`);
const Organizations = graphql(`
  query Organizations {
    organizations {
      total
      items {
        uid
        name
      }
    }
  }
`);
const Self = graphql(`
  query Self {
    self {
      account
      organization {
        uid
        role
      }
    }
  }
`);
const Update = graphql(`
  mutation Update($uid: ID!, $changes: OrganizationChanges!) {
    updateOrganization(uid: $uid, changes: $changes) {
      uid
      name
      phone
    }
  }
`);
const Delete = graphql(`
  mutation Delete($uid: ID!) {
    deleteOrganization(uid: $uid)
  }
`);

const cached = { requestPolicy: "cache-only" } as const;

async function signedIn(id: string) {
  const rig = await demoServer(id);
  return { ...rig, uid: rig.demo.world().organizations[0]?.uid ?? "" };
}

describe("organizations", () => {
  test("come a hundred at a time", async () => {
    const { client, sent } = await signedIn("moderator");
    const { data } = await client.query(Organizations, {}).toPromise();
    expect(sent).toEqual(["GET /api/v1/organization?page=1&limit=100"]);
    expect([data?.organizations.total, data?.organizations.items.length]).toEqual([6, 6]);
  });

  test("without the server's words the general text is shown", async () => {
    const server = fakeServer({ "/api/v1/organization": [json({}, 400)] });
    const { error } = await server.graph.bulk.query(Organizations, {}).toPromise();
    expect(error?.graphQLErrors[0]?.message).toBe("An error occurred");
  });
});

describe("changing one", () => {
  test("[122] sends what changed alone, and the rest stays, on the server and on screen", async () => {
    const { client, uid, demo, sent } = await signedIn("owner");
    await client.query(Organization, { uid }).toPromise();
    const before = structuredClone(demo.world().organizations[0]);
    await client.mutation(Update, { uid, changes: { phone: "+49 5121 1" } }).toPromise();
    expect(sent.at(-1)).toEqual(`PUT /api/v1/organization/${uid} {"phone":"+49 5121 1"}`);
    expect(demo.world().organizations[0]).toEqual({ ...before, phone: "+49 5121 1" });
    const { data } = await client.query(Organization, { uid }, cached).toPromise();
    expect(data?.organization).toMatchObject({
      phone: "+49 5121 1",
      email: before?.email,
      name: before?.name,
    });
    expect(sent).toHaveLength(2);
  });

  test("[122] a part of the address goes with the parts that the portal does not know", async () => {
    const path = "/api/v1/organization/o1";
    const address = { street: "Alt 1", city: "Ulm", postalCode: "89073", country: "DE", district: "West" };
    const organization = { uid: "o1", name: "A", mainBillingAddress: address };
    const bodies: unknown[] = [];
    const fetch = async (input: RequestInfo | URL, init?: RequestInit) => {
      const request = new Request(input, init);
      if (request.method === "PUT") bodies.push(await request.json());
      return new URL(request.url).pathname === path ? json(organization) : json({}, 404);
    };
    const { graph } = fakeServer({}, { fetch });
    const changes = { billingAddress: { street: "Neu 2" } };
    await graph.client.mutation(Update, { uid: "o1", changes }).toPromise();
    expect(bodies).toEqual([{ mainBillingAddress: { ...address, street: "Neu 2" } }]);
  });

  test("[123] a subscription without an end, or none, is null", async () => {
    const path = "/api/v1/organization/o1";
    const server = fakeServer({
      [path]: [
        json({ uid: "o1", name: "A", subscription: { status: "inactive" } }),
        json({ uid: "o1", name: "A" }),
      ],
    });
    const read = async () => {
      const asked = server.graph.bulk.query(Organization, { uid: "o1" });
      return (await asked.toPromise()).data?.organization?.subscription;
    };
    expect([await read(), await read()]).toEqual([{ status: "inactive", endDate: null }, null]);
  });
});

describe("deleting one", () => {
  test("[101] clears the user's organization and takes it out of the list at once", async () => {
    const { client, uid, sent } = await signedIn("owner");
    await client.query(Self, {}).toPromise();
    await client.query(Organizations, {}).toPromise();
    await client.query(Organization, { uid }).toPromise();
    const { data } = await client.mutation(Delete, { uid }).toPromise();
    expect(data?.deleteOrganization).toBe(uid);
    const calls = sent.length;
    const self = await client.query(Self, {}, cached).toPromise();
    expect(self.data?.self).toMatchObject({ account: "account-owner", organization: null });
    const list = (await client.query(Organizations, {}, cached).toPromise()).data?.organizations;
    expect([list?.total, list?.items.some((one) => one.uid === uid)]).toEqual([5, false]);
    expect((await client.query(Organization, { uid }, cached).toPromise()).data).toEqual({
      organization: null,
    });
    expect(sent.length).toBe(calls);
  });

  test("of others leaves one's own", async () => {
    const { client, demo, uid } = await signedIn("admin");
    await client.query(Self, {}).toPromise();
    const other = demo.world().organizations[5]?.uid ?? "";
    await client.mutation(Delete, { uid: other }).toPromise();
    const self = await client.query(Self, {}, cached).toPromise();
    expect(self.data?.self.organization).toMatchObject({ uid });
  });
});
