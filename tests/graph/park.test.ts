import { graphql } from "gql.tada";
import { describe, expect, test } from "vitest";
import { jpegOf } from "../jpeg";
import { fakeServer, json } from "./server";
import { malformed } from "./watched";

const Portfolios = graphql(`
  query PlacesOfTest {
    portfolios(updateExt: false) {
      uid
      name
      parks {
        uid
        name
      }
    }
  }
`);
const Outline = graphql(`
  query OutlineOfTest {
    outlineImage(park: "p1")
  }
`);
const Upload = graphql(`
  mutation UploadOfTest($file: Blob!) {
    uploadOutlineImage(park: "p1", file: $file) {
      uid
      name
    }
  }
`);
const Members = graphql(`
  query MembersOfTest {
    parkMembers(park: "p1") {
      id
      account
      role
      name
    }
  }
`);
const ChangeRole = graphql(`
  mutation ChangeRoleOfTest {
    changeParkMemberRole(park: "p1", account: "a2", role: "moderator") {
      id
      role
    }
  }
`);
const RemoveMember = graphql(`
  mutation RemoveMemberOfTest {
    removeParkMember(park: "p1", account: "a1")
  }
`);

const image = "/api/v1/park/p1/image/outline";
const jpegBytes = jpegOf();
const jpeg = () => new Response(jpegBytes, { headers: { "Content-Type": "image/jpeg" } });
const file = new Blob([jpegBytes], { type: "image/jpeg" });
const park = { uid: "p1", name: "Nord", portfolio_uid: "f1" };
const textOf = (error: { graphQLErrors: { message: string }[] } | undefined) =>
  error?.graphQLErrors[0]?.message;

describe("the outline image", () => {
  test("[128] is read as it came; 404 is none yet", async () => {
    const server = fakeServer({ [image]: [jpeg(), json({ detail: "none" }, 404)] });
    const { data } = await server.graph.bulk.query(Outline, {}).toPromise();
    expect(data?.outlineImage?.size).toBe(jpegBytes.length);
    expect((await server.graph.bulk.query(Outline, {}).toPromise()).data).toEqual({ outlineImage: null });
  });

  test.each([
    ["a JSON message", malformed(json({ message: "later" }))],
    ["another image", new Response("GIF89a", { headers: { "Content-Type": "image/jpeg" } })],
    ["nothing", malformed(new Response(""))],
    ["a failure", new Response(null, { status: 500 })],
  ])("[129] %s is an error with its text", async (_, answer) => {
    const server = fakeServer({ [image]: [answer] });
    const { error } = await server.graph.bulk.query(Outline, {}).toPromise();
    expect(textOf(error)).toBe("Failed to get park outline image");
  });

  test("[129] the server's own words win", async () => {
    const server = fakeServer({ [image]: [json({ detail: "Broken disk" }, 500)] });
    expect(textOf((await server.graph.bulk.query(Outline, {}).toPromise()).error)).toBe("Broken disk");
    expect(textOf((await server.graph.bulk.mutation(Upload, { file }).toPromise()).error)).toBe(
      "Broken disk",
    );
  });

  test("[128] is sent as the field file of a form, and then asked for anew", async () => {
    const sent: unknown[] = [];
    const server = fakeServer({
      [image]: [jpeg(), json({ message: "saved" }), jpeg()],
      "/api/v1/park/p1": [json(park)],
    });
    const form: typeof fetch = async (input, init) => {
      const request = new Request(input, init);
      if (request.method === "GET") return json(park);
      const data = await request.formData();
      sent.push(request.method, [...data.keys()], (data.get("file") as File).size);
      return json({ message: "saved" });
    };
    await fakeServer({}, { fetch: form }).graph.client.mutation(Upload, { file }).toPromise();
    expect(sent).toEqual(["PUT", ["file"], jpegBytes.length]);
    await server.graph.client.query(Outline, {}).toPromise();
    const { data } = await server.graph.client.mutation(Upload, { file }).toPromise();
    expect(data?.uploadOutlineImage).toEqual({ uid: "p1", name: "Nord" });
    await server.graph.client.query(Outline, {}, { requestPolicy: "cache-first" }).toPromise();
    expect(server.requests.filter((line) => line === `GET ${image}`)).toHaveLength(2);
  });

  test("[128] what is no JPEG, or too large, is not sent", async () => {
    const server = fakeServer({});
    const large = new Blob([jpegBytes, new Uint8Array(10_000_000)]);
    for (const refused of [new Blob(["%PDF-1.7"]), large]) {
      const { error } = await server.graph.client.mutation(Upload, { file: refused }).toPromise();
      expect(textOf(error)).toBe("Failed to upload park outline image");
    }
    expect(server.requests).toEqual([]);
  });
});

