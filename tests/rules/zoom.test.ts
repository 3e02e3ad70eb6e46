import { describe, expect, test } from "vitest";
import { canZoomIn, readSpan, spanText, zoomIn, zoomKept, zoomOut, zoomTo } from "../../src/rules/zoom";

const whole = { start: 0, end: 100 };

describe("a part of a chart's time", () => {
  test("is cut at the whole's edges, drawn either way, and never shorter than a few samples", () => {
    expect(zoomTo({ start: 20, end: 40 }, whole, 4)).toEqual({ start: 20, end: 40 });
    expect(zoomTo({ start: 40, end: -20 }, whole, 4)).toEqual({ start: 0, end: 40 });
    expect(zoomTo({ start: 50, end: 51 }, whole, 4)).toEqual({ start: 48.5, end: 52.5 });
    expect(zoomTo({ start: 99, end: 100 }, whole, 4)).toEqual({ start: 96, end: 100 });
    expect(zoomTo({ start: -5, end: 120 }, whole, 4)).toBeUndefined();
    expect(zoomTo({ start: 100, end: 120 }, whole, 4)).toBeUndefined();
  });

  test("is halved about a time, as far as it can be, and grows until it is all", () => {
    expect(zoomIn(whole, whole, 4)).toEqual({ start: 25, end: 75 });
    expect(zoomIn(whole, whole, 4, 90)).toEqual({ start: 50, end: 100 });
    expect(zoomIn({ start: 10, end: 14 }, whole, 4)).toEqual({ start: 10, end: 14 });
    expect(zoomIn({ start: 10, end: 12 }, whole, 4)).toEqual({ start: 10, end: 12 });
    expect(zoomIn(whole, whole, 200)).toBeUndefined();
    expect(canZoomIn({ start: 10, end: 15 }, 4)).toBe(true);
    expect(canZoomIn({ start: 10, end: 14.1 }, 4)).toBe(false);
    expect(zoomOut({ start: 0, end: 25 }, whole, 4)).toEqual({ start: 0, end: 50 });
    expect(zoomOut({ start: 25, end: 75 }, whole, 4)).toBeUndefined();
  });

  test("stays as it is in a whole that has grown; of a shorter one it is what lies in it, or nothing", () => {
    const part = { start: 60, end: 80 };
    expect(zoomKept(part, { start: 0, end: 120 }, 30)).toBe(part);
    expect(zoomKept(part, { start: 0, end: 70 }, 4)).toEqual({ start: 60, end: 70 });
    expect(zoomKept(part, { start: 0, end: 61 }, 4)).toEqual({ start: 57, end: 61 });
    expect(zoomKept(part, { start: 0, end: 60 }, 4)).toBeUndefined();
    expect(zoomKept(part, { start: 0, end: 30 }, 4)).toBeUndefined();
    expect(zoomKept(part, part, 4)).toBeUndefined();
  });
});

describe("a part of the time in an address", () => {
  test("is said to the second, and read again", () => {
    const span = { start: Date.UTC(2026, 5, 1, 8), end: Date.UTC(2026, 5, 3, 9, 30, 5) };
    const text = "2026-06-01T08:00:00Z_2026-06-03T09:30:05Z";
    expect(spanText({ start: span.start + 0.25, end: span.end + 999 })).toBe(text);
    expect(readSpan(text)).toEqual(span);
    expect(spanText(undefined)).toBe("");
    expect(spanText({ start: -9e15, end: 0 })).toBe("");
  });

  test("is none where it is reversed, empty, or no time at all", () => {
    const [one, two] = ["2026-06-01T08:00:00Z", "2026-06-02T08:00:00Z"];
    for (const text of ["", one, `${two}_${one}`, `${one}_${one}`, `${one}_2026-13-01T00:00:00Z`, "a_b"])
      expect(readSpan(text)).toBeUndefined();
  });
});
