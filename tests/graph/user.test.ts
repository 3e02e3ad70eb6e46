import { graphql } from "gql.tada";
import { describe, expect, test } from "vitest";
import { DeleteUser, UpdateUser } from "../../src/actions/user";
import { fakeServer, json } from "./server";
import { malformed } from "./watched";

const Users = graphql(`
  query Users {
    users {
      items {
        account
        role
        email
        firstName
        lastName
        organizationUid
        organizationName
      }
      total
      page
    }
  }
`);
const OneUser = graphql(`
  query OneUser($account: ID!) {
    user(account: $account) {
      account
      role
    }
  }
`);

const list = "/api/v1/user";
const user = (account: string, role = "user") => ({
  account,
  role,
  email: `${account}@park.test`,
  first_name: "Zoë",
  last_name: null,
  organization: { uid: "o1", name: "Sonnenwerk" },
});

const some = json({ users: [user("a"), user("b")], total: 2 });

async function opened(answer = some) {
  const server = fakeServer({
    [list]: [answer],
    [`${list}/update/a`]: [json(user("a", "admin"))],
    [`${list}/a`]: [json({ message: "User deleted" })],
    [`${list}/b`]: [json({}, 500)],
  });
  const { data, error } = await server.graph.client.query(Users, {}).toPromise();
  const cached = () => server.graph.client.readQuery(Users, {}, { requestPolicy: "cache-only" })?.data?.users;
  return { server, data: data?.users, message: error?.graphQLErrors[0]?.message, cached };
}

describe("the user directory", () => {
  test("[199] asks for page 1 of 100 without the demo role", async () => {
    const { server, data } = await opened();
    expect(server.requests.map((request) => request.replaceAll("%20", "+"))).toEqual([
      `GET ${list}?page=1&limit=100&filters=role+ne+demo`,
    ]);
    expect(data).toMatchObject({ total: 2, page: 1 });
    expect(data?.items[0]).toMatchObject({
      account: "a",
      role: "user",
      email: "a@park.test",
      firstName: "Zoë",
      lastName: null,
      organizationUid: "o1",
      organizationName: "Sonnenwerk",
    });
  });

  test("says that there are more than came", async () => {
    expect((await opened(json({ users: [user("a")], total: 140 }))).data?.total).toBe(140);
  });

  test.each([undefined, -1, "20"])("[F76] a total of %s is what came", async (total) => {
    const users = [user("a"), user("b")];
    expect((await opened(malformed(json({ users, total })))).data?.total).toBe(2);
  });

  test("[F78] users without an account and doubles are left out", async () => {
    const users = [user("a"), user("a"), { role: "user" }, null, user("__proto__")];
    const { data } = await opened(malformed(json({ users, total: 5 })));
    expect(data?.items.map(({ account }) => account)).toEqual(["a", "__proto__"]);
  });

  test("an answer without a list is an error", async () => {
    expect((await opened(malformed(json({ users: "none", total: 2 })))).message).toBe("An error occurred");
  });

  test("a new role is shown in place", async () => {
    const { server, cached } = await opened();
    await server.graph.client.mutation(UpdateUser, { account: "a", role: "admin" }).toPromise();
    expect(cached()?.items.map(({ role }) => role)).toEqual(["admin", "user"]);
    expect(server.requests.slice(1)).toEqual([`PUT ${list}/update/a`]);
  });

  test("one user of the loaded list needs no call", async () => {
    const { server } = await opened();
    const { data } = await server.graph.client
      .query(OneUser, { account: "b" }, { requestPolicy: "cache-first" })
      .toPromise();
    expect([data?.user?.role, server.requests]).toEqual(["user", [expect.any(String)]]);
  });

  test("who is deleted is gone from the list", async () => {
    const { server, cached } = await opened();
    const { data } = await server.graph.client.mutation(DeleteUser, { account: "a" }).toPromise();
    expect([data?.deleteUser, cached()?.items.map(({ account }) => account), cached()?.total]).toEqual([
      "a",
      ["b"],
      1,
    ]);
    expect(server.requests).toHaveLength(2);
  });

  test("[200] where the server says nothing, the text is Deletion failed, and the row stays", async () => {
    const { server, cached } = await opened();
    const { error } = await server.graph.client.mutation(DeleteUser, { account: "b" }).toPromise();
    expect(error?.graphQLErrors[0]?.message).toBe("Deletion failed");
    expect(cached()?.items.map(({ account }) => account)).toEqual(["a", "b"]);
  });
});
