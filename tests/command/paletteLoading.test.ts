import { describe, expect, test, vi } from "vitest";
import type { Idle } from "../../src/palette/createIdle";
import { member } from "./fakeTools";
import { paletteRig, settled } from "./paletteRig";

type Rig = ReturnType<typeof paletteRig>;

const namesOf = ({ backend }: Rig) => backend.asked.map((call) => call.replace(/ForPalette .*| .*/, ""));
const callsOf = ({ backend }: Rig, name: string) => backend.asked.filter((call) => call.startsWith(name));

async function loaded(...given: Parameters<typeof paletteRig>): Promise<Rig> {
  const rig = paletteRig(...given);
  await rig.index.start();
  return rig;
}

/** So many rows, made page by page. */
function many(total: number, made: (no: number) => object) {
  return ({ page, limit }: Readonly<Record<string, unknown>>) => {
    const from = (Number(page) - 1) * Number(limit);
    const length = Math.max(0, Math.min(Number(limit), total - from));
    return { items: Array.from({ length }, (_, index) => made(from + index)), total, page };
  };
}

const users = (total: number) => {
  const pages = many(total, (no) => ({ account: `u${no}`, role: "user", email: `user${no}@wind.example` }));
  return (asked: Readonly<Record<string, unknown>>) => ({ users: pages(asked) });
};

describe("loading in the background", () => {
  test("each kind by the thousand, the park's own once the parks are there", async () => {
    const rig = await loaded();
    expect(rig.backend.asked.slice(0, 2)).toEqual([
      "Portfolios {}",
      'DevicesForPalette {"page":1,"limit":1000,"filters":null}',
    ]);
    expect([...new Set(namesOf(rig))].sort()).toEqual(
      [
        ...[
          "AccountingContacts",
          "Contacts",
          "Cooperations",
          "Devices",
          "Events",
          "Inverters",
          "Invitations",
        ],
        ...["Members", "Organizations", "Portfolios", "Sessions", "Users"],
      ].sort(),
    );
    const limits = rig.backend.asked.flatMap((call) => /"limit":(\d+)/.exec(call)?.[1] ?? []);
    expect([limits.length > 8, new Set(limits)]).toEqual([true, new Set(["1000"])]);
    expect(rig.index.loading).toMatchObject({ state: "done", kinds: [] });
  });

  test("[250] never more than two calls in flight, also of many pages", async () => {
    const rig = paletteRig();
    rig.backend.told["UsersForPalette"] = users(2500);
    await rig.index.start();
    expect(rig.backend.flight.most).toBe(2);
    expect(callsOf(rig, "Users").map((call) => /"page":\d/.exec(call)?.[0])).toEqual(
      [1, 2, 3].map((page) => `"page":${page}`),
    );
    expect(rig.index.get("user:u2499")?.aliases).toEqual([]);
  });

  test("a total beyond what comes ends at the first empty page", async () => {
    const rig = paletteRig();
    rig.backend.told["UsersForPalette"] = (asked) => ({
      users: { ...users(10)(asked).users, total: 900_000 },
    });
    await rig.index.start();
    expect(callsOf(rig, "Users").length).toBeLessThan(5);
    expect(rig.index.loading.state).toBe("done");
  });

  test("asks for nothing that is not allowed", async () => {
    const rig = await loaded({ access: member });
    const names = new Set(namesOf(rig));
    for (const name of ["Devices", "Users", "Contacts", "Reports", "AccountingContacts"])
      expect([name, names.has(name)]).toEqual([name, false]);
    expect(names.has("Members")).toBe(true);
    const alone = await loaded({ access: { ...member, organizationUid: null, organizationRole: null } });
    expect([callsOf(alone, "Members"), callsOf(alone, "Cooperations")]).toEqual([[], []]);
    const out = await loaded({ access: { ...member, account: "" } });
    expect(out.backend.asked).toEqual([]);
  });

  test("one kind that fails leaves the others alone, and is said", async () => {
    const rig = paletteRig();
    rig.backend.told["MembersForPalette"] = () => {
      throw new Error("Forbidden");
    };
    await rig.index.start();
    expect(rig.index.loading.state).toBe("failed");
    expect(rig.index.get("member:m1")).toBeUndefined();
    expect(rig.index.get("user:u1")?.name).toBe("ada@wind.example");
  });

  test("says what is still under way", async () => {
    const rig = paletteRig();
    rig.backend.hold("MembersForPalette");
    void rig.index.start();
    for (let turn = 0; turn < 10; turn += 1) await settled();
    expect(rig.index.loading).toMatchObject({ state: "loading", kinds: ["member"] });
    rig.backend.release("MembersForPalette");
    await settled();
    expect(rig.index.loading.state).toBe("done");
  });

  test("what is not wholly there is asked for while typing, by its kind", async () => {
    const rig = paletteRig();
    rig.backend.hold("ContactsForPalette");
    void rig.index.start();
    await settled();
    expect(await rig.index.ask("pia", ["device"])).toBe(false);
    expect(callsOf(rig, "ContactSearch")).toEqual([]);
    expect(await rig.index.ask("pia", ["contact"])).toBe(true);
    expect(rig.index.get("contact:8")?.name).toBe("Pia Kern");
  });
});

