import { describe, expect, test } from "vitest";
import type { Entity } from "../../src/command/entity";
import { entityKey } from "../../src/command/entity";
import { localPreview } from "../../src/palette/previewFacts";
import { askInverters, paletteRig, settled } from "./paletteRig";

const park: Entity = { kind: "park", uid: "p2", name: "Großenhain", context: "Elbe", parent: "f1" };

async function opened(...given: Parameters<typeof paletteRig>) {
  const rig = paletteRig(...given);
  await rig.index.start();
  await askInverters(rig);
  rig.model.open();
  return rig;
}

describe("every kind is found", () => {
  test.each([
    ["Çelik", "member:m1"],
    ["zoe@sonne.example", "member:m1"],
    ["ada@wind", "user:u1"],
    ["ole jansen", "contact:7"],
    ["netzbau nord", "contact:7"],
    ["dusty row", "event:3"],
    ["soiling", "event:3"],
    ["report 1 apr soehlde", "report:r-p1"],
    ["INV-p2-12", "inverter:p2/12"],
    ["windrad", "organization:o2"],
    ["kuestenwind", "cooperation:o3"],
  ])("%s -> %s", async (typed, key) => {
    const { model, rows } = await opened({ focused: { ...park, uid: "p1" } });
    model.type(typed);
    expect(rows().filter((row) => !row.startsWith("action"))[0]).toBe(key);
  });

  test("an event that has ended is not", async () => {
    const { index } = await opened();
    expect([index.get("event:3")?.context, index.get("event:4")]).toEqual(["Söhlde · 08:00 CEST", undefined]);
  });

  test.each(["WR 12", "wr12", "inverter 12", "Wechselrichter 12"])(
    "[141] %s: that of the park on screen first",
    async (typed) => {
      const there = await opened({ focused: park });
      there.model.type(typed);
      expect(there.rows().slice(0, 2)).toEqual(["inverter:p2/12", "inverter:p1/12"]);
      const other = await opened({ focused: { ...park, uid: "p1", name: "Söhlde" } });
      other.model.type(typed);
      expect(other.rows().slice(0, 2)).toEqual(["inverter:p1/12", "inverter:p2/12"]);
    },
  );

  test("what a park counts by itself is told apart by the park [228]", () => {
    const inverter = { kind: "inverter", uid: "12", name: "WR 12" } as const;
    expect(entityKey({ ...inverter, parent: "p1" })).not.toBe(entityKey({ ...inverter, parent: "p2" }));
  });
});

describe("acting on what no screen shows", () => {
  test("Enter lists what can be done with it, without opening and link", async () => {
    const { model, rows, tools } = await opened();
    model.type("windrad");
    model.highlight("organization:o2");
    expect(model.opens).toBe(false);
    model.run();
    await settled();
    expect(tools.overlays.isOpen("palette")).toBe(true);
    expect(rows()).not.toContain("action:organization.open");
    expect(rows()).not.toContain("action:organization.copyLink");
    model.type("copy uid");
    expect(rows()[0]).toBe("action:organization.copyUid");
    model.run();
    await settled();
    expect(tools.did).toEqual(["copy o2"]);
  });

  test("a user is shown in the directory", async () => {
    const { model, rows, tools } = await opened();
    model.type("ada@wind.example");
    expect([rows()[0], model.opens]).toEqual(["user:u1", true]);
    model.run();
    await settled();
    expect(tools.did).toEqual(["go /users/u1"]);
  });

  test("a contact is opened among those of its organization", async () => {
    const { model, rows, tools } = await opened();
    model.type("ole jansen");
    expect([rows()[0], model.opens]).toEqual(["contact:7", true]);
    model.run();
    await settled();
    expect(tools.did).toEqual(["go /organization/contacts?contact=7"]);
  });

  test("another's organization has no screen, one's own has", async () => {
    const { model, rows } = await opened();
    model.type("windrad");
    model.highlight("organization:o2");
    expect(model.opens).toBe(false);
    model.type("sonnenwerk");
    expect([rows()[0], model.opens]).toEqual(["organization:o1", true]);
  });

  test("[233] Ctrl+Enter on a member", async () => {
    const { model, rows } = await opened();
    model.type("@celik");
    expect(rows()).toEqual(["member:m1"]);
    model.showActions();
    expect(rows()).toEqual(expect.arrayContaining(["action:member.open", "action:member.changeRole"]));
  });
});

describe("previews without a call", () => {
  test.each([
    ["member:m1", ["role Electrician", "email zoe@sonne.example"]],
    ["user:u1", ["role User", "email ada@wind.example"]],
    ["contact:7", ["email ole@netz.example"]],
    ["inverter:p1/12", ["park Söhlde", "number 12"]],
    ["event:3", ["kind Soiling"]],
  ])("%s", async (key, facts) => {
    const { index, tools, backend } = await opened();
    const entity = index.get(key);
    backend.asked.length = 0;
    const shown = entity && localPreview(entity, tools);
    expect(shown?.facts.map(({ name, value }) => `${name} ${value}`)).toEqual(facts);
    expect(backend.asked).toEqual([]);
  });

  test("a kind without facts says none", async () => {
    const { tools } = await opened();
    expect(localPreview({ kind: "portfolio", uid: "f1", name: "Elbe" }, tools)).toBeUndefined();
  });
});
