import { expect, test } from "vitest";
import { dateFormat } from "../../src/rules/dateFormat";

const at = Date.parse("2026-06-10T10:05:00Z");
const clock = (locale: string, timeZone: string) =>
  dateFormat(locale, { hour: "2-digit", minute: "2-digit", timeZone });

test("a formatter is made once for a locale and its options, and another for others", () => {
  expect(clock("de", "Europe/Berlin")).toBe(clock("de", "Europe/Berlin"));
  expect(clock("de", "Europe/Berlin").format(at)).toBe("12:05");
  expect(clock("de", "Atlantic/Canary").format(at)).toBe("11:05");
  expect(clock("en-US", "Europe/Berlin").format(at)).toMatch(/^12:05\sPM$/);
  expect(dateFormat("de", { timeZone: "Europe/Berlin", dateStyle: "short" }).format(at)).toBe("10.06.26");
});
