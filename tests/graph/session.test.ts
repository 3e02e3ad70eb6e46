import { graphql } from "gql.tada";
import { describe, expect, test } from "vitest";
import { DeleteSession, RevokeSession } from "../../src/actions/session";
import { passwordMachine, sendPasswordWish } from "../../src/machines/password";
import { demoServer } from "./demoServer";
import { fakeServer, json } from "./server";
import { malformed } from "./watched";

const Sessions = graphql(`
  query SessionsOfMine {
    sessions {
      id
      isActive
      revoked
      isCurrent
    }
  }
`);
const Register = graphql(`
  mutation RegisterHere($registration: RegistrationInput!, $token: String) {
    register(registration: $registration, token: $token)
  }
`);

const list = "/api/v1/session";
const row = (id: unknown, more: object = {}) => ({ id, is_active: true, revoked: false, ...more });
const cached = { requestPolicy: "cache-only" } as const;

describe("[92] sessions", () => {
  test("a revoked one is inactive and revoked on screen, without another call", async () => {
    const { graph, demo, sent, faults } = await demoServer("owner");
    const other = demo
      .world()
      .sessions.find(({ account, revoked }) => account === "account-owner" && !revoked);
    if (other) other.is_active = true;
    const id = other?.id ?? "";
    await graph.client.query(Sessions, {}).toPromise();
    const { data } = await graph.client.mutation(RevokeSession, { id }).toPromise();
    expect(data?.revokeSession).toEqual({ id, isActive: false, revoked: true });
    const after = await graph.client.query(Sessions, {}, cached).toPromise();
    expect(after.data?.sessions.find((one) => one.id === id)).toMatchObject({
      isActive: false,
      revoked: true,
    });
    expect(sent).toEqual([`GET ${list}`, `POST ${list}/${id}/revoke`]);
    expect(faults).toEqual([]);
  });

  test("a deleted one is gone from the list, without another call", async () => {
    const { graph, sent, faults } = await demoServer("owner");
    const before = await graph.client.query(Sessions, {}).toPromise();
    const ids = before.data?.sessions.map(({ id }) => id) ?? [];
    const id = ids[2] ?? "";
    await graph.client.mutation(DeleteSession, { id }).toPromise();
    const after = await graph.client.query(Sessions, {}, cached).toPromise();
    expect(after.data?.sessions.map((one) => one.id)).toEqual(ids.filter((one) => one !== id));
    expect(sent).toEqual([`GET ${list}`, `DELETE ${list}/${id}`]);
    expect(faults).toEqual([]);
  });

  test("[93] the current one is marked; a server that does not say leaves it open", async () => {
    const { graph } = await demoServer("owner");
    const { data } = await graph.client.query(Sessions, {}).toPromise();
    expect(data?.sessions.filter(({ isCurrent }) => isCurrent)).toHaveLength(1);
    const silent = fakeServer({ [list]: [json({ sessions: [row("a")] })] });
    const answer = await silent.graph.client.query(Sessions, {}).toPromise();
    expect(answer.data?.sessions[0]?.isCurrent).toBeNull();
  });

  test("rows without an id, and rows that come twice, are left out", async () => {
    const { graph } = fakeServer({
      [list]: [
        malformed(json({ sessions: [row("a"), row(""), row("a"), null, row(7), { is_active: true }] })),
      ],
    });
    const { data } = await graph.client.query(Sessions, {}).toPromise();
    expect(data?.sessions.map(({ id }) => id)).toEqual(["a", "7"]);
  });
});

describe("the catalogue's texts stand where the server says nothing (§8)", () => {
  test.each([
    ["Failed to fetch sessions", json(null, 500)],
    ["Failed to fetch sessions", malformed(json({ sessions: "none" }))],
    ["Sessions are closed today", json({ detail: "Sessions are closed today" }, 500)],
  ])("%s", async (text, answer) => {
    const { graph } = fakeServer({ [list]: [answer] });
    const { data, error } = await graph.client.query(Sessions, {}).toPromise();
    expect([data?.sessions, error?.graphQLErrors[0]?.message]).toEqual([undefined, text]);
  });

  test("Failed to revoke session, Failed to delete session", async () => {
    const { graph } = fakeServer({
      [`${list}/a/revoke`]: [json(null, 500)],
      [`${list}/a`]: [json(null, 500)],
    });
    const revoked = await graph.client.mutation(RevokeSession, { id: "a" }).toPromise();
    const deleted = await graph.client.mutation(DeleteSession, { id: "a" }).toPromise();
    const texts = [revoked, deleted].map(({ error }) => error?.graphQLErrors[0]?.message);
    expect(texts).toEqual(["Failed to revoke session", "Failed to delete session"]);
  });
});

describe("signed out", () => {
  const registration = {
    ...{ email: "neu@example.org", password: "Sonne-2026" },
    ...{ firstName: "Nele", lastName: "Neu", language: "de" },
  };

  test("[84] registering sends the token as query parameter and never in the body", async () => {
    const { graph, demo, sent, faults } = await demoServer();
    const [invitation] = demo.world().invitations;
    if (!invitation) throw new Error("nobody is invited");
    Object.assign(invitation, { status: "pending", email: registration.email });
    const variables = { registration, token: invitation.token };
    const { data } = await graph.client.mutation(Register, variables).toPromise();
    expect(data).toEqual({ register: true });
    const [, address = "", body = ""] = sent[0]?.split(" ") ?? [];
    expect(address).toBe(`/api/v1/auth/register?token=${invitation.token}`);
    expect([body.includes(invitation.token), faults]).toEqual([false, []]);
  });

  test("without an invitation no token is sent", async () => {
    const { graph, sent } = await demoServer();
    await graph.client.mutation(Register, { registration, token: null }).toPromise();
    expect(sent[0]).toMatch(/^POST \/api\/v1\/auth\/register \{/);
  });

  test("a forgotten password: the link is asked for, and its token sets the new one", async () => {
    const { graph, demo, sent, faults } = await demoServer();
    const mutate: Parameters<typeof sendPasswordWish>[0] = async (document, variables) => {
      const { data, error } = await graph.client.mutation(document, variables).toPromise();
      if (!data) throw error ?? new Error("no data");
      return data;
    };
    await sendPasswordWish(mutate, { kind: "forgot", email: "member@demo.test" });
    const token = demo.world().accounts.find(({ reset }) => reset)?.reset?.token ?? "";
    await sendPasswordWish(mutate, { kind: "reset", password: "Sonne-2026", token });
    expect(sent).toEqual([
      'POST /api/v1/auth/forgotpassword {"email":"member@demo.test"}',
      `POST /api/v1/auth/resetpassword?token=${token} {"password":"Sonne-2026"}`,
    ]);
    expect([faults, passwordMachine.id]).toEqual([[], "password"]);
  });
});
