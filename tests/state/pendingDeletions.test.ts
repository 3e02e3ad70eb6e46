import { autorun } from "mobx";
import { expect, test } from "vitest";
import { PendingDeletions } from "../../src/state/pendingDeletions";

function call() {
  let end: (value?: unknown) => void = () => undefined;
  let fail: (error: Error) => void = () => undefined;
  const answer = new Promise<unknown>((resolve, reject) => {
    end = resolve;
    fail = reject;
  });
  return { answer, end, fail };
}

test("[200] what is being deleted is listed until its call ends, and seen to change", async () => {
  const pending = new PendingDeletions();
  const seen: string[] = [];
  autorun(() => void seen.push(pending.keys.join()));
  const [first, second] = [call(), call()];
  const one = pending.during("user:a", () => first.answer);
  const two = pending.during("user:b", () => second.answer);
  expect([pending.has("user:a"), pending.has("user:b"), pending.has("user:c")]).toEqual([true, true, false]);
  first.end();
  await one;
  expect(pending.keys).toEqual(["user:b"]);
  second.fail(new Error("Deletion failed"));
  await expect(two).rejects.toThrow("Deletion failed");
  expect(seen).toEqual(["", "user:a", "user:a,user:b", "user:b", ""]);
});

test("a sign-out empties the list, and a call that ends later leaves it so", async () => {
  const pending = new PendingDeletions();
  const late = call();
  const deletion = pending.during("user:a", () => late.answer);
  pending.clear();
  late.end();
  await deletion;
  expect(pending.keys).toEqual([]);
});
