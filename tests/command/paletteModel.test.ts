import { describe, expect, test } from "vitest";
import type { Entity } from "../../src/command/entity";
import { member } from "./fakeTools";
import { askInverters, paletteRig, product, settled } from "./paletteRig";

const park: Entity = { kind: "park", uid: "p1", name: "Söhlde", context: "Elbe", parent: "f1" };

async function loaded(...given: Parameters<typeof paletteRig>) {
  const rig = paletteRig(...given);
  await rig.index.start();
  rig.model.open();
  return rig;
}

describe("what is found", () => {
  test("[224] parks in any spelling of their letters", async () => {
    const { model, rows } = await loaded();
    for (const typed of ["Söhlde", "soehlde", "sohlde", "SOEHL"]) {
      model.type(typed);
      expect([typed, rows()[0]]).toEqual([typed, "park:p1"]);
    }
    model.type("grossenhain");
    expect(rows()[0]).toBe("park:p2");
  });

  test("[228] two parks of one name are two rows, told apart by their portfolio", async () => {
    const { model } = await loaded();
    model.type("nord");
    expect(model.rows.slice(0, 2).map(({ key, context }) => [key, context])).toEqual([
      ["park:p3", "Elbe"],
      ["park:p4", "Weser"],
    ]);
  });

  test("[189] devices by MAC address with or without separators; [186] demo devices are hidden", async () => {
    const { model, rows } = await loaded();
    for (const typed of ["acde48001122", "AC-DE-48-00-11-22", "ac:de:48:00:11:22"]) {
      model.type(typed);
      expect([typed, rows()[0]]).toEqual([typed, "device:d1"]);
    }
    expect(rows()).not.toContain("device:d2");
  });

  test("[226] commands by the name of the other language, which is shown beside", async () => {
    const { model } = await loaded();
    model.type("abmelden");
    expect(model.rows.slice(0, 1).map(({ key, name, also }) => [key, name, also])).toEqual([
      ["action:account.signOut", "Sign out", "Abmelden"],
    ]);
  });

  test("what bears the word in its name comes before what has it as a keyword, however often that is used", async () => {
    const { model, rows, tools } = await loaded({ language: "de" });
    for (let times = 0; times < 20; times += 1) tools.recents.note("action:account.signOut");
    model.open();
    model.type("verlassen");
    const found = rows().filter((key) => key.startsWith("action:"));
    expect(found.slice(0, 2)).toEqual(["action:self.leaveOrganization", "action:account.signOut"]);
    expect(model.rows.find(({ key }) => key === "action:account.signOut")?.also).toBe("verlassen");
  });

  test("what can be had comes before what matched as well and cannot", async () => {
    const { model } = await loaded({ access: { ...member, organizationUid: null, organizationRole: null } });
    model.type("create");
    const rows = model.rows.filter(({ name }) => name.startsWith("Create"));
    const greyed = rows.map(({ disabled }) => disabled !== undefined);
    expect(rows[0]?.key).toBe("action:organization.create");
    expect(greyed).toContain(true);
    expect(greyed.slice(greyed.indexOf(true))).not.toContain(false);
  });

  test("a device found by its MAC address shows it once, else beside its park", async () => {
    const { model } = await loaded();
    const shown = (typed: string) => {
      model.type(typed);
      return model.rows.filter(({ key }) => key === "device:d1").map(({ also, context }) => [also, context]);
    };
    const mac = "ac:de:48:00:11:22";
    expect(shown("acde48001122")).toEqual([[mac, "Söhlde"]]);
    expect(shown("logger 1")).toEqual([[undefined, `Söhlde · ${mac}`]]);
  });

  test("[111] what is forbidden is absent when browsing, greyed with its reason when searched", async () => {
    const { model, rows } = await loaded({ access: member });
    expect(rows()).not.toContain("action:go.devices");
    model.type("devices");
    const row = model.rows.find(({ key }) => key === "action:go.devices");
    expect(row?.disabled).toBe("Needs admin in your organization");
    expect(rows().at(-1)).toBe("action:go.rights");
    model.type("dashboard");
    expect(model.rows.filter(({ isForbidden }) => isForbidden)).toEqual([]);
    expect(rows()).not.toContain("action:go.rights");
  });

  test("[229] prefixes narrow to their kind", async () => {
    const { model, rows, index } = await loaded();
    await askInverters({ index });
    model.type("#nord");
    expect(rows()).toEqual(["park:p3", "park:p4"]);
    model.type("/logger");
    expect(rows()).toEqual(["device:d1"]);
    model.type("> sidebar");
    expect(rows()[0]).toBe("action:view.sidebar");
    expect(rows().every((key) => key.startsWith("action:"))).toBe(true);
    model.type("#");
    expect(rows().slice(0, 3)).toEqual(["portfolio:f1", "park:p2", "park:p3"]);
    model.type("@");
    expect(rows()).toEqual(["user:u1", "contact:7", "member:m1"]);
    model.type("@x");
    expect(rows()).toEqual([]);
    model.type("!");
    expect(rows()).toEqual(["event:3"]);
    model.type("/wr 12 grossenhain");
    expect(rows()).toEqual(["inverter:p2/12"]);
    model.type("?");
    expect(
      rows()
        .slice(0, 6)
        .map((key) => key.slice(-1)),
    ).toEqual([">", "#", "@", "/", "!", "?"]);
  });

  test("what is on screen and its relatives come first among equals", async () => {
    const { model, rows } = await loaded({ focused: { ...park, uid: "p4", name: "Nord", parent: "f2" } });
    model.type("nord");
    expect(rows().slice(0, 2)).toEqual(["park:p4", "park:p3"]);
  });

  test("[221] [224] a name and a verb in one breath, in any order and in either language", async () => {
    const { model } = await loaded();
    for (const typed of ["soehlde rename", "rename soehlde", "umbenennen söhlde", "rename park soehl"]) {
      model.type(typed);
      const [first] = model.rows;
      expect([typed, first?.name, first?.context]).toEqual([typed, "Rename park", "Söhlde · Elbe"]);
    }
    model.type("nord rename");
    expect(model.rows.map(({ key, context }) => [key, context])).toEqual([
      ["action:park.rename park:p3", "Nord · Elbe"],
      ["action:park.rename park:p4", "Nord · Weser"],
    ]);
    model.type("soehlde renome");
    expect(model.rows.filter(({ key }) => key.startsWith("action:park.rename"))).toEqual([]);
  });

  test("[227] never more than twenty rows", async () => {
    const { rows } = await loaded();
    expect(rows().length).toBe(20);
  });

  test("[234] recents are ids resolved anew: what is gone does not show", async () => {
    const { tools, model } = await loaded();
    tools.recents.note("park:p1");
    tools.recents.note("park:gone");
    tools.recents.note("action:view.refresh");
    model.open();
    const recent = model.view.sections.find(({ id }) => id === "recent");
    expect(recent?.rows.map(({ key }) => key)).toEqual(["action:view.refresh", "park:p1"]);
  });
});

