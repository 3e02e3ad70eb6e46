import { graphql } from "gql.tada";
import { describe, expect, test } from "vitest";
import { cooperationParams } from "../../src/graph/resolvers/cooperation";
import { timeoutOf } from "../../src/graph/timeouts";
import { demoServer } from "./demoServer";
import { fakeServer, json } from "./server";
import { malformed } from "./watched";

const Cooperations = graphql(`
  query Cooperations($organization: ID!, $includeExpired: Boolean!) {
    cooperations(organization: $organization, includeExpired: $includeExpired) {
      total
      items {
        id
        uid
        pending
        mayAccept
        expired
        permissionsMissing
      }
    }
  }
`);
const Seen = graphql(`
  query Seen($organization: ID!, $includeExpired: Boolean!) {
    cooperations(organization: $organization, includeExpired: $includeExpired) {
      items {
        id
        uid
        permissions {
          object
          uid
          name
        }
      }
    }
  }
`);
const Permissions = graphql(`
  query PartnerPermissions($organization: ID!, $partner: ID!) {
    cooperationPermissions(organization: $organization, partner: $partner) {
      items {
        object
        uid
        name
      }
    }
  }
`);
const Create = graphql(`
  mutation Create($organization: ID!, $partner: ID!, $permissions: [PermissionInput!]!) {
    createCooperation(organization: $organization, partner: $partner, permissions: $permissions) {
      id
      uid
      pending
      mayAccept
      expired
      permissionsMissing
    }
  }
`);
const Accept = graphql(`
  mutation Accept($organization: ID!, $partner: ID!) {
    acceptCooperation(organization: $organization, partner: $partner) {
      id
    }
  }
`);
const Delete = graphql(`
  mutation Delete($organization: ID!, $partner: ID!) {
    deleteCooperation(organization: $organization, partner: $partner)
  }
`);
const Add = graphql(`
  mutation AddToPartner($organization: ID!, $partner: ID!, $permissions: [PermissionInput!]!) {
    addCooperationPermissions(organization: $organization, partner: $partner, permissions: $permissions) {
      items {
        uid
      }
    }
  }
`);
const Take = graphql(`
  mutation TakeFromPartner($organization: ID!, $partner: ID!, $permissions: [PermissionInput!]!) {
    removeCooperationPermissions(organization: $organization, partner: $partner, permissions: $permissions) {
      items {
        uid
      }
    }
  }
`);

const cached = { requestPolicy: "cache-only" } as const;

async function signedIn(id: string) {
  const rig = await demoServer(id);
  const [demo, wind, , alps, ucker, mueritz] = rig.demo.world().organizations.map(({ uid }) => uid);
  const organization = demo ?? "";
  const list = { organization, includeExpired: false };
  const held = async () =>
    (await rig.client.query(Cooperations, list, cached).toPromise()).data?.cooperations;
  await rig.client.query(Cooperations, list).toPromise();
  const portfolio = rig.demo.world().portfolios.find(({ organization_uid }) => organization_uid === demo);
  const entry = { object: "portfolio", uid: portfolio?.uid ?? "" };
  return {
    ...rig,
    organization,
    list,
    held,
    entry,
    wind: wind ?? "",
    alps: alps ?? "",
    ucker,
    mueritz: mueritz ?? "",
  };
}

describe("cooperations", () => {
  test("[120] are asked for with page, limit and include_expired; expired ones are marked", async () => {
    const { client, organization, sent, ucker, held } = await signedIn("owner");
    expect(sent[0]).toBe(
      `GET /api/v1/organization/${organization}/cooperation?page=1&limit=20&include_expired=false`,
    );
    expect(await held()).toMatchObject({ total: 3 });
    const all = await client.query(Cooperations, { organization, includeExpired: true }).toPromise();
    expect(sent.at(-1)).toMatch(/include_expired=true$/);
    const expired = all.data?.cooperations.items.filter((one) => one.expired).map(({ uid }) => uid);
    expect([all.data?.cooperations.total, expired]).toEqual([4, [ucker]]);
  });

  test("[119] accepting clears pending at once, and is offered to the invited side alone", async () => {
    const { client, organization, alps, held, sent } = await signedIn("moderator");
    const pending = (await held())?.items.filter((one) => one.pending);
    expect(pending).toMatchObject([{ uid: alps, mayAccept: true }]);
    await client.mutation(Accept, { organization, partner: alps }).toPromise();
    expect((await held())?.items.find(({ uid }) => uid === alps)).toMatchObject({
      pending: false,
      mayAccept: false,
    });
    expect(sent.map((line) => line.split(" ")[0])).toEqual(["GET", "POST"]);
  });

  test("a deleted one is gone from the list, and only from its own", async () => {
    const { client, organization, wind, held, sent } = await signedIn("owner");
    await client.mutation(Delete, { organization, partner: wind }).toPromise();
    const left = await held();
    expect([left?.total, left?.items.some(({ uid }) => uid === wind)]).toEqual([2, false]);
    expect(sent.map((line) => line.split(" ")[0])).toEqual(["GET", "DELETE"]);
  });

  test("Failed to fetch cooperations, unless the server says more", async () => {
    const path = "/api/v1/organization/o1/cooperation";
    const server = fakeServer({ [path]: [json({}, 400), json({ detail: "Closed" }, 400)] });
    const text = async () => {
      const asked = server.graph.bulk.query(Cooperations, { organization: "o1", includeExpired: false });
      return (await asked.toPromise()).error?.graphQLErrors[0]?.message;
    };
    expect([await text(), await text()]).toEqual(["Failed to fetch cooperations", "Closed"]);
  });

  test.each([[-1], ["3"], [undefined]])("a total of %j and odd rows do not throw", async (total) => {
    const rows = [{ uid: "b", pending: "yes" }, null, { uid: "b", pending: true }, { pending: true }];
    const path = "/api/v1/organization/o1/cooperation";
    const server = fakeServer({ [path]: [malformed(json({ cooperations: rows, total }))] });
    const asked = server.graph.client.query(Cooperations, { organization: "o1", includeExpired: false });
    expect((await asked.toPromise()).data?.cooperations).toMatchObject({
      total: 1,
      items: [{ id: "o1/b", pending: false, mayAccept: false }],
    });
  });
});

