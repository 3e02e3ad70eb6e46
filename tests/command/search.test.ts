import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { createSearchIndex, type Searchable, type SearchHit } from "../../src/command/search";
import { COMMAND, PARK, world } from "./searchWorld";

function indexOf(items: readonly Searchable[]) {
  const index = createSearchIndex();
  index.add(items);
  return index;
}

function named(...names: string[]): Searchable[] {
  return names.map((name) => ({ key: `park:${name}`, kind: PARK, names: [name] }));
}

const labels = (hits: readonly SearchHit[]) => hits.map(({ key }) => key.replace("park:", ""));

describe("the order of hits", () => {
  test("exact, prefix, word start, inside, typing error; nothing else [225]", () => {
    const index = indexOf(
      named(
        "Unsinn Ordnung",
        "Nrod",
        "Vornordisch",
        "Windpark Nordsee",
        "Windpark Nord",
        "Nordpark",
        "Nord",
        "Norweden",
      ),
    );
    expect(labels(index.search("nord"))).toEqual([
      "Nord",
      "Nordpark",
      "Windpark Nord",
      "Windpark Nordsee",
      "Vornordisch",
      "Nrod",
    ]);
  });

  test("a typing error is tolerated from four letters on, one in each word [225]", () => {
    const index = indexOf(named("Ost", "Südpark", "Windpark Aurich"));
    expect(labels(index.search("ots"))).toEqual([]);
    expect(labels(index.search("sudprak"))).toEqual(["Südpark"]);
    expect(labels(index.search("sudpakr"))).toEqual(["Südpark"]);
    expect(labels(index.search("sdprak"))).toEqual([]);
    expect(labels(index.search("widnpark auirch"))).toEqual(["Windpark Aurich"]);
    expect(labels(index.search("wndpark aurichh"))).toEqual(["Windpark Aurich"]);
  });

  test("a word that is still being typed may hold an error when nothing else is found", () => {
    const index = indexOf(named("Wechselrichter"));
    expect(labels(index.search("wehcselr"))).toEqual(["Wechselrichter"]);
    expect(labels(index.search("wceh"))).toEqual([]);
  });

  test("no letters in between: a subsequence is no match [225]", () => {
    const index = indexOf(named("Solarpark Söhlde", "Nordhausen"));
    expect(index.search("slrprk")).toEqual([]);
    expect(index.search("nrhsn")).toEqual([]);
  });

  test("names of one tier stand in the order of their numbers", () => {
    const index = indexOf(named("Park 10", "Park 2", "Park 100", "Park 1", "Park 20"));
    expect(labels(index.search("park"))).toEqual(["Park 1", "Park 2", "Park 10", "Park 20", "Park 100"]);
  });

  test("a name that begins with all that was typed stands first, written together or not", () => {
    const index = createSearchIndex();
    index.add(
      ["Nord WR 12", "WR 12 Süd, Nord", "WR 12 Nord"].map((name) => ({ key: name, kind: 1, names: [name] })),
    );
    expect(["wr12 nord", "wr 12 nord"].map((query) => index.search(query)[0]?.key)).toEqual([
      "WR 12 Nord",
      "WR 12 Nord",
    ]);
  });

  test("the spelling as typed stands before its other spellings [224]", () => {
    const index = indexOf(named("Bar", "Baer", "Bär"));
    expect(labels(index.search("bär"))[0]).toBe("Bär");
    expect(labels(index.search("BAER"))[0]).toBe("Baer");
    expect(labels(index.search("bar"))[0]).toBe("Bar");
  });

  test("two parks of one name are two hits [228]", () => {
    const hits = indexOf(world()).search("halle nord");
    expect(hits.map(({ key }) => key)).toEqual(["park:nord-a", "park:nord-b"]);
  });

  test("a context finds what belongs to it, after what bears the name itself", () => {
    const index = indexOf([
      { key: "device:1", kind: 4, names: ["Logger"], context: "Söhlde" },
      ...named("Windpark Söhlde", "Großsöhlde"),
    ]);
    expect(labels(index.search("söhlde"))).toEqual(["Windpark Söhlde", "Großsöhlde", "device:1"]);
    expect(labels(index.search("logger söhlde"))).toEqual(["device:1"]);
  });
});

describe("ties", () => {
  const inverters = ["a", "b", "c"].map((park) => ({
    key: `inverter:${park}-12`,
    kind: 6,
    names: ["Wechselrichter 12", "WR 12", "inverter 12"],
    context: `Park ${park}`,
  }));
  const others = [
    { key: "inverter:b-120", kind: 6, names: ["Wechselrichter 120", "WR 120", "inverter 120"] },
  ];

  test.each(["WR 12", "wr12", "wr 12", "inverter 12", "Inverter12", "wechselrichter 12"])(
    "%s finds inverter 12 of the current park first [141]",
    (query) => {
      const index = indexOf([...others, ...inverters]);
      const boost = new Map([
        ["inverter:b-12", 10],
        ["inverter:b-120", 11],
        ["inverter:gone", 12],
      ]);
      const keys = ["inverter:b-12", "inverter:a-12", "inverter:c-12", "inverter:b-120"];
      expect(index.search(query, { boost }).map(({ key }) => key)).toEqual(keys);
      expect(index.search(query, { boost: (key) => boost.get(key) ?? 0 }).map(({ key }) => key)).toEqual(
        keys,
      );
      expect(index.search(query, { boost, limit: 1 }).map(({ key }) => key)).toEqual(keys.slice(0, 1));
    },
  );

  test("no boost lifts a hit over a better tier", () => {
    const index = indexOf(named("Nord", "Nordpark", "Windpark Nord"));
    const boost = new Map([["park:Windpark Nord", 1e9]]);
    expect(labels(index.search("nord", { boost }))).toEqual(["Nord", "Nordpark", "Windpark Nord"]);
  });
});

