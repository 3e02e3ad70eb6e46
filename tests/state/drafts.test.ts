import { expect, test } from "vitest";
import { Drafts } from "../../src/state/drafts";
import { safeStorage } from "../../src/state/storage";
import { fakeStorage } from "./fakes";

function start(initial: Record<string, string> = {}) {
  const { storage, entries } = fakeStorage(initial);
  return { drafts: new Drafts(safeStorage(storage)), entries };
}

test("typed text is back when the session ended and the same account signs in again [F36]", () => {
  const { drafts } = start();
  drafts.load("ada");
  drafts.write("comment:p1", { text: "Inverter 3 is noisy", year: "" });
  drafts.close();
  expect(drafts.read("comment:p1")).toBeNull();
  drafts.write("comment:p1", { text: "nobody's" });
  drafts.load("ada");
  expect(drafts.read("comment:p1")).toEqual({ text: "Inverter 3 is noisy" });
});

test("another account neither sees nor leaves it [F36]", () => {
  const { drafts, entries } = start({ "recents:ada": "[]" });
  drafts.load("ada");
  drafts.write("comment:p1", { text: "mine" });
  drafts.load("ben");
  expect(drafts.read("comment:p1")).toBeNull();
  expect([...entries.keys()]).toEqual(["recents:ada"]);
});

test("a sign-out wipes it [F36][40]", () => {
  const { drafts, entries } = start();
  drafts.load("ada");
  drafts.write("comment:p1", { text: "mine" });
  drafts.wipe();
  expect(entries.size).toBe(0);
  drafts.load("ada");
  expect(drafts.read("comment:p1")).toBeNull();
});

test("whatever a field is called it is kept, and a form without text has no draft [F36]", () => {
  const { drafts, entries } = start();
  drafts.load("ada");
  drafts.write("password", { zipCode: "25813", postalCode: "25813", phone: "", name: "Ada" });
  expect(drafts.read("password")).toEqual({ zipCode: "25813", postalCode: "25813", name: "Ada" });
  drafts.drop("password");
  expect(drafts.read("password")).toBeNull();
  expect(entries.get("drafts:ada")).toBe("[]");
});

test("numbers, ranges, things and what was emptied are kept as they are", () => {
  const { drafts, entries } = start();
  drafts.load("ada");
  const draft = {
    latitude: 28.5,
    peakPowerW: null,
    range: { start: "2026-05-01", end: "2026-05-31" },
    member: { kind: "member", uid: "m1", name: "Ida" },
  };
  drafts.write("park.update park:p1", draft);
  const { drafts: later } = start(Object.fromEntries(entries));
  later.load("ada");
  expect(later.read("park.update park:p1")).toEqual(draft);
});

test("the last twenty forms are kept", () => {
  const { drafts } = start();
  drafts.load("ada");
  for (let at = 1; at <= 21; at += 1) drafts.write(`form${at}`, { text: "x" });
  expect(drafts.read("form1")).toBeNull();
  expect(drafts.read("form2")).toEqual({ text: "x" });
});

test.each(["{", "[1]", '[["form",{"text":true}]]'])("%j in storage is no draft [F33]", (text) => {
  const { drafts } = start({ "drafts:ada": text });
  drafts.load("ada");
  expect(drafts.read("form")).toBeNull();
});
