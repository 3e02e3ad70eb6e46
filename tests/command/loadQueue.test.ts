import { expect, test } from "vitest";
import { LoadQueue } from "../../src/palette/loadQueue";

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

test("a bonus waits for a pause between keys, and lets other work pass meanwhile", async () => {
  const story: string[] = [];
  let pause: () => void = () => undefined;
  const pressing = new Promise<void>((resolve) => (pause = resolve));
  const queue = new LoadQueue(
    (patient) => (patient === true ? pressing : Promise.resolve()),
    () => story.push("rest"),
  );
  const piece = (name: string) => () => {
    story.push(name);
    return Promise.resolve();
  };
  for (const name of ["bonus", "bonus", "bonus"]) queue.add(piece(name), "bonus");
  queue.add(piece("one"));
  await expect.poll(() => story).toEqual(["one", "rest"]);
  queue.add(piece("two"));
  queue.add(piece("three"), "next");
  await expect.poll(() => story).toEqual(["one", "rest", "three", "two", "rest"]);
  const drained = queue.drained();
  pause();
  await drained;
  expect(story.slice(5)).toEqual(["bonus", "bonus", "bonus"]);
  await expect.poll(() => story.at(-1)).toBe("rest");
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
    if (depth > 0) for (const place of ["next", "last", "bonus"] as const) queue.add(piece(depth - 1), place);
  };
  queue.add(piece(5));
  await queue.drained();
  expect([most, done, running]).toEqual([2, 364, 0]);
});
