import { expect, test } from "vitest";
import { action } from "../../src/command/action";
import type { Action, Outcome } from "../../src/command/action";
import type { Entity } from "../../src/command/entity";
import { perform } from "../../src/command/perform";
import { JOB_SHOWN_MS, Jobs } from "../../src/state/jobs";
import { fakeClock } from "../state/fakes";
import { fakeTools, toasts } from "./fakeTools";

const park = (uid: string): Entity => ({ kind: "park", uid, name: `Park ${uid}` });
const parks = (count: number) => Array.from({ length: count }, (_, at) => park(`p${at + 1}`));

interface Piece {
  readonly uid: string | undefined;
  readonly end: (outcome: Outcome) => void;
  readonly fail: (message: string) => void;
}

/** A write whose pieces end when they are told to, over a clock that moves when told to. */
function rig(more: Partial<Action> = {}) {
  const clock = fakeClock();
  const jobs = new Jobs(clock.schedule, clock.now);
  const tools = fakeTools({}, { jobs });
  const pieces: Piece[] = [];
  const slow = action({
    ...({ id: "test.slow", on: "park", bulk: "each", write: true, group: "park" } as const),
    icon: () => null,
    run: (_tools, _values, subject) =>
      new Promise<Outcome>((end, reject) => {
        pieces.push({ uid: subject?.uid, end, fail: (message) => reject(new Error(message)) });
      }),
    ...more,
  } as Action);
  const told = () =>
    jobs.shown.map(({ done, failures, left, isOver }) => ({ done, failed: failures.length, left, isOver }));
  return { clock, jobs, tools, pieces, slow, told };
}

const settled = () => new Promise<void>((resolve) => void setImmediate(resolve));

test("what ends within a press is no job that is seen", async () => {
  const { tools, pieces, slow, told } = rig();
  const performed = perform(slow, tools, { source: "key", subjects: parks(2) });
  for (const { end } of pieces) end({});
  expect(await performed).toEqual({ kind: "done" });
  expect(told()).toEqual([]);
});

test("what takes longer is seen with how far it is, and whoever asked need not wait", async () => {
  const { clock, tools, pieces, slow, told, jobs } = rig();
  const performed = perform(slow, tools, { source: "form", subjects: parks(3) });
  clock.advance(JOB_SHOWN_MS);
  expect(await performed).toEqual({ kind: "elsewhere" });
  pieces[0]?.end({ link: "/report?park=p1" });
  await settled();
  expect(told()).toEqual([{ done: 1, failed: 0, left: 2, isOver: false }]);
  pieces[1]?.end({});
  pieces[2]?.end({});
  await settled();
  expect(told()).toEqual([{ done: 3, failed: 0, left: 0, isOver: true }]);
  expect(jobs.shown.map(({ begunAt, endedAt }) => endedAt - begunAt)).toEqual([JOB_SHOWN_MS]);
  expect(jobs.shown[0]?.links).toEqual([{ name: "Park p1", path: "/report?park=p1" }]);
  expect(toasts(tools)).toEqual(['success: outcome.doneMany {"action":"action.test.slow.label","count":3}']);
});

test("a second press joins the job for as long as it runs", async () => {
  const { clock, tools, pieces, slow, told } = rig();
  const request = { source: "key", subjects: parks(2) } as const;
  const first = perform(slow, tools, request);
  clock.advance(JOB_SHOWN_MS);
  await first;
  expect(await perform(slow, tools, request)).toEqual({ kind: "elsewhere" });
  expect([pieces.length, told().length]).toEqual([2, 1]);
  for (const { end } of pieces) end({});
  await settled();
  void perform(slow, tools, request);
  expect(pieces).toHaveLength(4);
});

test("[239] what failed is kept with its reason, and tried again alone", async () => {
  const { tools, pieces, slow, jobs, told } = rig();
  const performed = perform(slow, tools, { source: "key", subjects: parks(3) });
  pieces[0]?.end({});
  pieces[1]?.fail("locked");
  pieces[2]?.end({});
  expect((await performed).kind).toBe("partial");
  expect(jobs.shown[0]?.failures).toEqual([{ name: "Park p2", message: "locked", isForbidden: false }]);
  jobs.shown[0]?.again?.();
  expect(pieces.slice(3).map(({ uid }) => uid)).toEqual(["p2"]);
  pieces[3]?.end({});
  await settled();
  expect(told()).toEqual([]);
});

test("stopped, nothing more is begun; the rest is gone on with, and stays selected", async () => {
  const { clock, tools, pieces, slow, jobs, told } = rig();
  const rows = parks(6);
  tools.selection.selectAll("Parks", rows);
  const performed = perform(slow, tools, { source: "key", subjects: rows });
  clock.advance(JOB_SHOWN_MS);
  await performed;
  jobs.shown[0]?.stop();
  for (const { end } of [...pieces]) end({});
  await settled();
  expect(told()).toEqual([{ done: 4, failed: 0, left: 2, isOver: true }]);
  expect(tools.selection.rows.map(({ uid }) => uid)).toEqual(["p5", "p6"]);
  jobs.shown[0]?.again?.();
  expect(pieces.slice(4).map(({ uid }) => uid)).toEqual(["p5", "p6"]);
});

test("one thing that takes the server long is a job, and its call is broken off with it", async () => {
  const signals: (AbortSignal | undefined)[] = [];
  const { clock, tools, jobs, told, slow } = rig({
    long: true,
    run: (mine) => mine.mutate({} as Parameters<typeof mine.mutate>[0], {}) as Promise<never>,
  });
  const mutate: typeof tools.mutate = (_document, _variables, options) => {
    signals.push(options?.signal);
    return new Promise((_, reject) =>
      options?.signal?.addEventListener("abort", () => reject(new Error(""))),
    );
  };
  const performed = perform(
    slow,
    { ...tools, mutate },
    {
      source: "key",
      subjects: parks(1),
    },
  );
  clock.advance(JOB_SHOWN_MS);
  expect(await performed).toEqual({ kind: "elsewhere" });
  jobs.shown[0]?.stop();
  await settled();
  expect(signals.map((signal) => signal?.aborted)).toEqual([true]);
  expect(told()).toEqual([{ done: 0, failed: 0, left: 1, isOver: true }]);
  expect(toasts(tools)).toEqual([]);
});

test("[40] the end of the session stops and forgets all of them", async () => {
  const { clock, tools, pieces, slow, jobs, told } = rig();
  const performed = perform(slow, tools, { source: "key", subjects: parks(6) });
  clock.advance(JOB_SHOWN_MS);
  await performed;
  jobs.clear();
  for (const { end } of [...pieces]) end({});
  await settled();
  expect([pieces.length, told()]).toEqual([4, []]);
});

test("what an action is done over is found first, and not for whoever is in by then", async () => {
  const { tools, pieces, slow, told } = rig();
  const { on: _on, bulk: _bulk, ...rest } = slow;
  const all = { ...rest, over: () => Promise.resolve(parks(3)) };
  let epoch = 0;
  const performed = perform(all, { ...tools, epoch: () => epoch }, { source: "key" });
  epoch = 1;
  expect([await performed, pieces.length]).toEqual([{ kind: "elsewhere" }, 0]);
  void perform(all, tools, { source: "key" });
  await settled();
  pieces[1]?.fail("locked");
  for (const { end } of pieces) end({});
  await settled();
  expect(pieces.map(({ uid }) => uid)).toEqual(["p1", "p2", "p3"]);
  expect(told()).toEqual([{ done: 2, failed: 1, left: 0, isOver: true }]);
});
