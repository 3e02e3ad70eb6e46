import { describe, expect, test } from "vitest";
import { sessionCalls } from "../../src/graph/session";
import { accessOf } from "../../src/machines/session";
import { allows } from "../../src/rules/permission";
import { fakeServer, json, verified } from "./server";
import { malformed } from "./watched";

const { signal } = new AbortController();
const credentials = { email: "ada@demo.test", password: "demo" };

/** What verify and login make of the same answer. */
async function heard(answer: unknown) {
  const { rest } = fakeServer({
    "/api/v1/auth/verify": [malformed(json(answer))],
    "/api/v1/auth/login": [malformed(json(answer))],
  });
  const calls = sessionCalls(rest, { has: () => false });
  const both = [await calls.verify(signal), await calls.login(credentials, signal)];
  return both.map((each) => {
    if (each.kind !== "ok") throw new Error(each.kind);
    return each.self;
  });
}

const withOrganization = (organization: unknown) => ({ ...verified(null), organization });

describe("who is signed in, as verify and login answer it", () => {
  test.each([
    ["undefined", undefined],
    ["empty", {}],
    ["without a uid", { name: "Nord", permission: { role: "admin" } }],
    ["with an empty uid", { uid: "", permission: { role: "admin" } }],
    ["with a uid of no use", { uid: null, permission: { role: "admin" } }],
    ["a text", "nord"],
    ["false", false],
  ])("is in no organization where that is %s [11][12][F30][F43]", async (_, organization) => {
    for (const self of await heard(withOrganization(organization))) {
      expect(self.organization).toBeNull();
      expect(accessOf(self)).toMatchObject({ organizationUid: null, organizationRole: null });
    }
  });

  test.each([
    ["without a permission", {}],
    ["whose permission is null", { permission: null }],
    ["whose permission is a text", { permission: "admin" }],
    ["whose permission is empty", { permission: {} }],
    ["whose role is null", { permission: { role: null } }],
    ["whose role is a list", { permission: { role: ["admin"] } }],
  ])("has no rights in an organization %s [F30]", async (_, more) => {
    for (const self of await heard(withOrganization({ uid: "o1", ...more }))) {
      const access = accessOf(self);
      expect(access).toMatchObject({ organizationUid: "o1", organizationRole: null });
      expect([allows(access, "dashboard"), allows(access, "report")]).toEqual([true, false]);
    }
  });

  test("keeps what is whole as it is, and reads a uid that is a number", async () => {
    const nord = { uid: "o1", name: "Nord", permission: { role: "moderator" } };
    for (const self of await heard(withOrganization(nord))) expect(self).toEqual(withOrganization(nord));
    for (const self of await heard(withOrganization({ ...nord, uid: 7 })))
      expect(self.organization).toEqual({ ...nord, uid: "7" });
  });
});
