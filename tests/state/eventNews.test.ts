import { expect, test } from "vitest";
import { EventNews } from "../../src/state/eventNews";
import { takeNew } from "../../src/state/newEvents";
import { safeStorage } from "../../src/state/storage";
import { fakeStorage } from "./fakes";

const minute = 60_000;

/** Two tabs of one browser. */
function tabs() {
  const { storage, entries } = fakeStorage();
  const open = () => new EventNews(safeStorage(storage));
  return { one: open(), open, entries };
}
const look = (ids: string[], now: number, change: { isWhole?: boolean; from?: number } = {}) => ({
  ...{ ids, now, isWhole: true, from: 1000 },
  ...change,
});

test("the first look is no news, the next one tells what came, once in all tabs", () => {
  const { one, open } = tabs();
  expect(takeNew(one, look(["b", "a"], 0))).toEqual([]);
  expect(takeNew(one, look(["c", "b", "a"], minute))).toEqual(["c"]);
  const other = open();
  expect(other.unseen).toEqual(["c"]);
  expect(takeNew(other, look(["c", "b", "a"], 2 * minute))).toEqual([]);
  expect(takeNew(other, look(["d", "c", "b", "a"], 3 * minute))).toEqual(["d"]);
  one.load();
  expect(one.unseen).toEqual(["c", "d"]);
  one.seen();
  other.load();
  expect([one.unseen, other.unseen]).toEqual([[], []]);
});

test("what came while the portal was open nowhere is no news, nor what another threshold lets in", () => {
  const { one } = tabs();
  takeNew(one, look(["a"], 0));
  expect(takeNew(one, look(["b", "a"], 6 * minute))).toEqual([]);
  expect(takeNew(one, look(["c", "b", "a"], 7 * minute, { from: 500 }))).toEqual([]);
  expect(takeNew(one, look(["d", "c", "b", "a"], 8 * minute, { from: 500 }))).toEqual(["d"]);
});

test("an event that moves up from beyond the page is not new, and one that came back is not either", () => {
  const { one } = tabs();
  takeNew(one, look(["d", "c", "b"], 0, { isWhole: false }));
  expect(takeNew(one, look(["e", "d", "b", "a"], minute, { isWhole: false }))).toEqual(["e"]);
  expect(takeNew(one, look(["e", "d", "c"], 2 * minute, { isWhole: false }))).toEqual([]);
});

test("what is stored and cannot be read is nothing, and a sign-out forgets", () => {
  const { one, open, entries } = tabs();
  takeNew(one, look(["a"], 0));
  takeNew(one, look(["b", "a"], minute));
  one.clear();
  expect(one.unseen).toEqual([]);
  entries.set("news", '{"unseen":7}');
  expect(open().unseen).toEqual([]);
  expect(takeNew(open(), look(["b"], minute))).toEqual([]);
});
