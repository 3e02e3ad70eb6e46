import { describe, expect, test } from "vitest";
import type { Entity } from "../../src/command/entity";
import { perform } from "../../src/command/perform";
import type { Tools } from "../../src/command/tools";
import type { Values } from "../../src/command/values";
import { fakeTools, toasts } from "./fakeTools";
import { product } from "./paletteRig";

const park: Entity = { kind: "park", uid: "p1", name: "Nord" };
const pin: Entity = { kind: "pin", uid: "/sites/parks/p1", name: "Nord" };
const user: Entity = { kind: "user", uid: "a2", name: "Eva", state: "user" };
const member: Entity = { kind: "member", uid: "a2", name: "Eva", parent: "o1", state: "member" };
const event: Entity = { kind: "event", uid: "7", name: "Fuse", parent: "p1" };
const comment: Entity = { kind: "comment", uid: "c1", name: "Snow", parent: "p1" };
const members = [
  { account: "a1", role: "owner", email: "a1@portal.test" },
  { account: "a2", role: "member", email: "eva@portal.test" },
  { account: "a3", role: "owner", email: "kim@portal.test" },
];

/** What the server has, for every question. */
const there = {
  park: { uid: "p1", name: "Nord" },
  user: { account: "a2", role: "user" },
  members: { items: members, total: members.length },
  parkMembers: members,
  parkEvent: {
    ...{ id: "7", park: "p1", eventType: "snow", start: "2026-05-13T06:00:00Z", end: null },
    ...{ importance: 5, title: "Fuse", description: null, solution: null, hidden: false },
  },
  comment: { id: "c1", park: "p1", text: "Snow", year: 2026, quarter: 1, version: "1" },
  self: { account: "a1", username: "ada", email: "ada@portal.test", contact: null },
};

/** Runs an action over that server; gives what was sent. */
async function run(id: string, subjects: readonly Entity[], values: Values) {
  const sent: unknown[] = [];
  const tools = fakeTools({}, {
    query: <Data>() => Promise.resolve(there as Data),
    mutate: <Data>(_document: unknown, variables: object) => {
      sent.push(variables);
      return Promise.resolve({} as Data);
    },
    refresh: () => void sent.push("read again"),
    reloadSelf: () => Promise.resolve(),
  } satisfies Partial<Tools>);
  const action = product.find((each) => each.id === id);
  if (!action) throw new Error(`No action ${id}`);
  if (subjects.some(({ kind }) => kind === "pin"))
    tools.pins.add({ address: pin.uid, name: pin.name, of: "park:p1" });
  const { kind } = await perform(action, tools, { subjects, values, source: "palette" });
  return { kind, sent, tools };
}

const edits: readonly [id: string, subjects: readonly Entity[], same: Values, other: Values][] = [
  ["park.rename", [park], { name: "Nord" }, { name: "Süd" }],
  ["event.update", [event], { title: "Fuse", importance: 5 }, { title: "Grid" }],
  ["comment.update", [comment], { text: "Snow", quarter: "1" }, { text: "Ice" }],
  ["user.changeRole", [user], { accountRole: "user" }, { accountRole: "admin" }],
  ["member.changeRole", [member], { role: "member" }, { role: "owner" }],
  ["park.changeMemberRole", [park], { member, role: "member" }, { member, role: "owner" }],
  ["self.updateUsername", [], { username: "ada" }, { username: "lovelace" }],
  ["self.updateEmail", [], { email: "ada@portal.test" }, { email: "l@portal.test" }],
];

describe("an edit that says what is there already sends nothing, reads nothing again, and says so", () => {
  test.each(edits)("%s", async (id, subjects, same, other) => {
    const { kind, sent, tools } = await run(id, subjects, same);
    expect([kind, sent, toasts(tools)]).toEqual([
      "done",
      [],
      [expect.stringContaining("outcome.nothingChanged")],
    ]);
    expect(tools.engine.written).toBeUndefined();
    expect(tools.engine.history.latest).toBeUndefined();
    const done = await run(id, subjects, other);
    expect(done.sent.length).toBeGreaterThan(0);
    expect(done.tools.engine.written?.action).toBe(id);
  });

  test("pin.rename, which sends nothing anyhow, says so too", async () => {
    const same = await run("pin.rename", [pin], { name: "Nord" });
    expect(toasts(same.tools)).toEqual([expect.stringContaining("outcome.nothingChanged")]);
    const { tools } = await run("pin.rename", [pin], { name: "Home" });
    expect(tools.pins.all[0]?.name).toBe("Home");
    expect(toasts(tools)).toEqual([expect.stringContaining("action.pin.rename.done")]);
  });

  test("of a selection those that are so already are not counted as done", async () => {
    const other: Entity = { ...member, uid: "a3", name: "Kim", state: "owner" };
    const { sent, tools } = await run("member.changeRole", [member, other], { role: "member" });
    expect(sent.filter((each) => each !== "read again")).toHaveLength(1);
    expect(toasts(tools)).toEqual([expect.stringContaining("action.member.changeRole.done")]);
  });
});

test("a user's role is read anew before it is changed: what another has set meanwhile is not taken for old", async () => {
  const cached: unknown[] = [];
  const tools = fakeTools({}, {
    query: <Data>(_document: unknown, _variables: object, options?: { readonly cached?: boolean }) => {
      cached.push(options?.cached ?? false);
      return Promise.resolve(there as Data);
    },
    mutate: <Data>() => Promise.resolve({} as Data),
  } satisfies Partial<Tools>);
  const action = product.find(({ id }) => id === "user.changeRole");
  if (!action) throw new Error("No such action");
  await perform(action, tools, { subjects: [user], values: { accountRole: "admin" }, source: "palette" });
  expect(cached).toEqual([false]);
});
