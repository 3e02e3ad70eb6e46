import fc from "fast-check";
import { expect, test } from "vitest";
import { pageNumber, pageRows, rig } from "./listRig";

test("[167] a removed row is gone at once, and the page that has moved up is the next to ask for", () => {
  const { asked, answer, watch, shown, remove } = rig();
  for (const page of [1, 2]) watch(page);
  for (const operation of asked.splice(0))
    answer(operation, pageRows(["a", "b", "c", "d", "e", "f", "g"], pageNumber(operation)), 7);
  remove("b");
  expect(shown(2)).toEqual({ ids: ["a", "c", "d", "e", "f"], total: 6, page: 1 });
  expect(asked.map(({ kind, variables }) => ({ kind, variables }))).toEqual([]);
  watch(2);
  for (const operation of asked.splice(0))
    answer(operation, pageRows(["a", "c", "d", "e", "f", "g"], pageNumber(operation)), 6);
  expect(shown(2)).toEqual({ ids: ["a", "c", "d", "e", "f", "g"], total: 6, page: 2 });
});

test("[167] a new row counts beside those that the server has sent, so that the list does not end early", () => {
  const { asked, answer, watch, shown, add } = rig();
  const rows = ["a", "b", "c", "d", "e", "f"];
  const load = (page: number, all: readonly string[]) => {
    watch(page);
    for (const operation of asked.splice(0)) answer(operation, pageRows(all, page), all.length);
  };
  load(1, rows);
  add("new");
  expect(shown(1)).toEqual({ ids: ["new", "a", "b", "c"], total: 7, page: 1 });
  load(2, ["new", ...rows]);
  expect(shown(2)).toEqual({ ids: ["new", "a", "b", "c", "d", "e"], total: 7, page: 2 });
  load(3, ["new", ...rows]);
  expect(shown(3)).toEqual({ ids: ["new", ...rows], total: 7, page: 3 });
});

/** A user who loads on, adds and deletes in any order; a row that is added stands first or last on the server. */
const deeds = fc.array(
  fc.record({
    kind: fc.constantFrom("load", "load", "remove", "addFirst", "addLast"),
    pick: fc.nat({ max: 40 }),
  }),
  { maxLength: 14 },
);

test("[167] whatever is added and deleted in between, loading on to the end shows every row once", () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 16 }), deeds, (count, all) => {
      const portal = rig();
      let rows = Array.from({ length: count }, (_, index) => `r${index}`);
      let asked = 1;
      const load = (page: number) => {
        asked = page;
        portal.leave();
        portal.watch(page);
        for (const operation of portal.asked.splice(0))
          portal.answer(operation, pageRows(rows, pageNumber(operation)), rows.length);
        return portal.shown(page);
      };
      const next = () => {
        const list = portal.shown(asked);
        return !list || list.ids.length >= list.total ? undefined : list.page + 1;
      };
      load(1);
      all.forEach(({ kind, pick }, step) => {
        const page = next();
        if (kind === "load" && page !== undefined) load(page);
        const gone = rows[pick % Math.max(1, rows.length)];
        if (kind === "remove" && gone !== undefined) {
          rows = rows.filter((each) => each !== gone);
          portal.remove(gone);
        }
        if (kind.startsWith("add")) {
          rows = kind === "addFirst" ? [`n${step}`, ...rows] : [...rows, `n${step}`];
          portal.add(`n${step}`);
        }
      });
      let steps = 0;
      for (let page = next(); page !== undefined && steps < 40; page = next(), steps++) load(page);
      expect(steps).toBeLessThan(40);
      expect([...(portal.shown(asked)?.ids ?? [])].sort()).toEqual([...rows].sort());
    }),
    { numRuns: 200 },
  );
});
