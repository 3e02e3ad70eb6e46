import { TriangleAlert } from "lucide-react";
import { describe, expect, test } from "vitest";
import { action } from "../../src/command/action";
import { perform, undo } from "../../src/command/perform";
import { askInverters, paletteRig, settled } from "./paletteRig";

type Rig = ReturnType<typeof paletteRig>;

async function loaded(): Promise<Rig> {
  const rig = paletteRig();
  await rig.index.start();
  rig.backend.asked.length = 0;
  return rig;
}

async function follow(
  rig: Rig,
  noun: string,
  subjects: Parameters<Rig["index"]["follow"]>[0]["subjects"] = [],
) {
  rig.index.follow({ action: `${noun}.update`, noun, subjects });
  await settled();
  await settled();
}

const namesOf = ({ backend }: Rig) => backend.asked.map((call) => call.split(" ")[0]);

const portfolio = (parks: readonly (readonly [string, string])[]) => () => ({
  portfolios: [
    { uid: "f1", name: "Elbe", parks: parks.map(([uid, name]) => ({ uid, name, kind: "solar" })) },
  ],
});

describe("the index follows writes", () => {
  test("[127] a created park is found, a renamed one by its new name, a deleted one no more, with its inverters", async () => {
    const rig = await loaded();
    await askInverters(rig);
    rig.backend.told["Portfolios"] = portfolio([
      ["p1", "Wolfsburg"],
      ["p9", "Neustadt"],
    ]);
    await follow(rig, "park");
    rig.model.open();
    const first = (text: string) => {
      rig.model.type(text);
      return rig.rows().filter((key) => /^(park|inverter)/.test(key));
    };
    expect(first("neustadt")).toEqual(["park:p9"]);
    expect(first("wolfsburg")[0]).toBe("park:p1");
    expect(first("wr 12 wolfsburg")).toEqual(["inverter:p1/12"]);
    expect(first("soehlde")).toEqual([]);
    expect(first("wr 12 grossenhain")).toEqual([]);
    expect(rig.index.get("inverter:p2/12")).toBeUndefined();
  });

  test("only the kind that was written is asked for again", async () => {
    const rig = await loaded();
    await follow(rig, "member");
    expect(namesOf(rig)).toEqual(["MembersForPalette"]);
    rig.backend.asked.length = 0;
    await follow(rig, "accounting");
    expect(namesOf(rig)).toEqual([]);
  });

  test("a failed loading takes nothing away", async () => {
    const rig = await loaded();
    rig.backend.told["MembersForPalette"] = () => {
      throw new Error("Down");
    };
    await follow(rig, "member");
    expect(rig.index.get("member:m1")?.name).toBe("Zoë Çelik");
    expect(rig.index.loading.state).toBe("failed");
  });

  test("the newest answer wins", async () => {
    const rig = await loaded();
    const answer = (name: string) => () => ({ organizations: { items: [{ uid: "o2", name }], total: 1 } });
    rig.backend.told["OrganizationsForPalette"] = answer("Old");
    rig.backend.hold("OrganizationsForPalette");
    rig.index.follow({ action: "organization.update", noun: "organization", subjects: [] });
    await settled();
    const lateAnswer = rig.backend.letGo("OrganizationsForPalette");
    rig.backend.told["OrganizationsForPalette"] = answer("New");
    await follow(rig, "organization");
    rig.backend.told["OrganizationsForPalette"] = answer("Old");
    lateAnswer();
    await settled();
    expect(rig.index.get("organization:o2")?.name).toBe("New");
  });

  test("of a list of many pages only those that held the subjects are read again", async () => {
    const rig = paletteRig();
    rig.backend.told["UsersForPalette"] = ({ page }) => ({
      users: {
        items: Array.from({ length: 1000 }, (_, no) => ({ account: `u${String(page)}-${no}`, role: "user" })),
        total: 6000,
      },
    });
    await rig.index.start();
    rig.backend.asked.length = 0;
    await follow(rig, "user", [{ kind: "user", uid: "u4-7", name: "" }]);
    expect(rig.backend.asked).toEqual(['UsersForPalette {"page":4,"limit":1000}']);
    rig.backend.told["UsersForPalette"] = () => ({ users: { items: [], total: 5999 } });
    await follow(rig, "user", [{ kind: "user", uid: "u4-7", name: "" }]);
    expect([rig.index.get("user:u4-7"), rig.index.get("user:u4-8")?.uid]).toEqual([undefined, "u4-8"]);
  });
});

describe("what the engine says was written", () => {
  const write = (isWrite: boolean) =>
    action({
      id: "park.test",
      icon: TriangleAlert,
      group: "park",
      write: isWrite,
      run: () => ({ undo: () => Promise.resolve() }),
    });

  test("each write, and each that is taken back; nothing else", async () => {
    const { tools } = await loaded();
    await perform(write(false), tools, { source: "palette" });
    expect(tools.engine.written).toBeUndefined();
    await perform(write(true), tools, { source: "palette" });
    const { written } = tools.engine;
    expect(written).toEqual({ action: "park.test", noun: "park", subjects: [] });
    await undo(tools);
    expect(tools.engine.written).not.toBe(written);
    expect(tools.engine.written).toEqual(written);
    tools.engine.clear();
    expect(tools.engine.written).toBeUndefined();
  });

  test("not one that failed", async () => {
    const { tools } = await loaded();
    const failing = action({
      id: "park.test",
      icon: TriangleAlert,
      group: "park",
      write: true,
      run: () => Promise.reject(new Error("Down")),
    });
    await perform(failing, tools, { source: "palette" });
    expect(tools.engine.written).toBeUndefined();
  });
});
