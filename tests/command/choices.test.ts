import { Pencil, ShieldMinus } from "lucide-react";
import { describe, expect, test } from "vitest";
import { action } from "../../src/command/action";
import { choice, entity, text } from "../../src/command/args";
import { perform } from "../../src/command/perform";
import { change } from "../../src/command/present";
import { isEntity } from "../../src/command/values";
import { givenOf } from "../../src/palette/display";
import { fakeTools } from "./fakeTools";
import { paletteRig, product, settled } from "./paletteRig";

const soehlde = { kind: "park", uid: "p1", name: "Söhlde" } as const;

/** A command that takes something off a park; what is on each is known once it is let go. */
function taking() {
  const taken: unknown[] = [];
  const waiting = new Map<string, (names: readonly string[] | Error) => void>();
  const take = action({
    id: "test.take",
    icon: ShieldMinus,
    group: "park",
    on: "park",
    label: { key: "Test take" },
    args: { what: choice({ options: () => [] }) },
    choices: async (_tools, [park]) => {
      const names = await new Promise<readonly string[] | Error>((resolve) => {
        waiting.set(park?.uid ?? "", resolve);
      });
      if (names instanceof Error) throw names;
      return { what: names.map((name) => ({ value: `key of ${name}`, label: name, literal: true })) };
    },
    run: (_tools, { what }, park) => void taken.push([park?.uid, what]),
  });
  const answer = async (uid: string, names: readonly string[] | Error) => {
    waiting.get(uid)?.(names);
    await settled();
  };
  return { take, taken, answer };
}

async function asking(found: Parameters<typeof paletteRig>[1], words: string) {
  const rig = paletteRig({}, found);
  await rig.index.start();
  rig.model.open();
  rig.model.type(words);
  rig.model.run();
  await settled();
  const pick = async (name: string) => {
    rig.model.type(name);
    rig.model.run();
    await settled();
  };
  return { ...rig, pick, shown: () => rig.model.rows.map(({ name }) => name) };
}

describe("what must be chosen begins with what is set", () => {
  const ranks = ["guest", "member", "owner"].map((value) => ({ value, label: value, literal: true }));

  test.each([[true], [false]])("Enter pressed before that is known waits for it: %s", async (isEarly) => {
    const given: unknown[] = [];
    let tell: (role: string) => void = () => undefined;
    const grade = action({
      id: "test.grade",
      icon: Pencil,
      group: "park",
      on: "park",
      label: { key: "Test grade" },
      args: { role: choice({ options: () => ranks }) },
      present: async () => ({ role: await new Promise<string>((resolve) => void (tell = resolve)) }),
      run: (_tools, { role }) => void given.push(role),
    });
    const { model, pick, shown } = await asking([...product, grade], "test.grade");
    await pick("Söhlde");
    expect([shown(), model.view.unread]).toEqual([[], "reading"]);
    if (isEarly) model.run();
    tell("member");
    await settled();
    if (!isEarly) {
      expect(shown()).toEqual(["member", "guest", "owner"]);
      expect(model.rows.map(({ context }) => context)).toEqual(["set now", undefined, undefined]);
      model.run();
      await settled();
    }
    expect(given).toEqual(["member"]);
  });

  test("of whom it is set is known once they are named", async () => {
    const asked: unknown[] = [];
    const grade = action({
      id: "test.gradeOne",
      icon: Pencil,
      group: "park",
      on: "park",
      label: { key: "Test grade one" },
      args: { about: entity({ kind: "park" }), role: choice({ options: () => ranks }) },
      present: (_tools, subject, { about } = {}) => {
        asked.push([subject?.uid, isEntity(about) ? about.uid : undefined]);
        return Promise.resolve(isEntity(about) ? { about, role: "owner" } : undefined);
      },
      run: () => undefined,
    });
    const { pick, shown } = await asking([...product, grade], "test.gradeOne");
    await pick("Söhlde");
    await pick("Großenhain");
    expect(shown()).toEqual(["owner", "guest", "member"]);
    expect(asked).toEqual([
      ["p1", undefined],
      ["p1", "p2"],
    ]);
  });
});

