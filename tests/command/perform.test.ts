import { Zap } from "lucide-react";
import { describe, expect, test } from "vitest";
import { action } from "../../src/command/action";
import { choice, date, number, range, text } from "../../src/command/args";
import type { Entity } from "../../src/command/entity";
import { perform, performOrAsk } from "../../src/command/perform";
import { fakeTools, member, nobody, toasts } from "./fakeTools";

const park = (uid: string): Entity => ({ kind: "park", uid, name: `Park ${uid}` });

const common = { icon: Zap, group: "park" } as const;

/** Notes each run, so that "did not run" can be seen. */
function noting(extra: Partial<Parameters<typeof action>[0]> = {}) {
  const ran: unknown[] = [];
  const noted = action({
    ...common,
    id: "test.note",
    run: (_tools, values, subject) => {
      ran.push([values, subject?.uid]);
    },
    ...extra,
  });
  return { noted, ran };
}

describe("the gate every surface passes", () => {
  test("[99] who may not, is refused with what it needs, and nothing runs", async () => {
    const tools = fakeTools({ access: member });
    const { noted, ran } = noting({ needs: "deletePortfolio" });
    expect(await perform(noted, tools, { source: "key" })).toEqual({
      kind: "refused",
      reason: { key: "reason.needs.orgAdmin" },
    });
    expect(ran).toEqual([]);
    expect(toasts(tools)).toEqual(["error: reason.needs.orgAdmin"]);
  });

  test("permission is asked before anything else", async () => {
    const tools = fakeTools({ access: nobody, online: false });
    const { noted } = noting({ needs: "session", write: true, args: { name: text({}) }, danger: true });
    expect((await perform(noted, tools, { source: "palette" })).kind).toBe("refused");
  });

  test("[241] a write is blocked while offline, with the reason", async () => {
    const tools = fakeTools({ online: false });
    const { noted, ran } = noting({ write: true });
    expect(await perform(noted, tools, { source: "button" })).toEqual({
      kind: "blocked",
      reason: { key: "reason.offline" },
    });
    expect(ran).toEqual([]);
  });

  test("what blocks it says so", async () => {
    const { noted } = noting({ blocked: () => "current" });
    expect(await perform(noted, fakeTools(), { source: "menu" })).toEqual({
      kind: "blocked",
      reason: { key: "reason.current" },
    });
  });

  test("without a subject it asks for one; the focused row is one", async () => {
    const { noted, ran } = noting({ on: "park" });
    const tools = fakeTools();
    expect(await perform(noted, tools, { source: "key" })).toEqual({ kind: "needsSubject" });
    tools.be({ focused: park("p1") });
    expect(await perform(noted, tools, { source: "key" })).toEqual({ kind: "done" });
    expect(ran).toEqual([[{}, "p1"]]);
  });

  test("a subject of another kind, or one that does not suit, is refused", async () => {
    const { noted } = noting({ on: "park", suits: ({ uid }) => uid !== "p2" });
    const device: Entity = { kind: "device", uid: "d1", name: "Device" };
    const refused = { kind: "refused", reason: { key: "reason.unsuited" } };
    expect(await perform(noted, fakeTools(), { subject: device, source: "menu" })).toEqual(refused);
    expect(await perform(noted, fakeTools(), { subject: park("p2"), source: "menu" })).toEqual(refused);
  });

  test("[221] arguments are checked, each with its reason; optional ones may be absent", async () => {
    const args = {
      name: text({ maxLength: 3 }),
      email: text({ format: "email" }),
      count: number({ minimum: 1, maximum: 9 }),
      role: choice({ options: () => [{ value: "a", label: "A" }] }),
      day: date({}),
      days: range({}),
      note: text({ optional: true }),
    } as const;
    const { noted, ran } = noting({ args });
    const wrong = {
      name: "long",
      email: "a@b",
      count: 10,
      role: "b",
      day: "2026-02-30",
      days: { start: "2026-02-02", end: "2026-02-01" },
    };
    expect(await perform(noted, fakeTools(), { values: wrong, source: "form" })).toEqual({
      kind: "needsArguments",
      errors: {
        name: { key: "arg.error.tooLong", values: { limit: 3 } },
        email: { key: "arg.error.email" },
        count: { key: "arg.error.maximum", values: { maximum: 9 } },
        role: { key: "arg.error.choice" },
        day: { key: "arg.error.date" },
        days: { key: "arg.error.reversed" },
      },
    });
    const right = {
      name: " ab ",
      email: "a@b.example",
      count: 9,
      role: "a",
      day: "2026-02-28",
      days: { start: "2026-02-01", end: "2026-02-01" },
      unknown: "dropped",
    };
    expect(await perform(noted, fakeTools(), { values: right, source: "form" })).toEqual({ kind: "done" });
    const { unknown: _unknown, ...kept } = { ...right, name: "ab" };
    expect(ran).toEqual([[kept, undefined]]);
  });

  test("[215] what is dangerous does not run without a yes", async () => {
    const { noted, ran } = noting({ danger: true });
    expect(await perform(noted, fakeTools(), { source: "key" })).toEqual({ kind: "needsConfirmation" });
    expect(ran).toEqual([]);
    expect(await perform(noted, fakeTools(), { source: "form", confirmed: true })).toEqual({ kind: "done" });
  });

  test("a second press while a write is under way joins it", async () => {
    let runs = 0;
    const finishes: (() => void)[] = [];
    const slow = action({
      ...common,
      id: "test.slow",
      write: true,
      run: () => {
        runs += 1;
        return new Promise<void>((resolve) => finishes.push(resolve));
      },
    });
    const tools = fakeTools();
    const presses = [perform(slow, tools, { source: "key" }), perform(slow, tools, { source: "key" })];
    await Promise.resolve();
    for (const finish of finishes) finish();
    expect(await Promise.all(presses)).toEqual([{ kind: "done" }, { kind: "done" }]);
    expect(runs).toBe(1);
    void perform(slow, tools, { source: "key" });
    await Promise.resolve();
    expect(runs).toBe(2);
  });

  test("the same action with other values is another write, not the same press twice", async () => {
    const sent: unknown[] = [];
    const finishes: (() => void)[] = [];
    const invite = action({
      ...common,
      id: "test.invite",
      write: true,
      args: { email: text({}) },
      run: (_tools, { email }) => {
        sent.push(email);
        return new Promise<void>((resolve) => finishes.push(resolve));
      },
    });
    const tools = fakeTools();
    const press = (email: string) => perform(invite, tools, { values: { email }, source: "form" });
    const presses = [press("a@wind.example"), press("c@wind.example"), press("a@wind.example")];
    await Promise.resolve();
    for (const finish of finishes) finish();
    await Promise.all(presses);
    expect(sent).toEqual(["a@wind.example", "c@wind.example"]);
  });

  test("a change of which everything is optional is asked for, not run for nothing, by a key", async () => {
    let runs = 0;
    const edit = action({
      ...common,
      id: "test.edit",
      write: true,
      args: { title: text({ optional: true }) },
      run: () => void (runs += 1),
    });
    const tools = fakeTools();
    expect((await performOrAsk(edit, tools, { source: "key" })).kind).toBe("needsArguments");
    expect([runs, tools.overlays.isOpen("palette")]).toEqual([0, true]);
    await performOrAsk(edit, tools, { values: { title: "New" }, source: "key" });
    expect(runs).toBe(1);
  });
});
