import { expect, test } from "vitest";
import { createGraphHolder } from "../../src/main/graphHolder";
import { defaultTemplates } from "../../src/rules/promql";
import { fakeServer } from "./server";

test("[F42] each session has its own graph, and lets go of the one before", async () => {
  let epoch = 0;
  const holder = createGraphHolder(
    fakeServer({}).rest,
    defaultTemplates,
    () => 0,
    () => epoch,
    () => undefined,
  );
  const first = await holder.current();
  holder.release();
  expect(await holder.current()).toBe(first);
  epoch = 1;
  expect(holder.ready()).toBeUndefined();
  holder.release();
  // Were it still held, it would be found under its own epoch.
  epoch = 0;
  expect(holder.ready()).toBeUndefined();
  expect(await holder.current()).not.toBe(first);
});
