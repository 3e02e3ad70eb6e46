import { describe, expect, test } from "vitest";
import { cooperationActions } from "../../src/actions/cooperation";
import { cooperationEntity } from "../../src/actions/cooperationEntity";
import { memberActions } from "../../src/actions/member";
import { memberEntity } from "../../src/actions/memberEntity";
import { organizationActions } from "../../src/actions/organization";
import { selfActions } from "../../src/actions/self";
import { sessionActions } from "../../src/actions/session";
import { sessionEntity } from "../../src/actions/sessionEntity";
import type { Context } from "../../src/command/context";
import { perform } from "../../src/command/perform";
import { ActionError } from "../../src/command/tools";
import { asOfWords } from "../../src/rules/asOfWords";
import { ownZone } from "../../src/rules/ownZone";
import type { Tools } from "../../src/command/tools";
import { fakeTools, toasts } from "./fakeTools";

const as = (organizationRole: string, accountRole = "user"): Partial<Context> => ({
  access: { account: "me", accountRole, organizationUid: "o1", organizationRole },
});
const members = [
  { account: "me", role: "admin" },
  { account: "boss", role: "owner" },
  { account: "paul", role: "guest" },
];
const paul = memberEntity({ account: "paul", role: "guest", firstName: "Paul", email: "p@x.example" }, "o1");

function actionOf(id: string) {
  const all = [...memberActions, ...cooperationActions, ...organizationActions];
  const found = all.find((one) => one.id === id);
  if (!found) throw new Error(id);
  return found;
}

/** Tools whose mutations are noted; the members are those above. */
function rig(change: Partial<Context>, answer: object = {}) {
  const sent: unknown[] = [];
  const answers: Pick<Tools, "mutate" | "query"> = {
    mutate: (_document, variables) => {
      sent.push(variables);
      return Promise.resolve(answer as never);
    },
    query: () => Promise.resolve({ members: { items: members, total: members.length } } as never),
  };
  return { tools: fakeTools(change, answers), sent };
}

describe("members", () => {
  test.each([
    ["is asked for in the list, and nothing is assumed", "new@x.example", "unsure", 0],
    ["says so where they are in already", "P@x.example", "already", 0],
    ["may be lost by a server in between", "new@x.example", "unsure", 502],
    ["or refused by it", "new@x.example", "unsure", 503],
    ["or come too late for it", "new@x.example", "unsure", 504],
  ])("a lost answer to an invitation %s; it is sent once", async (_, email, words, status) => {
    let asked = 0;
    let sent = 0;
    const tools = fakeTools(as("admin"), {
      mutate: () => Promise.reject(new ActionError(`lost ${(sent += 1)}`, status)),
      query: () => {
        asked += 1;
        return Promise.resolve({
          members: { items: [{ account: "paul", email: "p@x.example" }], total: 1 },
        } as never);
      },
    });
    const subject = { kind: "organization", uid: "o1", name: "Sonnenwerk" } as const;
    const values = { email, role: "member", language: "de" };
    const performed = await perform(actionOf("member.invite"), tools, { subject, values, source: "form" });
    expect([performed.kind, asked, sent]).toEqual(["failed", 1, 1]);
    expect(performed).toMatchObject({ message: `action.member.invite.${words} {"email":"${email}"}` });
  });

  test("[105][F46] one's own row and those above are refused, whatever asks", async () => {
    for (const id of [
      "member.changeRole",
      "member.remove",
      "member.addPermission",
      "member.removePermission",
    ]) {
      const values = { role: "guest", permission: "park" };
      const request = { values, source: "menu", confirmed: true } as const;
      const self = rig(as("admin", "admin"));
      const own = memberEntity({ account: "me", role: "admin" }, "o1");
      expect(await perform(actionOf(id), self.tools, { ...request, subject: own })).toMatchObject({
        kind: "refused",
      });
      const { tools, sent } = rig(as("admin"));
      const boss = memberEntity({ account: "boss", role: "owner" }, "o1");
      expect(await perform(actionOf(id), tools, { ...request, subject: boss })).toMatchObject({
        kind: "refused",
      });
      expect([...self.sent, ...sent]).toEqual([]);
    }
  });

  test("[106] a role above one's own cannot be chosen", async () => {
    const { tools, sent } = rig(as("moderator"));
    const request = { values: { role: "admin" }, subject: paul, source: "form" } as const;
    expect(await perform(actionOf("member.changeRole"), tools, request)).toMatchObject({
      kind: "needsArguments",
    });
    expect(sent).toEqual([]);
  });

  test("a changed role can be taken back", async () => {
    const { tools, sent } = rig(as("moderator"));
    const request = { values: { role: "operator" }, subject: paul, source: "form" } as const;
    expect(await perform(actionOf("member.changeRole"), tools, request)).toEqual({ kind: "done" });
    await tools.engine.history.take()?.undo();
    const who = { organization: "o1", account: "paul" };
    expect(sent).toEqual([
      { ...who, role: "operator" },
      { ...who, role: "guest" },
    ]);
  });

  test("[107] the last owner is neither removed nor demoted, not by platform staff either", async () => {
    const boss = memberEntity({ account: "boss", role: "owner" }, "o1");
    for (const [id, values] of [
      ["member.remove", {}],
      ["member.changeRole", { role: "member" }],
    ] as const) {
      const { tools, sent } = rig(as("guest", "admin"));
      const request = { values, subject: boss, source: "menu", confirmed: true } as const;
      expect(await perform(actionOf(id), tools, request)).toEqual({
        kind: "failed",
        message: "reason.lastLeader.owner",
      });
      expect(sent).toEqual([]);
    }
  });

  test.each([
    ["self.leaveOrganization", ["owner", "admin"], "reason.indispensable.owner"],
    ["self.deleteAccount", ["owner", "admin"], "reason.indispensable.owner"],
    ["self.deleteAccount", ["admin", "moderator"], "reason.indispensable.admin"],
    ["self.leaveOrganization", ["owner"], "reason.onlyMember"],
    ["self.deleteAccount", ["owner"], "reason.onlyMember"],
  ])(
    "[96] %s of %j: the last to lead hears why, before anything is asked: %s",
    async (id, roles, message) => {
      const items = roles.map((role, place) => ({ account: place === 0 ? "me" : "other", role }));
      const query: Tools["query"] = () =>
        Promise.resolve({ members: { items, total: items.length } } as never);
      const mutate: Tools["mutate"] = () => Promise.reject(new Error("Sent"));
      const tools = fakeTools(as(roles[0] ?? ""), { query, mutate });
      const leave = selfActions.find((one) => one.id === id);
      if (!leave) throw new Error("No such action");
      const refused = { kind: "failed", message };
      expect(await perform(leave, tools, { source: "button" })).toEqual(refused);
      const values = { confirmation: tools.t("action.self.deleteAccount.word") };
      expect(await perform(leave, tools, { values, source: "form", confirmed: true })).toEqual(refused);
    },
  );

  test("a permission needs something it is for", async () => {
    const { tools, sent } = rig(as("moderator"));
    const request = { subject: paul, source: "form" } as const;
    expect(await perform(actionOf("member.addPermission"), tools, request)).toMatchObject({ kind: "failed" });
    expect(sent).toEqual([]);
  });
});

