import { graphql } from "gql.tada";
import { describe, expect, test } from "vitest";
import {
  DeleteAccount,
  LeaveOrganization,
  UpdateContact,
  UpdateEmail,
  UpdatePassword,
  UpdateUsername,
} from "../../src/actions/self";
import { call, signIn } from "../mocks/backend";
import { demoServer } from "./demoServer";
import { fakeServer, json } from "./server";

const Me = graphql(`
  query Me {
    self {
      account
      username
      emailPending
      contact {
        firstName
        lastName
        phone
      }
      organization {
        uid
        role
      }
    }
  }
`);
const Parks = graphql(`
  query ParksOfMine {
    portfolios {
      uid
    }
  }
`);

describe("[94] each form of the profile is one call with the specification's names", () => {
  test.each([
    ["updateUsername", 'POST /api/v1/self/update/username {"username":"zoe"}'],
    ["updateEmail", 'POST /api/v1/self/update/email {"email":"zoe@example.org"}'],
    [
      "updatePassword",
      'POST /api/v1/self/update/password {"old_password":"demo","new_password":"Sonne-2026"}',
    ],
    ["updateContact", 'PUT /api/v1/self/update/user/contact {"first_name":"Zoe","phone":""}'],
  ])("%s", async (form, expected) => {
    const { graph, sent, faults } = await demoServer("member");
    const { client } = graph;
    const forms: Readonly<Record<string, () => Promise<{ error?: unknown }>>> = {
      updateUsername: () => client.mutation(UpdateUsername, { username: "zoe" }).toPromise(),
      updateEmail: () => client.mutation(UpdateEmail, { email: "zoe@example.org" }).toPromise(),
      updatePassword: () =>
        client.mutation(UpdatePassword, { oldPassword: "demo", newPassword: "Sonne-2026" }).toPromise(),
      updateContact: () =>
        client.mutation(UpdateContact, { firstName: "Zoe", lastName: null, phone: "" }).toPromise(),
    };
    expect((await forms[form]?.())?.error).toBeUndefined();
    expect([sent[0], faults]).toEqual([expected, []]);
  });
});

describe("what is on screen follows", () => {
  test("[95] a new name, contact and pending address, without another call", async () => {
    const { graph, sent } = await demoServer("member");
    await graph.client.query(Me, {}).toPromise();
    await graph.client.mutation(UpdateUsername, { username: "zoe" }).toPromise();
    await graph.client.mutation(UpdateEmail, { email: "zoe@example.org" }).toPromise();
    await graph.client.mutation(UpdateContact, { firstName: "Zoe", lastName: null, phone: "1" }).toPromise();
    const calls = sent.length;
    const { data } = await graph.client.query(Me, {}, { requestPolicy: "cache-only" }).toPromise();
    expect(data?.self).toMatchObject({
      username: "zoe",
      emailPending: "zoe@example.org",
      contact: { firstName: "Zoe", lastName: "Müller", phone: "1" },
    });
    expect(sent.length).toBe(calls);
  });

  test("leaving the organization clears it, and what was seen through it is asked anew (§4)", async () => {
    const { graph, sent } = await demoServer("member");
    const before = await graph.client.query(Me, {}).toPromise();
    expect(before.data?.self.organization?.role).toBe("member");
    const parks = await graph.client.query(Parks, {}).toPromise();
    expect(parks.data?.portfolios.length).toBeGreaterThan(0);
    const left = await graph.client.mutation(LeaveOrganization, {}).toPromise();
    expect(left.data?.leaveOrganization.organization).toBeNull();
    const calls = sent.length;
    const after = await graph.client.query(Me, {}, { requestPolicy: "cache-only" }).toPromise();
    expect([after.data?.self.organization, sent.length]).toEqual([null, calls]);
    const gone = await graph.client.query(Parks, {}, { requestPolicy: "cache-first" }).toPromise();
    expect([gone.data?.portfolios, sent.length]).toEqual([[], calls + 1]);
  });
});

test("[79] a deleted account is true, and the server knows its session no more", async () => {
  const { graph, demo } = await demoServer("member");
  const { data } = await graph.client.mutation(DeleteAccount, {}).toPromise();
  expect(data).toEqual({ deleteAccount: true });
  expect((await call(demo, "GET /api/v1/auth/verify")).status).toBe(401);
  expect((await signIn(demo, "member")).status).toBe(401);
});

describe("a refusal", () => {
  test("of a wrong old password is that form's own error [82]", async () => {
    const { graph } = await demoServer("member");
    const passwords = { oldPassword: "no", newPassword: "Sonne-2026" };
    const { error } = await graph.client.mutation(UpdatePassword, passwords).toPromise();
    expect(error?.graphQLErrors[0]?.message).toBe("The old password is wrong");
    expect(error?.graphQLErrors[0]?.extensions["status"]).toBe(401);
  });

  test("[96] of the last owner says why", async () => {
    const { graph } = await demoServer("owner");
    const { data, error } = await graph.client.mutation(DeleteAccount, {}).toPromise();
    expect([data?.deleteAccount, error?.graphQLErrors[0]?.extensions["status"]]).toEqual([undefined, 409]);
    expect(error?.graphQLErrors[0]?.message).toMatch(/last owner/);
  });

  test("without words of the server's is the generic text", async () => {
    const { graph } = fakeServer({ "/api/v1/self/update/username": [json(null, 500)] });
    const { error } = await graph.client.mutation(UpdateUsername, { username: "x" }).toPromise();
    expect(error?.graphQLErrors[0]?.message).toBe("An error occurred");
  });
});
