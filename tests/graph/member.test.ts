import { graphql } from "gql.tada";
import { describe, expect, test } from "vitest";
import { createMemberPermissions } from "../../src/graph/memberPermissions";
import { demoServer } from "./demoServer";
import { fakeServer, json } from "./server";
import { malformed } from "./watched";

const Members = graphql(`
  query Members($organization: ID!) {
    members(organization: $organization) {
      total
      items {
        account
        role
        email
        firstName
      }
    }
  }
`);
const NamedMembers = graphql(`
  query NamedMembers($organization: ID!, $accounts: [ID!]!) {
    membersNamed(organization: $organization, accounts: $accounts) {
      account
      role
    }
  }
`);
const Permissions = graphql(`
  query Permissions($organization: ID!, $account: ID!) {
    memberPermissions(organization: $organization, account: $account) {
      items {
        object
        uid
        name
      }
    }
  }
`);
const ChangeRole = graphql(`
  mutation ChangeRole($organization: ID!, $account: ID!, $role: String!) {
    changeMemberRole(organization: $organization, account: $account, role: $role) {
      account
    }
  }
`);
const Remove = graphql(`
  mutation Remove($organization: ID!, $account: ID!) {
    removeMember(organization: $organization, account: $account)
  }
`);
const Invite = graphql(`
  mutation Invite($organization: ID!, $email: String!, $role: String!, $language: String!) {
    inviteMember(organization: $organization, email: $email, role: $role, language: $language)
  }
`);
const Add = graphql(`
  mutation Add($organization: ID!, $account: ID!, $permissions: [PermissionInput!]!) {
    addMemberPermissions(organization: $organization, account: $account, permissions: $permissions) {
      items {
        object
        uid
        name
      }
    }
  }
`);
const Take = graphql(`
  mutation Take($organization: ID!, $account: ID!, $permissions: [PermissionInput!]!) {
    removeMemberPermissions(organization: $organization, account: $account, permissions: $permissions) {
      items {
        object
      }
    }
  }
`);

const cached = { requestPolicy: "cache-only" } as const;
const list = "/api/v1/organization/o1/member";
const one = (account: string, role: string) => ({ account, permissions: { role } });
const rolesIn = (data: { members: { items: { account: string; role: string }[] } } | undefined) =>
  data?.members.items.map(({ account, role }) => `${account} ${role}`);

describe("members", () => {
  test("[102] are asked for a hundred at a time, and more are not hidden", async () => {
    const server = fakeServer({ [list]: [json({ members: [one("a", "owner")], total: 230 })] });
    const { data } = await server.graph.client.query(Members, { organization: "o1" }).toPromise();
    expect(server.requests).toEqual([`GET ${list}?page=1&limit=100`]);
    expect([rolesIn(data), data?.members.total]).toEqual([["a owner"], 230]);
  });

  test("one further down is found page by page, and no page is asked for in vain", async () => {
    const page = (first: number, count: number) =>
      Array.from({ length: count }, (_, index) => one(`m${first + index}`, "member"));
    const answers = () => ({
      [list]: [json({ members: page(0, 100), total: 230 }), json({ members: page(100, 100), total: 230 })],
    });
    const server = fakeServer(answers());
    const found = await server.graph.client
      .query(NamedMembers, { organization: "o1", accounts: ["m150", "m3"] })
      .toPromise();
    expect(found.data?.membersNamed.map(({ account, role }) => [account, role])).toEqual([
      ["m3", "member"],
      ["m150", "member"],
    ]);
    expect(server.requests).toEqual([`GET ${list}?page=1&limit=100`, `GET ${list}?page=2&limit=100`]);
    const other = fakeServer({ [list]: [...answers()[list], json({ members: page(200, 30), total: 230 })] });
    const none = await other.graph.client
      .query(NamedMembers, { organization: "o1", accounts: ["x"] })
      .toPromise();
    expect([none.data?.membersNamed, none.error, other.requests.length]).toEqual([[], undefined, 3]);
  });

  test.each([[-1], ["20"], [undefined], [null]])("a total of %j is what came", async (total) => {
    const members = [one("a", "owner"), null, one("a", "guest"), { account: "b" }, { permissions: {} }];
    const server = fakeServer({ [list]: [malformed(json({ members, total }))] });
    const { data } = await server.graph.client.query(Members, { organization: "o1" }).toPromise();
    expect([rolesIn(data), data?.members.total]).toEqual([["a owner", "b "], 2]);
  });

  test("no list is an error, not a throw in a component", async () => {
    const server = fakeServer({ [list]: [malformed(json({ members: { 0: one("a", "owner") } }))] });
    const { error } = await server.graph.client.query(Members, { organization: "o1" }).toPromise();
    expect(error?.graphQLErrors[0]?.extensions).toMatchObject({
      failure: "malformed",
      text: "An error occurred",
    });
  });

  test("[103] an invitation sends email, role and language", async () => {
    const { client, demo, sent } = await demoServer("moderator");
    const organization = demo.world().organizations[0]?.uid ?? "";
    const invitation = { email: "neu@firma.example", role: "member", language: "de" };
    const { data } = await client.mutation(Invite, { organization, ...invitation }).toPromise();
    expect(data?.inviteMember).toBe(true);
    expect(sent).toEqual([
      `POST /api/v1/organization/${organization}/member/invite ${JSON.stringify(invitation)}`,
    ]);
  });

  test("a new role and a removed member change the list without another call", async () => {
    const { client, demo, sent } = await demoServer("owner");
    const organization = demo.world().organizations[0]?.uid ?? "";
    await client.query(Members, { organization }).toPromise();
    const change = { organization, account: "account-guest", role: "operator" };
    await client.mutation(ChangeRole, change).toPromise();
    await client.mutation(Remove, { organization, account: "account-tbf" }).toPromise();
    const before = sent.length;
    const { data } = await client.query(Members, { organization }, cached).toPromise();
    expect(rolesIn(data)).toContain("account-guest operator");
    expect(rolesIn(data)?.some((row) => row.startsWith("account-tbf"))).toBe(false);
    expect([data?.members.total, sent.length]).toEqual([data?.members.items.length, before]);
  });
});

