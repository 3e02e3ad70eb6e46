import { describe, expect, test } from "vitest";
import { eventActions } from "../../src/actions/event";
import { userActions } from "../../src/actions/user";
import { contextFor } from "../../src/command/context";
import { blockOf, suitsAll } from "../../src/command/offer";
import { perform, undo } from "../../src/command/perform";
import type { Entity } from "../../src/command/entity";
import { ActionError } from "../../src/command/tools";
import type { Tools } from "../../src/command/tools";
import { presetOf } from "../../src/command/values";
import { displayOfArgument } from "../../src/palette/display";
import { eventState } from "../../src/rules/event";
import { admin, fakeTools, member, toasts } from "./fakeTools";
import type { FakeTools } from "./fakeTools";

const actions = [...eventActions, ...userActions];
const one = (id: string) => {
  const found = actions.find((each) => each.id === id);
  if (!found) throw new Error(id);
  return found;
};
const event = (uid: string): Entity => ({ kind: "event", uid, name: `Event ${uid}`, parent: "p1" });
const park: Entity = { kind: "park", uid: "p1", name: "Nord" };
const user = (uid: string): Entity => ({ kind: "user", uid, name: uid });

/** Tools over a server that knows one event, one zone and some users; notes each mutation's variables. */
function rig(answer: () => Promise<unknown> = () => Promise.resolve({})) {
  const sent: object[] = [];
  const known = {
    id: "1",
    park: "p1",
    start: "2026-05-13T06:00:00Z",
    end: null,
    solution: null,
    importance: 5,
  };
  const data = {
    park: { uid: "p1", portfolio: { uid: "f1", timezone: "Europe/Berlin" } },
    parkEvent: known,
    user: { account: "a2", role: "user" },
  };
  const overrides = {
    mutate: async (_document: unknown, variables: object) => {
      sent.push(variables);
      return await answer();
    },
    query: () => Promise.resolve(data),
  } as Partial<Tools>;
  return { sent, tools: fakeTools({}, overrides) };
}

const run = (
  tools: FakeTools,
  id: string,
  subjects: readonly Entity[],
  values: Record<string, string | number> = {},
) => perform(one(id), tools, { subjects, values, source: "palette", confirmed: true });

describe("events", () => {
  test("[173] are created in the time of their park, and 02:30 on 25 October needs its name", async () => {
    const { sent, tools } = rig();
    const values = { eventType: "maintenance", startTime: "25.10.2026 02:30" };
    const refused = await run(tools, "event.create", [park], values);
    const twice = { time: "2026-10-25 02:30", zone: "Europe/Berlin", first: "CEST", second: "CET" };
    expect(refused).toEqual({
      kind: "needsArguments",
      errors: { startTime: { key: "event.time.ambiguous", values: twice } },
    });
    await run(tools, "event.create", [park], { ...values, startTime: "25.10.2026 02:30 CET" });
    expect(sent).toEqual([
      {
        event: {
          park: "p1",
          eventType: "maintenance",
          start: "2026-10-25T01:30:00.000Z",
          end: null,
          importance: 1000,
          title: null,
          description: null,
        },
      },
    ]);
  });

  test("[169] an end before the start is refused, beside a known start too", async () => {
    const { sent, tools } = rig();
    const reversed = { kind: "failed", message: "arg.error.reversed" };
    const values = { eventType: "snow", startTime: "2026-05-13 08:00", endTime: "2026-05-13 07:00" };
    expect(await run(tools, "event.create", [park], values)).toEqual({
      kind: "needsArguments",
      errors: { endTime: { key: "arg.error.reversed" } },
    });
    expect(await run(tools, "event.update", [event("1")], { endTime: "2026-05-13 07:59" })).toEqual(reversed);
    expect(sent).toEqual([]);
  });

  test("a time that is none is not taken", async () => {
    const performed = await run(rig().tools, "event.create", [park], {
      eventType: "snow",
      startTime: "soon",
    });
    expect(performed).toEqual({
      kind: "needsArguments",
      errors: { startTime: { key: "arg.error.dateTime" } },
    });
  });

  test("editing sends what was given, and undo what was before", async () => {
    const { sent, tools } = rig();
    await run(tools, "event.update", [event("1")], { importance: 9, endTime: "2026-05-13 09:00" });
    await undo(tools);
    expect(sent).toEqual([
      { id: "1", changes: { importance: 9, end: "2026-05-13T07:00:00.000Z" } },
      { id: "1", changes: { importance: 5, end: null } },
    ]);
  });

  test("[239] a selection with a closed one among it is not closed, and nobody is asked for a solution", async () => {
    const { sent, tools } = rig();
    const closed = { ...event("2"), state: "closed" };
    for (const subjects of [
      [event("1"), closed],
      [closed, { ...closed, uid: "3" }],
    ]) {
      const reason = { key: "reason.eventClosed", values: { count: 2 } };
      expect(await run(tools, "event.close", subjects)).toEqual({ kind: "blocked", reason });
    }
    expect(sent).toEqual([]);
  });

  test.each([
    [{ end: null, solution: null, hidden: false }, ["close", "hide"]],
    [{ end: "2026-05-13T09:00:00Z", solution: " ", hidden: false }, ["close", "reopen", "hide"]],
    [{ end: "2026-05-13T09:00:00Z", solution: "Fuse", hidden: false }, ["reopen", "hide"]],
    [{ end: null, solution: null, hidden: true }, ["close", "show"]],
    [{ end: "2026-05-13T09:00:00Z", solution: "Fuse", hidden: true }, ["reopen", "show"]],
  ])("[171] %o can be made otherwise, and not what it is", (known, offered) => {
    const context = fakeTools().context();
    const subject = { ...event("1"), state: eventState(known) };
    const ways = ["close", "reopen", "hide", "show"].filter((id) => {
      const action = one(`event.${id}`);
      return suitsAll(action, [subject], context) && blockOf(action, context, [subject]) === undefined;
    });
    expect(ways).toEqual(offered);
  });

  test("[172] closing asks once for a selection and is undone for all of it", async () => {
    const { sent, tools } = rig();
    await run(tools, "event.close", [event("1"), event("2")], { solution: "Fuse" });
    expect(sent).toEqual([
      { id: "1", solution: "Fuse" },
      { id: "2", solution: "Fuse" },
    ]);
    await undo(tools);
    const back = { end: null, solution: null };
    expect(sent.slice(2)).toEqual([
      { id: "1", changes: back },
      { id: "2", changes: back },
    ]);
  });

  test("hiding and showing are each other's way back", async () => {
    const { sent, tools } = rig();
    await run(tools, "event.hide", [event("1")]);
    await undo(tools);
    await run(tools, "event.show", [event("1")]);
    expect(sent.map((variables) => (variables as { changes: unknown }).changes)).toEqual([
      { hidden: true },
      { hidden: false },
      { hidden: false },
    ]);
  });

  test("writing is for moderators, deleting for admins", async () => {
    const { sent, tools } = rig();
    const kinds = async (ids: string[]) => {
      const performed = await Promise.all(ids.map((id) => run(tools, id, [event("1")], { solution: "x" })));
      return performed.map(({ kind }) => kind);
    };
    tools.be({ access: member });
    expect(await kinds(["event.close", "event.hide", "event.delete"])).toEqual([
      "refused",
      "refused",
      "refused",
    ]);
    tools.be({ access: { ...member, organizationRole: "moderator" } });
    expect(await kinds(["event.close", "event.delete"])).toEqual(["done", "refused"]);
    tools.be({ access: { ...member, organizationRole: "admin" } });
    expect(await kinds(["event.delete"])).toEqual(["done"]);
    expect(sent).toHaveLength(2);
  });
});

