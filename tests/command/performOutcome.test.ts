import { Zap } from "lucide-react";
import { describe, expect, test } from "vitest";
import { action } from "../../src/command/action";
import { text } from "../../src/command/args";
import type { Entity } from "../../src/command/entity";
import { perform, performOrAsk, undo } from "../../src/command/perform";
import { ActionError } from "../../src/command/tools";
import { fakeTools, member, toasts } from "./fakeTools";

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

describe("what comes of it", () => {
  test.each([
    ["the portal", noting({ needs: "manageUsers" }).noted],
    [
      "the server",
      action({ ...common, id: "test.no", run: () => Promise.reject(new ActionError("No", 403)) }),
    ],
  ])("[111] what %s does not allow leads to what one may do", async (_who, forbidden) => {
    const tools = fakeTools({ access: member });
    await perform(forbidden, tools, { source: "key" });
    const way = tools.alerts.history.at(-1)?.action;
    expect(way?.label).toBe("rights.link");
    way?.run();
    expect(tools.did).toEqual(["go /rights"]);
  });

  test("a failure is a value and a toast with the server's words", async () => {
    const failing = action({
      ...common,
      id: "test.fail",
      run: () => Promise.reject(new ActionError("Name taken", 409)),
    });
    const tools = fakeTools();
    expect(await perform(failing, tools, { source: "button" })).toEqual({
      kind: "failed",
      message: "Name taken",
      status: 409,
    });
    expect(toasts(tools)).toEqual([
      'error: outcome.failedBecause {"action":"action.test.fail.label","message":"Name taken"}',
    ]);
  });

  test("an error without words gets the fallback", async () => {
    const failing = action({
      ...common,
      id: "test.fail",
      run: () => {
        throw new Error("");
      },
    });
    expect(await perform(failing, fakeTools(), { source: "button" })).toEqual({
      kind: "failed",
      message: "outcome.failed",
    });
  });

  test("[240] what can be taken back is, by its toast or by Ctrl+Z, once", async () => {
    let value = 0;
    const counting = action({
      ...common,
      id: "test.count",
      run: () => {
        value += 1;
        return { undo: () => Promise.resolve(void (value -= 1)) };
      },
    });
    const tools = fakeTools();
    await perform(counting, tools, { source: "key" });
    const [toast] = tools.alerts.history;
    expect([toast?.text, toast?.action?.label, value]).toEqual(["action.test.count.done", "outcome.undo", 1]);
    toast?.action?.run();
    await undo(tools);
    expect(value).toBe(0);
    expect(tools.engine.history.steps).toEqual([]);
  });

  test("[240] once taken back by Ctrl+Z, no toast offers it any more", async () => {
    const back = action({ ...common, id: "test.back", run: () => ({ undo: () => Promise.resolve() }) });
    const tools = fakeTools();
    await perform(back, tools, { source: "key" });
    await undo(tools);
    expect(
      tools.alerts.shown.filter(({ leaving }) => !leaving).map(({ text, action: offer }) => [text, offer]),
    ).toEqual([['outcome.undone {"action":"action.test.back.label"}', undefined]]);
  });

  test("an undo that fails can be tried again", async () => {
    let attempts = 0;
    const stubborn = action({
      ...common,
      id: "test.stubborn",
      run: () => ({
        undo: () => {
          attempts += 1;
          return attempts === 1 ? Promise.reject(new Error("Not now")) : Promise.resolve();
        },
      }),
    });
    const tools = fakeTools();
    await perform(stubborn, tools, { source: "key" });
    await undo(tools);
    // It says what was not taken back, and its own button tries again.
    const { text, action: way } = tools.alerts.history.at(-1) ?? {};
    expect(text).toBe('outcome.undoFailed {"action":"action.test.stubborn.label","message":"Not now"}');
    expect(way?.label).toBe("outcome.undo");
    await undo(tools);
    expect(toasts(tools).at(-1)).toBe('success: outcome.undone {"action":"action.test.stubborn.label"}');
    expect(attempts).toBe(2);
  });

  test("[239] an undo that fails for one of three takes the others back, and tries that one alone again", async () => {
    const tried: string[] = [];
    let isStuck = true;
    const each = action({
      ...common,
      id: "test.each",
      on: "park",
      bulk: "each",
      run: (_tools, _values, subject) => ({
        done: { key: `done ${subject?.name ?? ""}` },
        undo: () => {
          tried.push(subject?.uid ?? "");
          return subject?.uid === "p2" && isStuck ? Promise.reject(new Error("Not now")) : Promise.resolve();
        },
      }),
    });
    const tools = fakeTools();
    await perform(each, tools, { source: "key", subjects: ["p1", "p2", "p3"].map(park) });
    expect(toasts(tools)).toEqual([
      'success: outcome.doneMany {"action":"action.test.each.label","count":3}',
    ]);
    await undo(tools);
    expect(tried).toEqual(["p1", "p2", "p3"]);
    // How many of them were not.
    expect(toasts(tools).at(-1)).toContain('outcome.undoSome {\\"count\\":1,\\"total\\":3');
    isStuck = false;
    await undo(tools);
    expect(tried.slice(3)).toEqual(["p2"]);
  });

  test("[239] after a write over the selection what failed alone is selected; one row's own menu lets go of none", async () => {
    const hide = action({
      ...common,
      id: "test.hide",
      on: "park",
      bulk: "each",
      write: true,
      run: (_tools, _values, subject) => {
        if (subject?.uid === "p2") throw new Error("locked");
      },
    });
    const tools = fakeTools();
    const rows = ["p1", "p2", "p3"].map(park);
    tools.selection.selectAll("Parks", rows);
    await perform(hide, tools, { source: "menu", subjects: [park("p1")] });
    expect(tools.selection.rows.map(({ uid }) => uid)).toEqual(["p1", "p2", "p3"]);
    await perform(hide, tools, { source: "key", subjects: rows });
    expect(tools.selection.rows.map(({ uid }) => uid)).toEqual(["p2"]);
  });

  test("[239] over a selection each runs, and what failed is listed", async () => {
    const ran: string[] = [];
    const each = action({
      ...common,
      id: "test.each",
      on: "park",
      bulk: "each",
      run: (_tools, _values, subject) => {
        if (subject?.uid === "p2") throw new Error("locked");
        ran.push(subject?.uid ?? "");
        return { undo: () => Promise.resolve(void ran.push(`undo ${subject?.uid}`)) };
      },
    });
    const tools = fakeTools({ selection: ["p1", "p2", "p3"].map(park) });
    expect(await perform(each, tools, { source: "key" })).toEqual({
      kind: "partial",
      done: 2,
      failures: [{ subject: park("p2"), message: "locked" }],
    });
    expect(ran).toEqual(["p1", "p3"]);
    expect(toasts(tools)).toEqual([
      'success: outcome.doneMany {"action":"action.test.each.label","count":2}',
    ]);
    const [job] = tools.jobs.shown;
    expect(job?.failures).toEqual([{ name: "Park p2", message: "locked", isForbidden: false }]);
    await undo(tools);
    expect(ran.slice(2)).toEqual(["undo p1", "undo p3"]);
  });

  test("[239] what is not for many is refused for many; what takes all together gets all", async () => {
    const selection = ["p1", "p2"].map(park);
    const { noted: single } = noting({ on: "park" });
    expect((await perform(single, fakeTools(), { subjects: selection, source: "menu" })).kind).toBe(
      "refused",
    );
    const got: string[][] = [];
    const together = action({
      ...common,
      id: "test.together",
      on: "park",
      bulk: "together",
      run: (_tools, _values, _subject, subjects) => void got.push(subjects.map(({ uid }) => uid)),
    });
    await perform(together, fakeTools({ selection }), { source: "key" });
    expect(got).toEqual([["p1", "p2"]]);
  });

  test("the last command on something is repeated on what is focused then", async () => {
    const { noted, ran } = noting({ on: "park" });
    const tools = fakeTools({ focused: park("p1") });
    await perform(noted, tools, { source: "key" });
    tools.be({ focused: park("p2") });
    await tools.engine.history.last?.again();
    expect(ran).toEqual([
      [{}, "p1"],
      [{}, "p2"],
    ]);
  });

  test("[234] what was used is kept as ids", async () => {
    const { noted } = noting({ on: "park" });
    const tools = fakeTools({ focused: park("p1") });
    await perform(noted, tools, { source: "key" });
    expect(tools.recents.ids).toEqual(["park:p1", "action:test.note"]);
  });

  test("what a key cannot ask for is asked for by the palette, with what is known", async () => {
    const { noted } = noting({ on: "park", args: { name: text({}) } });
    const tools = fakeTools({ focused: park("p1") });
    await performOrAsk(noted, tools, { source: "key" });
    expect(tools.overlays.isOpen("palette")).toBe(true);
    expect(tools.engine.takeAsked()).toEqual({ action: noted, subjects: [park("p1")], values: {} });
  });
});
