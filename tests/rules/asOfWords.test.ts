import { describe, expect, test } from "vitest";
import { asOfWords } from "../../src/rules/asOfWords";
import { zoneOfMost } from "../../src/frame/zoneOfMost";
import type { Zone } from "../../src/rules/zone";

const berlin = "Europe/Berlin" as Zone;
const canaries = "Atlantic/Canary" as Zone;
const winter = Date.parse("2026-11-23T12:00:00Z");

describe("a time in words", () => {
  test.each([
    ["today", "2026-11-23T09:42:00Z", "10:42 CET", "10:42 MEZ"],
    ["another day", "2026-11-19T09:42:00Z", "19 Nov, 10:42 CET", "19. Nov., 10:42 MEZ"],
    ["a day of summer", "2026-07-10T09:42:00Z", "10 Jul, 11:42 CEST", "10. Juli, 11:42 MESZ"],
    ["another year", "2025-11-19T09:42:00Z", "19 Nov 2025, 10:42 CET", "19. Nov. 2025, 10:42 MEZ"],
  ])("%s", (_when, at, english, german) => {
    expect(asOfWords(Date.parse(at), winter, "en", berlin)).toBe(english);
    expect(asOfWords(Date.parse(at), winter, "de", berlin)).toBe(german);
  });

  test("the zone that the header says is not said again, any other is", () => {
    const noon = Date.parse("2026-11-23T11:00:00Z");
    expect(asOfWords(noon, winter, "de", berlin, "MEZ")).toBe("12:00");
    expect(asOfWords(noon, winter, "de", canaries, "MEZ")).toBe("11:00 WEZ");
    expect(asOfWords(Date.parse("2026-10-18T11:20:00Z"), winter, "de", berlin, "MEZ")).toBe(
      "18. Okt., 13:20 MESZ",
    );
  });

  test("the header says what most rows have", () => {
    const rows = [canaries, berlin, berlin].map((zone) => ({ zone }));
    expect(zoneOfMost(rows, winter, "de")).toBe("MEZ");
    expect(zoneOfMost(rows.slice(0, 1), winter, "de")).toBe("WEZ");
    expect(zoneOfMost([], winter, "de")).toBe("");
  });
});
