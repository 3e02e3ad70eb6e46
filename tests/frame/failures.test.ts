import { expect, test } from "vitest";
import { createFailures } from "../../src/frame/failures";
import type { FailedPart } from "../../src/frame/failures";

interface Place {
  readonly contains: (other: Place | null) => boolean;
}

/** Of an element only what it holds is asked. */
function element(): Place {
  const own: Place = { contains: (other) => other === own };
  return own;
}

/** A screen, with the means to let parts of it, or of a dialog above it, fail for want of a connection. */
function rig() {
  const onScreen = new Set<Place>();
  const failures = createFailures((box: Place) => onScreen.has(box));
  const asked: string[] = [];
  const fail = (name: string, where: "screen" | "dialog", isSmall = false) => {
    const box = element();
    if (where === "screen") onScreen.add(box);
    const part: FailedPart<Place> = {
      failure: { failure: "network", status: 0, text: "Unknown Error", path: [] },
      box: { current: box },
      isWaiting: false,
      isSmall,
      again: () => asked.push(name),
    };
    const place = { name };
    failures.set(place, part);
    return place;
  };
  return { failures, asked, fail };
}

test("[F73] the note goes with the last of the screen's parts, whatever a dialog above it still fails for", () => {
  const { failures, fail } = rig();
  const [first, second] = [fail("first", "screen"), fail("second", "screen")];
  const above = fail("above", "dialog");
  expect(failures.together().map(({ parts }) => parts.length)).toEqual([2]);
  expect([first, second, above].map(failures.toldAt)).toEqual(["note", "note", "here"]);
  failures.set(first, undefined);
  expect(failures.together().map(({ parts }) => parts.length)).toEqual([1]);
  failures.set(second, undefined);
  expect(failures.together()).toEqual([]);
  expect(failures.toldAt(above)).toBe("here");
});

test("a retry in a dialog asks for what is in the dialog too", () => {
  const { failures, asked, fail } = rig();
  fail("below", "screen");
  const above = fail("above", "dialog");
  failures.again(above);
  expect(asked.toSorted()).toEqual(["above", "below"]);
});

test("what is too small for words of its own is said in the note, alone as well, and goes with it", () => {
  const { failures, fail } = rig();
  const cell = fail("cell", "screen", true);
  expect([failures.toldAt(cell), failures.together().length]).toEqual(["note", 1]);
  failures.set(cell, undefined);
  expect(failures.together()).toEqual([]);
});
