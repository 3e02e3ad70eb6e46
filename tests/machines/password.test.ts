import { expect, test } from "vitest";
import { createActor, fromPromise, waitFor } from "xstate";
import { passwordMachine } from "../../src/machines/password";
import type { PasswordWish } from "../../src/machines/password";

/** The machine with answers in turn; an Error rejects. */
function started(answers: (Error | undefined)[]) {
  const sent: PasswordWish[] = [];
  const send = fromPromise<void, PasswordWish>(({ input }) => {
    sent.push(input);
    const answer = answers.shift();
    return answer ? Promise.reject(answer) : Promise.resolve();
  });
  return { actor: createActor(passwordMachine.provide({ actors: { send } })).start(), sent };
}

const forgot: PasswordWish = { kind: "forgot", email: "zoe@example.org" };
const reset: PasswordWish = { kind: "reset", password: "Sonne-2026", token: "t" };

test("sent, nothing of it stays", async () => {
  const { actor, sent } = started([undefined]);
  actor.send({ type: "SEND", wish: reset });
  const done = await waitFor(actor, (snapshot) => snapshot.status === "done");
  expect([done.value, done.context, sent]).toEqual([
    "sent",
    { wish: null, error: null, isRefused: false, faults: {} },
    [reset],
  ]);
});

test("failed, what was typed is kept with the reason, and can be sent again", async () => {
  const { actor, sent } = started([new Error("This link no longer holds"), undefined]);
  actor.send({ type: "SEND", wish: forgot });
  const failed = await waitFor(actor, (snapshot) => snapshot.matches("failed"));
  expect(failed.context).toEqual({
    wish: forgot,
    error: "This link no longer holds",
    isRefused: false,
    faults: {},
  });
  actor.send({ type: "SEND", wish: forgot });
  await waitFor(actor, (snapshot) => snapshot.matches("sent"));
  expect(sent).toEqual([forgot, forgot]);
});

test("a second press while it is under way sends nothing", () => {
  const { actor, sent } = started([undefined]);
  actor.send({ type: "SEND", wish: forgot });
  actor.send({ type: "SEND", wish: forgot });
  expect([actor.getSnapshot().value, sent]).toEqual(["sending", [forgot]]);
});

test("by itself it reaches nobody", async () => {
  const actor = createActor(passwordMachine).start();
  actor.send({ type: "SEND", wish: forgot });
  expect((await waitFor(actor, (snapshot) => snapshot.matches("failed"))).context.wish).toEqual(forgot);
});
