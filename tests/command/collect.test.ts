import type { Asked } from "../../src/command/collect";
import { describe, expect, test } from "vitest";
import { createActor, fromPromise, waitFor } from "xstate";
import { getShortestPaths } from "xstate/graph";
import { collectMachine, SUBJECT } from "../../src/command/collect";
import type { Plan } from "../../src/command/collect";
import type { Entity } from "../../src/command/entity";
import type { Performed } from "../../src/command/performed";
import type { Checked } from "../../src/command/values";

const plan: Plan = { id: "test", steps: ["name", "count"], review: true, values: {}, subjects: [] };
const park: Entity = { kind: "park", uid: "p1", name: "Söhlde" };

/** Takes every text but "no"; runs answer what `outcomes` holds, then done. */
function start(outcomes: Performed[] = []) {
  const ran: unknown[] = [];
  const actor = createActor(
    collectMachine.provide({
      actors: {
        validate: fromPromise<Checked, Asked>(({ input }) =>
          Promise.resolve(
            input.text === "no"
              ? { ok: false, reason: { key: "arg.error.required" } }
              : { ok: true, value: input.text },
          ),
        ),
        run: fromPromise(({ input }) => {
          ran.push({ values: input.values, subjects: input.subjects });
          return Promise.resolve(outcomes.shift() ?? { kind: "done" });
        }),
      },
    }),
  );
  actor.start();
  const until = (state: Parameters<ReturnType<typeof actor.getSnapshot>["matches"]>[0]) =>
    waitFor(actor, (snapshot) => snapshot.matches(state));
  return { actor, ran, until };
}

const asking = { collecting: "asking" } as const;

