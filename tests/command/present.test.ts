import { Pencil } from "lucide-react";
import { describe, expect, test } from "vitest";
import type { Action } from "../../src/command/action";
import { choice, number, text } from "../../src/command/args";
import type { Entity } from "../../src/command/entity";
import { perform, undo } from "../../src/command/perform";
import { change, isSame, sent } from "../../src/command/present";
import type { Values } from "../../src/command/values";
import { givenOf } from "../../src/palette/display";
import { fakeTools, toasts } from "./fakeTools";
import { paletteRig, product, settled } from "./paletteRig";

const park: Entity = { kind: "park", uid: "p1", name: "Söhlde", context: "Elbe", parent: "f1" };
const options = Array.from({ length: 40 }, (_, place) => `o${String(place)}`);
const args = {
  name: text({ format: "name", optional: true }),
  description: text({ format: "multiline", optional: true, clears: true }),
  size: number({ minimum: 1, optional: true }),
  role: choice({
    optional: true,
    options: () => options.map((value) => ({ value, label: value, literal: true })),
  }),
};

/** A thing at a server that counts who wrote what. */
function rig(
  there: { name: string; description: string | null; size: number | null; role: string } | undefined,
) {
  const saved: Values[] = [];
  let now = there;
  const edit = change({
    id: "test.edit",
    icon: Pencil,
    group: "park",
    on: "park",
    label: { key: "Test edit" },
    args,
    present: () => (now === undefined ? Promise.reject(new Error("no answer")) : Promise.resolve(now)),
    save: (_tools, changes) => {
      saved.push(changes);
      if (now) now = { ...now, ...changes };
      return Promise.resolve();
    },
  });
  return {
    saved,
    edit,
    elsewhere: (other: Partial<NonNullable<typeof now>>) => now && (now = { ...now, ...other }),
  };
}

const there = { name: "Söhlde", description: "Two gates", size: null, role: "o7" };

describe("[172] a change sends what differs, and undo writes back that alone", () => {
  const run = (edit: Parameters<typeof perform>[0], tools: ReturnType<typeof fakeTools>, values: Values) =>
    perform(edit, tools, { subject: park, values, source: "form" });

  test("what somebody else wrote beside it stays", async () => {
    const { edit, saved, elsewhere } = rig(there);
    const tools = fakeTools();
    await run(edit, tools, { name: "Peetz", description: "Two gates", role: "o7" });
    elsewhere({ description: "Three gates" });
    await undo(tools);
    expect(saved).toEqual([{ name: "Peetz" }, { name: "Söhlde" }]);
  });

  test("what is taken away comes back, and what was not there goes again", async () => {
    const { edit, saved } = rig({ ...there, description: null });
    const tools = fakeTools();
    await run(edit, tools, { description: "Key at Ada's" });
    await undo(tools);
    await run(edit, tools, { description: null, name: "Peetz" });
    expect(saved).toEqual([{ description: "Key at Ada's" }, { description: null }, { name: "Peetz" }]);
  });

  test("what was not there and cannot be taken away has no way back", async () => {
    const { edit } = rig(there);
    const tools = fakeTools();
    await run(edit, tools, { size: 3 });
    expect(tools.engine.history.latest).toBeUndefined();
  });

  test("nothing new sends nothing and says so", async () => {
    const { edit, saved } = rig(there);
    const tools = fakeTools();
    expect(await run(edit, tools, { name: "Söhlde" })).toEqual({ kind: "done" });
    expect([saved, toasts(tools)]).toEqual([[], ["success: outcome.nothingChanged"]]);
  });

  test("a server that does not say what is set keeps nobody from changing it", async () => {
    const { edit, saved } = rig(undefined);
    const tools = fakeTools();
    expect(await run(edit, tools, { name: "Peetz" })).toEqual({ kind: "done" });
    expect([saved, tools.engine.history.latest]).toEqual([[{ name: "Peetz" }], undefined]);
  });
});

test("what a form sends: the changed, null for what was emptied, a reason where nothing may be empty", () => {
  const edit = { args, present: () => Promise.resolve(there) };
  expect(sent(edit, { name: "", description: "", size: undefined }, there)).toEqual({
    name: "",
    description: null,
  });
  expect(sent(edit, { name: "Söhlde", size: 2 }, there)).toEqual({ size: 2 });
  expect(sent({ args }, { name: "", size: 2 })).toEqual({ size: 2 });
  expect(isSame({ start: "2026-01-01", end: "2026-01-02" }, { start: "2026-01-01", end: "2026-01-02" })).toBe(
    true,
  );
  expect([isSame(1, "1"), isSame(0, undefined), isSame("", null)]).toEqual([false, false, true]);
});