describe("users", () => {
  test("[199] a role is changed, and undone to what it was", async () => {
    const { sent, tools } = rig();
    await run(tools, "user.changeRole", [user("a2")], { accountRole: "admin" });
    await undo(tools);
    expect(sent).toEqual([
      { account: "a2", role: "admin" },
      { account: "a2", role: "user" },
    ]);
  });

  test("[200] a deletion is pending until its call ends, and over when it fails", async () => {
    let fail: (error: Error) => void = () => undefined;
    const { tools } = rig(() => new Promise((_, reject) => (fail = reject)));
    const deletion = run(tools, "user.delete", [user("a2")]);
    await expect.poll(() => tools.pending.keys).toEqual(["user:a2"]);
    await Promise.resolve();
    fail(new ActionError("Deletion failed", 500));
    expect(await deletion).toEqual({ kind: "failed", message: "Deletion failed", status: 500 });
    expect(tools.pending.keys).toEqual([]);
    expect(toasts(tools).join()).toContain("Deletion failed");
  });

  test("[201] nobody deletes or demotes themselves", async () => {
    const { sent, tools } = rig();
    const refused = { kind: "refused", reason: { key: "reason.unsuited" } };
    expect(await run(tools, "user.delete", [user(admin.account)])).toEqual(refused);
    expect(await run(tools, "user.changeRole", [user(admin.account)], { accountRole: "user" })).toEqual(
      refused,
    );
    expect(sent).toEqual([]);
  });

  test("nobody above is touched, and an organization's owner manages no users", async () => {
    const owner = rig();
    const above = fakeTools({}, {
      query: () => Promise.resolve({ user: { account: "a3", role: "owner" } }),
    } as Partial<Tools>);
    expect(await run(above, "user.delete", [user("a3")])).toEqual({
      kind: "failed",
      message: "reason.above",
    });
    owner.tools.be({ access: { ...member, organizationRole: "owner" } });
    expect((await run(owner.tools, "user.delete", [user("a2")])).kind).toBe("refused");
    expect(owner.sent).toEqual([]);
  });
});

test.each([
  ["2026-10-25 02:30 CEST", "en", "Europe/Berlin", "25 Oct 2026, 02:30 CEST"],
  ["2026-11-23 18:17", "de", "Europe/Berlin", "23.11.2026, 18:17 MEZ"],
  ["2026-11-23 18:17", "de", "Atlantic/Canary", "23.11.2026, 18:17 WEZ"],
  ["2026-10-25 02:30", "en", "Europe/Berlin", "25 Oct 2026, 02:30"],
  ["noon", "de", "Europe/Berlin", "noon"],
] as const)(
  "[173] a time is shown back as it is read, with its zone: %s in %s, %s",
  (typed, language, zone, shown) => {
    const { tools } = rig();
    tools.be({ language, zoneOf: () => zone });
    tools.preferences.setLanguage(language);
    expect(displayOfArgument(tools, one("event.create"), "startTime", typed, [park])).toBe(shown);
  },
);

test("[173] an event begins now in its park's zone, wherever one asks from", async () => {
  const { tools, sent } = rig();
  tools.be({ zone: "America/Denver" });
  const context = contextFor(tools.context(), [park]);
  const { startTime } = one("event.create").args ?? {};
  const preset = startTime && presetOf(startTime, context);
  expect(preset).toBe("2026-05-13 12:00");
  await perform(one("event.create"), tools, {
    subject: park,
    values: { eventType: "maintenance", startTime: preset },
    source: "palette",
  });
  expect(sent).toMatchObject([{ event: { start: "2026-05-13T10:00:00.000Z" } }]);
});
