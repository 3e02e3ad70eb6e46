import { describe, expect, test } from "vitest";
import type { Demo } from "../../mocks/demo";
import { checkedFetch } from "../contract/contract";
import { call, quickDemo, signIn } from "./backend";

async function checked(id: string): Promise<{ demo: Demo; faults: string[] }> {
  const demo = await quickDemo();
  const faults: string[] = [];
  const watched = { ...demo, fetch: checkedFetch(demo.fetch, (fault) => faults.push(fault)) };
  await signIn(watched, id);
  return { demo: watched, faults };
}

interface Directory {
  readonly users: readonly { readonly account: string; readonly role: string }[];
  readonly total: number;
}

const list = async (demo: Demo, query = "") =>
  (await call(demo, `GET /api/v1/user?${query}`)).body as Directory;
const withoutDemo = "page=1&limit=100&filters=role%20ne%20demo";

describe("the user directory", () => {
  test("[199] platform staff see everyone but the demo role", async () => {
    const { demo, faults } = await checked("admin");
    const { accounts } = demo.world();
    const all = await list(demo, "limit=100");
    const shown = await list(demo, withoutDemo);
    expect([all.total, all.users.some(({ role }) => role === "demo")]).toEqual([accounts.length, true]);
    expect(shown.users.map(({ account }) => account)).toEqual(
      accounts.filter(({ role }) => role !== "demo").map(({ account }) => account),
    );
    expect(faults).toEqual([]);
  });

  test("an owner sees the people of their organization alone", async () => {
    const { demo, faults } = await checked("hanse");
    expect((await list(demo, withoutDemo)).users.map(({ account }) => account)).toEqual([
      "account-hanse",
      "account-techniker",
    ]);
    const status = async (account: string) => (await call(demo, `GET /api/v1/user/${account}`)).status;
    expect([await status("account-techniker"), await status("account-owner"), await status("x")]).toEqual([
      200, 403, 404,
    ]);
    expect(faults).toEqual([]);
  });

  test.each(["moderator", "member", "new"])("%s has no access", async (id) => {
    const { demo } = await checked(id);
    expect((await call(demo, `GET /api/v1/user?${withoutDemo}`)).status).toBe(403);
  });

  test("pages, and 422 for what cannot be read", async () => {
    const { demo } = await checked("admin");
    const second = await list(demo, "page=2&limit=3");
    expect(second.users).toHaveLength(3);
    const status = async (query: string) => (await call(demo, `GET /api/v1/user?${query}`)).status;
    expect([await status("page=0"), await status("filters=role%20is%20x")]).toEqual([422, 422]);
  });
});

describe("managing users", () => {
  test("[199] platform staff change roles and delete, sessions included", async () => {
    const { demo, faults } = await checked("root");
    const changed = await call(demo, "PUT /api/v1/user/update/account-member", { role: "admin" });
    expect(changed.body).toMatchObject({ account: "account-member", role: "admin" });
    expect((await call(demo, "DELETE /api/v1/user/account-member")).body).toEqual({
      message: "User deleted",
    });
    expect((await call(demo, "GET /api/v1/user/account-member")).status).toBe(404);
    expect(demo.world().sessions.filter(({ account }) => account === "account-member")).toEqual([]);
    expect((await call(demo, "DELETE /api/v1/user/account-member")).status).toBe(404);
    expect(faults).toEqual([]);
  });

  test("[201] nobody deletes or demotes themselves", async () => {
    const { demo } = await checked("root");
    expect((await call(demo, "DELETE /api/v1/user/account-root")).status).toBe(403);
    expect((await call(demo, "PUT /api/v1/user/update/account-root", { role: "user" })).status).toBe(403);
  });

  test("nobody manages someone above, or grants more than they have", async () => {
    const { demo } = await checked("admin");
    const put = async (account: string, role: string) =>
      (await call(demo, `PUT /api/v1/user/update/${account}`, { role })).status;
    expect((await call(demo, "DELETE /api/v1/user/account-root")).status).toBe(403);
    expect(await put("account-root", "user")).toBe(403);
    expect(await put("account-member", "owner")).toBe(403);
    expect(await put("account-member", "emperor")).toBe(422);
    expect(await put("account-member", "admin")).toBe(200);
  });

  test("an organization's owner reads only", async () => {
    const { demo } = await checked("owner");
    expect((await call(demo, "DELETE /api/v1/user/account-member")).status).toBe(403);
    expect((await call(demo, "PUT /api/v1/user/update/account-member", { role: "user" })).status).toBe(403);
  });
});
