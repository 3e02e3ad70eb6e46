import { describe, expect, test } from "vitest";
import { call, signIn } from "./backend";
import { peopleDemo } from "./people";

const invitation = (email: string, role = "member") => ({ email, role, language: "en" });

describe("members", () => {
  test("are for members and platform staff, page by page", async () => {
    const { demo, own, each } = await peopleDemo();
    expect(await each(["guest", "admin", "hanse", "new"], `GET ${own}/member`)).toEqual([200, 200, 403, 403]);
    expect(await each(["admin"], "GET /api/v1/organization/nowhere/member")).toEqual([404]);
    await signIn(demo, "member");
    const page = async (query: string) =>
      (await call(demo, `GET ${own}/member?${query}`)).body as { members: unknown[]; total: number };
    const whole = await page("page=1&limit=100");
    expect([whole.members.length, (await page("page=2&limit=4")).members]).toEqual([
      whole.total,
      whole.members.slice(4, 8),
    ]);
    expect(whole.members).toContainEqual({
      account: "account-tbf",
      email: "tbf@demo.test",
      first_name: "Günther",
      last_name: "Strauß",
      permissions: { role: "tbf" },
    });
  });

  test("[104][106] inviting needs moderator and grants no more than one has", async () => {
    const { demo, own, each, as } = await peopleDemo();
    const line = `POST ${own}/member/invite`;
    expect(await each(["guest", "operator", "hanse"], line, invitation("a@b.example"))).toEqual([
      403, 403, 403,
    ]);
    expect(await as("moderator", line, invitation("a@b.example", "admin"))).toBe(403);
    expect(await as("moderator", line, invitation("A@b.example"))).toBe(200);
    expect(demo.world().invitations.at(-1)).toMatchObject({
      email: "A@b.example",
      role: "member",
      status: "pending",
      organization_uid: demo.world().organizations[0]?.uid,
    });
    expect(await as("moderator", line, invitation("a@B.example"))).toBe(409);
    expect(await as("moderator", line, invitation("guest@demo.test"))).toBe(409);
    expect(await as("moderator", line, invitation("nonsense"))).toBe(422);
    expect(await as("moderator", line, invitation("c@b.example", "emperor"))).toBe(422);
  });

  test("[105][106][107] nobody manages themselves or those above, grants more than they have, or is the last", async () => {
    const { demo, own, as } = await peopleDemo();
    const put = (id: string, account: string, role: string) =>
      as(id, `PUT ${own}/member/account-${account}`, { role });
    expect(await put("moderator", "moderator", "guest")).toBe(403);
    expect(await put("moderator", "owner", "guest")).toBe(403);
    expect(await put("moderator", "guest", "admin")).toBe(403);
    expect(await put("member", "guest", "member")).toBe(403);
    expect(await put("moderator", "nobody", "guest")).toBe(404);
    expect(await put("moderator", "guest", "operator")).toBe(200);
    expect(await put("admin", "owner", "guest")).toBe(409);
    expect(demo.world().accounts.find(({ account }) => account === "account-guest")?.organization_role).toBe(
      "operator",
    );
  });

  test("[104][107] removing needs admin; the last owner stays", async () => {
    const { demo, own, as, each } = await peopleDemo();
    const remove = (account: string) => `DELETE ${own}/member/account-${account}/remove`;
    expect(await each(["member", "moderator"], remove("gardener"))).toEqual([403, 403]);
    expect(await as("totp", remove("gardener"))).toBe(403); // second factor missing
    expect(await as("owner", remove("gardener"))).toBe(200);
    expect(await as("owner", remove("gardener"))).toBe(404);
    expect(await as("owner", remove("owner"))).toBe(403);
    expect(await as("admin", remove("owner"))).toBe(409);
    expect(demo.world().grants.some(({ holder }) => holder === "account-gardener")).toBe(false);
  });
});

describe("permissions of a member", () => {
  test("[116] are listed with their names, kinds unknown to the portal too", async () => {
    const { demo, own } = await peopleDemo();
    await signIn(demo, "guest");
    const { body } = await call(demo, `GET ${own}/member/account-operator/permission`);
    const { permissions } = body as { permissions: { object: string; name: string | null }[] };
    expect(permissions.map(({ object }) => object)).toEqual(["portfolio", "weather_station"]);
    expect(permissions.map(({ name }) => name)).toEqual(["Lausitz und Fläming", null]);
  });

  test("[104][112] need moderator, in both forms; form A is gone while permissionFormB is on", async () => {
    const { demo, own, as } = await peopleDemo();
    const path = `${own}/member/account-guest/permission`;
    const entry = { object: "park", uid: demo.world().parks[0]?.uid ?? "" };
    const [added, gone] = [{ permissions: [entry] }, [{ ...entry, name: "" }]];
    expect(await as("member", `POST ${path}`, added)).toBe(403);
    expect(await as("moderator", `POST ${path}`, added)).toBe(200);
    expect(await as("moderator", `POST ${path}`, added)).toBe(200);
    const held = () => demo.world().grants.filter(({ holder }) => holder === "account-guest");
    expect(held()).toHaveLength(1);
    expect(await as("moderator", `DELETE ${path}`, gone)).toBe(200);
    expect(held()).toEqual([]);
    demo.scenario("permissionFormB");
    expect(await as("moderator", `POST ${path}`, added)).toBe(405);
    expect(await as("moderator", `DELETE ${path}`, gone)).toBe(404);
    expect(await as("member", `POST ${path}/update`, added)).toBe(403);
    expect(await as("moderator", `POST ${path}/update`, added)).toBe(200);
    expect(await as("moderator", `GET ${path}`)).toBe(200);
    expect(await as("moderator", `DELETE ${path}/remove`, { permissions: gone })).toBe(200);
    expect(held()).toEqual([]);
  });

  test("unknown kinds and things of others are refused", async () => {
    const { demo, own, as, uids } = await peopleDemo();
    const path = `${own}/member/account-guest/permission`;
    const add = (object: string, uid: string) =>
      as("owner", `POST ${path}`, { permissions: [{ object, uid }] });
    const foreign = demo.world().portfolios.find(({ organization_uid }) => organization_uid === uids[1]);
    expect([await add("moon", "m1"), await add("portfolio", foreign?.uid ?? "")]).toEqual([422, 404]);
    expect(await add("organization", uids[0] ?? "")).toBe(200);
    expect(
      await as("owner", `POST ${own}/member/account-owner/permission`, {
        permissions: [{ object: "park", uid: "x" }],
      }),
    ).toBe(403);
  });
});
