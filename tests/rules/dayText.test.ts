import { expect, test } from "vitest";
import { dateWords } from "../../src/rules/dayText";

test("a day without a time is that day, wherever one is, and names no zone", () => {
  expect(dateWords("2026-12-31", "en", "America/Denver")).toBe("31 Dec 2026");
  expect(dateWords("2026-12-31", "de", "America/Denver")).toBe("31.12.2026");
  expect([dateWords(null, "en", "UTC"), dateWords("soon", "en", "UTC")]).toEqual([null, null]);
});

test("an instant has its day in a zone, and names the zone", () => {
  const at = "2026-12-31T23:30:00Z";
  expect(dateWords(at, "en", "Europe/Berlin")).toBe("1 Jan 2027 CET");
  expect(dateWords(at, "de", "Europe/Berlin")).toBe("01.01.2027 MEZ");
  expect(dateWords(at, "en", "America/Denver")).toBe("31 Dec 2026 MST");
});
