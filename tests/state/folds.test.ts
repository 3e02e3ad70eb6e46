import { expect, test } from "vitest";
import { Folds } from "../../src/state/folds";
import { safeStorage } from "../../src/state/storage";
import { fakeStorage } from "./fakes";

function start(initial: Record<string, string> = {}) {
  const { storage, entries } = fakeStorage(initial);
  const folds = new Folds(safeStorage(storage));
  folds.load("ada");
  return { folds, entries, storage };
}

test("keeps what is folded by account and table, the same set as long as nothing changes", () => {
  const { folds, entries, storage } = start();
  folds.set("Sites", new Set(["portfolio:n"]));
  expect(folds.of("Sites")).toBe(folds.of("Sites"));
  expect(Object.fromEntries(entries)).toEqual({ "folds:ada": '{"Sites":["portfolio:n"]}' });
  const again = new Folds(safeStorage(storage));
  again.load("ben");
  expect([...again.of("Sites")]).toEqual([]);
  again.load("ada");
  expect([...again.of("Sites"), ...again.of("Plants")]).toEqual(["portfolio:n"]);
});

test("forgets with the sign-out, and takes up nothing that is not to be read", () => {
  const { folds } = start();
  folds.set("Sites", new Set(["portfolio:n"]));
  folds.clear();
  expect([...folds.of("Sites")]).toEqual([]);
  for (const text of ["{", "[]", '{"Sites":[7]}', '{"Sites":"n"}'])
    expect([...start({ "folds:ada": text }).folds.of("Sites")]).toEqual([]);
});

test("of very many the first are forgotten", () => {
  const { folds, entries } = start();
  folds.set("Sites", new Set(Array.from({ length: 1500 }, (_, place) => `portfolio:${place}`)));
  expect([folds.of("Sites").size, folds.of("Sites").has("portfolio:0")]).toEqual([1000, false]);
  expect(entries.get("folds:ada")).toContain("portfolio:1499");
});
