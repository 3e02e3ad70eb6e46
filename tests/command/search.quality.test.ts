import { describe, expect, test } from "vitest";
import { createSearchIndex } from "../../src/command/search";
import { qualityList } from "./qualityList";
import { world } from "./searchWorld";

const index = createSearchIndex();
index.add(world());

const first = (query: string) => index.search(query)[0]?.key;

describe("the first rank of the quality list [224][225][226][189]", () => {
  test.each(qualityList)("%s -> %s", (query, key) => {
    expect(first(query)).toBe(key);
  });

  test("the list is as long as speed.md asks", () => {
    expect(new Set(qualityList.map(([query]) => query)).size).toBeGreaterThanOrEqual(60);
  });
});
