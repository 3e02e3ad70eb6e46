import { afterEach, expect, test } from "vitest";
import { dateWords } from "../../src/rules/dayText";

const zone = process.env["TZ"];
afterEach(() => {
  if (zone === undefined) delete process.env["TZ"];
  else process.env["TZ"] = zone;
});

test("a day without a time is that day, wherever the browser is", () => {
  process.env["TZ"] = "America/Denver";
  expect(dateWords("2026-12-31", "en")).toBe("31 Dec 2026");
  expect(dateWords("2026-12-31", "de")).toBe("31.12.2026");
  expect(dateWords("2026-12-31T12:00:00Z", "en")).toBe("31 Dec 2026");
  expect([dateWords(null, "en"), dateWords("soon", "en")]).toEqual([null, null]);
});
