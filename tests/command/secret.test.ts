import { print } from "graphql";
import { describe, expect, test } from "vitest";
import { gateActions } from "../../src/actions/account";
import { selfActions } from "../../src/actions/self";
import { sessionActions } from "../../src/actions/session";
import type { Action } from "../../src/command/action";
import { isSecret, text } from "../../src/command/args";
import { perform, undo } from "../../src/command/perform";
import type { Tools } from "../../src/command/tools";
import { rememberable } from "../../src/command/values";
import { fakeTools, toasts } from "./fakeTools";
import { paletteRig, settled } from "./paletteRig";

function actionOf(id: string): Action {
  const found = [...gateActions, ...selfActions, ...sessionActions].find((each) => each.id === id);
  if (!found) throw new Error(id);
  return found;
}

const before = { account: "a1", username: "zoe", contact: { firstName: "Zoë", lastName: "M", phone: null } };

/** Two, so that either may leave. */
const leaders = [
  { account: "a1", role: "owner" },
  { account: "a2", role: "owner" },
];

/** What was asked of the server, in order: the mutation's name and its variables. */
function server(reply: Readonly<Record<string, Error>> = {}) {
  const sent: unknown[] = [];
  const mutate: Tools["mutate"] = (document, variables) => {
    const name = /mutation (\w+)/.exec(print(document))?.[1] ?? "";
    sent.push([name, variables]);
    const refused = reply[name];
    return refused ? Promise.reject(refused) : Promise.resolve({} as never);
  };
  const query: Tools["query"] = () =>
    Promise.resolve({ self: before, members: { total: leaders.length, items: leaders } } as never);
  return { sent, overrides: { mutate, query } };
}

describe("a password", () => {
  const change = actionOf("self.updatePassword");
  const values = { oldPassword: " old 2026-01-01 ", newPassword: "  new  " };

  test("arrives with its blanks, and is not repeated: `.` asks for it anew", async () => {
    const { sent, overrides } = server();
    const tools = fakeTools({}, overrides);
    expect(await perform(change, tools, { values, source: "form" })).toEqual({ kind: "done" });
    expect(sent).toEqual([["UpdatePassword", values]]);
    expect((await tools.engine.history.last?.again())?.kind).toBe("needsArguments");
    expect(tools.engine.takeAsked()?.values).toEqual({});
    expect([sent.length, JSON.stringify([toasts(tools), tools.recents.ids])]).toEqual([
      1,
      expect.not.stringContaining("new  "),
    ]);
  });

  test("is dots wherever the palette shows it, and not brought back to be read", async () => {
    const { sent, overrides } = server();
    const rig = paletteRig({}, [change]);
    Object.assign(rig.tools, overrides);
    rig.tools.engine.ask({ action: change, subjects: [], values: {} });
    rig.model.open();
    rig.model.type("geheim");
    expect(JSON.stringify(rig.model.rows.map(({ name }) => name))).not.toContain("geheim");
    rig.model.run();
    await settled();
    rig.model.back();
    await settled();
    expect(rig.model.view.query).toBe("");
    for (const text of ["geheim", "ganz neu"]) {
      rig.model.type(text);
      rig.model.run();
      await settled();
    }
    expect(rig.model.view.stage).toBe("reviewing");
    rig.model.run();
    await settled();
    expect(sent).toEqual([["UpdatePassword", { oldPassword: "geheim", newPassword: "ganz neu" }]]);
  });
});

test.each([
  ["account.verifyCode", " 012 345 ", "012345"],
  ["account.verifyBackup", " abcd-1234 ", "abcd-1234"],
])(
  "a code of the second factor (%s) is a secret too, without the blanks around it",
  async (id, typed, sent) => {
    const got: string[] = [];
    const note = (code: string) => void got.push(code);
    const tools = fakeTools({}, { gate: { verify: note, verifyBackup: note } });
    const { args } = actionOf(id);
    await perform(actionOf(id), tools, { values: { code: typed }, source: "palette" });
    expect(got).toEqual([sent]);
    expect([isSecret(args?.["code"]), rememberable(args, { code: typed })]).toEqual([true, {}]);
  },
);

