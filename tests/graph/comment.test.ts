import { graphql } from "gql.tada";
import { describe, expect, test } from "vitest";
import type { Answer } from "./server";
import { fakeServer, json, never } from "./server";

const Comments = graphql(`
  query Comments($park: ID!, $year: Int, $quarter: Int) {
    comments(park: $park, year: $year, quarter: $quarter) {
      id
      park
      text
      year
      quarter
    }
  }
`);
const One = graphql(`
  query OneComment($park: ID!, $id: ID!) {
    comment(park: $park, id: $id) {
      id
      park
      text
    }
  }
`);
const Create = graphql(`
  mutation CreateCommentHere($park: ID!, $comment: CommentInput!) {
    createComment(park: $park, comment: $comment) {
      id
      park
      text
      year
      quarter
    }
  }
`);
const Update = graphql(`
  mutation UpdateCommentHere($park: ID!, $id: ID!, $comment: CommentChanges!) {
    updateComment(park: $park, id: $id, comment: $comment) {
      id
      park
      text
      year
      quarter
    }
  }
`);
const AcceptInvitation = graphql(`
  mutation CommentsAcceptInvitation($token: String!) {
    acceptInvitation(token: $token)
  }
`);
const Delete = graphql(`
  mutation DeleteCommentHere($park: ID!, $id: ID!) {
    deleteComment(park: $park, id: $id)
  }
`);

const path = "/api/v1/park/p1/comment";
const old = { id: 1, text: "Mown", year: 2026, quarter: 1 };
const lists = (...comments: unknown[]): Record<string, Answer[]> => ({ [path]: [json({ comments })] });
const read = ({ graph }: ReturnType<typeof fakeServer>, filter: { year?: number; quarter?: number } = {}) =>
  graph.client
    .readQuery(Comments, { park: "p1", ...filter }, { requestPolicy: "cache-only" })
    ?.data?.comments.map(({ id, text }) => `${id} ${text}`);
const creation = { park: "p1", comment: { text: "Washed", year: 2026, quarter: 2 } };

describe("[180] the list follows", () => {
  test("PUT creates: appended, and readable by itself without a call", async () => {
    const created = { id: 2, text: "Washed", year: 2026, quarter: 2 };
    const server = fakeServer({ [path]: [json({ comments: [old] }), json(created)] });
    const { client } = server.graph;
    await client.query(Comments, { park: "p1" }).toPromise();
    await client.mutation(Create, creation).toPromise();
    expect(read(server)).toEqual(["1 Mown", "2 Washed"]);
    const current = client.readQuery(One, { park: "p1", id: "2" }, { requestPolicy: "cache-only" });
    expect(current?.data?.comment.text).toBe("Washed");
    expect(server.requests).toEqual([`GET ${path}`, `PUT ${path}`]);
  });

  test("POST updates: replaced in place", async () => {
    const server = fakeServer({
      ...lists(old, { ...old, id: 2, text: "Washed" }),
      [`${path}/1`]: [json({ ...old, text: "Mown again" })],
    });
    await server.graph.client.query(Comments, { park: "p1" }).toPromise();
    await server.graph.client
      .mutation(Update, { park: "p1", id: "1", comment: { text: "Mown again" } })
      .toPromise();
    expect(read(server)).toEqual(["1 Mown again", "2 Washed"]);
    expect(server.requests).toEqual([`GET ${path}`, `POST ${path}/1`]);
  });

  test("DELETE removes", async () => {
    const server = fakeServer({
      ...lists(old, { ...old, id: 2 }),
      [`${path}/1`]: [json({ message: "gone" })],
    });
    await server.graph.client.query(Comments, { park: "p1" }).toPromise();
    await server.graph.client.mutation(Delete, { park: "p1", id: "1" }).toPromise();
    expect(read(server)).toEqual(["2 Mown"]);
    expect(server.requests).toEqual([`GET ${path}`, `DELETE ${path}/1`]);
  });
});

test("a list that is to be asked anew is left alone: what one comment makes of it is not all", async () => {
  const server = fakeServer({
    ...lists(old),
    [`${path}/1`]: [json({ message: "gone" })],
    "/api/v1/self/invitation/accept": [json({ message: "Done" })],
  });
  const { client } = server.graph;
  await client.query(Comments, { park: "p1" }).toPromise();
  await client.mutation(AcceptInvitation, { token: "t" }).toPromise();
  await client.mutation(Delete, { park: "p1", id: "1" }).toPromise();
  expect(client.readQuery(Comments, { park: "p1" })?.data ?? null).toBeNull();
});

