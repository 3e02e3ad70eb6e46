import { describe, expect, test } from "vitest";
import { checkedFetch } from "../contract/contract";
import { call, quickDemo, signIn } from "./backend";

interface Comment {
  readonly id: string;
  readonly text: string;
  readonly year: number | null;
  readonly quarter: number | null;
  readonly author: string;
  readonly author_name: string;
  readonly version: number;
}

async function signedIn(id = "member") {
  const plain = await quickDemo();
  const faults: string[] = [];
  const demo = { ...plain, fetch: checkedFetch(plain.fetch, (fault) => faults.push(fault)) };
  await signIn(demo, id);
  const world = demo.world();
  const account = world.accounts.find((one) => one.account === `account-${id}`);
  const portfolio = world.portfolios.find((one) => one.organization_uid === account?.organization_uid);
  const park = world.parks.find((one) => one.portfolio_uid === portfolio?.uid)?.uid ?? "";
  const path = `/api/v1/park/${park}/comment`;
  const list = async (query = "") =>
    ((await call(demo, `GET ${path}${query}`)).body as { comments: readonly Comment[] }).comments;
  const write = async (body: unknown) => (await call(demo, `PUT ${path}`, body)).body as Comment;
  return { demo, path, faults, list, write };
}

describe("comments on a park", () => {
  test("[181] are all listed without a filter, else those of the year and quarter", async () => {
    const { list, write, faults } = await signedIn();
    const before = await list();
    await write({ text: "Mown", year: 2031, quarter: 2 });
    await write({ text: "Washed", year: 2031, quarter: 3 });
    await write({ text: "No time given" });
    expect((await list()).length).toBe(before.length + 3);
    expect((await list("?year=2031")).map(({ text }) => text)).toEqual(["Mown", "Washed"]);
    expect((await list("?year=2031&quarter=3")).map(({ text }) => text)).toEqual(["Washed"]);
    expect(before.length).toBeGreaterThan(0);
    expect(faults).toEqual([]);
  });

  test("[180] are created by PUT, changed by POST and removed by DELETE", async () => {
    const { demo, path, list, write, faults } = await signedIn();
    const created = await write({ text: "Mown", year: 2026 });
    expect(created).toMatchObject({
      author: "account-member",
      author_name: "Zoë Müller",
      version: 1,
      quarter: null,
    });
    const changed = await call(demo, `POST ${path}/${created.id}`, { text: "Mown twice", version: 1 });
    expect(changed.body).toMatchObject({ text: "Mown twice", year: 2026, version: 2 });
    expect((await call(demo, `GET ${path}/${created.id}`)).body).toEqual(changed.body);
    expect((await call(demo, `DELETE ${path}/${created.id}`)).status).toBe(200);
    expect((await call(demo, `GET ${path}/${created.id}`)).status).toBe(404);
    expect((await list()).some(({ id }) => id === created.id)).toBe(false);
    expect(faults).toEqual([]);
  });

  test("[F84] a change of an older version is a conflict that shows the newer text, and changes nothing", async () => {
    const { demo, path, write, faults } = await signedIn();
    const { id } = await write({ text: "Mown" });
    await call(demo, `POST ${path}/${id}`, { text: "Mown by Zoë", version: 1 });
    const { status, body } = await call(demo, `POST ${path}/${id}`, { text: "Mown by me", version: 1 });
    expect(status).toBe(409);
    expect(body).toMatchObject({
      detail: "The comment was changed elsewhere",
      comment: { text: "Mown by Zoë", version: 2 },
    });
    expect((await call(demo, `POST ${path}/${id}`, { text: "Mown by both", version: 2 })).status).toBe(200);
    expect(faults).toEqual([]);
  });

  test("belong to who wrote them; a moderator may change them too", async () => {
    const { demo, path, write } = await signedIn();
    const { id } = await write({ text: "Mown" });
    const change = async () => (await call(demo, `POST ${path}/${id}`, { text: "Changed" })).status;
    await signIn(demo, "gardener");
    expect(await change()).toBe(403);
    expect((await call(demo, `DELETE ${path}/${id}`)).status).toBe(403);
    expect((await call(demo, `GET ${path}/${id}`)).status).toBe(200);
    await signIn(demo, "moderator");
    expect(await change()).toBe(200);
    await signIn(demo, "hanse");
    expect((await call(demo, `GET ${path}`)).status).toBe(403);
  });

  test.each([{}, { text: " " }, { text: "x", quarter: 5 }, { text: "x", colour: "red" }])(
    "refuses %j",
    async (body) => {
      const { demo, path } = await signedIn();
      expect((await call(demo, `PUT ${path}`, body)).status).toBe(422);
    },
  );
});