describe("[250] inverters, park by park", () => {
  const parks = Array.from({ length: 5000 }, (_, no) => ({
    uid: `p${no}`,
    name: `Park ${no}`,
    kind: "solar",
  }));

  function fleet(focused?: string, idle?: Idle) {
    const rig = paletteRig(
      focused === undefined ? {} : { focused: { kind: "park", uid: focused, name: "", parent: "f1" } },
      undefined,
      idle,
    );
    rig.backend.told["Portfolios"] = () => ({ portfolios: [{ uid: "f1", name: "Fleet", parks }] });
    return rig;
  }

  test("a fleet of 5,000 parks makes forty calls at most", async () => {
    const rig = fleet();
    await rig.index.start();
    expect(callsOf(rig, "Inverters").length).toBe(40);
    expect(callsOf(rig, "Portfolios").length).toBe(1);
    expect(callsOf(rig, "Reports")).toEqual([]);
  });

  test("while someone presses keys only those that are wanted come, however long one park's list is", async () => {
    let rest: () => void = () => undefined;
    const pause = new Promise<void>((resolve) => (rest = resolve));
    const rig = fleet("p4000", (patient) => (patient === true ? pause : Promise.resolve()));
    const all = rig.index.start();
    await vi.waitFor(() => expect(callsOf(rig, "Inverters").length).toBe(1));
    await settled();
    expect([callsOf(rig, "Inverters").length, rig.index.loading.state]).toEqual([1, "done"]);
    rest();
    await all;
    expect(callsOf(rig, "Inverters").length).toBe(41);
  });

  test("the park on screen and those used of late come first, with their reports", async () => {
    const rig = fleet("p4000");
    rig.tools.recents.note("park:p3000");
    await rig.index.start();
    const first = callsOf(rig, "Inverters").slice(0, 2);
    expect(first.map((call) => /"park":"(p\d+)"/.exec(call)?.[1])).toEqual(["p4000", "p3000"]);
    expect(callsOf(rig, "Reports").length).toBe(2);
  });

  test("opening the palette on a park whose turn has not come puts it first", async () => {
    const rig = fleet();
    let go = (): void => undefined;
    const gate = new Promise<void>((resolve) => (go = resolve));
    rig.backend.told["InvertersForPalette"] = () => gate.then(() => ({ inverters: { items: [], total: 0 } }));
    const all = rig.index.start();
    for (let turn = 0; turn < 10; turn += 1) await settled();
    rig.tools.be({ focused: { kind: "park", uid: "p30", name: "Park 30", parent: "f1" } });
    rig.model.open();
    expect(rig.index.loading.kinds).toEqual(["inverter", "report"]);
    go();
    await all;
    const calls = callsOf(rig, "Inverters");
    expect(calls.findIndex((call) => call.includes('"p30"'))).toBe(2);
    expect([calls.length, new Set(calls).size]).toEqual([40, 40]);
  });

  test("opening the palette on another park asks for its inverters, once", async () => {
    const rig = fleet();
    await rig.index.start();
    rig.tools.be({ focused: { kind: "park", uid: "p4999", name: "Park 4999", parent: "f1" } });
    rig.model.open();
    rig.model.close();
    rig.model.leave();
    rig.model.open();
    await settled();
    expect(callsOf(rig, "Inverters").filter((call) => call.includes("p4999")).length).toBe(1);
  });

  test("[221] [223] a prefix without text and a step fill while they stand open", async () => {
    const rig = paletteRig();
    let go = (): void => undefined;
    const gate = new Promise<void>((resolve) => (go = resolve));
    const parks = [{ uid: "p1", name: "Nord", kind: "solar" }];
    rig.backend.told["Portfolios"] = () =>
      gate.then(() => ({ portfolios: [{ uid: "f1", name: "Elbe", parks }] }));
    const all = rig.index.start();
    rig.model.open();
    rig.model.type("#");
    expect(rig.rows()).toEqual([]);
    go();
    await all;
    expect(rig.rows().sort()).toEqual(["park:p1", "portfolio:f1"]);
  });

  test("[221] a step that is asked while there is nothing yet fills, and offers to make the first", async () => {
    const rig = paletteRig();
    let go = (): void => undefined;
    const gate = new Promise<void>((resolve) => (go = resolve));
    rig.backend.told["Portfolios"] = () => gate.then(() => ({ portfolios: [] }));
    const all = rig.index.start();
    rig.model.open();
    rig.model.type("create park");
    rig.model.run();
    await settled();
    expect([rig.model.view.stage, rig.rows()]).toEqual(["asking", []]);
    go();
    await all;
    expect([rig.rows(), rig.model.view.highlight]).toEqual([
      ["action:portfolio.create"],
      "action:portfolio.create",
    ]);
  });
});