describe("cooperations", () => {
  test("[119] accepting suits the invited side alone", async () => {
    const row = { organization: "o1", uid: "o2", name: "Wind" };
    const { tools, sent } = rig(as("moderator"));
    const ask = (mayAccept: boolean) =>
      perform(actionOf("cooperation.accept"), tools, {
        subject: cooperationEntity({ ...row, mayAccept }),
        source: "menu",
      });
    expect([(await ask(false)).kind, (await ask(true)).kind]).toEqual(["refused", "done"]);
    expect(sent).toEqual([{ organization: "o1", partner: "o2" }]);
  });

  test("[117] says when the permissions of a new one are missing", async () => {
    const created = { name: "Wind", permissionsMissing: true };
    const { tools, sent } = rig(as("moderator"), { createCooperation: created });
    const partner = { kind: "organization", uid: "o2", name: "Wind" } as const;
    const park = { kind: "park", uid: "p1", name: "Nord" } as const;
    await perform(actionOf("cooperation.create"), tools, { values: { partner, park }, source: "form" });
    expect(sent).toEqual([
      { organization: "o1", partner: "o2", permissions: [{ object: "park", uid: "p1" }] },
    ]);
    expect(toasts(tools)[0]).toContain("action.cooperation.create.created");
  });
});

describe("the organization", () => {
  const own = { kind: "organization", uid: "o1", name: "A" } as const;

  test("[122] only what is filled in is sent; nothing filled in sends nothing", async () => {
    const { tools, sent } = rig(as("admin"));
    const update = (values: Record<string, string>) =>
      perform(actionOf("organization.update"), tools, { values, subject: own, source: "form" });
    expect((await update({})).kind).toBe("done");
    expect((await update({ phone: "1", city: "Ulm" })).kind).toBe("done");
    expect(sent).toEqual([{ uid: "o1", changes: { phone: "1", billingAddress: { city: "Ulm" } } }]);
  });

  test("[101] deleting one's own asks first, then shows the way to a new one", async () => {
    const { tools, sent } = rig(as("owner"));
    const ask = (confirmed: boolean, typedName = "A") =>
      perform(actionOf("organization.delete"), tools, {
        values: { typedName },
        subject: own,
        source: "palette",
        confirmed,
      });
    expect([(await ask(false)).kind, (await ask(true, "B")).kind, (await ask(true)).kind]).toEqual([
      "needsConfirmation",
      "needsArguments",
      "done",
    ]);
    expect([sent, tools.did]).toEqual([[{ uid: "o1" }], ["reloadSelf", "go /organization"]]);
    const other = { ...own, uid: "o2" };
    const denied = perform(actionOf("organization.delete"), tools, {
      subject: other,
      source: "menu",
      confirmed: true,
    });
    expect((await denied).kind).toBe("refused");
  });
});

test("a session says when it was last seen as its list does, in the visitor's language and zone", () => {
  const now = Date.UTC(2026, 10, 29, 17);
  const lastSeen = "2026-11-28T16:06:00Z";
  const row = { id: "s1", isActive: true, isCurrent: false, userAgent: null, ip: "192.0.2.1", lastSeen };
  const named = {
    ...row,
    userAgent: "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0",
  };
  const seen = asOfWords(Date.parse(lastSeen), now, "de", ownZone);
  expect(sessionEntity(named, { now, language: "de" })).toMatchObject({
    name: "Firefox, Linux",
    context: `192.0.2.1 · ${seen}`,
  });
  expect(sessionEntity({ ...row, lastSeen: "soon" }, { now, language: "de" })).not.toHaveProperty("context");
});

test.each([
  [["current"], 1],
  [["active", "current"], 2],
  [["active", "active"], undefined],
])("ending sessions that are %j warns of this very one, alone or among others [93]", (states, count) => {
  const subjects = states.map((state, at) => ({
    kind: "session" as const,
    uid: String(at),
    name: "Firefox",
    state,
  }));
  for (const id of ["session.revoke", "session.delete"]) {
    const warning = sessionActions.find((one) => one.id === id)?.warning?.(fakeTools(), subjects);
    expect(warning).toEqual(count && { key: "action.session.ownWarning", values: { count } });
  }
});
