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
