import { Zap } from "lucide-react";
import { describe, expect, test } from "vitest";
import { action } from "../../src/command/action";
import type { Entity } from "../../src/command/entity";
import { isAboutRights, offer, subjectsOf } from "../../src/command/offer";
import { baseContext, member } from "./fakeTools";

const park = (uid: string): Entity => ({ kind: "park", uid, name: uid });
const make = (extra: Partial<Parameters<typeof action>[0]>) =>
  action({ id: "test.offer", icon: Zap, group: "park", run: () => undefined, ...extra });

describe("how an action is offered", () => {
  test("[111] forbidden: absent when browsing, greyed with the reason when searched by name", () => {
    const forbidden = make({ needs: "manageUsers" });
    const context = { ...baseContext, access: member };
    expect(offer(forbidden, context)).toBe("absent");
    expect(offer(forbidden, context, { searched: true })).toEqual({
      disabled: { key: "reason.needs.platformAdmin" },
    });
    expect(offer(forbidden, baseContext)).toBe("available");
  });

  test.each([
    ["reason.needs.moderator", true],
    ["reason.needs.platformAdmin", true],
    ["reason.needs.session", false],
    ["reason.self", true],
    ["reason.above", true],
    ["reason.lastLeader.owner", true],
    ["reason.offline", false],
    ["reason.noOrganization", false],
  ])("[111] whether %s leads to what one may do: %s", (key, leads) => {
    expect(isAboutRights({ key })).toBe(leads);
  });

  test("[241] offline: writes are greyed, the rest is not", () => {
    const context = { ...baseContext, online: false };
    expect(offer(make({ write: true }), context)).toEqual({ disabled: { key: "reason.offline" } });
    expect(offer(make({}), context)).toBe("available");
  });

  test("for what it does not suit it is absent", () => {
    const open = make({ on: "park", suits: ({ uid }) => uid !== "p2" });
    expect(offer(open, baseContext, { subjects: [park("p1")] })).toBe("available");
    expect(offer(open, baseContext, { subjects: [park("p2")] })).toBe("absent");
    expect(offer(open, baseContext, { subjects: [{ ...park("p1"), kind: "device" }] })).toBe("absent");
  });

  test("[239] several are offered only what can take several", () => {
    const subjects = [park("p1"), park("p2")];
    expect(offer(make({ on: "park" }), baseContext, { subjects })).toBe("absent");
    expect(offer(make({ on: "park", bulk: "each" }), baseContext, { subjects })).toBe("available");
    expect(offer(make({ on: "park", bulk: "together" }), baseContext, { subjects })).toBe("available");
  });

  test("[239] of several each is asked about: one that it cannot be done with greys it, in words of many", () => {
    const close = make({
      on: "park",
      bulk: "each",
      blocked: (_context, subject) => (subject?.state === "closed" ? "eventClosed" : undefined),
    });
    const [open, other, closed] = [park("p1"), park("p2"), { ...park("p3"), state: "closed" }];
    const offered = (...subjects: Entity[]) => offer(close, baseContext, { subjects });
    const many = (count: number) => ({ disabled: { key: "reason.eventClosed", values: { count } } });
    expect(offered(open, other)).toBe("available");
    expect(offered(open, closed, other)).toEqual(many(3));
    expect(offered(closed, closed)).toEqual(many(2));
    expect(offered(closed)).toEqual({ disabled: { key: "reason.eventClosed" } });
    expect(offer(close, baseContext)).toBe("available");
  });

  test("of several, those that it is not for are named; it is absent where it is for none and nothing says why", () => {
    const suits = ({ uid }: Entity) => uid.startsWith("p");
    const bulk = make({ on: "park", bulk: "each", suits });
    const to = (...uids: string[]) => ({ subjects: uids.map(park), beside: true });
    const named = (names: string) => ({ disabled: { key: "reason.unsuitedSome", values: { names } } });
    expect(offer(bulk, baseContext, to("p1", "x1", "x2"))).toEqual(named("x1, x2"));
    expect(offer(bulk, baseContext, to("x1", "x2"))).toBe("absent");
    const saying = make({ on: "park", bulk: "each", suits, unsuited: () => "above" });
    expect(offer(saying, baseContext, to("x1", "x2"))).toEqual(named("x1, x2"));
    expect(offer(saying, baseContext, to("x1"))).toEqual({ disabled: { key: "reason.above" } });
    expect(offer(make({ on: "park", suits }), baseContext, to("p1", "x1"))).toBe("absent");
    const context = { ...baseContext, access: member };
    expect(offer(make({ ...bulk, needs: "manageUsers" }), context, to("p1", "x1"))).toBe("absent");
  });

  test("rows of another kind say nothing of it: then the thing whose screen this is is meant", () => {
    const member = { kind: "member", uid: "m1", name: "Paul" } as const;
    const context = { ...baseContext, focused: member, shown: park("p1") };
    const one = make({ on: "park" });
    expect(subjectsOf(one, context)).toEqual([park("p1")]);
    expect(subjectsOf(one, { ...context, selection: [member] })).toEqual([park("p1")]);
    expect(subjectsOf(one, { ...context, focused: park("p2") })).toEqual([park("p2")]);
    expect(subjectsOf(one, { ...context, shown: undefined })).toEqual([]);
  });

  test("the selection is meant before the focused row", () => {
    const bulk = make({ on: "park", bulk: "each" });
    const context = { ...baseContext, focused: park("p1"), selection: [park("p2"), park("p3")] };
    expect(subjectsOf(bulk, context)).toEqual([park("p2"), park("p3")]);
    expect(subjectsOf(make({ on: "park" }), context)).toEqual([]);
    expect(subjectsOf(bulk, { ...context, selection: [] })).toEqual([park("p1")]);
    expect(subjectsOf(make({}), context)).toEqual([]);
  });
});
