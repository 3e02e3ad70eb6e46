import { expect, test } from "vitest";
import { readBackupCode, readCode } from "../../src/machines/code";

test.each([
  ["12 34-56", "123456"],
  ["１２３４５６", "123456"],
  [" 012345 ", "012345"],
  ["000000", "000000"],
  ["123\u00a0456\n", "123456"],
  ["12–34—56", "123456"],
  ["\u200e123456\u200b", "123456"],
  ["12345", null],
  ["1234567", null],
  ["12345a", null],
  ["", null],
  ["١٢٣٤٥٦", null],
  ["1e5", null],
])("%j is read as %j [F55]", (text, code) => {
  expect(readCode(text)).toBe(code);
});

test.each([
  [" abcd-EF12 ", "abcd-EF12"],
  ["abcd ef12", "abcdef12"],
  ["ab\u200bcd\u2011ef", "abcd-ef"],
  ["   ", null],
  ["x".repeat(65), null],
])("the backup code %j is read as %j [91]", (text, code) => {
  expect(readBackupCode(text)).toBe(code);
});
