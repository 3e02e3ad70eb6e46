import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { pageNumber, pageRows, rig } from "./listRig";
import type { Rig } from "./listRig";

describe("a list that grows", () => {
  test("page 1 replaces, later pages append", () => {
    const { asked, answer, watch, shown } = rig();
    for (const page of [1, 2]) watch(page);
    for (const operation of asked)
      answer(operation, pageRows(["a", "b", "c", "d"], pageNumber(operation)), 4);
    expect(shown(1)).toEqual({ ids: ["a", "b", "c"], total: 4, page: 1 });
    expect(shown(2)).toEqual({ ids: ["a", "b", "c", "d"], total: 4, page: 2 });
  });

  test("[F75] page 2 before page 1 is shown alone, then in its place", () => {
    const { asked, answer, watch, shown } = rig();
    for (const page of [1, 2]) watch(page);
    const [first, second] = asked;
    if (second) answer(second, ["d"], 4);
    expect(shown(2)).toEqual({ ids: ["d"], total: 4, page: 2 });
    if (first) answer(first, ["a", "b", "c"], 4);
    expect(shown(2)).toEqual({ ids: ["a", "b", "c", "d"], total: 4, page: 2 });
  });

  test("[F75] a first page that comes back changed starts the list anew", () => {
    const { asked, answer, watch, shown } = rig();
    for (const page of [1, 2, 1]) watch(page);
    const [first, second] = asked.splice(0);
    if (first) answer(first, ["a", "b", "c"], 4);
    if (second) answer(second, ["d"], 4);
    watch(1);
    const [again] = asked.splice(0);
    if (again) answer(again, ["new", "a", "b"], 5);
    expect(shown(2)).toEqual({ ids: ["new", "a", "b"], total: 5, page: 1 });
  });

  test.each([
    ["[F76] smaller than what is loaded", ["a", "b", "c"], 1],
    ["[F76] negative", ["a", "b"], -1],
    ["[F78] with rows that came twice", ["a", "a", "b"], 3],
    ["[F78] with ids that are special elsewhere", ["0", "__proto__", "constructor"], 3],
    ["[F76] larger than anything that ever comes", [], 9],
  ])("stops at a total %s", (_name, ids, total) => {
    const { asked, answer, watch, shown } = rig();
    watch(1);
    for (const operation of asked) answer(operation, ids, total);
    const distinct = [...new Set(ids)];
    expect(shown(1)).toEqual({ ids: distinct, total: distinct.length, page: 1 });
    expect(Object.keys({})).toEqual([]);
  });
});

const someRows = fc.uniqueArray(fc.constantFrom(..."abcdefghijk", "0", "__proto__"), { maxLength: 11 });

/** Loads on as a screen does: the page after the last one held, until the rows are as many as the total. */
function loadAll({ asked, answer, watch, leave, shown }: Rig, rows: readonly string[], total: number) {
  for (let page = 1, steps = 0; steps < 20; steps++) {
    leave();
    watch(page);
    for (const operation of asked.splice(0)) answer(operation, pageRows(rows, pageNumber(operation)), total);
    const list = shown(page);
    if (!list || list.ids.length >= list.total) return list?.ids;
    page = list.page + 1;
  }
  return "never ends";
}

describe("[F75] in whatever order pages come", () => {
  const pages = fc.array(fc.integer({ min: 1, max: 4 }), { minLength: 1, maxLength: 8 });
  const order = fc.array(fc.nat(), { minLength: 8, maxLength: 8 });

  test("a list that stands still is whole and in order once all of it has come", () => {
    fc.assert(
      fc.property(someRows, pages, order, (rows, more, picks) => {
        const { asked, answer, watch, shown } = rig();
        for (const page of [1, 2, 3, 4, ...more]) watch(page);
        for (const pick of [...picks, ...Array.from({ length: 12 }, () => 0)])
          for (const operation of asked.splice(pick % Math.max(1, asked.length), 1))
            answer(operation, pageRows(rows, pageNumber(operation)), rows.length);
        const list = shown(4);
        expect(list?.ids).toEqual(rows);
        expect(list?.total).toBe(rows.length);
      }),
    );
  });

  test("no row is there twice while the list changes, and loading it again gives what there is", () => {
    fc.assert(
      fc.property(
        fc.array(someRows, { minLength: 1, maxLength: 5 }),
        pages,
        order,
        (versions, wanted, picks) => {
          const portal = rig();
          for (const page of wanted) portal.watch(page);
          picks.forEach((pick, step) => {
            const rows = versions[step % versions.length] ?? [];
            for (const operation of portal.asked.splice(pick % Math.max(1, portal.asked.length), 1))
              portal.answer(operation, pageRows(rows, pageNumber(operation)), rows.length);
            for (const page of [1, 2, 3, 4]) {
              const ids = portal.shown(page)?.ids ?? [];
              expect(new Set(ids).size).toBe(ids.length);
            }
          });
          const last = versions.at(-1) ?? [];
          expect(loadAll(portal, last, last.length)).toEqual(last);
        },
      ),
    );
  });
});

test("[F76] loading on ends, whatever the total and however often a row comes", () => {
  const anyRows = fc.array(fc.constantFrom("a", "b", "c", "0", "__proto__"), { maxLength: 14 });
  fc.assert(
    fc.property(anyRows, fc.integer({ min: -1, max: 60 }), (rows, total) => {
      const loaded = loadAll(rig(), rows, total);
      expect(loaded).not.toBe("never ends");
      if (total >= rows.length) expect(loaded).toEqual([...new Set(rows)]);
    }),
  );
});
