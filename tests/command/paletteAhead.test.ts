import { describe, expect, test } from "vitest";
import { paletteRig, settled } from "./paletteRig";

/** The palette at the question which park is to be pinned, the parks still on their way. */
async function asking(text: string) {
  const rig = paletteRig();
  rig.backend.hold("Portfolios");
  const started = rig.index.start();
  rig.model.open();
  await settled();
  rig.model.type("pin park");
  rig.model.run();
  expect(rig.model.view.level).toMatchObject({ type: "collect", action: { id: "park.pin" } });
  rig.model.type(text);
  rig.model.run();
  const arrive = async () => {
    rig.backend.release("Portfolios");
    await started;
    await settled();
  };
  return { ...rig, arrive };
}

describe("Enter that is pressed before there is a row for it", () => {
  test("picks the answer once it has come, and nothing before", async () => {
    const { model, tools, arrive } = await asking("grossenhain");
    expect([model.view.awaits, model.view.collected.error]).toEqual([{ inNewTab: false }, undefined]);
    await arrive();
    expect(tools.pins.all.map(({ name }) => name)).toEqual(["Großenhain"]);
  });

  test("says what is missing where nothing of what came is meant", async () => {
    const { model, tools, arrive } = await asking("grxqz");
    await arrive();
    expect(tools.pins.all).toEqual([]);
    expect([model.view.awaits, model.view.query]).toEqual([undefined, "grxqz"]);
    expect(model.view.collected.error).toBeDefined();
  });

  test("is forgotten by typing on, by going back and by closing", async () => {
    for (const leave of ["type", "back", "close"] as const) {
      const { model, tools, arrive } = await asking("grossenhain");
      if (leave === "type") model.type("grossenhai");
      else if (leave === "back") model.back();
      else model.leave();
      await arrive();
      expect([leave, tools.pins.all]).toEqual([leave, []]);
    }
  });

  test("opens at the root what a slip of the hand means, once the parks are there", async () => {
    const rig = paletteRig();
    rig.backend.hold("Portfolios");
    const started = rig.index.start();
    rig.model.open();
    await settled();
    rig.model.type("großenhian");
    rig.model.run();
    expect(rig.model.view.awaits).toBeDefined();
    rig.backend.release("Portfolios");
    await started;
    await settled();
    expect(rig.tools.did.filter((each) => each.startsWith("go "))).toEqual(["go /sites/parks/p2"]);
  });
});
