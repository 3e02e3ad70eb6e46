import { expect, test } from "vitest";
import { takeCode, totpActions } from "../../src/actions/totp";
import { perform } from "../../src/command/perform";
import { baseContext, fakeTools } from "./fakeTools";

const minute = 60_000;

/** Has given the code to switch the second factor off, and is on the way to the screen that sends it. */
async function onTheWay() {
  const disable = totpActions.find(({ id }) => id === "totp.disable");
  if (disable === undefined) throw new Error("There is no such command");
  const tools = fakeTools();
  const values = { code: "123456" };
  await perform(disable, tools, { values, source: "palette", confirmed: true });
  expect(tools.did).toEqual(["go /profile/security?step=disable"]);
  return tools;
}

test("a code is for the step it was given for, and is taken once", async () => {
  const tools = await onTheWay();
  expect([takeCode(tools, "disable"), takeCode(tools, "disable")]).toEqual(["123456", undefined]);
  expect(takeCode(await onTheWay(), "regenerate")).toBeUndefined();
  expect(takeCode(await onTheWay())).toBeUndefined();
});

test.each([
  [minute - 1, "123456"],
  [minute, undefined],
])("a screen that comes after %d ms has it as %s", async (later, code) => {
  const tools = await onTheWay();
  tools.be({ now: baseContext.now + later });
  expect(takeCode(tools, "disable")).toBe(code);
});

test("the end of the session takes it away", async () => {
  const tools = await onTheWay();
  tools.engine.clear();
  expect(takeCode(tools, "disable")).toBeUndefined();
});
