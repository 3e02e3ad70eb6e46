import { describe, expect, test } from "vitest";
import type { Demo } from "../../mocks/demo";
import { checkedFetch } from "../contract/contract";
import { call, quickDemo, signIn } from "./backend";

/** A demo of somebody who is signed in; every call is checked against the contract. */
async function demoOf(id: string): Promise<{ demo: Demo; faults: string[] }> {
  const demo = await quickDemo();
  await signIn(demo, id);
  const faults: string[] = [];
  return { demo: { ...demo, fetch: checkedFetch(demo.fetch, (fault) => faults.push(fault)) }, faults };
}

const me = async (demo: Demo) => (await call(demo, "GET /api/v1/auth/verify")).body;

describe("one's own data [94]", () => {
  test("name, address and contact are saved; what is not given stays", async () => {
    const { demo, faults } = await demoOf("member");
    const done = [
      await call(demo, "POST /api/v1/self/update/username", { username: " zoe " }),
      await call(demo, "POST /api/v1/self/update/email", { email: "zoe@example.org" }),
      await call(demo, "PUT /api/v1/self/update/user/contact", { last_name: "Maier", phone: "+49 1" }),
    ];
    expect(done.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(await me(demo)).toMatchObject({
      ...{ hashed_username: btoa("zoe"), email: "member@demo.test", email_pending: "zoe@example.org" },
      contact: { first_name: "Zoë", last_name: "Maier", phone: "+49 1" },
    });
    await call(demo, "PUT /api/v1/self/update/user/contact", { phone: "" });
    expect(await me(demo)).toMatchObject({ contact: { last_name: "Maier", phone: null } });
    expect(faults).toEqual([]);
  });

  test("names and addresses of others are taken", async () => {
    const { demo } = await demoOf("member");
    const name = await call(demo, "POST /api/v1/self/update/username", { username: "OWNER" });
    const email = await call(demo, "POST /api/v1/self/update/email", { email: "Owner@demo.test" });
    expect([name.status, email.status]).toEqual([409, 409]);
  });

  test.each([
    ["POST /api/v1/self/update/username", { username: "  " }, "username"],
    ["POST /api/v1/self/update/email", { email: "zoe@" }, "email"],
    ["POST /api/v1/self/update/password", { old_password: "demo", new_password: "kurz1" }, "new_password"],
    [
      "POST /api/v1/self/update/password",
      { old_password: "demo", new_password: "nurbuchstaben" },
      "new_password",
    ],
    ["PUT /api/v1/self/update/user/contact", { first_name: "" }, "first_name"],
    ["PUT /api/v1/self/update/user/contact", { mobile: "1" }, "mobile"],
  ])("%s of %o is 422 and says where", async (line, body, where) => {
    const { demo } = await demoOf("member");
    const answer = await call(demo, line, body);
    expect(answer.status).toBe(422);
    expect(answer.body).toMatchObject({ detail: [{ loc: ["body", where] }] });
  });

  test("an empty contact is 422, and without a session all are 401", async () => {
    const { demo } = await demoOf("member");
    expect((await call(demo, "PUT /api/v1/self/update/user/contact", {})).status).toBe(422);
    const stranger = await quickDemo();
    expect((await call(stranger, "DELETE /api/v1/self/user")).status).toBe(401);
    expect((await call(stranger, "POST /api/v1/self/update/username", { username: "x" })).status).toBe(401);
  });
});

describe("the password", () => {
  test("changes with the old one, and ends every other session", async () => {
    const { demo, faults } = await demoOf("member");
    const first = demo.world().sessions.at(-1);
    await signIn(demo, "member");
    const answer = await call(demo, "POST /api/v1/self/update/password", {
      old_password: "demo",
      new_password: "Sonne 2026",
    });
    expect([answer.status, first?.revoked]).toEqual([200, true]);
    expect(await me(demo)).toMatchObject({ account: "account-member" });
    expect((await signIn(demo, "member")).status).toBe(401);
    expect(faults).toEqual([]);
  });

  test("with a wrong old one is 401, and stays", async () => {
    const { demo } = await demoOf("member");
    const body = { old_password: "no", new_password: "Sonne 2026" };
    const answer = await call(demo, "POST /api/v1/self/update/password", body);
    expect([answer.status, answer.body]).toEqual([401, { detail: "The old password is wrong" }]);
    expect((await signIn(demo, "member")).status).toBe(200);
  });
});

describe("leaving", () => {
  test("the organization clears it; a second time there is none", async () => {
    const { demo, faults } = await demoOf("member");
    expect((await call(demo, "DELETE /api/v1/self/organization/leave")).status).toBe(200);
    expect(await me(demo)).toMatchObject({ organization: null });
    expect((await call(demo, "DELETE /api/v1/self/organization/leave")).status).toBe(404);
    expect(faults).toEqual([]);
  });

  test("[96] is refused to the last owner, who may once there is another", async () => {
    const { demo, faults } = await demoOf("owner");
    for (const line of ["DELETE /api/v1/self/organization/leave", "DELETE /api/v1/self/user"]) {
      expect((await call(demo, line)).status).toBe(409);
    }
    expect(await me(demo)).toMatchObject({ organization: { permission: { role: "owner" } } });
    const admin = demo.world().accounts.find(({ account }) => account === "account-admin");
    if (admin) admin.organization_role = "owner";
    expect((await call(demo, "DELETE /api/v1/self/user")).status).toBe(200);
    expect(faults).toEqual([]);
  });

  test("[79] the portal takes the account and its sessions away", async () => {
    const { demo } = await demoOf("member");
    expect((await call(demo, "DELETE /api/v1/self/user")).status).toBe(200);
    const { accounts, sessions } = demo.world();
    expect(accounts.some(({ account }) => account === "account-member")).toBe(false);
    expect(sessions.some(({ account }) => account === "account-member")).toBe(false);
    expect((await call(demo, "GET /api/v1/auth/verify")).status).toBe(401);
  });
});
