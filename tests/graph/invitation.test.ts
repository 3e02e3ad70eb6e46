import { graphql } from "gql.tada";
import { describe, expect, test } from "vitest";
import { fakeServer, json, verified } from "./server";
import type { Answer } from "./server";
import { malformed } from "./watched";

const Invitations = graphql(`
  query Invitations {
    invitations {
      id
      email
      role
      createdAt
      organization {
        uid
        name
      }
    }
  }
`);
const AnswerInvitation = graphql(`
  mutation AnswerInvitationInTest($id: ID!, $action: String!) {
    answerInvitation(id: $id, action: $action)
  }
`);
const AcceptInvitation = graphql(`
  mutation AcceptInvitationInTest($token: String!) {
    acceptInvitation(token: $token)
  }
`);
const Self = graphql(`
  query SelfInTest {
    self {
      account
      organization {
        uid
        role
      }
    }
  }
`);

const list = "/api/v1/self/invitation";
const accept = "/api/v1/self/invitation/accept";
const north = { uid: "o1", name: "Nord" };
const invitation = (id: unknown) => ({
  id,
  email: "ada@demo.test",
  role: "member",
  created_at: "2026-06-01T08:00:00Z",
  organization: north,
});
const two = () => json({ invitations: [invitation("i1"), invitation("i2")] });

function server(answers: Record<string, Answer[]> = {}) {
  const made = fakeServer({ [list]: [two()], [`${list}/i1`]: [json({ message: "Done" })], ...answers });
  const ids = async (requestPolicy: "cache-first" | "cache-only" | "network-only" = "cache-first") => {
    const { data } = await made.graph.client.query(Invitations, {}, { requestPolicy }).toPromise();
    return data?.invitations.map(({ id }) => id);
  };
  const answer = (id: string, action: "accept" | "decline") =>
    made.graph.client.mutation(AnswerInvitation, { id, action }).toPromise();
  return { ...made, ids, answer };
}

describe("the invitations that wait", () => {
  test("[32] come from one call, renamed once", async () => {
    const { graph, requests } = server();
    const { data } = await graph.client.query(Invitations, {}).toPromise();
    expect(data?.invitations[0]).toEqual({
      id: "i1",
      email: "ada@demo.test",
      role: "member",
      createdAt: "2026-06-01T08:00:00Z",
      organization: north,
    });
    expect(requests).toEqual([`GET ${list}`]);
  });

  test.each(["accept", "decline"] as const)(
    "[32] lose the one that was answered (%s), without being asked for again",
    async (action) => {
      const { ids, answer, requests } = server();
      expect(await ids()).toEqual(["i1", "i2"]);
      const { data } = await answer("i1", action);
      expect(data?.answerInvitation).toBe("i1");
      expect(await ids("cache-only")).toEqual(["i2"]);
      expect(requests).toEqual([`GET ${list}`, `POST ${list}/i1`]);
    },
  );

  test("[33] keep the one whose answer failed, and the server's words are shown", async () => {
    const refusal = json({ detail: "You already belong to an organization" }, 409);
    const { ids, answer } = server({ [`${list}/i1`]: [refusal] });
    await ids();
    const { data, error } = await answer("i1", "accept");
    expect(data?.answerInvitation).toBeUndefined();
    expect(error?.graphQLErrors[0]?.message).toBe("You already belong to an organization");
    expect(await ids("cache-only")).toEqual(["i1", "i2"]);
  });

  test("[33] fall back to 'An error occurred' where the server says nothing", async () => {
    const { ids, answer } = server({ [`${list}/i1`]: [json({}, 500)] });
    await ids();
    const { error } = await answer("i1", "decline");
    expect(error?.graphQLErrors[0]?.message).toBe("An error occurred");
  });

  test("[F78] survive ids that are numbers, missing, doubled or odd", async () => {
    const odd = [invitation(0), invitation("__proto__"), {}, null, invitation("0"), invitation("")];
    const { ids } = server({ [list]: [malformed(json({ invitations: odd }))] });
    expect(await ids()).toEqual(["0", "__proto__"]);
  });

  test.each([[{ invitations: "none" }], [{}], [[]]])(
    "are an error, not a crash, when the answer is %j",
    async (body) => {
      const { graph } = server({ [list]: [malformed(json(body))] });
      const { data, error } = await graph.client.query(Invitations, {}).toPromise();
      expect(data?.invitations).toBeUndefined();
      expect(error?.graphQLErrors[0]?.extensions["failure"]).toBe("malformed");
    },
  );
});

describe("whoever joined an organization", () => {
  const joined = verified({ uid: "o1", permission: { role: "member" } });
  const before = verified(null);

  test("[20] is asked about anew; who declined is not", async () => {
    const { graph, ids, answer, requests } = server({
      "/api/v1/auth/verify": [json(before), json(joined)],
      [`${list}/i2`]: [json({ message: "Done" })],
    });
    const organization = async () =>
      (await graph.client.query(Self, {}, { requestPolicy: "cache-first" }).toPromise()).data?.self
        .organization ?? null;
    await ids();
    expect(await organization()).toBeNull();
    await answer("i2", "decline");
    expect(await organization()).toBeNull();
    await answer("i1", "accept");
    expect(await organization()).toEqual({ uid: "o1", role: "member" });
    expect(requests.filter((request) => request.endsWith("/verify"))).toHaveLength(2);
  });

  test("[32] by a link has another list of invitations", async () => {
    const { graph, ids } = server({
      [list]: [two(), json({ invitations: [invitation("i2")] })],
      [accept]: [json({ message: "Accepted" })],
    });
    expect(await ids()).toEqual(["i1", "i2"]);
    const { data } = await graph.client.mutation(AcceptInvitation, { token: "a b&c" }).toPromise();
    expect(data?.acceptInvitation).toBe(true);
    expect(await ids()).toEqual(["i2"]);
  });
});

describe("the GET that accepts", () => {
  test.each([
    ["a 503", () => json({}, 503)],
    ["no answer", () => Promise.reject(new TypeError("Failed to fetch"))],
  ])("is made once, whatever comes of it: %s [F82]", async (_, answer) => {
    const { graph, requests } = server({ [accept]: [answer] });
    const { data, error } = await graph.client.mutation(AcceptInvitation, { token: "a b&c" }).toPromise();
    expect(data?.acceptInvitation).toBeUndefined();
    expect(error?.graphQLErrors[0]?.message).toBe("An error occurred");
    expect(requests).toEqual([`GET ${accept}?token=a%20b%26c`]);
  });
});
