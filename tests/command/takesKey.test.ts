import { expect, test } from "vitest";
import { createKeys } from "../../src/command/keys";
import { createLateKeys } from "../../src/command/lateKeys";
import { takesKey } from "../../src/frame/takesKey";

test("[237] a list types to find with no letter that may be a key's, nor with any until the keys have come", () => {
  const keys = createLateKeys({
    storage: { read: () => null, write: () => undefined },
    now: () => 0,
    onPending: () => undefined,
    schedule: () => () => undefined,
  });
  const tools = { engine: { pendingKeys: null }, keys };
  expect([takesKey(tools, "y"), takesKey(tools, "b")]).toEqual([true, true]);
  keys.begin(createKeys);
  keys.register([{ id: "sheet.csv", keys: "y c", scope: "global" }], () => true);
  expect([takesKey(tools, "y"), takesKey(tools, "b")]).toEqual([true, false]);
});
