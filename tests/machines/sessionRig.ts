import { createActor, fromPromise } from "xstate";
import type { Credentials, FactorAnswer, LogoutAnswer, Self, VerifyAnswer } from "../../src/machines/answers";
import { sessionMachine } from "../../src/machines/session";

export const NOW = Date.UTC(2026, 4, 1, 12);
export const freshStamp = String(NOW - 60_000);

export function person(account: string, organization: Self["organization"] = null): Self {
  return { account, role: "user", hashed_username: "", contact: null, organization };
}

export const ada = person("ada");
export const ben = person("ben");

export const okAda: VerifyAnswer = { kind: "ok", self: ada, secondFactor: false };
export const okBen: VerifyAnswer = { kind: "ok", self: ben, secondFactor: false };
export const gatedAda: VerifyAnswer = { kind: "ok", self: ada, secondFactor: true };
export const refused: VerifyAnswer = { kind: "refused", error: { status: 401, text: "Not signed in" } };
export const noAnswer: VerifyAnswer = { kind: "unreachable", text: "Failed to fetch" };

export const secret: Credentials = { email: "ada@demo.test", password: "demo" };

/** A call that has been made and waits for the test to answer it. */
interface Call {
  readonly name: string;
  readonly input: unknown;
  readonly signal: AbortSignal;
  readonly answer: (value: unknown) => void;
  readonly fail: (reason: Error) => void;
}

/** The session with calls the test answers by hand and effects it can read. */
export function rig({ stamp = null, clock = () => NOW }: { stamp?: unknown; clock?: () => number } = {}) {
  const calls: Call[] = [];
  const effects: string[] = [];
  const call = <Answer, Input>(name: string) =>
    fromPromise<Answer, Input>(
      ({ input, signal }) =>
        new Promise<Answer>((resolve, reject) => {
          calls.push({ name, input, signal, answer: (value) => resolve(value as Answer), fail: reject });
        }),
    );
  const note = (name: string) => () => void effects.push(name);
  const actor = createActor(
    sessionMachine.provide({
      actors: {
        verify: call<VerifyAnswer, unknown>("verify"),
        login: call<VerifyAnswer, Credentials>("login"),
        logout: call<LogoutAnswer, unknown>("logout"),
        verifySession: call<FactorAnswer, { code: string }>("verifySession"),
        verifyBackup: call<FactorAnswer, { code: string }>("verifyBackup"),
      },
      actions: {
        wipe: (_, { reason }) => void effects.push(`wipe ${reason}`),
        say: (_, { id }) => void effects.push(`say ${id}`),
        writeStamp: note("writeStamp"),
        clearStamp: note("clearStamp"),
        markSignedOut: note("markSignedOut"),
        unmarkSignedOut: note("unmarkSignedOut"),
        announceLogin: ({ context }) => void effects.push(`announceLogin ${context.self?.account ?? "-"}`),
        announceLogout: note("announceLogout"),
        rememberFactor: note("rememberFactor"),
        forgetFactor: note("forgetFactor"),
      },
    }),
    { input: { stamp, now: NOW, clock } },
  );
  actor.start();

  /** Answers the newest call of that name and lets the machine hear it. */
  async function answer(name: string, value: unknown): Promise<void> {
    const open = calls.findLast((each) => each.name === name);
    if (!open) throw new Error(`${name} was not called`);
    if (value instanceof Error) open.fail(value);
    else open.answer(value);
    await heard();
  }

  return {
    actor,
    calls,
    answer,
    effects,
    names: () => calls.map(({ name }) => name),
    value: () => actor.getSnapshot().value,
    context: () => actor.getSnapshot().context,
  };
}

/** Until promises that are settled by now have been listened to. */
export function heard(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve));
}
