import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { createSearchIndex, type Searchable, type SearchHit } from "../../src/command/search";
import { world } from "./searchWorld";

function indexOf(items: readonly Searchable[]) {
  const index = createSearchIndex();
  index.add(items);
  return index;
}

describe("always", () => {
  const items = world();
  const item = fc.constantFrom(...items);

  test("the exact name stands first, typed in any case [225]", () => {
    const index = indexOf(items);
    fc.assert(
      fc.property(item, fc.boolean(), ({ names }, upper) => {
        const name = names[0] ?? "";
        const [hit] = index.search(upper ? name.toUpperCase() : name);
        expect(hit?.name.toLowerCase()).toBe(name.toLowerCase());
      }),
    );
  });

  test("every serial number, MAC and address finds its device", () => {
    const index = indexOf(items);
    fc.assert(
      fc.property(item, fc.nat(3), ({ names, key }, which) => {
        const name = names[which];
        fc.pre(name !== undefined && which > 0 && key.startsWith("device:"));
        expect(index.search(name)[0]?.key).toBe(key);
        expect(index.search(name.toLowerCase().replace(/[:-]/g, ""))[0]?.key).toBe(key);
      }),
    );
  });

  test("the order and size of batches change nothing", () => {
    const whole = indexOf(items);
    const queries = [
      "s",
      "park",
      "söhlde",
      "wr 12",
      "grossehnain",
      "de48",
      "10.20",
      "nord halle",
      "datenlogger sn2024",
      "datenlogger 00471 nord",
    ];
    fc.assert(
      fc.property(
        fc.shuffledSubarray(items, { minLength: items.length }),
        fc.integer({ min: 50, max: 3000 }),
        (all, size) => {
          const index = createSearchIndex();
          for (let from = 0; from < all.length; from += size) index.add(all.slice(from, from + size));
          for (const query of queries) expect(index.search(query)).toEqual(whole.search(query));
          index.settle();
          for (const query of queries) expect(index.search(query)).toEqual(whole.search(query));
        },
      ),
      { numRuns: 8 },
    );
  });

  test("several words find what each of them finds", () => {
    const index = indexOf(items);
    // Without the lists of a settled index all words cost the same, and none is looked for among the few of another.
    index.settle();
    const word = fc.constantFrom(
      "park",
      "s",
      "söhlde",
      "nord",
      "görlitz",
      "datenlogger",
      "ac",
      "ost",
      "wr12",
      "b",
    );
    const found = (query: string) =>
      new Set(index.search(query, { limit: items.length }).map(({ key }) => key));
    fc.assert(
      fc.property(fc.uniqueArray(word, { minLength: 2, maxLength: 3 }), (words) => {
        const [first = new Set<string>(), ...others] = words.map(found);
        const meant = [...first].filter((key) => others.every((keys) => keys.has(key)));
        expect([...found(words.join(" "))].sort()).toEqual(meant.sort());
      }),
    );
  });

  test("after a removal all is as if it had never been there", () => {
    const found = (hits: readonly SearchHit[]) => hits.map(({ key, name }) => `${key} ${name}`);
    fc.assert(
      fc.property(fc.nat(7), fc.constantFrom("park", "söhlde", "e", "b827", "ost"), (rest, query) => {
        const goes = (_: Searchable, i: number) => i % 8 === rest;
        const index = indexOf(items);
        index.remove(items.filter(goes).map(({ key }) => key));
        expect(found(index.search(query))).toEqual(
          found(indexOf(items.filter((item, i) => !goes(item, i))).search(query)),
        );
      }),
      { numRuns: 10 },
    );
  });
});
