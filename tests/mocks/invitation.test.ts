import { describe, expect, test } from "vitest";
import { checkedFetch } from "../contract/contract";
import { call, quickDemo, signIn } from "./backend";

async function checked() {
  const demo = await quickDemo();
  const faults: string[] = [];
  return {
    world: () => demo.world(),
    fetch: checkedFetch(demo.fetch, (fault) => faults.push(fault)),
    faults,
  };
}

type Demo = Awaited<ReturnType<typeof checked>>;

async function waiting(demo: Demo): Promise<unknown> {
  const { body } = await call(demo, "GET /api/v1/self/invitation");
  const { invitations } = body as { invitations: { id: string; role: string }[] };
  return invitations.map(({ id, role }) => [id, role]);
}

const account = (demo: Demo, id: string) =>
  demo.world().accounts.find((one) => one.account === `account-${id}`);

describe("invitations", () => {
  test("are those of the signed-in user's address that wait for an answer [32]", async () => {
    const demo = await checked();
    expect((await call(demo, "GET /api/v1/self/invitation")).status).toBe(401);
    await signIn(demo, "new");
    expect(await waiting(demo)).toEqual([
      ["invitation-1", "member"],
      ["invitation-2", "gardener"],
    ]);
    await signIn(demo, "guest");
    expect(await waiting(demo)).toEqual([]);
    expect(demo.faults).toEqual([]);
  });

  test("tell nobody their tokens", async () => {
    const demo = await checked();
    await signIn(demo, "new");
    const { body } = await call(demo, "GET /api/v1/self/invitation");
    expect(JSON.stringify(body)).not.toContain("demo-invitation");
  });

  test("accepted, make a member of that organization and leave the list [32]", async () => {
    const demo = await checked();
    await signIn(demo, "new");
    const answer = await call(demo, "POST /api/v1/self/invitation/invitation-2", { action: "accept" });
    expect([answer.status, answer.body]).toEqual([200, { message: "Invitation accepted" }]);
    expect(account(demo, "new")).toMatchObject({
      organization_uid: demo.world().organizations[1]?.uid,
      organization_role: "gardener",
    });
    expect(await waiting(demo)).toEqual([["invitation-1", "member"]]);
    expect(demo.faults).toEqual([]);
  });

  test("declined, change nothing else [32]", async () => {
    const demo = await checked();
    await signIn(demo, "new");
    const answer = await call(demo, "POST /api/v1/self/invitation/invitation-1", { action: "decline" });
    expect([answer.status, answer.body]).toEqual([200, { message: "Invitation declined" }]);
    expect(account(demo, "new")?.organization_uid).toBeNull();
    expect(await waiting(demo)).toEqual([["invitation-2", "gardener"]]);
  });

  test("are answered once, by those they are for, with a known action [33]", async () => {
    const demo = await checked();
    await signIn(demo, "new");
    const post = (id: string, body: unknown) => call(demo, `POST /api/v1/self/invitation/${id}`, body);
    expect(await post("invitation-1", { action: "decline" })).toMatchObject({ status: 200 });
    expect(await post("invitation-1", { action: "accept" })).toMatchObject({
      status: 409,
      body: { detail: "This invitation was answered before" },
    });
    expect(await post("invitation-3", { action: "accept" })).toMatchObject({ status: 404 });
    expect(await post("nobody", { action: "accept" })).toMatchObject({ status: 404 });
    expect(demo.faults).toEqual([]);
    expect(await post("invitation-2", { action: "maybe" })).toMatchObject({
      status: 422,
      body: { detail: [{ msg: "One of accept, decline expected", loc: ["body", "action"] }] },
    });
  });

  test("cannot be accepted by whoever belongs to an organization already [33]", async () => {
    const demo = await checked();
    await signIn(demo, "member");
    const answer = await call(demo, "POST /api/v1/self/invitation/invitation-3", { action: "accept" });
    expect([answer.status, answer.body]).toEqual([409, { detail: "You already belong to an organization" }]);
    expect(await waiting(demo)).toEqual([["invitation-3", "moderator"]]);
  });
});

describe("the mailed link", () => {
  const open = (demo: Demo, token: string) => call(demo, `GET /api/v1/self/invitation/accept?token=${token}`);

  test("lets its address join, signed in or not [18]", async () => {
    const demo = await checked();
    expect(await open(demo, "demo-invitation-1")).toMatchObject({ status: 200 });
    expect(account(demo, "new")).toMatchObject({
      organization_uid: demo.world().organizations[0]?.uid,
      organization_role: "member",
    });
    expect(await open(demo, "demo-invitation-1")).toMatchObject({ status: 409 });
    expect(demo.faults).toEqual([]);
  });

  test("is the signed-in user's, whatever address it was mailed to [26]", async () => {
    const demo = await checked();
    await signIn(demo, "new");
    expect(await open(demo, "demo-invitation-8")).toMatchObject({ status: 200 });
    expect(account(demo, "new")?.organization_uid).toBe(demo.world().organizations[0]?.uid);
  });

  test("of an address without an account is refused, as is one that nobody sent [25]", async () => {
    const demo = await checked();
    expect(await open(demo, "demo-invitation-8")).toMatchObject({
      status: 404,
      body: { detail: "user has not registered yet" },
    });
    expect(await open(demo, "made-up")).toMatchObject({ status: 404 });
    expect(demo.faults).toEqual([]);
    expect(await call(demo, "GET /api/v1/self/invitation/accept")).toMatchObject({ status: 422 });
  });
});