describe("the highlight", () => {
  test("[222] [231] is the first row after each key, in the same step", async () => {
    const { model, rows } = await loaded();
    expect(model.view.highlight).toBe(rows()[0]);
    model.type("nord");
    model.move(1);
    expect(model.view.highlight).toBe("park:p4");
    model.type("grossen");
    expect(model.view.highlight).toBe("park:p2");
  });

  test("stops at the ends", async () => {
    const { model, rows } = await loaded();
    model.move(-1);
    expect(model.view.highlight).toBe(rows()[0]);
    model.move(Infinity);
    expect(model.view.highlight).toBe(rows()[19]);
    model.move(1);
    expect(model.view.highlight).toBe(rows()[19]);
  });

  test("[223] late results are appended and move nothing", async () => {
    const rig = paletteRig();
    rig.backend.hold("DevicesForPalette");
    void rig.index.start();
    await settled();
    rig.model.open();
    rig.model.type("o");
    const before = rig.rows();
    rig.model.move(1);
    const highlight = rig.model.view.highlight;
    rig.backend.release("DevicesForPalette");
    await settled();
    expect(rig.rows().slice(0, before.length)).toEqual(before);
    expect(rig.model.view.highlight).toBe(highlight);
  });

  test("[223] the first late result is highlighted where there was none", async () => {
    const rig = paletteRig();
    rig.backend.hold("DevicesForPalette");
    void rig.index.start();
    await settled();
    rig.model.open();
    rig.model.type("/logger");
    expect([rig.rows(), rig.index.loading.state]).toEqual([[], "loading"]);
    rig.backend.release("DevicesForPalette");
    await settled();
    expect([rig.rows(), rig.model.view.highlight]).toEqual([["device:d1"], "device:d1"]);
    expect(rig.index.loading).toMatchObject({ state: "done", kinds: [] });
  });
});

