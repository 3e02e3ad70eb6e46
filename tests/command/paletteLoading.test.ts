import { describe, expect, test, vi } from "vitest";
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
  test("each kind by the thousand, and of the parks nothing but themselves", async () => {
    const rig = await loaded();
    expect(rig.backend.asked.slice(0, 2)).toEqual([
      "Portfolios {}",
      'DevicesForPalette {"page":1,"limit":1000,"filters":null}',
    ]);
    expect([...new Set(namesOf(rig))].sort()).toEqual(
      [
        ...["AccountingContacts", "Contacts", "Cooperations", "Devices", "Events", "Invitations"],
        ...["Members", "Organizations", "Portfolios", "Sessions", "Users"],
      ].sort(),
    );
    const limits = rig.backend.asked.flatMap((call) => /"limit":(\d+)/.exec(call)?.[1] ?? []);
    expect([limits.length > 6, new Set(limits)]).toEqual([true, new Set(["1000"])]);
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

  test("until the parks are there, what only a slip of the hand explains is not offered in their place", async () => {
    const rig = paletteRig();
    rig.backend.hold("Portfolios");
    const started = rig.index.start();
    rig.model.open();
    await settled();
    // A slip in "dashboard"; its beginning is what it is.
    rig.model.type("dashbaord");
    expect(rig.rows()).toEqual([]);
    rig.model.type("dashb");
    expect(rig.rows()[0]).toBe("action:go.dashboard");
    rig.model.type("großenhian");
    expect(rig.rows()).toEqual([]);
    rig.backend.release("Portfolios");
    await started;
    expect(rig.rows()[0]).toBe("park:p2");
    rig.model.type("dashbaord");
    expect(rig.rows()[0]).toBe("action:go.dashboard");
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
    const kinds = ["member", "user", "park", "string"] as const;
    expect(kinds.map((kind) => rig.index.stateOf(kind))).toEqual(["failed", "done", "done", "done"]);
    expect(rig.index.get("member:m1")).toBeUndefined();
    expect(rig.index.get("user:u1")?.name).toBe("ada@wind.example");
  });

  test("says what is still under way", async () => {
    const rig = paletteRig();
    rig.backend.hold("MembersForPalette");
    void rig.index.start();
    for (let turn = 0; turn < 10; turn += 1) await settled();
    expect(rig.index.loading).toMatchObject({ state: "loading", kinds: ["member"] });
    expect([rig.index.stateOf("member"), rig.index.stateOf("user")]).toEqual(["loading", "done"]);
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

  test("a question that nobody answers is told from one that finds nothing", async () => {
    const rig = paletteRig();
    rig.backend.hold("ContactsForPalette");
    void rig.index.start();
    await settled();
    rig.backend.told["ContactSearchForPalette"] = () => ({ contactSearch: [] });
    expect(await rig.index.ask("pia", ["contact"])).toBe(false);
    rig.backend.told["ContactSearchForPalette"] = () => {
      throw new Error("Gone");
    };
    await expect(rig.index.ask("pia", ["contact"])).rejects.toThrow("Gone");
  });
});

describe("[250] inverters, park by park", () => {
  const parks = Array.from({ length: 5000 }, (_, no) => ({
    uid: `p${no}`,
    name: `Park ${no}`,
    kind: "solar",
  }));

  function fleet(focused?: string) {
    const rig = paletteRig(
      focused === undefined ? {} : { focused: { kind: "park", uid: focused, name: "", parent: "f1" } },
    );
    rig.backend.told["Portfolios"] = () => ({ portfolios: [{ uid: "f1", name: "Fleet", parks }] });
    return rig;
  }

  test("a fleet of 5,000 parks makes as many calls as one: under fifteen, those of the park on screen included", async () => {
    const rig = fleet("p4000");
    rig.tools.recents.note("park:p3000");
    await rig.index.start();
    expect(["Inverters", "Reports", "Portfolios"].map((name) => callsOf(rig, name).length)).toEqual([
      1, 1, 1,
    ]);
    expect(callsOf(rig, "Inverters")[0]).toContain('"park":"p4000"');
    expect(rig.backend.asked.length).toBeLessThan(15);
    const one = paletteRig({ focused: { kind: "park", uid: "p1", name: "", parent: "f1" } });
    await one.index.start();
    expect(rig.backend.asked.length).toBe(one.backend.asked.length);
  });

  test.each([
    ["wr 12 grossenhain", ["p2"]],
    ["Großenhain Wechselrichter", ["p2"]],
    ["söhlde inv-3", ["p1"]],
    ["söhlde 12", ["p1"]],
    ["turbine 2 nord", ["p3", "p4"]],
    ["söhlde", []],
    ["wr 12", []],
    ["wr 12 nowhere", []],
    [">wr 12 söhlde", []],
    ["/wr 12 söhlde", ["p1"]],
  ])("%s asks for those of %s", async (typed, parks) => {
    vi.useFakeTimers();
    const rig = await loaded();
    rig.model.open();
    rig.model.type(typed);
    await vi.advanceTimersByTimeAsync(300);
    vi.useRealTimers();
    const asked = callsOf(rig, "Inverters").map((call) => /"park":"(p\d+)"/.exec(call)?.[1]);
    expect(asked.sort()).toEqual(parks);
  });

  test("[222] what was asked for while typing joins the list below the highlight, once", async () => {
    vi.useFakeTimers();
    const rig = await loaded();
    rig.model.open();
    rig.model.type("söhlde 12");
    rig.model.type("wr 12 söhlde");
    await vi.advanceTimersByTimeAsync(300);
    rig.model.type("wr 12 söhld");
    rig.model.type("wr 12 söhlde");
    await vi.advanceTimersByTimeAsync(300);
    vi.useRealTimers();
    expect(rig.rows()).toContain("inverter:p1/12");
    expect(rig.model.view.highlight).toBe(rig.rows()[0]);
    expect(callsOf(rig, "Inverters").length).toBe(1);
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
