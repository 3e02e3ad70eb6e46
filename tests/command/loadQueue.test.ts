import { expect, test } from "vitest";
import { LoadQueue, NEXT } from "../../src/palette/loadQueue";

test("tells that it rests whenever nothing more waits or runs, and not before", async () => {
  const story: string[] = [];
  const queue = new LoadQueue(
    () => Promise.resolve(),
    () => story.push("rest"),
  );
  const piece = (name: string) => () => {
    story.push(name);
    return Promise.resolve();
  };
  queue.add(piece("one"));
  queue.add(piece("two"));
  queue.add(() => Promise.reject(new Error("failed")));
  queue.add(piece("three"));
  await expect.poll(() => story.at(-1)).toBe("rest");
  queue.add(piece("four"));
  await expect.poll(() => story.length).toBe(6);
  expect(story).toEqual(["one", "two", "three", "rest", "four", "rest"]);
});

test("the further pieces of one go in turn with those of others; what is wanted now goes before all", async () => {
  const story: string[] = [];
  const queue = new LoadQueue(
    () => Promise.resolve(),
    () => undefined,
  );
  const add = (name: string, turn?: number) =>
    queue.add(() => {
      story.push(name);
      return Promise.resolve();
    }, turn);
  add("devices");
  for (const page of [2, 3, 4]) add(`devices ${page}`, page);
  add("members");
  for (const page of [2, 3]) add(`members ${page}`, page);
  add("near", NEXT);
  add("nearer", NEXT);
  await queue.drained();
  const first = ["nearer", "near", "devices", "members"];
  expect(story).toEqual([...first, "devices 2", "members 2", "devices 3", "members 3", "devices 4"]);
});

test("two at a time, whatever comes in between, and none is left lying", async () => {
  let running = 0;
  let most = 0;
  let done = 0;
  const queue = new LoadQueue(
    () => Promise.resolve(),
    () => undefined,
  );
  const piece = (depth: number) => async () => {
    running += 1;
    most = Math.max(most, running);
    for (let turn = 0; turn < (done * 7) % 5; turn += 1) await Promise.resolve();
    running -= 1;
    done += 1;
    if (depth > 0) for (const turn of [NEXT, 1, 2]) queue.add(piece(depth - 1), turn);
  };
  queue.add(piece(5));
  await queue.drained();
  expect([most, done, running]).toEqual([2, 364, 0]);
});
