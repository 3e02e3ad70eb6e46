import { expect, test } from "vitest";
import { choosePlant } from "../../src/rules/plantSelection";

const chosen = { inverter: "1", gak: "7", page: 3 };

test("[138] another inverter clears the GAK and begins at the first page of strings", () => {
  expect(choosePlant(chosen, { type: "inverter", id: "2" })).toEqual({ inverter: "2", gak: null, page: 1 });
  expect(choosePlant(chosen, { type: "inverter", id: null })).toEqual({ inverter: null, gak: null, page: 1 });
});

test("[138] another GAK keeps the inverter and begins at the first page of strings", () => {
  expect(choosePlant(chosen, { type: "gak", id: "8" })).toEqual({ inverter: "1", gak: "8", page: 1 });
  expect(choosePlant(chosen, { type: "gak", id: null })).toEqual({ inverter: "1", gak: null, page: 1 });
});

test("the same choice again changes nothing", () => {
  expect(choosePlant(chosen, { type: "inverter", id: "1" })).toBe(chosen);
  expect(choosePlant(chosen, { type: "gak", id: "7" })).toBe(chosen);
});

test.each([
  [4, 4],
  [0, 1],
  [Number.NaN, 1],
])("page %d of the strings is page %d, and what is chosen stays", (page, shown) => {
  expect(choosePlant(chosen, { type: "page", page })).toEqual({ ...chosen, page: shown });
});
