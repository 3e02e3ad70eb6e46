import { Zap } from "lucide-react";
import { describe, expect, test } from "vitest";
import { memberEntity } from "../../src/actions/memberEntity";
import { action } from "../../src/command/action";
import type { Context } from "../../src/command/context";
import type { Entity } from "../../src/command/entity";
import { meantBy } from "../../src/command/offer";
import { perform } from "../../src/command/perform";
import { fakeTools, toasts } from "./fakeTools";
import { paletteRig, product } from "./paletteRig";

const as = (organizationRole: string): Context["access"] => ({
  account: "me",
  accountRole: "user",
  organizationUid: "o1",
  organizationRole,
});
const device: Entity = { kind: "device", uid: "d1", name: "Logger 1", parent: "p1" };

const found = (id: string) => {
  const known = product.find((each) => each.id === id);
  if (known === undefined) throw new Error(id);
  return known;
};

/** What the palette offers for an answer once a command was chosen. */
async function offered(id: string, change: Partial<Context> = {}): Promise<readonly string[]> {
  const { model, index, tools } = paletteRig(change);
  await index.start();
  tools.engine.ask({ action: found(id), subjects: [], values: {} });
  model.open();
  return model.rows.map(({ key }) => key);
}

describe("[105] a picker holds what may be picked", () => {
  test("a member is invited to one's own organization, without a question which", async () => {
    const { model, index, tools } = paletteRig({ access: as("moderator") });
    await index.start();
    tools.engine.ask({ action: found("member.invite"), subjects: [], values: {} });
    model.open();
    expect(model.view.collected.subjects).toMatchObject([{ kind: "organization", uid: "o1" }]);
    expect(model.view.collected.plan?.steps).toEqual(["email", "role", "language"]);
  });

  test("platform staff are asked, who reach all", async () => {
    expect(await offered("member.invite")).toEqual(["organization:o1", "organization:o2"]);
  });

  test("nobody else is invited to another's organization, whatever asks", async () => {
    const tools = fakeTools({ access: as("owner") });
    const subject = { kind: "organization", uid: "o2", name: "Wind" } as const;
    const values = { email: "a@b.example", role: "member", language: "en" };
    const { kind } = await perform(found("member.invite"), tools, { subject, values, source: "menu" });
    expect(kind).toBe("refused");
  });

  test("a device goes to another park than its own, and to an organization that one may give it to", async () => {
    const parks = await offered("device.assignPark", { focused: device });
    expect([...parks].sort()).toEqual(["park:p2", "park:p3", "park:p4"]);
    const own = await offered("device.assignOrganization", { focused: device, access: as("admin") });
    expect(own).toEqual(["organization:o1"]);
  });

  test("[117] the partner of a cooperation is another organization", async () => {
    expect(await offered("cooperation.create", { access: as("admin") })).toEqual(["organization:o2"]);
    const tools = fakeTools({ access: as("admin") });
    const partner = { kind: "organization", uid: "o1", name: "Sonnenwerk" } as const;
    const request = { values: { partner }, source: "form" } as const;
    expect(await perform(found("cooperation.create"), tools, request)).toEqual({
      kind: "needsArguments",
      errors: { partner: { key: "arg.error.unsuited" } },
    });
  });

  test("in a park nobody above oneself is given a role, nor oneself", async () => {
    const focused: Entity = { kind: "park", uid: "p1", name: "Söhlde" };
    const access = as("moderator");
    expect(await offered("park.changeMemberRole", { focused, access })).toEqual(["member:m1"]);
    const isMe = { access: { ...access, account: "m1" } };
    expect(await offered("park.changeMemberRole", { focused, ...isMe })).toEqual([]);
  });
});

describe("[111] what is refused says why", () => {
  const boss = memberEntity({ account: "boss", role: "owner", firstName: "Bo" }, "o1");
  const paul = memberEntity({ account: "paul", role: "guest", firstName: "Paul" }, "o1");
  const me = memberEntity({ account: "me", role: "admin" }, "o1");
  const ask = async (subjects: readonly Entity[]) => {
    const tools = fakeTools({ access: as("admin") });
    await perform(found("member.remove"), tools, { subjects, source: "key" });
    return toasts(tools);
  };

  test("with the words of the menu", async () => {
    expect(await ask([boss])).toEqual(["error: reason.above"]);
    expect(await ask([me])).toEqual(["error: reason.self"]);
  });

  test("of several it names those that it is not possible for", async () => {
    expect(await ask([paul, boss])).toEqual(['error: reason.unsuitedSome {"names":"Bo"}']);
  });

  test("what takes one alone says so", async () => {
    const one = action({ id: "test.one", icon: Zap, group: "people", on: "member", run: () => undefined });
    const tools = fakeTools();
    await perform(one, tools, { subjects: [paul, boss], source: "key" });
    expect(toasts(tools)).toEqual(["error: reason.oneAtATime"]);
  });

  test("a letter speaks of the row that it is pressed on, though it does not suit it", () => {
    const remove = found("member.remove");
    const context = fakeTools({ access: as("admin"), focused: boss }).context();
    expect(meantBy(remove, context)).toEqual([boss]);
    expect(meantBy(remove, { ...context, selection: [paul, boss] })).toEqual([paul, boss]);
    expect(meantBy(remove, { ...context, focused: device })).toEqual([]);
  });
});