describe("creating", () => {
  test("[117] is two calls, and the new one stands in the list", async () => {
    const { client, organization, mueritz, entry, sent, held } = await signedIn("moderator");
    const values = { organization, partner: mueritz, permissions: [entry] };
    const { data } = await client.mutation(Create, values).toPromise();
    const path = `POST /api/v1/organization/${organization}/cooperation`;
    expect(sent.slice(1)).toEqual([
      `${path} ${JSON.stringify({ organization_uid: mueritz })}`,
      `${path}/${mueritz}/permission ${JSON.stringify({ permissions: [entry] })}`,
    ]);
    expect(data?.createCooperation).toMatchObject({
      pending: true,
      mayAccept: false,
      permissionsMissing: false,
    });
    expect((await held())?.items.map(({ uid }) => uid)[0]).toBe(mueritz);
  });

  test("[117] whose second call fails is created, permissions missing, until they are added", async () => {
    const { client, demo, organization, mueritz, entry, list, held } = await signedIn("owner");
    demo.scenario("failing", { path: "/permission", method: "post", status: 400, times: 1 });
    const sides = { organization, partner: mueritz };
    const { data } = await client.mutation(Create, { ...sides, permissions: [entry] }).toPromise();
    expect(data?.createCooperation.permissionsMissing).toBe(true);
    await client.query(Cooperations, list, { requestPolicy: "network-only" }).toPromise();
    const missing = async () => (await held())?.items.find(({ uid }) => uid === mueritz)?.permissionsMissing;
    expect(await missing()).toBe(true);
    await client.mutation(Add, { ...sides, permissions: [entry] }).toPromise();
    expect(await missing()).toBe(false);
  });

  test("whose first call fails is nothing, and says why", async () => {
    const { client, organization, wind, entry, sent } = await signedIn("owner");
    const values = { organization, partner: wind, permissions: [entry] };
    const { error } = await client.mutation(Create, values).toPromise();
    expect(error?.graphQLErrors[0]?.message).toBe("This cooperation exists already");
    expect(sent).toHaveLength(2);
  });
});

describe("permissions of a partner", () => {
  test("[113][114] merge and go by the pair; DELETE sends object, uid and name", async () => {
    const { client, organization, wind, entry, demo, sent } = await signedIn("owner");
    const sides = { organization, partner: wind };
    const items = async () =>
      (await client.query(Permissions, sides, cached).toPromise()).data?.cooperationPermissions.items;
    await client.query(Permissions, sides).toPromise();
    const device = demo.world().devices.find((one) => one.organization_uid === organization);
    const added = { object: "device", uid: device?.uid ?? "" };
    await client.mutation(Add, { ...sides, permissions: [entry, added] }).toPromise();
    expect(await items()).toMatchObject([entry, added]);
    await client.mutation(Take, { ...sides, permissions: [{ ...entry, name: "Nord" }] }).toPromise();
    expect(sent.at(-1)?.split(" ").at(-1)).toBe(JSON.stringify([{ ...entry, name: "Nord" }]));
    expect(await items()).toMatchObject([added]);
    expect(sent.filter((line) => line.startsWith("GET"))).toHaveLength(2);
  });

  test("what the list says of them follows, without being asked for again", async () => {
    const { client, organization, list, wind, demo, sent } = await signedIn("owner");
    const sides = { organization, partner: wind };
    const seen = async (policy: "network-only" | "cache-only") => {
      const { data } = await client.query(Seen, list, { requestPolicy: policy }).toPromise();
      return data?.cooperations.items.find(({ uid }) => uid === wind)?.permissions;
    };
    const before = (await seen("network-only")) ?? [];
    expect(before.length).toBeGreaterThan(0);
    const device = demo.world().devices.find((one) => one.organization_uid === organization);
    const added = { object: "device", uid: device?.uid ?? "" };
    await client.mutation(Add, { ...sides, permissions: [added] }).toPromise();
    expect(await seen("cache-only")).toMatchObject([...before, added]);
    await client.mutation(Take, { ...sides, permissions: [{ ...added, name: "Logger" }] }).toPromise();
    expect(await seen("cache-only")).toEqual(before);
    expect(sent.filter((line) => line.startsWith("GET"))).toHaveLength(2);
  });

  test("[118] one mapping fills the partner's place in every path", () => {
    const { params } = cooperationParams({ organization: "o1", partner: "p1" });
    expect(params).toEqual({ path: { orgUid: "o1", coopOrgUid: "p1" } });
  });

  test("[85] no permission call has a timeout", () => {
    const member = "/api/v1/organization/{orgUid}/member/{account}/permission";
    const partner = "/api/v1/organization/{orgUid}/cooperation/{coopOrgUid}/permission";
    const limits = [member, partner].flatMap((path) =>
      ["GET", "POST", "DELETE"].map((method) => timeoutOf(method, path)),
    );
    const formB = [timeoutOf("POST", `${member}/update`), timeoutOf("DELETE", `${member}/remove`)];
    expect(new Set([...limits, ...formB])).toEqual(new Set([null]));
    expect(timeoutOf("GET", "/api/v1/organization/{orgUid}/member")).toEqual(expect.any(Number));
  });
});
