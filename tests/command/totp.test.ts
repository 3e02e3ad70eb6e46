import { describe, expect, test } from "vitest";
import { takeCode, totpActions } from "../../src/actions/totp";
import { perform } from "../../src/command/perform";
import { baseContext, fakeTools, toasts } from "./fakeTools";
import { paletteRig, product, settled } from "./paletteRig";

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

describe("while the second factor is off", () => {
  const commands = ["totp.disable", "totp.regenerate", "totp.checkBackup"];
  const rigOf = async (totp: () => object) => {
    const rig = paletteRig();
    rig.backend.told["FactorForPalette"] = totp;
    await rig.index.start();
    rig.model.open();
    return rig;
  };
  const choose = async (rig: Awaited<ReturnType<typeof rigOf>>, id: string) => {
    const action = product.find((each) => each.id === id);
    if (!action) throw new Error(id);
    rig.model.type(rig.tools.t(`action.${id}.label`));
    const row = rig.model.rows.find(({ key }) => key === `action:${id}`);
    if (!row) throw new Error(`${id} is not found`);
    rig.model.runRow(row);
    await settled();
  };

  test.each(commands)("%s says so before it asks for a code", async (id) => {
    const rig = await rigOf(() => ({ totp: { isEnabled: false } }));
    await choose(rig, id);
    expect(rig.model.view.level.type).toBe("root");
    expect(toasts(rig.tools)).toEqual([expect.stringContaining("The second factor is off")]);
    const on = await rigOf(() => ({ totp: { isEnabled: true } }));
    await choose(on, id);
    expect(on.model.view.level.type).toBe("collect");
    expect(toasts(on.tools)).toEqual([]);
  });
});
