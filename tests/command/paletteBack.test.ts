import { TriangleAlert } from "lucide-react";
import { describe, expect, test } from "vitest";
import { action } from "../../src/command/action";
import { choice, date, entity, text } from "../../src/command/args";
import { firstWords } from "../../src/palette/firstWords";
import { paletteRig, product, settled } from "./paletteRig";

type Rig = ReturnType<typeof paletteRig>;

/** 30 parks, Park 1 to Park 30. */
const manyParks = () => ({
  portfolios: [
    {
      uid: "f1",
      name: "Elbe",
      parks: Array.from({ length: 30 }, (_, no) => ({
        uid: `p${no + 1}`,
        name: `Park ${no + 1}`,
        kind: "solar",
      })),
    },
  ],
});

async function loaded(...given: Parameters<typeof paletteRig>): Promise<Rig> {
  const rig = paletteRig(...given);
  rig.backend.told["Portfolios"] = manyParks;
  await rig.index.start();
  rig.model.open();
  return rig;
}

async function answer({ model }: Rig, ...typed: readonly string[]): Promise<void> {
  for (const each of typed) {
    model.type(each);
    model.run();
    await settled();
  }
}

const here = ({ model }: Rig) => [model.view.query, model.view.highlight];

describe("[220] Backspace brings back what was answered, and Enter gives it again", () => {
  test("a range and a choice", async () => {
    const rig = await loaded();
    await answer(rig, "generate report", "Park 7", "last month", "PDF + CSV", "no");
    const { values } = rig.model.view.collected;
    expect(rig.model.view.stage).toBe("reviewing");
    rig.model.back();
    expect(here(rig)).toEqual(["", "choice:no"]);
    rig.model.back();
    expect(here(rig)).toEqual(["", "choice:both"]);
    expect(rig.rows().length).toBeGreaterThan(1);
    rig.model.back();
    expect(here(rig)).toEqual(["1 Apr 2026 – 30 Apr 2026", "typed"]);
    for (let step = 0; step < 3; step += 1) {
      rig.model.run();
      await settled();
    }
    expect(rig.model.view.stage).toBe("reviewing");
    expect(rig.model.view.collected.values).toEqual(values);
    expect(values["range"]).toEqual({ start: "2026-04-01", end: "2026-04-30" });
  });

  test("what is acted on, also where it is not among the first twenty", async () => {
    const rig = await loaded();
    for (const park of ["Park 7", "Park 29"]) {
      rig.model.open();
      await answer(rig, "create event", park);
      rig.model.back();
      const uid = `park:p${park.slice(5)}`;
      expect([here(rig), rig.rows().length]).toEqual([["", uid], 20]);
      rig.model.run();
      await settled();
      expect(rig.model.view.collected.subjects.map(({ name }) => name)).toEqual([park]);
    }
  });

  const pick = action({
    id: "test.pick",
    icon: TriangleAlert,
    group: "park",
    write: true,
    label: { key: "Test pick" },
    args: {
      park: entity({ kind: "park", optional: true }),
      zone: choice({
        options: () =>
          Array.from({ length: 30 }, (_, no) => ({ value: `z${no}`, label: `Zone ${no}`, literal: true })),
        optional: true,
      }),
      day: date({}),
      note: text({ optional: true, clears: true }),
      last: text({}),
    },
    run: () => undefined,
  });

  test("an entity, one of many options, a day, a text that looks like one, and what was left", async () => {
    const rig = await loaded({}, [...product, pick]);
    await answer(rig, "test.pick", "Park 29", "Zone 28", "yesterday", "2026-05-01");
    const back = () => {
      rig.model.back();
      return here(rig);
    };
    expect(back()).toEqual(["2026-05-01", "typed"]);
    expect(back()).toEqual(["12 May 2026", "typed"]);
    expect(back()).toEqual(["", "choice:z28"]);
    expect(back()).toEqual(["", "park:p29"]);
    expect(rig.rows().slice(0, 2)).toEqual(["skip", "park:p29"]);
    rig.model.highlight("skip");
    rig.model.run();
    await settled();
    expect(back()).toEqual(["", "skip"]);
  });
});

describe("a list to choose from that goes on", () => {
  test("[227] says so, and that typing finds the rest; the whole list says nothing", async () => {
    const rig = await loaded();
    const said = () => firstWords(rig.tools, rig.model.view);
    await answer(rig, "create event");
    expect([rig.rows().length, said()]).toEqual([20, "The first 20 of 30: type to narrow"]);
    rig.model.type("Park 2");
    expect(said()).toBeUndefined();
    await answer(rig, "Park 29");
    rig.model.open();
    await answer(rig, "create portfolio", "North");
    expect(said()).toMatch(/^The first 20 of [34]\d\d: type to narrow$/);
    rig.model.type("berlin");
    expect(said()).toBeUndefined();
  });

  test("also one that was opened while its parks were on their way", async () => {
    const rig = paletteRig();
    rig.backend.told["Portfolios"] = manyParks;
    rig.backend.hold("Portfolios");
    const started = rig.index.start();
    await settled();
    rig.model.open();
    const createEvent = product.find(({ id }) => id === "event.create");
    if (createEvent === undefined) throw new Error("There is no such action");
    rig.tools.engine.ask({ action: createEvent, subjects: [], values: {} });
    rig.model.open();
    expect([rig.rows(), rig.model.view.first]).toEqual([[], undefined]);
    rig.backend.release("Portfolios");
    await started;
    expect([rig.rows().length, rig.model.view.first]).toEqual([20, { shown: 20, total: 30 }]);
  });
});
