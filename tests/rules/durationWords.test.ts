import { expect, test } from "vitest";
import { durationWords } from "../../src/frame/durationWords";

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

test.each([
  [26 * HOUR, "1 day 2 hrs", "1 Tg. 2 Std."],
  [HOUR + 19 * MINUTE, "1 hr 19 mins", "1 Std. 19 Min."],
  [-2 * HOUR, "2 hrs", "2 Std."],
  [24 * HOUR + 29 * MINUTE, "1 day", "1 Tg."],
  [24 * HOUR - 20_000, "1 day", "1 Tg."],
  [47.6 * HOUR, "2 days", "2 Tg."],
  [HOUR - 20_000, "1 hr", "1 Std."],
  [90_000, "2 mins", "2 Min."],
  [20_000, "0 mins", "0 Min."],
] as const)("[169] %d ms are told in two units: %s, %s", (length, english, german) => {
  const words = (language: string) => durationWords(length, language);
  expect([words("en"), words("de")]).toEqual([english, german]);
});

test.each([
  [0, "0 secs", "0 Sek."],
  [1_400, "1 sec", "1 Sek."],
  [59_600, "1 min", "1 Min."],
  [90_000, "1 min 30 secs", "1 Min. 30 Sek."],
  [HOUR - 400, "1 hr", "1 Std."],
  [HOUR + 20_000, "1 hr", "1 Std."],
  [26 * HOUR, "1 day 2 hrs", "1 Tg. 2 Std."],
] as const)("[179] %d ms are told in seconds where these count: %s, %s", (length, english, german) => {
  const words = (language: string) => durationWords(length, language, "second");
  expect([words("en"), words("de")]).toEqual([english, german]);
});