describe("[221] the palette changes what was chosen alone", () => {
  async function opened(thing: Parameters<typeof rig>[0]) {
    const made = rig(thing);
    const palette = paletteRig({ focused: park }, [...product, made.edit]);
    await palette.index.start();
    palette.model.open();
    palette.model.type("test.edit");
    palette.model.run();
    await settled();
    return { ...made, ...palette };
  }

  test("Enter at every step leaves everything, however many choices there are", async () => {
    const { model, saved, rows } = await opened(there);
    for (const step of ["name", "description", "size", "role"]) {
      expect([
        model.view.collected.plan?.steps[model.view.collected.at],
        rows()[0],
        model.view.highlight,
      ]).toEqual([step, "skip", "skip"]);
      model.run();
      await settled();
    }
    expect(model.view.stage).toBe("reviewing");
    model.run();
    await settled();
    expect(saved).toEqual([]);
  });

  test("what is set now stands beside leaving it, can be taken up, taken away, and is marked", async () => {
    const { model, rows, saved, tools, edit } = await opened(there);
    expect(model.rows.map(({ name, context }) => [name, context])).toEqual([
      ["Leave as it is", "Söhlde"],
      ["Change what is set", undefined],
    ]);
    model.move(1);
    model.run();
    expect(model.view.query).toBe("Söhlde");
    model.type("Peetz");
    model.run();
    await settled();
    expect(rows()).toEqual(["skip", "takeUp", "clear"]);
    model.move(2);
    model.run();
    await settled();
    expect(model.rows.map(({ name, context }) => [name, context])).toEqual([
      ["Leave as it is", "nothing set"],
    ]);
    model.run();
    await settled();
    expect(model.rows.filter(({ context }) => context === "set now").map(({ name }) => name)).toEqual(["o7"]);
    model.type("o3");
    model.run();
    await settled();
    expect(givenOf(tools, edit, model.view.collected, model.view.present).slice(1)).toEqual([
      { label: "Name", before: "Söhlde", value: "Peetz" },
      { label: "Description", before: "Two gates", value: "nothing set" },
      { label: "Role", before: "o7", value: "o3" },
    ]);
    model.run();
    await settled();
    expect(saved).toEqual([{ name: "Peetz", description: null, role: "o3" }]);
  });

  test("a slow answer moves nothing under the hand", async () => {
    const { model, rows } = await opened(undefined);
    expect(model.rows.map(({ name, context }) => [name, context])).toEqual([["Leave as it is", undefined]]);
    let come = (): void => undefined;
    const held = new Promise<void>((resolve) => (come = resolve));
    const slow = rig(there);
    const present = async () => {
      await held;
      return there;
    };
    const palette = paletteRig({ focused: park }, [...product, { ...slow.edit, present }]);
    await palette.index.start();
    palette.model.open();
    palette.model.type("test.edit");
    palette.model.run();
    await settled();
    expect([rows(), palette.rows()]).toEqual([["skip"], ["skip"]]);
    come();
    await settled();
    expect([palette.rows(), palette.model.view.highlight]).toEqual([["skip", "takeUp"], "skip"]);
  });

  test("whatever may be left of any command is left by Enter", async () => {
    const got: unknown[] = [];
    const optional = product.flatMap((each): Action[] => {
      const left = Object.entries(each.args ?? {}).filter(([, arg]) => arg.optional === true);
      if (left.length === 0) return [];
      const run: Action["run"] = (_tools, values) => void got.push([each.id, values]);
      const { id, icon, group, on } = each;
      return [{ id, icon, group, run, args: Object.fromEntries(left), ...(on === undefined ? {} : { on }) }];
    });
    const { model, index, tools } = paletteRig({}, optional);
    await index.start();
    for (const each of optional) {
      const { id, on, args: asked = {} } = each;
      const subjects = on === undefined ? [] : [{ ...park, kind: on }];
      tools.engine.ask({ action: each, subjects, values: {} });
      model.open();
      for (const name of Object.keys(asked)) {
        expect([id, name, model.view.highlight]).toEqual([id, name, "skip"]);
        model.run();
        await settled();
      }
    }
    expect(got).toEqual(optional.map(({ id }) => [id, {}]));
    expect(optional.length).toBeGreaterThan(10);
  });
});
