import { describe, expect, test } from "vitest";
import type { Entity, EntityKind } from "../../src/command/entity";
import { admin } from "./fakeTools";
import { devicePage } from "./deviceColumns";
import { devices, paletteRig } from "./paletteRig";

const park: Entity = { kind: "park", uid: "p1", name: "Söhlde", context: "Elbe", parent: "f1" };
const onPark = { focused: park, route: "park", path: "/sites/parks/p1" };

async function opened(...given: Parameters<typeof paletteRig>) {
  const rig = paletteRig(...given);
  await rig.index.start();
  rig.model.open();
  return rig;
}

const section = ({ model }: Awaited<ReturnType<typeof opened>>, id: string) =>
  model.view.sections.find((each) => each.id === id)?.rows ?? [];

describe("[233] what stands first applies", () => {
  test("on a park's screen its verbs come first, and it is not offered to be opened", async () => {
    const rig = await opened(onPark);
    const keys = section(rig, "context").map(({ key }) => key);
    expect(keys[0]).toBe("action:park.monitor");
    expect(keys.filter((key) => /\.(open|copy\w*)$/.test(key))).toEqual([]);
  });

  test("of all that can be done with a park copies come after verbs, and what destroys last", async () => {
    const { model, rows } = await opened({ ...onPark, selection: [] });
    model.type("Söhlde");
    model.showActions();
    const place = (id: string) => rows().indexOf(`action:${id}`);
    expect(rows()).not.toContain("action:park.open");
    expect(place("park.filter")).toBeLessThan(place("go.parkPlant"));
    expect(place("go.parkPlant")).toBeLessThan(place("park.copyLink"));
    expect(place("park.copyUid")).toBeLessThan(place("park.delete"));
  });

  test("elsewhere the park is opened first, and from its tab its overview", async () => {
    for (const change of [{}, { ...onPark, route: "parkPlant", path: "/sites/parks/p1/plant" }]) {
      const { model, rows } = await opened(change);
      model.type("Söhlde");
      model.showActions();
      expect(rows()[0]).toBe("action:park.open");
      expect(rows().includes("action:go.parkPlant")).toBe(!("focused" in change));
    }
  });

  test("where one is asked for, one's own and what is shown stand first", async () => {
    const { index, backend } = await opened({ focused: { ...park, uid: "p4", name: "Nord", parent: "f2" } });
    const items = [
      { uid: "o2", name: "Alpenlicht" },
      { uid: admin.organizationUid, name: "Windrad eG" },
    ];
    backend.told["OrganizationsForPalette"] = () => ({ organizations: { items, total: 2 } });
    await index.start();
    const first = (kind: EntityKind) => index.list([kind], 1).map(({ uid }) => uid);
    const firsts = [first("organization"), first("portfolio"), first("park")];
    expect(firsts).toEqual([[admin.organizationUid], ["f2"], ["p4"]]);
  });

  test("beside a part of a plant its park stands first", async () => {
    const { index } = await opened({ focused: { kind: "inverter", uid: "i1", name: "WR 1", parent: "p4" } });
    expect(index.list(["park"], 1).map(({ uid }) => uid)).toEqual(["p4"]);
  });

  test("Enter on what is shown already lists what can be done with it", async () => {
    const { model, tools, rows } = await opened(onPark);
    model.type("Söhlde");
    expect(rows()[0]).toBe("park:p1");
    expect(model.opens).toBe(false);
    model.run();
    expect(model.view.level.type).toBe("subject");
    expect(tools.did).toEqual([]);
  });

  test("a thing that a list shows by a parameter is told from its neighbours", async () => {
    const here = { route: "organizationContacts", path: "/organization/contacts", search: "?contact=7" };
    const { model, rows } = await opened(here);
    for (const [name, isShown] of [
      ["Ole Jansen", true],
      ["Söhlde", false],
    ] as const) {
      model.type(name);
      expect(model.opens).toBe(!isShown);
    }
    model.type("Ole Jansen");
    model.showActions();
    expect(rows()).not.toContain("action:contact.open");
  });

  test("the shown screen is not among those to go to, and what is greyed stands last of its kind", async () => {
    const rig = await opened({ route: "monitor", path: "/monitor" });
    rig.tools.recents.note("action:go.monitor");
    rig.model.open();
    expect(rig.rows()).not.toContain("action:go.monitor");
    expect(rig.rows()).toContain("action:go.dashboard");
    rig.tools.be({ online: false });
    rig.model.open();
    for (const { rows } of rig.model.view.sections) {
      const first = rows.findIndex(({ disabled }) => disabled !== undefined);
      expect(rows.slice(first).every(({ disabled }) => disabled !== undefined || first < 0)).toBe(true);
    }
  });
});

test("[189] a device without a public address offers none to be copied; one of which nothing is known does", async () => {
  const rig = paletteRig();
  const like = (changes: object) => devices.slice(0, 1).map((each) => ({ ...each, ...changes }));
  const unknown = like({ uid: "d8", name: "Unknown", status: null });
  const none = like({ uid: "d9", name: "Without", status: { publicIp: null, project: "park" } });
  rig.backend.told["DevicesForPalette"] = () => devicePage([...like({}), ...unknown, ...none]);
  await rig.index.start();
  const offers = (name: string) => {
    rig.model.open();
    rig.model.type(name);
    rig.model.showActions();
    return rig.rows().includes("action:device.copyIp");
  };
  expect(["Logger 1", "Unknown", "Without"].map(offers)).toEqual([true, true, false]);
});
