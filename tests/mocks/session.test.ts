import { describe, expect, test } from "vitest";
import type { Demo } from "../../mocks/demo";
import { checkedFetch } from "../contract/contract";
import { call, createClock, quickDemo, signIn } from "./backend";

const newcomer = {
  ...{ email: "nele@example.org", password: "Sonne-2026" },
  ...{ first_name: "Nele", last_name: "Neu" },
};

async function checkedDemo(): Promise<{
  demo: Demo;
  faults: string[];
  clock: ReturnType<typeof createClock>;
}> {
  const clock = createClock();
  const demo = await quickDemo({ now: clock });
  const faults: string[] = [];
  const fetch = checkedFetch(demo.fetch, (fault) => faults.push(fault));
  return { demo: { ...demo, fetch }, faults, clock };
}

interface Listed {
  readonly sessions: readonly {
    readonly id: string;
    readonly is_current: boolean;
    readonly revoked: boolean;
  }[];
}
const listed = async (demo: Demo) => ((await call(demo, "GET /api/v1/session")).body as Listed).sessions;

describe("[92] sessions", () => {
  test("are one's own, the latest first and the current one marked", async () => {
    const { demo, faults } = await checkedDemo();
    await signIn(demo, "owner");
    const sessions = await listed(demo);
    expect(sessions).toHaveLength(4);
    expect(sessions.map(({ is_current }) => is_current)).toEqual([true, false, false, false]);
    expect(faults).toEqual([]);
  });

  test("[93] revoking one ends it: 401 there, and it stays in the list", async () => {
    const { demo, faults } = await checkedDemo();
    await signIn(demo, "owner");
    const [current] = await listed(demo);
    expect((await call(demo, `POST /api/v1/session/${current?.id}/revoke`)).status).toBe(200);
    expect((await call(demo, "GET /api/v1/session")).status).toBe(401);
    await signIn(demo, "owner");
    expect((await listed(demo)).find(({ id }) => id === current?.id)?.revoked).toBe(true);
    expect((await call(demo, `POST /api/v1/session/${current?.id}/revoke`)).status).toBe(409);
    expect(faults).toEqual([]);
  });

  test("deleting one takes it out of the list", async () => {
    const { demo, faults } = await checkedDemo();
    await signIn(demo, "owner");
    const last = (await listed(demo)).at(-1)?.id;
    expect((await call(demo, `DELETE /api/v1/session/${last}`)).status).toBe(200);
    expect((await listed(demo)).some(({ id }) => id === last)).toBe(false);
    expect((await call(demo, `DELETE /api/v1/session/${last}`)).status).toBe(404);
    expect(faults).toEqual([]);
  });

  test("of others are not known, and without a session none is", async () => {
    const { demo } = await checkedDemo();
    expect((await call(demo, "GET /api/v1/session")).status).toBe(401);
    await signIn(demo, "owner");
    const foreign = demo.world().sessions.find(({ account }) => account === "account-member")?.id;
    expect((await call(demo, `POST /api/v1/session/${foreign}/revoke`)).status).toBe(404);
    expect((await call(demo, `DELETE /api/v1/session/${foreign}`)).status).toBe(404);
  });
});

describe("registering", () => {
  test("makes an account that can sign in, of no organization", async () => {
    const { demo, faults } = await checkedDemo();
    expect((await call(demo, "POST /api/v1/auth/register", newcomer)).status).toBe(200);
    const { email, password } = newcomer;
    const { status, body } = await call(demo, "POST /api/v1/auth/login", { email, password });
    expect(status).toBe(200);
    expect(body).toMatchObject({ email, contact: { first_name: "Nele" }, organization: null });
    expect(faults).toEqual([]);
  });

  test("[84] with the token of an invitation it joins the organization with the role offered", async () => {
    const { demo, faults } = await checkedDemo();
    const [invitation] = demo.world().invitations;
    Object.assign(invitation ?? {}, { status: "pending", email: "Nele@Example.org", role: "moderator" });
    const line = `POST /api/v1/auth/register?token=${invitation?.token}`;
    expect((await call(demo, line, newcomer)).status).toBe(200);
    const account = demo.world().accounts.find(({ email }) => email === newcomer.email);
    expect([account?.organization_uid, account?.organization_role]).toEqual([
      invitation?.organization_uid,
      "moderator",
    ]);
    expect(demo.world().invitations[0]?.status).toBe("accepted");
    expect(faults).toEqual([]);
  });

  test("is refused with an unknown, answered or foreign invitation, and makes no account", async () => {
    const { demo } = await checkedDemo();
    const [invitation] = demo.world().invitations;
    const count = demo.world().accounts.length;
    const with_ = async (token = "") =>
      (await call(demo, `POST /api/v1/auth/register?token=${token}`, newcomer)).status;
    Object.assign(invitation ?? {}, { status: "pending", email: "other@example.org" });
    const statuses = [await with_("unknown"), await with_(invitation?.token)];
    Object.assign(invitation ?? {}, { status: "declined" });
    statuses.push(await with_(invitation?.token));
    expect([statuses, demo.world().accounts.length]).toEqual([[404, 403, 409], count]);
  });

  test("is 409 with an address that is known, 422 with a token in the body or a weak password", async () => {
    const { demo } = await checkedDemo();
    const register = (change: object) => call(demo, "POST /api/v1/auth/register", { ...newcomer, ...change });
    expect((await register({ email: "OWNER@demo.test" })).status).toBe(409);
    expect((await register({ token: "x" })).body).toEqual({
      detail: [{ msg: "Field not known", loc: ["body", "token"] }],
    });
    expect((await register({ password: "1234567" })).body).toMatchObject({
      detail: [{ loc: ["body", "password"] }],
    });
  });
});

describe("a forgotten password", () => {
  test("is answered the same whether or not the address exists", async () => {
    const { demo, faults } = await checkedDemo();
    const known = await call(demo, "POST /api/v1/auth/forgotpassword", { email: "member@demo.test" });
    const unknown = await call(demo, "POST /api/v1/auth/forgotpassword", { email: "nobody@demo.test" });
    expect([known.status, known.body]).toEqual([unknown.status, unknown.body]);
    expect([known.status, faults]).toEqual([200, []]);
  });

  test("is replaced with the link's token, once, and every session ends", async () => {
    const { demo, faults } = await checkedDemo();
    await signIn(demo, "member");
    await call(demo, "POST /api/v1/auth/forgotpassword", { email: "member@demo.test" });
    const token = demo.world().accounts.find(({ reset }) => reset)?.reset?.token;
    const line = `POST /api/v1/auth/resetpassword?token=${token}`;
    expect((await call(demo, line, { password: "kurz" })).status).toBe(422);
    expect((await call(demo, line, { password: "Sonne-2026" })).status).toBe(200);
    expect((await call(demo, "GET /api/v1/auth/verify")).status).toBe(401);
    const credentials = { email: "member@demo.test", password: "Sonne-2026" };
    expect((await call(demo, "POST /api/v1/auth/login", credentials)).status).toBe(200);
    expect((await call(demo, line, { password: "Mond-2027" })).status).toBe(400);
    expect(faults).toEqual([]);
  });

  test("a link holds for an hour", async () => {
    const { demo, clock } = await checkedDemo();
    await call(demo, "POST /api/v1/auth/forgotpassword", { email: "member@demo.test" });
    const token = demo.world().accounts.find(({ reset }) => reset)?.reset?.token;
    clock.advance(3_600_000);
    const line = `POST /api/v1/auth/resetpassword?token=${token}`;
    expect((await call(demo, line, { password: "Sonne-2026" })).status).toBe(400);
  });
});