describe("permissions of a member", () => {
  const path = "/api/v1/organization/o1/member/a/permission";
  const holder = { organization: "o1", account: "a" };
  const pair = (object: string, uid: string) => ({ object, uid });
  const named = (object: string, uid: string, name: string | null = null) => ({ object, uid, name });

  test("[113][116] adding merges by the pair, removing filters by it; unknown kinds stay and go", async () => {
    const held = [
      named("park", "p1", "Nord"),
      named("weather_station", "w1"),
      { resource: pair("gate", "g1") },
    ];
    const added = json({ permissions: [named("park", "p2", "Süd")] });
    // One entry is of the server's other form, and a server may answer a write with nothing.
    const server = fakeServer({
      [path]: [malformed(json({ permissions: held })), added, malformed(json({}))],
    });
    const { client } = server.graph;
    const read = async () =>
      (await client.query(Permissions, holder, cached).toPromise()).data?.memberPermissions.items;
    await client.query(Permissions, holder).toPromise();
    const permissions = [pair("park", "p1"), pair("park", "p2")];
    await client.mutation(Add, { ...holder, permissions }).toPromise();
    const kept = [named("park", "p1", "Nord"), named("weather_station", "w1"), named("gate", "g1")];
    expect(await read()).toMatchObject([...kept, named("park", "p2", "Süd")]);
    await client.mutation(Add, { ...holder, permissions }).toPromise();
    expect(await read()).toHaveLength(4);
    await client.mutation(Take, { ...holder, permissions: [named("weather_station", "w1")] }).toPromise();
    expect((await read())?.map(({ uid }) => uid)).toEqual(["p1", "g1", "p2"]);
    expect(server.requests.filter((line) => line.startsWith("GET"))).toHaveLength(1);
  });

  test("[115] a failure says the server's words, else An error occurred", async () => {
    const server = fakeServer({ [path]: [json({ detail: "Not you" }, 403), json({}, 400)] });
    const text = async () =>
      (await server.graph.bulk.query(Permissions, holder).toPromise()).error?.graphQLErrors[0]?.message;
    expect([await text(), await text()]).toEqual(["Not you", "An error occurred"]);
  });

  test("[112][114] form A is asked first; its DELETE sends a body of entries", async () => {
    const { client, demo, sent } = await demoServer("owner");
    const { organizations, parks } = demo.world();
    const who = { organization: organizations[0]?.uid ?? "", account: "account-guest" };
    const entry = pair("park", parks[0]?.uid ?? "");
    const { data } = await client.mutation(Add, { ...who, permissions: [entry] }).toPromise();
    const name = parks[0]?.name ?? "";
    expect(data?.addMemberPermissions.items).toMatchObject([{ ...entry, name }]);
    await client.mutation(Take, { ...who, permissions: [{ ...entry, name }] }).toPromise();
    const call = `/api/v1/organization/${who.organization}/member/account-guest/permission`;
    expect(sent).toEqual([
      `POST ${call} ${JSON.stringify({ permissions: [entry] })}`,
      `DELETE ${call} ${JSON.stringify([{ ...entry, name }])}`,
    ]);
    expect(demo.world().grants.some(({ holder }) => holder === who.account)).toBe(false);
  });

  test("[112] form B after 405 and after 404, remembered; a refusal of both is the first one's", async () => {
    const { demo, sent } = await demoServer("owner");
    const { organizations, parks } = demo.world();
    const who = { organization: organizations[0]?.uid ?? "", account: "account-guest" };
    const entry = pair("park", parks[0]?.uid ?? "");
    const rest = fakeServer({}, { fetch: demo.fetch, base: "http://localhost" }).rest({
      record: ({ method, url, status }) =>
        void sent.push(`${method} ${new URL(url).pathname.split("/permission")[1]} ${status}`),
    });
    demo.scenario("permissionFormB");
    const [added, removed] = [createMemberPermissions(), createMemberPermissions()];
    await added.add(rest, who, [entry]);
    expect((await added.list(rest, who)).items).toMatchObject([entry]);
    await added.remove(rest, who, [entry]);
    await removed.remove(rest, who, [entry]);
    expect((await removed.list(rest, who)).items).toEqual([]);
    await expect(added.add(rest, { ...who, account: "nobody" }, [entry])).rejects.toMatchObject({
      status: 404,
      body: { detail: "Member not found" },
    });
    expect(sent).toEqual([
      ...["POST  405", "POST /update 200", "GET  200", "DELETE /remove 200"],
      ...["DELETE  404", "DELETE /remove 200", "GET  200"],
      ...["POST /update 404", "POST  405"],
    ]);
  });
});
