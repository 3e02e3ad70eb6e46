import { expect, test } from "vitest";
import { codeHolds, codeOf, secondsLeft, secretBytes, windowOf } from "../../mocks/otp";
import { quickDemo } from "./backend";

const rfcSecret = new TextEncoder().encode("12345678901234567890");

test.each([
  [59, "94287082"],
  [1_111_111_109, "07081804"],
  [1_111_111_111, "14050471"],
  [1_234_567_890, "89005924"],
  [2_000_000_000, "69279037"],
  [20_000_000_000, "65353130"],
])("RFC 6238, appendix B: SHA-1 code at %i s is %s", async (seconds, code) => {
  expect(await codeOf(rfcSecret, windowOf(seconds * 1000), 8)).toBe(code);
});

test("base32 with padding, blanks and small letters is read, other text is not", () => {
  expect(secretBytes("GEZDGNBV gy3tqojq====")).toEqual(new TextEncoder().encode("1234567890"));
  expect([secretBytes(""), secretBytes("0189")]).toEqual([null, null]);
});

test("a code holds one window before and after its own [F55]", async () => {
  const secret = "GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ";
  const code = await codeOf(rfcSecret, 100);
  const holds = (window: number) => codeHolds(secret, code, window * 30_000);
  expect(await Promise.all([98, 99, 100, 101, 102].map(holds))).toEqual([false, true, true, true, false]);
  expect(await codeHolds(secret, "12 34-56", 100 * 30_000)).toBe(false);
});

test("the demo authenticator shows what the server accepts, and how long", async () => {
  const demo = await quickDemo();
  expect(await demo.code()).toEqual({ code: expect.stringMatching(/^\d{6}$/) as unknown, secondsLeft: 15 });
  expect([secondsLeft(0), secondsLeft(29_999), secondsLeft(30_000)]).toEqual([30, 1, 30]);
});
