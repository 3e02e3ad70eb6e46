import { TriangleAlert } from "lucide-react";
import { describe, expect, test } from "vitest";
import { action } from "../../src/command/action";
import { choice, number, text } from "../../src/command/args";
import type { Entity } from "../../src/command/entity";
import { ActionError } from "../../src/command/tools";
import { paletteRig, product, settled } from "./paletteRig";

const park: Entity = { kind: "park", uid: "p1", name: "Söhlde", context: "Elbe", parent: "f1" };

async function loaded(...given: Parameters<typeof paletteRig>) {
  const rig = paletteRig(...given);
  await rig.index.start();
  rig.model.open();
  return rig;
}

describe("[221] arguments", () => {
  const done: unknown[] = [];
  const write = action({
    id: "test.write",
    icon: TriangleAlert,
    group: "park",
    on: "park",
    write: true,
    label: { key: "Test write" },
    args: {
      name: text({ maxLength: 5 }),
      size: number({ minimum: 1 }),
      role: choice({
        options: () => [
          { value: "a", label: "Alpha", literal: true },
          { value: "b", label: "Beta", literal: true },
        ],
      }),
    },
    run: (_tools, values, subject) => void done.push([values, subject?.uid]),
  });
  const danger = action({
    id: "test.danger",
    icon: TriangleAlert,
    group: "park",
    on: "park",
    danger: true,
    label: { key: "Test danger" },
    run: (_tools, _values, subject) => void done.push(["danger", subject?.uid]),
  });
  const actions = [...product, write, danger];

  test("step by step, each checked, with a look before a write", async () => {
    done.length = 0;
    const { model, rows, tools } = await loaded({ focused: park }, actions);
    model.type("test.write");
    expect(rows()[0]).toBe("action:test.write");
    model.run();
    model.type("too long");
    expect(model.rows.map(({ disabled }) => disabled)).toEqual(["At most 5 characters"]);
    model.run();
    await settled();
    expect(model.view.collected.error).toEqual({ key: "arg.error.tooLong", values: { limit: 5 } });
    model.type("Elbe");
    model.run();
    await settled();
    model.type("2,5");
    expect(model.rows[0]?.name).toBe("2.5");
    model.run();
    await settled();
    model.type("bet");
    model.run();
    await settled();
    expect([model.view.stage, rows()]).toEqual(["reviewing", ["confirm", "cancel"]]);
    expect(done).toEqual([]);
    model.run();
    await settled();
    expect(done).toEqual([[{ name: "Elbe", size: 2.5, role: "b" }, "p1"]]);
    expect(tools.overlays.isOpen("palette")).toBe(false);
  });

  test("[187] a number that may be two is asked: Enter takes neither, each is a row", async () => {
    done.length = 0;
    const { model, rows } = await loaded({ focused: park }, actions);
    model.type("test.write");
    model.run();
    model.type("Elbe");
    model.run();
    await settled();
    model.type("1.234");
    expect(model.rows.map(({ name }) => name)).toEqual(["1.234", "1.2340", "1234"]);
    expect(model.rows[0]?.disabled).toBe("“1.234” may be 1.2340 or 1234: choose which");
    model.run();
    await settled();
    expect(model.view.collected.error?.key).toBe("arg.error.twoNumbers");
    expect(model.view.collected.values).toEqual({ name: "Elbe" });
    expect(rows()).toEqual(["typed", "reading:1.234", "reading:1234"]);
    model.highlight("reading:1234");
    model.run();
    await settled();
    expect(model.view.collected.values).toEqual({ name: "Elbe", size: 1234 });
  });

  test("[169] [173] the times of an event are refused at the step where they are typed", async () => {
    const { model } = await loaded({ focused: park }, actions);
    const answer = async (typed: string) => {
      model.type(typed);
      const [row] = model.rows;
      model.run();
      await settled();
      return row?.disabled;
    };
    await answer("Create event");
    await answer("snow");
    expect(await answer("25.10.2026 02:30")).toMatch(/comes twice in Europe\/Berlin: add CEST or CET/);
    expect(model.view.collected.error?.key).toBe("event.time.ambiguous");
    expect(await answer("25.10.2026 02:30 CET")).toBeUndefined();
    expect(await answer("25.10.2026 02:30 CEST")).toBe("The start lies after the end");
    expect(model.view.collected.error?.key).toBe("arg.error.reversed");
    expect(await answer("25.10.2026 03:30")).toBeUndefined();
    expect(model.view.collected.values).toMatchObject({ endTime: "2026-10-25 03:30" });
  });

  test("[220] back shows what was answered", async () => {
    const { model } = await loaded({ focused: park }, actions);
    model.type("test.write");
    model.run();
    model.type("Elbe");
    model.run();
    await settled();
    expect(model.view.query).toBe("");
    model.back();
    expect(model.view.query).toBe("Elbe");
    model.back();
    expect([model.view.level.type, model.view.query]).toEqual(["root", "test.write"]);
  });

  test("the subject is asked for where nothing fits, from what suits", async () => {
    const { model, rows } = await loaded({}, actions);
    model.type("test.danger");
    model.run();
    model.type("nord");
    expect(rows()).toEqual(["park:p3", "park:p4"]);
    model.run();
    await settled();
    expect(model.view.stage).toBe("reviewing");
  });

  test("[215] what is dangerous begins at Cancel", async () => {
    done.length = 0;
    const { model, rows } = await loaded({ focused: park }, actions);
    model.type("test.danger");
    model.run();
    await settled();
    expect([rows(), model.view.highlight]).toEqual([["cancel", "confirm"], "cancel"]);
    model.run();
    await settled();
    expect([done, model.view.level.type]).toEqual([[], "root"]);
    model.run();
    await settled();
    model.move(1);
    model.run();
    await settled();
    expect(done).toEqual([["danger", "p1"]]);
  });

  test("a failure keeps the palette open and the values", async () => {
    const failing = action({
      id: "test.fail",
      icon: TriangleAlert,
      group: "park",
      write: true,
      label: { key: "Test fail" },
      args: { name: text({}) },
      run: () => Promise.reject(new Error("Name taken")),
    });
    const { model, rows, tools } = await loaded({}, [...product, failing]);
    model.type("test.fail");
    model.run();
    model.type("Elbe");
    model.run();
    await settled();
    expect([model.view.stage, rows()]).toEqual(["failed", ["retry", "back", "cancel"]]);
    expect(model.view.collected.performed).toEqual({ kind: "failed", message: "Name taken" });
    expect(tools.overlays.isOpen("palette")).toBe(true);
    model.move(1);
    model.run();
    expect([model.view.stage, model.view.query]).toEqual(["asking", "Elbe"]);
  });

  test("[F69] what the server refuses of one answer is changed first, at its own step, with the reason", async () => {
    let isRefused = true;
    const sent: unknown[] = [];
    const failing = action({
      id: "test.refused",
      icon: TriangleAlert,
      group: "park",
      write: true,
      label: { key: "Test refused" },
      args: { name: text({}), size: number({ minimum: 1 }) },
      run: (_tools, values) => {
        sent.push(values);
        if (!isRefused) return Promise.resolve({});
        isRefused = false;
        return Promise.reject(new ActionError("Unprocessable", 422, undefined, { name: "is taken" }));
      },
    });
    const { model, rows } = await loaded({}, [...product, failing]);
    for (const typed of ["test.refused", "Elbe", "7"]) {
      model.type(typed);
      model.run();
      await settled();
    }
    model.run();
    await settled();
    expect([model.view.stage, rows()]).toEqual(["failed", ["back", "retry", "cancel"]]);
    model.run();
    expect([model.view.stage, model.view.query]).toEqual(["asking", "Elbe"]);
    expect(model.view.collected.error).toEqual({ key: "arg.error.said", values: { text: "is taken" } });
    model.type("Weser");
    model.run();
    await settled();
    expect(model.view.stage).toBe("reviewing");
    model.run();
    await settled();
    expect(sent).toEqual([
      { name: "Elbe", size: 7 },
      { name: "Weser", size: 7 },
    ]);
  });

  test("what a key could not ask for is asked at opening", async () => {
    const rig = await loaded({}, actions);
    rig.tools.engine.ask({ action: write, subjects: [park], values: { name: "Elbe" } });
    rig.model.open();
    const { level, collected } = rig.model.view;
    expect([level.type, collected.at, collected.plan?.steps]).toEqual(["collect", 0, ["size", "role"]]);
  });

  test("an action that a screen has made for itself is asked for and run like any other", async () => {
    done.length = 0;
    const rig = await loaded({}, product);
    rig.tools.engine.ask({ action: write, subjects: [park], values: { name: "Elbe", size: 2 } });
    rig.model.open();
    rig.model.type("Beta");
    rig.model.run();
    await settled();
    rig.model.run();
    await settled();
    expect(done).toEqual([[{ name: "Elbe", size: 2, role: "b" }, "p1"]]);
  });
});
