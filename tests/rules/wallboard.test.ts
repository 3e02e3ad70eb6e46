import { describe, expect, test } from "vitest";
import { isWall } from "../../src/rules/kiosk";
import {
  isOldOnWall,
  placeAt,
  portfoliosOnWall,
  readWallboard,
  reloadIsDue,
  screenAt,
  shiftAt,
  wallScreens,
} from "../../src/rules/wallboard";

const read = (text: string) => readWallboard(new URLSearchParams(text));

describe("the address of a wall", () => {
  test.each([
    ["", wallScreens, 20],
    ["screens=events,overview&seconds=30", ["overview", "events"], 30],
    ["screens=nothing&seconds=soon", wallScreens, 20],
    ["seconds=1", wallScreens, 5],
    ["seconds=1e9", wallScreens, 3600],
    ["seconds=-4", wallScreens, 20],
  ])("%j", (text, screens, seconds) => {
    expect(read(text)).toEqual({ screens, seconds });
  });

  test("kiosk=1 alone makes one", () => {
    expect(["kiosk=1", "kiosk=0", ""].map((text) => isWall(new URLSearchParams(text)))).toEqual([
      true,
      false,
      false,
    ]);
  });
});

test("ten thousand cycles show each screen as often, in order, and come out where the clock says", () => {
  const wall = read("seconds=5");
  const counts = new Map<string, number>();
  for (let second = 0; second < 10_000 * 15; second += 5) {
    const shown = screenAt(wall, second * 1000);
    counts.set(shown, (counts.get(shown) ?? 0) + 1);
  }
  expect([...counts]).toEqual(wallScreens.map((id) => [id, 10_000]));
  expect(screenAt(wall, 7_000)).toBe("monitor");
});

test("everything moves by a pixel at most, once a minute, over nine places", () => {
  const places = Array.from({ length: 18 }, (_, minute) => shiftAt(minute * 60_000).join());
  expect(new Set(places).size).toBe(9);
  expect(places.slice(0, 9)).toEqual(places.slice(9));
  expect(
    places
      .join()
      .split(",")
      .every((pixel) => Math.abs(Number(pixel)) <= 1),
  ).toBe(true);
});

test("data is old after twice the refresh", () => {
  expect([isOldOnWall(undefined, 1), isOldOnWall(0, 120_000), isOldOnWall(0, 120_001)]).toEqual([
    false,
    false,
    true,
  ]);
});

test("a wall is loaded anew after a day, and only while the server answers", () => {
  const day = 86_400_000;
  expect([
    reloadIsDue(0, day - 1, day - 1),
    reloadIsDue(0, day, day),
    reloadIsDue(0, day - 120_001, day),
    reloadIsDue(0, undefined, day),
    reloadIsDue(0, 2 * day, 2 * day + 1),
  ]).toEqual([false, true, false, false, true]);
});

test("each portfolio has the wall for as long as all its screens take", () => {
  const wall = read("screens=overview,events&seconds=10");
  const places = [0, 19, 20, 39, 40, 59, 60].map((second) => placeAt(wall, 3, second * 1000));
  expect(places).toEqual([0, 0, 1, 1, 2, 2, 0]);
  expect([0, 1].map((count) => placeAt(wall, count, 20_000))).toEqual([0, 0]);
});

test.each([
  ["nothing", [], [], ["A", "B", "C"]],
  ["a portfolio", [], ["B"], ["B"]],
  ["several", [], ["C", "A"], ["A", "C"]],
  ["a park", ["b1"], [], ["B"]],
  ["a park and another portfolio", ["b1"], ["A"], ["B"]],
  ["an unknown park and a portfolio", ["x"], ["A"], ["A"]],
  ["an unknown portfolio", [], ["x"], []],
  ["an unknown park", ["x"], [], []],
] as const)("an address that names %s", (_, parks, portfolios, shown) => {
  const list = ["A", "B", "C"].map((uid) => ({ uid, parks: [{ uid: `${uid.toLowerCase()}1` }] }));
  expect(portfoliosOnWall(list, { parks, portfolios }).map(({ uid }) => uid)).toEqual(shown);
});