test("[121] a new role shows in the row, a removed member is gone, without asking again", async () => {
  const members = "/api/v1/park/p1/member";
  const one = (account: string) => ({ account, permissions: { role: "member" }, name: `Name ${account}` });
  const server = fakeServer({
    [members]: [malformed(json({ members: [one("a1"), one("a2"), one("a2"), { account: 7 }] }))],
    [`${members}/a2`]: [json({ message: "changed" })],
    [`${members}/a1`]: [json({ message: "gone" })],
  });
  await server.graph.client.query(Members, {}).toPromise();
  await server.graph.client.mutation(ChangeRole, {}).toPromise();
  await server.graph.client.mutation(RemoveMember, {}).toPromise();
  const { data } = await server.graph.client.query(Members, {}, { requestPolicy: "cache-only" }).toPromise();
  expect(data?.parkMembers).toEqual([{ id: "p1/a2", account: "a2", role: "moderator", name: "Name a2" }]);
  expect(server.requests).toEqual([`GET ${members}`, `PUT ${members}/a2`, `DELETE ${members}/a1`]);
});

describe("portfolios and their parks", () => {
  const portfolio = { uid: "f1", name: "Börde", parks: [park, { ...park, uid: "p2", name: "Süd" }] };
  const places = async (
    change: Parameters<ReturnType<typeof fakeServer>["graph"]["client"]["mutation"]>[0],
    answers: Record<string, Response[]>,
  ) => {
    const server = fakeServer({ "/api/v1/portfolio": [json({ portfolios: [portfolio] })], ...answers });
    await server.graph.client.query(Portfolios, {}).toPromise();
    const { error } = await server.graph.client.mutation(change, {}).toPromise();
    const { data } = await server.graph.client
      .query(Portfolios, {}, { requestPolicy: "cache-only" })
      .toPromise();
    const shown = data?.portfolios.map(
      ({ name, parks }) => `${name}: ${parks.map((each) => each.name).join(", ")}`,
    );
    return { error, shown, requests: server.requests };
  };

  test("a new portfolio stands at the end, with no parks yet", async () => {
    const change = graphql(`
      mutation {
        createPortfolio(name: "Alb", timezone: "Europe/Berlin") {
          uid
          name
          parks {
            uid
          }
        }
      }
    `);
    const answer = json({ uid: "f2", name: "Alb", parks: [] });
    const list = [json({ portfolios: [portfolio] }), answer];
    const { shown, requests } = await places(change, { "/api/v1/portfolio": list });
    expect(shown).toEqual(["Börde: Nord, Süd", "Alb: "]);
    expect(requests).toHaveLength(2);
  });

  test("a changed portfolio changes in place", async () => {
    const change = graphql(`
      mutation {
        updatePortfolio(uid: "f1", changes: { name: "Heide" }) {
          uid
          name
        }
      }
    `);
    const { shown } = await places(change, {
      "/api/v1/portfolio/f1": [json({ ...portfolio, name: "Heide" })],
    });
    expect(shown).toEqual(["Heide: Nord, Süd"]);
  });

  test("a deleted portfolio is gone", async () => {
    const change = graphql(`
      mutation {
        deletePortfolio(uid: "f1")
      }
    `);
    const { shown } = await places(change, { "/api/v1/portfolio/f1": [json({ message: "gone" })] });
    expect(shown).toEqual([]);
  });

  test("a new park stands in its portfolio, a renamed one bears its name, a deleted one is gone", async () => {
    const created = graphql(`
      mutation {
        createPark(portfolio: "f1", name: "West") {
          uid
          name
        }
      }
    `);
    const renamed = graphql(`
      mutation {
        updatePark(uid: "p2", changes: { name: "Südost" }) {
          uid
          name
        }
      }
    `);
    const deleted = graphql(`
      mutation {
        deletePark(uid: "p1")
      }
    `);
    const west = json({ uid: "p3", name: "West", portfolio_uid: "f1" });
    const southEast = json({ ...park, uid: "p2", name: "Südost" });
    expect((await places(created, { "/api/v1/park": [west] })).shown).toEqual(["Börde: Nord, Süd, West"]);
    expect((await places(renamed, { "/api/v1/park/p2": [southEast] })).shown).toEqual([
      "Börde: Nord, Südost",
    ]);
    const last = await places(deleted, { "/api/v1/park/p1": [json({ message: "deleted" })] });
    expect(last.shown).toEqual(["Börde: Süd"]);
    expect(last.requests).toEqual(["GET /api/v1/portfolio?update_ext=false", "DELETE /api/v1/park/p1"]);
  });

  test("a deletion that is refused leaves the list as it is", async () => {
    const change = graphql(`
      mutation {
        deletePark(uid: "p1")
      }
    `);
    const { shown, error } = await places(change, { "/api/v1/park/p1": [json({ detail: "In use" }, 409)] });
    expect([shown, textOf(error)]).toEqual([["Börde: Nord, Süd"], "In use"]);
  });
});