describe("what only the server knows to choose from is read once it is known of what", () => {
  test("until then there is nothing to choose; what is chosen is said by its name and given by its value", async () => {
    const { take, taken, answer } = taking();
    const { model, tools, pick, shown } = await asking([...product, take], "test.take");
    await pick("Söhlde");
    expect([shown(), model.view.unread]).toEqual([[], "reading"]);
    await answer("p1", ["Gate", "Roof"]);
    expect(shown()).toEqual(["Gate", "Roof"]);
    const { level, collected } = model.view;
    const asked = level.type === "collect" ? level.action : take;
    const values = { ...collected, values: { what: "key of Roof" } };
    expect(givenOf(tools, asked, values).at(-1)?.value).toBe("Roof");
    await pick("roof");
    expect(taken).toEqual([["p1", "key of Roof"]]);
  });

  test("of another thing it is read anew, and a late answer for the former one is let go", async () => {
    const { take, answer } = taking();
    const { model, pick, shown } = await asking([...product, take], "test.take");
    await pick("Söhlde");
    model.back();
    await settled();
    await pick("Großenhain");
    await answer("p1", ["Gate"]);
    expect(shown()).toEqual([]);
    await answer("p2", ["Roof"]);
    expect(shown()).toEqual(["Roof"]);
    model.back();
    await settled();
    await pick("Söhlde");
    expect(shown()).toEqual([]);
  });

  test("what could not be read says why, and is asked for again", async () => {
    const { take, answer } = taking();
    const { model, pick, shown } = await asking([...product, take], "test.take");
    await pick("Söhlde");
    await answer("p1", new Error("Not today"));
    expect([shown(), model.view.unread]).toEqual([["Try again"], { reason: "Not today" }]);
    model.run();
    expect(model.view.unread).toBe("reading");
    await settled();
    await answer("p1", ["Gate"]);
    expect([shown(), model.view.unread]).toEqual([["Gate"], undefined]);
  });

  test("nothing is done with what was not read", async () => {
    const { take, taken } = taking();
    const request = { values: { what: "key of Roof" }, subject: soehlde, source: "menu" } as const;
    expect(await perform(take, fakeTools(), request)).toMatchObject({ kind: "needsArguments" });
    expect(taken).toEqual([]);
  });
});

test("what is set now is that of the thing picked last, not of the one before", async () => {
  const edit = change({
    id: "test.edit",
    icon: Pencil,
    group: "park",
    on: "park",
    label: { key: "Test edit" },
    args: { note: text({ optional: true }) },
    present: (_tools, park) => Promise.resolve({ note: `of ${park?.name ?? ""}` }),
    save: () => Promise.resolve(),
  });
  const { model, pick } = await asking([...product, edit], "test.edit");
  await pick("Söhlde");
  expect(model.rows[0]?.context).toBe("of Söhlde");
  model.back();
  await settled();
  await pick("Großenhain");
  expect(model.rows[0]?.context).toBe("of Großenhain");
});

test("what the server is bound to refuse is said before anything is asked, and another can be chosen", async () => {
  const sign = action({
    id: "test.sign",
    icon: Pencil,
    group: "park",
    on: "park",
    label: { key: "Test sign" },
    args: { number: text({ maxLength: 60 }) },
    refuses: (_tools, park) =>
      Promise.resolve(
        park?.uid === "p1" ? { key: "reason.hasNoContract", values: { park: park.name } } : undefined,
      ),
    run: () => undefined,
  });
  const tear = action({ ...sign, id: "test.tear", label: { key: "Test tear" }, args: {}, danger: true });
  for (const [asked, stage] of [
    [sign, "asking"],
    [tear, "reviewing"],
  ] as const) {
    const { model, pick, shown } = await asking([...product, asked], asked.id);
    await pick("Söhlde");
    expect(model.view).toMatchObject({ stage, unread: { reason: "Söhlde has no contract" } });
    expect(shown()).toEqual(["Change"]);
    model.run();
    await settled();
    expect(model.view.stage).toBe("asking");
    await pick("Großenhain");
    expect(model.view).toMatchObject({ stage, unread: undefined });
    expect(shown()).not.toContain("Change");
  }
});