describe("collecting arguments", () => {
  test("[221] one after the other, a last look, then it runs", async () => {
    const { actor, ran, until } = start();
    actor.send({ type: "CHOOSE", plan });
    actor.send({ type: "ANSWER", answer: { text: "Elbe" } });
    await waitFor(actor, ({ context }) => context.at === 1);
    actor.send({ type: "ANSWER", answer: { value: 7 } });
    await until("reviewing");
    expect(ran).toEqual([]);
    actor.send({ type: "CONFIRM" });
    await until("done");
    expect(ran).toEqual([{ values: { name: "Elbe", count: 7 }, subjects: [] }]);
  });

  test("[221] an answer that is refused says why and stays", async () => {
    const { actor, until } = start();
    actor.send({ type: "CHOOSE", plan });
    actor.send({ type: "ANSWER", answer: { text: "no" } });
    await until({ collecting: "validating" });
    await until(asking);
    const { at, error, values } = actor.getSnapshot().context;
    expect([at, error, values]).toEqual([0, { key: "arg.error.required" }, {}]);
  });

  test("back goes one argument back and keeps what was given", () => {
    const { actor } = start();
    actor.send({ type: "CHOOSE", plan });
    actor.send({ type: "ANSWER", answer: { value: "Elbe" } });
    actor.send({ type: "BACK" });
    const { at, values } = actor.getSnapshot().context;
    expect([at, values]).toEqual([0, { name: "Elbe" }]);
    actor.send({ type: "BACK" });
    expect(actor.getSnapshot().value).toBe("choosing");
  });

  test("a failure keeps the values, and can be tried again or changed", async () => {
    const { actor, ran, until } = start([{ kind: "failed", message: "Name taken" }]);
    actor.send({ type: "CHOOSE", plan: { ...plan, review: false } });
    actor.send({ type: "ANSWER", answer: { value: "Elbe" } });
    actor.send({ type: "ANSWER", answer: { value: 7 } });
    await until("failed");
    const { performed, values } = actor.getSnapshot().context;
    expect([performed, values]).toEqual([
      { kind: "failed", message: "Name taken" },
      { name: "Elbe", count: 7 },
    ]);
    actor.send({ type: "BACK" });
    expect(actor.getSnapshot().matches(asking)).toBe(true);
    expect(actor.getSnapshot().context.at).toBe(1);
    actor.send({ type: "ANSWER", answer: { value: 8 } });
    await until("done");
    expect(ran.at(-1)).toEqual({ values: { name: "Elbe", count: 8 }, subjects: [] });
  });

  test.each<[string, Performed, number, unknown]>([
    [
      "by the server",
      { kind: "failed", message: "Unprocessable", status: 422, faults: { name: "Taken" } },
      0,
      { key: "arg.error.said", values: { text: "Taken" } },
    ],
    [
      "by the rules",
      { kind: "needsArguments", errors: { count: { key: "arg.error.required" } } },
      1,
      { key: "arg.error.required" },
    ],
  ])(
    "[F69] the answer that is refused %s is given anew, with the reason; the others stand",
    async (_by, refusal, at, error) => {
      const { actor, ran, until } = start([refusal]);
      actor.send({ type: "CHOOSE", plan: { ...plan, review: false } });
      actor.send({ type: "ANSWER", answer: { value: "Elbe" } });
      actor.send({ type: "ANSWER", answer: { value: 7 } });
      await until("failed");
      actor.send({ type: "BACK" });
      const { context } = actor.getSnapshot();
      expect([context.at, context.error]).toEqual([at, error]);
      actor.send({ type: "ANSWER", answer: { value: at === 0 ? "Weser" : 8 } });
      await until("done");
      const values = at === 0 ? { name: "Weser", count: 7 } : { name: "Elbe", count: 8 };
      expect(ran.at(-1)).toEqual({ values, subjects: [] });
    },
  );

  test("the subject is picked like an argument; an optional one may be skipped", async () => {
    const { actor, ran, until } = start();
    actor.send({ type: "CHOOSE", plan: { ...plan, steps: [SUBJECT, "note"], review: false } });
    actor.send({ type: "ANSWER", answer: { value: park } });
    actor.send({ type: "ANSWER", answer: { skip: true } });
    await until("done");
    expect(ran).toEqual([{ values: { note: undefined }, subjects: [park] }]);
  });

  test("cancel anywhere forgets everything", () => {
    const { actor } = start();
    actor.send({ type: "CHOOSE", plan });
    actor.send({ type: "ANSWER", answer: { value: "Elbe" } });
    actor.send({ type: "CANCEL" });
    const { value, context } = actor.getSnapshot();
    expect([value, context.values, context.plan]).toEqual(["choosing", {}, undefined]);
  });
});

describe("its own paths", () => {
  const shortest = getShortestPaths(collectMachine, {
    events: [
      { type: "CHOOSE", plan },
      { type: "ANSWER", answer: { value: "Elbe" } },
      { type: "ANSWER", answer: { text: "Elbe" } },
      { type: "CONFIRM" },
      { type: "BACK" },
      { type: "CANCEL" },
      { type: "RETRY" },
    ],
    limit: 10_000,
    serializeState: ({ value, context }) => JSON.stringify([value, context.at]),
  });

  test("every state that events alone can reach is reached, and cancel leads back from each", () => {
    const states = new Set(shortest.map(({ state }) => JSON.stringify(state.value)));
    expect([...states].sort()).toEqual(
      [
        '"choosing"',
        '"reviewing"',
        '"running"',
        '{"collecting":"asking"}',
        '{"collecting":"validating"}',
      ].sort(),
    );
    expect(shortest.length).toBeGreaterThanOrEqual(7);
  });

  test.each(shortest.map((path) => [path.steps.map(({ event }) => event.type).join(" "), path] as const))(
    "%s, then CANCEL",
    (_name, path) => {
      const actor = createActor(collectMachine).start();
      for (const { event } of path.steps.slice(1)) actor.send(event);
      expect(actor.getSnapshot().value).toEqual(path.state.value);
      actor.send({ type: "CANCEL" });
      expect(actor.getSnapshot().value).toBe("choosing");
      actor.stop();
    },
  );
});