describe("[181] the filter", () => {
  test("sends year and quarter only when set", async () => {
    const server = fakeServer(lists());
    for (const filter of [{}, { year: 2026 }, { year: 2026, quarter: 2 }])
      await server.graph.bulk.query(Comments, { park: "p1", ...filter }).toPromise();
    expect(server.requests).toEqual([
      `GET ${path}`,
      `GET ${path}?year=2026`,
      `GET ${path}?year=2026&quarter=2`,
    ]);
  });

  test("keeps out what it does not let through, and the answer says where it went", async () => {
    const created = { id: 2, text: "Washed", year: 2026, quarter: 2 };
    const server = fakeServer({ [path]: [json({ comments: [old] }), json({ comments: [] }), json(created)] });
    const { client } = server.graph;
    await client.query(Comments, { park: "p1", year: 2026, quarter: 1 }).toPromise();
    await client.query(Comments, { park: "p1", year: 2026 }).toPromise();
    const { data } = await client.mutation(Create, creation).toPromise();
    expect(data?.createComment).toMatchObject({ year: 2026, quarter: 2 });
    expect(read(server, { year: 2026, quarter: 1 })).toEqual(["1 Mown"]);
    expect(read(server, { year: 2026 })).toEqual(["2 Washed"]);
  });

  test("lets go of a comment that is moved to another quarter", async () => {
    const server = fakeServer({ ...lists(old), [`${path}/1`]: [json({ ...old, quarter: 3 })] });
    await server.graph.client.query(Comments, { park: "p1", quarter: 1 }).toPromise();
    await server.graph.client.mutation(Update, { park: "p1", id: "1", comment: { quarter: 3 } }).toPromise();
    expect(read(server, { quarter: 1 })).toEqual([]);
  });
});

test("[182] another park's comments are not those of this one, though their ids are the same", async () => {
  const server = fakeServer({ ...lists(old), "/api/v1/park/p2/comment": [never] });
  const heard: unknown[] = [];
  await server.graph.client.query(Comments, { park: "p1" }).toPromise();
  const stop = server.graph.client
    .query(Comments, { park: "p2" })
    .subscribe(({ data }) => heard.push(data?.comments));
  await expect.poll(() => server.requests.length).toBe(2);
  expect(heard.flat()).toEqual([]);
  stop.unsubscribe();
  const other = server.graph.client.readQuery(One, { park: "p2", id: "1" }, { requestPolicy: "cache-only" });
  expect(other?.data).toBeFalsy();
});

test("[F84] a comment edited elsewhere is told with the other text, and the list keeps what it held", async () => {
  const body = { detail: "The comment was changed elsewhere", comment: { ...old, text: "Mown by Zoë" } };
  const server = fakeServer({ ...lists(old), [`${path}/1`]: [json(body, 409)] });
  await server.graph.client.query(Comments, { park: "p1" }).toPromise();
  const { error } = await server.graph.client
    .mutation(Update, { park: "p1", id: "1", comment: { text: "Mown by me", version: 1 } })
    .toPromise();
  expect(error?.graphQLErrors[0]?.extensions).toMatchObject({ status: 409, body });
  expect(error?.graphQLErrors[0]?.message).toBe("The comment was changed elsewhere");
  expect(read(server)).toEqual(["1 Mown"]);
});

describe("[183] the catalogue's text stands where the server says nothing", () => {
  const key = { park: "p1", id: "1" };
  const failing = () => fakeServer({ [path]: [json({}, 400)], [`${path}/1`]: [json({}, 400)] }).graph.bulk;
  test.each([
    ["Failed to fetch park comments", () => failing().query(Comments, { park: "p1" })],
    ["Failed to fetch park comment", () => failing().query(One, key)],
    ["Failed to create park comment", () => failing().mutation(Create, creation)],
    ["Failed to update park comment", () => failing().mutation(Update, { ...key, comment: {} })],
    ["Failed to delete park comment", () => failing().mutation(Delete, key)],
  ])("%s", async (text, ask) => {
    expect((await ask().toPromise()).error?.graphQLErrors[0]?.message).toBe(text);
  });
});
