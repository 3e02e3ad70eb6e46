import { expect, test } from "vitest";
import { Selection } from "../../src/state/selection";

const park = (uid: string) => ({ kind: "park", uid, name: `Park ${uid}` });
const [a, b, c, d, e] = [park("a"), park("b"), park("c"), park("d"), park("e")];
const rows = [a, b, c, d, e];

function uids(selection: Selection): string {
  return selection.rows.map(({ uid }) => uid).join("");
}

test("x selects and deselects rows of the list that was last touched [239]", () => {
  const selection = new Selection();
  selection.focus("parks", a);
  expect(selection.focused).toEqual(a);
  selection.toggle("parks", a);
  selection.toggle("parks", { ...park("c") });
  expect(uids(selection)).toBe("ac");
  selection.toggle("parks", park("a"));
  expect(uids(selection)).toBe("c");
  expect(selection.isSelected("parks", park("c"))).toBe(true);
  selection.toggle("devices", { kind: "device", uid: "c", name: "c" });
  expect(selection.rows).toEqual([{ kind: "device", uid: "c", name: "c" }]);
  expect(selection.focused).toBeUndefined();
  expect(selection.selectedIn("parks")).toHaveLength(1);
});

test("two kinds with one uid are two rows [228]", () => {
  const selection = new Selection();
  selection.toggle("mixed", a);
  expect(selection.isSelected("mixed", { ...a, kind: "portfolio" })).toBe(false);
});

test("Shift extends from where it began, there and back, beside what was selected before [239]", () => {
  const selection = new Selection();
  selection.toggle("parks", e);
  selection.toggle("parks", b);
  for (const [to, expected] of [
    [c, "ebc"],
    [d, "ebcd"],
    [c, "ebc"],
    [a, "eba"],
  ] as const) {
    selection.extend("parks", rows, to);
    expect(uids(selection)).toBe(expected);
    expect(selection.focused).toEqual(to);
  }
});

test("Shift from the focused row, and from nowhere [239]", () => {
  const selection = new Selection();
  selection.focus("parks", b);
  selection.extend("parks", rows, d);
  expect(uids(selection)).toBe("bcd");
  const fresh = new Selection();
  fresh.extend("parks", rows, c);
  expect(uids(fresh)).toBe("c");
  fresh.extend("parks", [a, b], b);
  expect(uids(fresh)).toBe("b");
});

test("what a list no longer shows is neither selected nor focused [239]", () => {
  const selection = new Selection();
  selection.selectAll("parks", rows);
  selection.focus("parks", a);
  selection.retain("parks", rows.slice(1, 3));
  expect(uids(selection)).toBe("bc");
  expect(selection.focused).toBeUndefined();
});

test("clears one list or everything, and forgets a list that has left the screen", () => {
  const selection = new Selection();
  selection.selectAll("parks", rows);
  selection.focus("parks", a);
  selection.clear("parks");
  expect([uids(selection), selection.focused]).toEqual(["", a]);
  selection.leave("parks");
  expect([selection.list, selection.focused]).toEqual([undefined, undefined]);
  selection.toggle("parks", a);
  selection.clear();
  expect([selection.list, selection.rows]).toEqual([undefined, []]);
});

test("[239] what was done with is let go of in every list, the rest stays", () => {
  const selection = new Selection();
  selection.selectAll("parks", [a, b, c]);
  selection.selectAll("sites", [b, d]);
  selection.settle([a, b]);
  expect([selection.selectedIn("parks"), selection.selectedIn("sites")]).toEqual([[c], [d]]);
});

test("what has changed in the list meanwhile is meant as it is by now", () => {
  const selection = new Selection<ReturnType<typeof park> & { state?: string }>();
  selection.focus("parks", b);
  selection.toggle("parks", b);
  const before = selection.focused;
  selection.retain("parks", [a, { ...park("b") }]);
  expect(selection.focused).toBe(before);
  const hidden = { ...b, state: "hidden" };
  selection.retain("parks", [a, hidden]);
  expect([selection.focused, selection.rows]).toEqual([hidden, [hidden]]);
});