describe("loading", () => {
  test("[40] cleared at sign-out, with every answer still under way", async () => {
    const rig = paletteRig();
    rig.backend.hold("DevicesForPalette");
    void rig.index.start();
    await settled();
    rig.index.clear();
    rig.backend.release("DevicesForPalette");
    await settled();
    rig.model.open();
    rig.model.type("nord");
    expect(rig.rows()).toEqual([]);
    rig.model.type("logger");
    expect(rig.rows().filter((key) => key.startsWith("device"))).toEqual([]);
    expect(rig.index.loading.state).toBe("idle");
  });
});

describe("acting", () => {
  test("Enter opens an entity; [233] Shift+Enter in a new tab", async () => {
    const { model, tools } = await loaded();
    model.type("soehlde");
    model.run();
    await settled();
    expect(tools.did).toEqual(["go /sites/parks/p1"]);
    expect(tools.overlays.isOpen("palette")).toBe(false);
    model.run(true);
    await settled();
    expect(tools.did.at(-1)).toBe("go /sites/parks/p1 in a new tab");
  });

  test("[233] the actions of the highlighted entity, [220] and back with query and highlight", async () => {
    const { model, rows } = await loaded();
    model.type("nord");
    model.move(1);
    model.showActions();
    expect(rows().slice(0, 3)).toEqual(["action:park.open", "action:park.monitor", "action:park.filter"]);
    const onParks = product.filter(({ on }) => on === "park").map(({ id }) => `action:${id}`);
    expect(onParks).toEqual(expect.arrayContaining(rows()));
    model.type("uid");
    expect(rows()).toEqual(["action:park.copyUid"]);
    expect(model.back()).toBe(true);
    expect([model.view.query, model.view.highlight]).toEqual(["nord", "park:p4"]);
    expect(model.back()).toBe(false);
  });

  test("[239] the selection is the subject: only what is valid for all", async () => {
    const { model, rows } = await loaded({ selection: [park, { ...park, uid: "p2" }] });
    const forMany = product.filter(
      ({ on, bulk, id }) => on === "park" && bulk !== undefined && id !== "park.unpin",
    );
    expect([...rows()].sort()).toEqual(forMany.map(({ id }) => `action:${id}`).sort());
    expect(rows()).toContain("action:park.monitor");
    expect(rows()).not.toContain("action:park.open");
    model.back();
    expect(model.view.level.type).toBe("root");
  });

  test("[222] [223] what comes onto the screen later is had at once, and no row moves under the highlight", async () => {
    const { model, tools, rows } = await loaded({ live: false });
    model.type("csv");
    const before = rows();
    const greyed = () => model.rows.filter(({ disabled }) => disabled !== undefined).map(({ key }) => key);
    expect(greyed()).toContain("action:sheet.csv");
    model.move(1);
    const { highlight } = model.view;
    tools.be({ sheets: [{ name: "Parks", kind: "list", file: () => ({ rows: [] }) }], live: true });
    model.refresh();
    expect(greyed()).not.toContain("action:sheet.csv");
    expect([rows().slice(0, before.length), model.view.highlight]).toEqual([before, highlight]);
  });

  test("[241] offline: entities are found, what needs the network is greyed", async () => {
    const { model, tools } = await loaded();
    tools.be({ online: false });
    model.refresh();
    model.type("refresh");
    expect(model.rows[0]?.disabled).toBe("Needs a connection");
    model.run();
    await settled();
    expect(tools.did).toEqual([]);
    model.type("soehlde");
    expect(model.highlighted?.key).toBe("park:p1");
  });
});
