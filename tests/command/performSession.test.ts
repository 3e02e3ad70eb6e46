import { Zap } from "lucide-react";
import { expect, test } from "vitest";
import { action } from "../../src/command/action";
import type { Outcome } from "../../src/command/action";
import type { Entity } from "../../src/command/entity";
import { perform, undo } from "../../src/command/perform";
import type { Tools } from "../../src/command/tools";
import { fakeTools, toasts } from "./fakeTools";

const park = (uid: string): Entity => ({ kind: "park", uid, name: `Park ${uid}` });
const common = { icon: Zap, group: "park", write: true } as const;
const key = { source: "key" } as const;

/** Tools over a session that the test ends, as a sign-out does; whoever comes next has a later one. */
function sessionRig(selection: readonly Entity[] = []) {
  let epoch = 0;
  const tools = fakeTools({ selection }, { epoch: () => epoch });
  const leave = () => {
    epoch += 1;
    tools.engine.clear();
    tools.recents.clear();
    tools.alerts.wipe();
  };
  return { tools, leave };
}

/** All that could still be seen of what one account did. */
function traces({ engine: { history, written }, recents, ...tools }: Tools) {
  return [history.steps, history.last, written, recents.ids, tools.alerts.history];
}
const nothing = [[], undefined, undefined, [], []];

/** An action whose runs the test ends one by one. */
function held(extra: Partial<Parameters<typeof action>[0]> = {}) {
  const runs: { readonly uid: string | undefined; readonly end: (outcome: Outcome | Error) => void }[] = [];
  const slow = action({
    ...common,
    id: "test.slow",
    run: (_tools, _values, subject) =>
      new Promise<Outcome>((resolve, reject) => {
        const end = (outcome: Outcome | Error) =>
          outcome instanceof Error ? reject(outcome) : resolve(outcome);
        runs.push({ uid: subject?.uid, end });
      }),
    ...extra,
  });
  return { slow, runs };
}

test.each([
  ["works", { undo: () => Promise.resolve() }, "done"],
  ["fails", new Error("superseded"), "failed"],
] as const)("[40] a write that %s after the sign-out leaves nothing behind", async (_, outcome, kind) => {
  const { tools, leave } = sessionRig();
  const { slow, runs } = held();
  const performed = perform(slow, tools, key);
  leave();
  runs[0]?.end(outcome);
  expect((await performed).kind).toBe(kind);
  expect(traces(tools)).toEqual(nothing);
});

test("[40] of a selection nothing more is sent in the name of whoever is in by then", async () => {
  const { tools, leave } = sessionRig(["p1", "p2", "p3", "p4", "p5", "p6"].map(park));
  const { slow, runs } = held({ on: "park", bulk: "each" });
  const performed = perform(slow, tools, key);
  leave();
  for (const { end } of [...runs]) end({});
  const failures = [park("p5"), park("p6")].map((subject) => ({ subject, message: "outcome.failed" }));
  expect(await performed).toEqual({ kind: "partial", done: 4, failures });
  expect(runs.map(({ uid }) => uid)).toEqual(["p1", "p2", "p3", "p4"]);
  expect(traces(tools)).toEqual(nothing);
});

test("the next session's write starts anew, and a third press joins it, not the old one", async () => {
  const { tools, leave } = sessionRig();
  const { slow, runs } = held();
  const old = perform(slow, tools, key);
  leave();
  const presses = [perform(slow, tools, key)];
  expect(runs).toHaveLength(2);
  runs[0]?.end({});
  await old;
  presses.push(perform(slow, tools, key));
  runs[1]?.end({});
  expect(await Promise.all(presses)).toEqual([{ kind: "done" }, { kind: "done" }]);
  expect(runs).toHaveLength(2);
  expect(toasts(tools)).toEqual(["success: action.test.slow.done"]);
});

test.each([
  ["works", undefined],
  ["fails", new Error("superseded")],
])("an undo that %s after the sign-out goes no further and says nothing", async (_, error) => {
  const { tools, leave } = sessionRig(["p1", "p2"].map(park));
  const undone: string[] = [];
  const each = action({
    ...common,
    id: "test.each",
    on: "park",
    bulk: "each",
    run: (_tools, _values, subject) => ({
      undo: () => {
        undone.push(subject?.uid ?? "");
        leave();
        return error ? Promise.reject(error) : Promise.resolve();
      },
    }),
  });
  await perform(each, tools, key);
  await undo(tools);
  expect(undone).toEqual(["p1"]);
  expect(traces(tools)).toEqual(nothing);
});
