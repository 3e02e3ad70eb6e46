import { describe, expect, test } from "vitest";
import fc from "fast-check";
import { clockSkew, trueNow } from "../../src/rules/clock";
import { isTentative } from "../../src/rules/loginStamp";
import { metricWindow } from "../../src/rules/metricWindow";
import { safeSegment } from "../../src/rules/segment";

const now = Date.parse("2026-11-18T09:00:00Z");

describe("login time", () => {
  test.each([now, now - 1, String(now), now - 31535999999])("[79] %j is tentative", (stamp) => {
    expect(isTentative(stamp, now)).toBe(true);
  });

  test.each([
    now - 31536000000,
    now + 1,
    now + 86_400_000,
    0,
    -1,
    NaN,
    Infinity,
    null,
    undefined,
    "",
    " ",
    "NaN",
    "-5",
    "x",
    "2026-11-18",
    `${now}.5e1`,
    {},
    [now],
    true,
  ])("[80][F27] %j is not", (stamp) => {
    expect(isTentative(stamp, now)).toBe(false);
  });
});

describe("path segments", () => {
  test.each(["", ".", "..", "a\u0000", "\n", "a\u007f", "\ud800", "x\udc00y"])(
    "[F23] %j is refused",
    (value) => {
      expect(safeSegment(value)).toEqual({ ok: false });
    },
  );

  test("[F25] everything else is one encoded segment", () => {
    expect(["ü/?#%+ 😀", "...", "%2e%2e", "a.b"].map(safeSegment)).toEqual([
      { ok: true, value: "%C3%BC%2F%3F%23%25%2B%20%F0%9F%98%80" },
      { ok: true, value: "..." },
      { ok: true, value: "%252e%252e" },
      { ok: true, value: "a.b" },
    ]);
  });

  test("[F25] it round-trips and never changes the path around it", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary" }), (value) => {
        const segment = safeSegment(value);
        if (!segment.ok) return;
        const url = new URL(`/api/v1/park/${segment.value}/kpi`, "https://x.example");
        expect(url.pathname.split("/").map(decodeURIComponent)).toEqual([
          "",
          "api",
          "v1",
          "park",
          value,
          "kpi",
        ]);
      }),
    );
  });
});

describe("clock", () => {
  const date = new Date(now).toUTCString();
  const days = 2 * 86_400_000;

  test("[F90] two days fast or slow are known, two minutes are not worth a word", () => {
    expect([now + days, now - days, now + 120_000, now].map((device) => clockSkew(date, device))).toEqual([
      days,
      -days,
      0,
      0,
    ]);
    expect([clockSkew(null, now), clockSkew(undefined, now), clockSkew("x", now)]).toEqual([0, 0, 0]);
  });

  test("[F90] with it no query reaches into the future", () => {
    const device = now + days;
    const end = device + 86_400_000;
    const asked = { start: now - days, end };
    expect(metricWindow(asked, trueNow(device, clockSkew(date, device)), 0, "Europe/Berlin")).toEqual({
      kind: "window",
      start: now - days,
      end: now,
      clipped: ["now"],
    });
  });
});
