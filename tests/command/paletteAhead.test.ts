import { afterEach, describe, expect, test, vi } from "vitest";
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

  test("does with the person who was named what was asked, once the members are there", async () => {
    const rig = paletteRig();
    rig.backend.hold("MembersForPalette");
    const started = rig.index.start();
    for (let turn = 0; turn < 10; turn += 1) await settled();
    rig.model.open();
    rig.model.type("change role zoe");
    rig.model.run();
    expect([rig.rows(), rig.model.view.awaits]).toEqual([[], { inNewTab: false }]);
    rig.backend.release("MembersForPalette");
    await started;
    await settled();
    expect(rig.model.view.level).toMatchObject({ type: "collect", action: { id: "member.changeRole" } });
    expect(rig.model.view.collected.subjects.map(({ name }) => name)).toEqual(["Zoë Çelik"]);
  });
});

/** Two parks of which one name begins the other's, the inverters of each held back until they are let come. */
async function twins(typed: string, isEarly = false) {
  const rig = paletteRig();
  const come = new Map<string, () => void>();
  rig.backend.told["Portfolios"] = () => ({
    portfolios: [
      {
        uid: "f1",
        name: "Elbe",
        parks: [
          { uid: "p1", name: "Kaltrode II", kind: "solar" },
          { uid: "p2", name: "Kaltrode", kind: "solar" },
        ],
      },
    ],
  });
  const { InvertersForPalette: answer } = rig.backend.told;
  rig.backend.told["InvertersForPalette"] = (asked) =>
    new Promise((resolve) => come.set(String(asked["park"]), () => resolve(answer?.(asked))));
  if (!isEarly) await rig.index.start();
  vi.useFakeTimers();
  rig.model.open();
  rig.model.type(typed);
  const enter = () => rig.model.run();
  const rest = async () => {
    await vi.advanceTimersByTimeAsync(300);
    await settled();
  };
  const arrive = async (park: string) => {
    come.get(park)?.();
    await settled();
  };
  const opened = () => rig.tools.did.filter((each) => each.startsWith("go "));
  return { ...rig, enter, rest, arrive, opened };
}

describe("the inverters of a park whose name begins another's", () => {
  afterEach(() => vi.useRealTimers());

  test("are asked for first, and stand first whichever come first", async () => {
    const { backend, rest, arrive, rows, model } = await twins("wr 12 kaltrode");
    await rest();
    const asked = backend.asked.filter((call) => call.startsWith("Inverters"));
    expect(asked.map((call) => /"park":"(p\d)"/.exec(call)?.[1])).toEqual(["p2", "p1"]);
    await arrive("p1");
    expect(rows()).toEqual([]);
    await arrive("p2");
    expect(rows()).toEqual(["inverter:p2/12", "inverter:p1/12"]);
    expect(model.view.highlight).toBe("inverter:p2/12");
  });

  test("are shown at once, the others' below them", async () => {
    const { rest, arrive, rows } = await twins("wr 12 kaltrode");
    await rest();
    await arrive("p2");
    expect(rows()).toEqual(["inverter:p2/12"]);
    await arrive("p1");
    expect(rows()).toEqual(["inverter:p2/12", "inverter:p1/12"]);
  });

  test("are what Enter waits for, also when it is pressed before they are asked for", async () => {
    const { enter, rest, arrive, opened } = await twins("wr 12 kaltrode");
    enter();
    await rest();
    await arrive("p1");
    expect(opened()).toEqual([]);
    await arrive("p2");
    expect(opened()).toEqual(["go /sites/parks/p2/plant?inverter=12"]);
  });

  test("are asked for once the parks are there, where they were named before", async () => {
    const { index, enter, rest, arrive, opened } = await twins("wr 12 kaltrode", true);
    const started = index.start();
    index.want("wr 12 kaltrode");
    enter();
    await rest();
    await arrive("p1");
    await arrive("p2");
    await started;
    expect(opened()).toEqual(["go /sites/parks/p2/plant?inverter=12"]);
  });
});
