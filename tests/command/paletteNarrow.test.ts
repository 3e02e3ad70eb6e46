import { describe, expect, test } from "vitest";
import type { Entity } from "../../src/command/entity";
import { paletteRig, settled } from "./paletteRig";

type Language = "en" | "de";

const member: Entity = {
  kind: "member",
  uid: "m1",
  name: "Zoë Çelik",
  parent: "o1",
  state: "electrician",
};

/** The palette at the actions of a park, as Ctrl+Enter shows them. */
async function atPark(language: Language) {
  const rig = paletteRig({ language });
  await rig.index.start();
  rig.model.open();
  rig.model.type("#grossenhain");
  rig.model.showActions();
  return rig;
}

/** The palette at the question for a member's new role. */
async function atRole(language: Language) {
  const rig = paletteRig({ language, focused: member });
  await rig.index.start();
  rig.model.open();
  rig.model.type(language === "en" ? "change role" : "rolle ändern");
  const row = rig.model.rows.find(({ key }) => key === "action:member.changeRole");
  if (row) rig.model.runRow(row);
  await settled();
  return rig;
}

describe("the actions of one entity are found as at the top level", () => {
  test.each<[Language, string]>([
    ["de", "löschen"],
    ["de", "LOESCHEN"],
    ["de", "loschen"],
    ["de", "delete"],
    ["en", "delete"],
    ["en", "loeschen"],
  ])("[224] [226] in %s by %j", async (language, typed) => {
    const { model, rows } = await atPark(language);
    model.type(typed);
    expect([rows()[0], model.view.highlight]).toEqual(["action:park.delete", "action:park.delete"]);
  });

  test.each<[Language, string]>([
    ["de", "löshcen"],
    ["de", "delte"],
    ["en", "delte"],
  ])("[225] in %s with an error in it, by %j", async (language, typed) => {
    const { model, rows } = await atPark(language);
    model.type(typed);
    expect(rows()).toContain("action:park.delete");
    model.type("dlt");
    expect(rows()).toEqual([]);
  });

  test("[226] the letters of the label are marked; the name of the other language is shown beside", async () => {
    const { model } = await atPark("de");
    const shown = () => model.rows.slice(0, 1).map(({ name, ranges, also }) => ({ name, ranges, also }));
    model.type("loeschen");
    expect(shown()).toEqual([{ name: "Park löschen", ranges: [[5, 12]], also: undefined }]);
    model.type("delete");
    expect(shown()).toEqual([{ name: "Park löschen", ranges: [], also: "Delete park" }]);
  });

  test("[225] what matches better comes first, equals in the order of the list", async () => {
    const { model, rows } = await atPark("en");
    const before = rows();
    model.type("copy");
    expect(rows().slice(0, 2)).toEqual(before.filter((key) => /copy(Link|Uid)/.test(key)));
  });
});

describe("choices are found as at the top level", () => {
  test.each<[Language, string]>([
    ["de", "Gärtner"],
    ["de", "gaertner"],
    ["de", "gardener"],
    ["en", "gaertner"],
    ["en", "gardner"],
  ])("[224] [225] [226] in %s by %j", async (language, typed) => {
    const { model, rows } = await atRole(language);
    expect(model.view.stage).toBe("asking");
    model.type(typed);
    expect(rows()[0]).toBe("choice:gardener");
  });

  test("a text without letters or digits finds nothing, and none leaves all", async () => {
    const { model, rows } = await atRole("en");
    const all = rows();
    expect(all.length).toBeGreaterThan(3);
    model.type("…");
    expect(rows()).toEqual([]);
    model.type("  ");
    expect(rows()).toEqual(all);
  });
});

describe("help is found as at the top level", () => {
  test("[224] [226] prefixes and commands, in either language", () => {
    const { model, rows } = paletteRig({ language: "de" });
    model.open();
    model.type("?devices");
    expect(rows()).toContain("prefix:/");
    model.type("?geraete");
    expect(rows()).toContain("prefix:/");
    model.type("?keyboard");
    expect(rows()[0]).toBe("action:help.keys");
  });
});