describe("what matched", () => {
  const marked = (names: readonly string[], query: string) => {
    const [hit] = indexOf([{ key: "x:1", kind: 1, names }]).search(query);
    const label = names[0] ?? "";
    return { name: hit?.name, marks: hit?.ranges.map(([from, to]) => label.slice(from, to)) };
  };

  test.each([
    ["Solarpark Söhlde", "soehl", ["Söhl"]],
    ["Solarpark Soehlde", "söhlde", ["Soehlde"]],
    ["Großenhain", "gross", ["Groß"]],
    ["Großenhain", "grossen", ["Großen"]],
    ["Solarpark So\u0308hlde", "söhl", ["So\u0308hl"]],
    ["Windpark Lüneburg Nord", "nord lüne", ["Lüne", "Nord"]],
    ["WR 12", "wr12", ["WR", "12"]],
    ["Windpark", "park", ["park"]],
    ["Großenhain", "grossehnain", ["Großenhain"]],
    ["AC:DE:48:00:11:22", "acde48", ["AC:DE:48"]],
    ["SN-2024-004711", "4711", ["4711"]],
    ["E-Mail ändern", "email", ["E-Mail"]],
    ["😀 Söhlde", "söh", ["Söh"]],
  ])("the letters of %s that %s meets", (label, query, marks) => {
    expect(marked([label], query)).toEqual({ name: label, marks });
  });

  test("the name in the other language is told, and no letters of the label are marked [226]", () => {
    expect(marked(["Abmelden", "Sign out"], "sign")).toEqual({ name: "Sign out", marks: [] });
    expect(marked(["Abmelden", "Sign out"], "abm")).toEqual({ name: "Abmelden", marks: ["Abm"] });
    expect(marked(["Übersicht", "Dashboard"], "dashbaord")).toEqual({ name: "Dashboard", marks: [] });
  });

  test.each(["acde48001122", "ACDE48", "AC-DE-48", "de:48:00", "de48", "AC DE 48 00 11"])(
    "a device is found by its MAC as %s [189]",
    (query) => {
      expect(marked(["Logger", "SN-2024-77", "AC:DE:48:00:11:22"], query)).toEqual({
        name: "AC:DE:48:00:11:22",
        marks: [],
      });
    },
  );
});

describe("the index", () => {
  test("finds nothing for nothing", () => {
    const index = indexOf(world());
    for (const query of ["", "   ", "-", "…", "!?", "\u0308", "😀"]) expect(index.search(query)).toEqual([]);
    expect(createSearchIndex().search("a")).toEqual([]);
    expect(index.search("park", { limit: 0 })).toEqual([]);
  });

  test("replaces by key, removes, and clears", () => {
    const index = indexOf(named("Alt", "Rest"));
    index.add([{ key: "park:Alt", kind: PARK, names: ["Neubau"] }]);
    expect([index.size, labels(index.search("alt")), index.search("neubau")[0]?.key]).toEqual([
      2,
      [],
      "park:Alt",
    ]);
    index.add([{ key: "park:Alt", kind: PARK, names: ["Neubau"] }]);
    index.remove(["park:Rest", "park:unknown"]);
    expect([index.size, labels(index.search("rest"))]).toEqual([1, []]);
    index.clear();
    expect([index.size, index.search("neubau")]).toEqual([0, []]);
    index.add(named("Rest"));
    expect(labels(index.search("rest"))).toEqual(["Rest"]);
  });

  test("narrows to kinds, and keeps to the limit", () => {
    const index = indexOf(world());
    expect(new Set(index.search("park", { kinds: new Set([COMMAND]) }).map(({ key }) => key))).toEqual(
      new Set(["action:park-create"]),
    );
    expect(index.search("park")).toHaveLength(20);
    expect(index.search("park", { limit: 50 })).toHaveLength(50);
    expect(index.search("park", { limit: 5 })).toEqual(index.search("park", { limit: 50 }).slice(0, 5));
  });

  test("keeps its size over many replacements", () => {
    const index = createSearchIndex();
    for (let round = 0; round < 30; round += 1) {
      index.add(
        world().map((item) => ({
          ...item,
          names: [...item.names, round % 2 === 0 ? "Zustand qqq" : "Zustand vvv"],
        })),
      );
    }
    const fresh = indexOf(world());
    expect(index.size).toBe(fresh.size);
    expect(index.bytes()).toBeLessThan(fresh.bytes() * 4);
    expect(index.search("söhlde ii")[0]?.key).toBe("park:soehlde-2");
    expect(index.search("zustand qqq")).toEqual([]);
    expect(index.search("zustand vvv")).toHaveLength(20);
  });

  test("survives any text, in names and in queries", () => {
    const text = fc.oneof(
      fc.string(),
      fc.string({ unit: "binary" }),
      fc.constantFrom("__proto__", "constructor", "ß", "İ"),
    );
    fc.assert(
      fc.property(fc.array(text, { maxLength: 20 }), text, (names, query) => {
        const index = indexOf(
          names.map((name, i) => ({ key: `x:${i}`, kind: 1, names: [name], context: query })),
        );
        for (const { ranges, key } of index.search(query)) {
          const length = names[Number(key.slice(2))]?.length ?? 0;
          for (const [from, to] of ranges) expect(0 <= from && from < to && to <= length).toBe(true);
        }
      }),
    );
  });
});
