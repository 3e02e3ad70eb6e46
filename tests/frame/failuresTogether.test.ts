import { expect, test } from "vitest";
import { createFailures } from "../../src/frame/failures";
import type { Failure } from "../../src/frame/useGraph";

interface Place {
  readonly contains: (other: Place | null) => boolean;
}

/** A place on the page: it holds itself and what is put into it. */
function place(...inner: readonly Place[]): Place {
  const own: Place = { contains: (other) => other === own || inner.some((each) => each === other) };
  return own;
}

const failure = (text: string, status = 500): Failure => ({ text, status, failure: "http", path: [] });

function rig(holds: (place: Place) => boolean = () => true) {
  const asked: string[] = [];
  const failures = createFailures(holds);
  const part = (name: string, why: Failure | undefined, box: Place | null = place()) => {
    const again = () => void asked.push(name);
    const key = { name };
    const fail = (next: Failure | undefined) =>
      failures.set(key, next && { failure: next, box: { current: box }, isWaiting: false, again });
    fail(why);
    return { key, fail };
  };
  const noted = () => failures.together().map(({ parts }) => parts.length);
  return { failures, part, asked, noted };
}

test("two parts that fail for one reason are told in one note, and asked again together", () => {
  const { failures, part, asked, noted } = rig();
  const one = part("one", failure("Out of order"));
  expect([failures.toldAt(one.key), noted()]).toEqual(["here", []]);
  const other = part("other", failure("Out of order"));
  const third = part("third", failure("Out of sun"));
  expect([one, other, third].map(({ key }) => failures.toldAt(key))).toEqual(["note", "note", "here"]);
  expect(noted()).toEqual([2]);
  failures.again(one.key);
  expect(asked).toEqual(["one", "other"]);
});

test("[F73] of a server that cannot answer the status is the reason, whatever each call is called", () => {
  const { failures, part, noted } = rig();
  const down = part("one", failure("Failed to fetch KPI", 503));
  part("other", failure("Failed to fetch graph", 503));
  expect([failures.toldAt(down.key), noted()]).toEqual(["note", [2]]);
  const { noted: apart, part: refused } = rig();
  refused("one", failure("Failed to fetch KPI", 500));
  refused("other", failure("Failed to fetch graph", 500));
  expect(apart()).toEqual([]);
});

test("the note stays until the last of its parts is well, and not longer", () => {
  const { failures, part, noted } = rig();
  const one = part("one", failure("Out of order"));
  const other = part("other", failure("Out of order"));
  one.fail(undefined);
  expect([failures.toldAt(other.key), noted()]).toEqual(["note", [1]]);
  other.fail(undefined);
  expect(noted()).toEqual([]);
  other.fail(failure("Out of order"));
  expect(failures.toldAt(other.key)).toBe("here");
});

test("what stands around another that failed for the same is told within", () => {
  const { failures, part, noted } = rig();
  const box = place();
  const inner = part("inner", failure("Out of order"), box);
  const outer = part("outer", failure("Out of order"), place(box));
  expect([failures.toldAt(inner.key), failures.toldAt(outer.key), noted()]).toEqual(["here", "within", []]);
});

test("what lies in a dialog above the screen tells its own, and so does what is not drawn yet", () => {
  const above = place();
  const { failures, part, noted } = rig((element) => element !== above);
  const below = ["one", "other"].map((name) => part(name, failure("Out of order")));
  const dialog = part("dialog", failure("Out of order"), above);
  const undrawn = part("undrawn", failure("Out of order"), null);
  const told = [...below, dialog, undrawn].map(({ key }) => failures.toldAt(key));
  expect([told, noted()]).toEqual([["note", "note", "here", "here"], [2]]);
});
