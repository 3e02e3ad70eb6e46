import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { pipe, subscribe } from "wonka";
import { createRequest } from "@urql/core";
import type { FailureExtensions } from "../../src/graph/failure";
import { type RootField, callingFields as calling } from "../graph/rootFields";
import { type Fault, runField, sampleServer } from "../graph/sampleServer";
import { faults, noAnswers, shapes } from "./faultyAnswers";
import { inNoTime } from "./inNoTime";

/**
 * Writes that are done once the server says so by its status: nothing of the answer's body is needed, and a body that
 * cannot be read must not make a user do them again. What they return is made of what was asked for.
 */
const doneByStatus = new Set([
  ...calling
    .filter(({ kind, isLeaf, isNullable }) => kind === "mutation" && (isLeaf || isNullable))
    .map(({ name }) => name),
  ...["changeMemberRole", "changeParkMemberRole", "revokeSession", "updateSettings"],
  ...["createCooperation", "acceptCooperation", "verifyTotp", "disableTotp"],
  ...["addMemberPermissions", "removeMemberPermissions"],
  ...["addCooperationPermissions", "removeCooperationPermissions"],
]);

/** Where a refusal is an answer: no contract yet (readings), no image yet. */
const answers: Readonly<Record<string, readonly string[]>> = { "404": ["contract", "outlineImage"] };

async function outcomeOf(field: RootField, fault: Fault) {
  const server = sampleServer(fault);
  const { data, error } = await inNoTime(runField(server, field));
  const shown = (error?.graphQLErrors ?? []).map(({ extensions }) => extensions as FailureExtensions);
  return { data, shown, text: JSON.stringify(shown) };
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
});
afterEach(() => {
  vi.useRealTimers();
});

describe.each(Object.entries({ ...faults, ...shapes }))("%s", (fault, { fault: answer, text, status }) => {
  const plain = calling.filter(
    ({ name }) =>
      !answers[fault]?.includes(name) &&
      !(
        fault in shapes &&
        !noAnswers.includes(fault) &&
        (doneByStatus.has(name) || name === "verifySession")
      ),
  );

  test.each(plain.map((field) => [field.name, field] as const))(
    "of %s is an error to show",
    async (_name, field) => {
      const { shown, text: all } = await outcomeOf(field, answer);
      expect(shown.length).toBeGreaterThan(0);
      for (const one of shown) {
        expect(one.text).toMatch(text ?? /\w/);
        if (status !== undefined) expect(one.status).toBe(status);
      }
      expect(all).not.toContain("[object Object]");
    },
  );
});

describe.each(Object.entries(shapes).filter(([name]) => !noAnswers.includes(name)))(
  "%s",
  (_fault, { fault }) => {
    test.each(
      calling.filter(({ name }) => doneByStatus.has(name)).map((field) => [field.name, field] as const),
    )("of %s leaves what was done, or says that it is not known", async (name, field) => {
      const { data, shown } = await outcomeOf(field, fault);
      const isSaid = field.isNullable || (data?.[name] !== null && data?.[name] !== undefined);
      const isDone = shown.length === 0 && isSaid;
      expect(isDone || (shown.length > 0 && shown.every(({ text }) => /\w/.test(text)))).toBe(true);
      expect(JSON.stringify(data ?? {})).not.toMatch(/undefined|NaN|\[object/);
    });
  },
);

/** Its fields are not specified: an answer without `verified` is what its status says. */
const unsaid = ["nothing with 200", "other fields"];

test.each(Object.entries(shapes).filter(([name]) => !unsaid.includes(name)))(
  "[F67] %s of verifySession does not let anyone in",
  async (_name, { fault }) => {
    const field = calling.find(({ name }) => name === "verifySession");
    if (!field) throw new Error("No verifySession");
    const { data, shown } = await outcomeOf(field, fault);
    const isIn = (data?.["verifySession"] as { sessionVerified?: unknown } | null | undefined)
      ?.sessionVerified;
    expect(isIn === false || shown.length > 0).toBe(true);
  },
);

describe("what is no failure", () => {
  test.each(Object.entries(answers).flatMap(([fault, names]) => names.map((name) => [fault, name] as const)))(
    "%s of %s is an answer",
    async (fault, name) => {
      const field = calling.find((each) => each.name === name);
      const answer = faults[fault]?.fault;
      if (!field || !answer) throw new Error(`No ${name} or ${fault}`);
      expect(await outcomeOf(field, answer)).toMatchObject({ data: { [name]: null }, shown: [] });
    },
  );

  test.each(calling.map((field) => [field.name, field] as const))(
    "a late answer of %s is taken",
    async (_name, field) => {
      const later: Fault = () => new Promise((resolve) => setTimeout(() => resolve(null), 5000));
      const { shown } = await outcomeOf(field, later);
      expect(shown).toEqual([]);
    },
  );

  test.each(calling.filter(({ kind }) => kind === "query").map((field) => [field.name, field] as const))(
    "[214] giving %s up ends its calls and says nothing",
    async (_name, { document, variables }) => {
      const signals: AbortSignal[] = [];
      let isAsked: (value?: undefined) => void = () => undefined;
      const asked = new Promise<undefined>((resolve) => (isAsked = resolve));
      const server = sampleServer((signal) => {
        if (signal) signals.push(signal);
        isAsked();
        return new Promise(() => undefined);
      });
      const results: unknown[] = [];
      const subscription = pipe(
        server.graph.bulk.executeQuery(createRequest(document, variables)),
        subscribe((result) => results.push(result)),
      );
      await asked;
      subscription.unsubscribe();
      await vi.advanceTimersByTimeAsync(120_000);
      expect([results, signals.every(({ aborted }) => aborted), server.logged]).toEqual([[], true, []]);
    },
  );

  test.each(calling.filter(({ kind }) => kind === "mutation").map((field) => [field.name, field] as const))(
    "%s that nobody waits for any more is done to its last call",
    async (_name, field) => {
      const whole = sampleServer(() => null);
      await inNoTime(runField(whole, field));
      const signals: AbortSignal[] = [];
      let answer: (value: null) => void = () => undefined;
      const held = new Promise<null>((resolve) => (answer = resolve));
      let isAsked: (value?: undefined) => void = () => undefined;
      const asked = new Promise<undefined>((resolve) => (isAsked = resolve));
      const server = sampleServer((signal) => {
        if (signal) signals.push(signal);
        isAsked();
        return held;
      });
      const request = createRequest(field.document, field.variables);
      const given = pipe(
        server.graph.bulk.executeMutation(request),
        subscribe(() => undefined),
      );
      await asked;
      given.unsubscribe();
      answer(null);
      await vi.waitFor(() => expect(server.called).toEqual(whole.called));
      await vi.advanceTimersByTimeAsync(120_000);
      await new Promise((resolve) => setImmediate(resolve));
      expect(server.called).toEqual(whole.called);
      expect([signals.some(({ aborted }) => aborted), server.logged]).toEqual([false, []]);
    },
  );
});
