import { describe, expect, test } from "vitest";
import { matcherOf } from "../../src/command/fold";

describe("what was typed, in a text", () => {
  const holds = (typed: string, text: string) => matcherOf(typed)(text);

  test("holds every word, in any order, whatever its case and marks", () => {
    expect(holds("sohlde park", "Solarpark Söhlde")).toBe(true);
    expect(holds("söhlde wind", "Solarpark Söhlde")).toBe(false);
  });

  test("a sign alone is looked for as it stands; white space is as nothing typed", () => {
    expect(holds("+", "Solarpark Söhlde")).toBe(false);
    expect(holds("+", "Park A+B")).toBe(true);
    expect(holds("park +", "+49 Park")).toBe(true);
    expect(holds("park +", "Park")).toBe(false);
    expect(holds("  ", "Solarpark Söhlde")).toBe(true);
  });
});
