import { expect, test } from "vitest";
import { Recents } from "../../src/state/recents";
import { safeStorage } from "../../src/state/storage";
import { fakeStorage } from "./fakes";

const WEEK = 7 * 86_400_000;

function start(initial: Record<string, string> = {}, fault?: "quota" | "blocked") {
  const { storage, entries } = fakeStorage(initial, fault);
  const time = { now: 1_000_000_000_000 };
  const recents = new Recents(safeStorage(storage), () => time.now);
  return { recents, entries, time, storage };
}

test("keeps ids of one account, the latest first, and nothing but ids [234]", () => {
  const { recents, entries, time, storage } = start();
  recents.load("ada");
  for (const id of ["park:1", "screen:monitor", "park:1"]) {
    time.now += 1000;
    recents.note(id);
  }
  expect(recents.ids).toEqual(["park:1", "screen:monitor"]);
  expect([...entries.keys()]).toEqual(["recents:ada"]);
  const stored: unknown = JSON.parse(entries.get("recents:ada") ?? "");
  expect(stored).toEqual([
    { id: "park:1", score: expect.closeTo(2, 5) as number, last: time.now },
    { id: "screen:monitor", score: 1, last: time.now - 1000 },
  ]);

  const again = new Recents(safeStorage(storage), () => time.now);
  again.load("ben");
  expect(again.ids).toEqual([]);
  again.load("ada");
  expect(again.ids).toEqual(["park:1", "screen:monitor"]);
});

test("a use counts half after a week, and a clock set back lets nothing grow [234]", () => {
  const { recents, time } = start();
  recents.load("ada");
  recents.note("park:1");
  recents.note("park:1");
  time.now += WEEK;
  expect(recents.score("park:1")).toBe(1);
  expect(recents.score("park:2")).toBe(0);
  expect(recents.scores()).toEqual(new Map([["park:1", 1]]));
  time.now -= 10 * WEEK;
  expect(recents.score("park:1")).toBe(2);
});

test("keeps two hundred, and what is used often outlives what was used once [234]", () => {
  const { recents, time } = start();
  recents.load("ada");
  recents.note("often");
  recents.note("often");
  for (let at = 1; at <= 250; at += 1) {
    time.now += 1000;
    recents.note(`once:${at}`);
  }
  expect(recents.ids).toHaveLength(200);
  expect(recents.score("often")).toBeGreaterThan(1.9);
  expect(recents.score("once:1")).toBe(0);
  expect(recents.ids[0]).toBe("once:250");
});

test("is gone at sign-out, stored and shown, and can forget one [234]", () => {
  const { recents, entries } = start();
  recents.load("ada");
  recents.note("park:1");
  recents.note("park:2");
  recents.forget("park:1");
  expect(recents.ids).toEqual(["park:2"]);
  recents.clear();
  expect(recents.ids).toEqual([]);
  expect(entries.size).toBe(0);
  recents.note("park:3");
  expect(entries.size).toBe(0);
});

test.each([
  "{",
  "null",
  '{"a":1}',
  '[{"id":"x"}]',
  '[{"id":"","score":1,"last":1}]',
  '[{"id":"x","score":"1","last":1}]',
])("%j in storage is nothing [234][F33]", (text) => {
  const { recents } = start({ "recents:ada": text });
  recents.load("ada");
  expect(recents.ids).toEqual([]);
});

test("an id that is stored twice counts once [234][F78]", () => {
  const twice = [
    { id: "__proto__", score: 2, last: 5 },
    { id: "__proto__", score: 9, last: 4 },
  ];
  const { recents } = start({ "recents:ada": JSON.stringify(twice) });
  recents.load("ada");
  expect(recents.ids).toEqual(["__proto__"]);
});

test.each(["quota", "blocked"] as const)("works for this page when storage is %s [F33]", (fault) => {
  const { recents } = start({}, fault);
  recents.load("ada");
  recents.note("park:1");
  expect(recents.ids).toEqual(["park:1"]);
  recents.clear();
  expect(recents.ids).toEqual([]);
});