describe("[96] deleting the account", () => {
  const remove = actionOf("self.deleteAccount");
  const word = "action.self.deleteAccount.word";

  test("asks for the word and for a yes, then ends the session", async () => {
    const { sent, overrides } = server();
    const tools = fakeTools({}, overrides);
    const values = { confirmation: word };
    expect((await perform(remove, tools, { values, source: "form" })).kind).toBe("needsConfirmation");
    const wrong = { values: { confirmation: "no" }, source: "form", confirmed: true } as const;
    expect((await perform(remove, tools, wrong)).kind).toBe("failed");
    expect([sent, tools.did]).toEqual([[], []]);
    await perform(remove, tools, { values, source: "form", confirmed: true });
    expect([sent, tools.did]).toEqual([[["DeleteAccount", {}]], ["accountDeleted"]]);
  });

  test("refused, it leaves everything as it is", async () => {
    const { overrides } = server({ DeleteAccount: new Error("You are the last owner") });
    const tools = fakeTools({}, overrides);
    const request = { values: { confirmation: word }, source: "form", confirmed: true } as const;
    expect(await perform(remove, tools, request)).toEqual({
      kind: "failed",
      message: "You are the last owner",
    });
    expect(tools.did).toEqual([]);
  });
});

test("[96] a typed confirmation is no secret, and is neither kept nor repeated; a postcode is kept", () => {
  const { args } = actionOf("self.deleteAccount");
  expect([isSecret(args?.["confirmation"]), rememberable(args, { confirmation: "delete" })]).toEqual([
    false,
    {},
  ]);
  const zip = { zipCode: text({ optional: true }) };
  expect(rememberable(zip, { zipCode: "25813" })).toEqual({ zipCode: "25813" });
});

describe("one's own data", () => {
  test("a new user name, and the old one again", async () => {
    const { sent, overrides } = server();
    const tools = fakeTools({}, overrides);
    await perform(actionOf("self.updateUsername"), tools, { values: { username: "maier" }, source: "form" });
    await undo(tools);
    expect(sent).toEqual([
      ["UpdateUsername", { username: "maier" }],
      ["UpdateUsername", { username: "zoe" }],
    ]);
  });

  test("of the contact what was given alone, and what it was before", async () => {
    const { sent, overrides } = server();
    const tools = fakeTools({}, overrides);
    await perform(actionOf("self.updateContact"), tools, { values: { phone: "+49 1" }, source: "form" });
    await undo(tools);
    expect(sent).toEqual([
      ["UpdateContact", { firstName: null, lastName: null, phone: "+49 1" }],
      ["UpdateContact", { firstName: null, lastName: null, phone: "" }],
    ]);
    await perform(actionOf("self.updateContact"), tools, { source: "form" });
    expect([sent.length, toasts(tools).at(-1)]).toEqual([2, "success: outcome.nothingChanged"]);
  });

  test("leaving needs an organization and a yes, and leads to where another is found", async () => {
    const leave = actionOf("self.leaveOrganization");
    const { sent, overrides } = server();
    const tools = fakeTools({}, overrides);
    expect((await perform(leave, tools, { source: "key" })).kind).toBe("needsConfirmation");
    await perform(leave, tools, { source: "form", confirmed: true });
    expect([sent, tools.did]).toEqual([[["LeaveOrganization", {}]], ["reloadSelf", "go /organization"]]);
    tools.be({ access: { ...tools.context().access, organizationUid: null } });
    expect((await perform(leave, tools, { source: "key", confirmed: true })).kind).toBe("blocked");
  });
});

test.each(["revoke", "delete"])(
  "[93] to %s a session asks first, then whether it was this one",
  async (verb) => {
    const { sent, overrides } = server();
    const tools = fakeTools({}, overrides);
    const request = { subject: { kind: "session", uid: "s1", name: "Firefox" }, source: "menu" } as const;
    const act = actionOf(`session.${verb}`);
    expect((await perform(act, tools, request)).kind).toBe("needsConfirmation");
    await perform(act, tools, { ...request, confirmed: true });
    expect(sent).toEqual([[verb === "revoke" ? "RevokeSession" : "DeleteSession", { id: "s1" }]]);
    expect(tools.did).toEqual(["reloadSelf"]);
  },
);
