import { expect, test } from "vitest";
import { areSaidAt, faultsIn, faultsOf } from "../../src/rules/faults";

test("[209] what a refusal says of single fields, by their name as arguments are named; the first complaint of each", () => {
  const detail = [
    { msg: "Too short", loc: ["body", "contact", "first_name"] },
    { msg: "Not text", loc: ["body", "contact", "first_name"] },
    { msg: "Below zero", loc: ["peak_power_w"] },
    { msg: "Not a day", loc: ["query", "days", 2] },
    { msg: "Everything is wrong", loc: ["body"] },
    { msg: 7, loc: ["body", "email"] },
    null,
  ];
  expect(faultsOf({ detail })).toEqual({
    firstName: "Too short",
    peakPowerW: "Below zero",
    days: "Not a day",
  });
});

test.each([
  [undefined],
  ["text"],
  [{ detail: "text" }],
  [{ detail: { msg: "x", loc: ["body", "a"] } }],
  [null],
])("%j says nothing of a field", (body) => {
  expect(faultsOf(body)).toEqual({});
});

test("an error carries them or not", () => {
  expect(faultsIn(Object.assign(new Error(""), { faults: { email: "Known" } }))).toEqual({ email: "Known" });
  expect([faultsIn(new Error("")), faultsIn("text")]).toEqual([{}, {}]);
});

test("nothing is left to say above the fields where each fault has one", () => {
  expect(areSaidAt(["email", "name"], { email: "Known" })).toBe(true);
  expect(areSaidAt(["email"], { email: "Known", captcha: "Missing" })).toBe(false);
  expect(areSaidAt(["email"], {})).toBe(false);
});
