import { describe, expect, test } from "vitest";
import { readAddressAlert } from "../../src/rules/alertAddress";
import { alertParameters } from "../../src/rules/alertTypes";

const known = new Set(["joined_organization", "session.ended"]);
const read = (parameters: Record<string, string>) =>
  readAddressAlert(new URLSearchParams(parameters), (key) => known.has(key));
const text = (msg: string) => read({ alert: "info", msg })?.text;

describe("type", () => {
  test("[29] success, info and error are accepted", () => {
    expect(["success", "info", "error"].map((alert) => read({ alert, msg: "Hello there" }))).toEqual([
      { type: "success", text: "Hello there", infinite: false },
      { type: "info", text: "Hello there", infinite: false },
      { type: "error", text: "Hello there", infinite: false },
    ]);
  });

  test.each(["constructor", "__proto__", "warning", "danger", "Success", "", "toString"])(
    "[29][F9] %j is no alert",
    (alert) => {
      expect(read({ alert, msg: "x" })).toBeNull();
    },
  );

  test("[29] neither is a message alone, nor a type alone", () => {
    expect([
      read({ msg: "x" }),
      read({ alert: "info" }),
      read({ alert: "info", msg: " \u202e " }),
      read({}),
    ]).toEqual([null, null, null, null]);
  });
});

describe("message", () => {
  test("[31][F13] a known key is named, and only then may it stay", () => {
    expect([
      read({ alert: "success", msg: "joined_organization", alert_infinite: "1" }),
      read({ alert: "success", msg: "session.ended" }),
      read({ alert: "success", msg: "session.ended", alert_infinite: "false" }),
      read({ alert: "success", msg: "Anything else", alert_infinite: "1" }),
    ]).toEqual([
      { type: "success", text: "joined_organization", key: "joined_organization", infinite: true },
      { type: "success", text: "session.ended", key: "session.ended", infinite: false },
      { type: "success", text: "session.ended", key: "session.ended", infinite: false },
      { type: "success", text: "Anything else", infinite: false },
    ]);
  });

  test("[31] what cannot be a key is not looked up as one", () => {
    const all = readAddressAlert(new URLSearchParams({ alert: "info", msg: "__proto__" }), () => true);
    expect(all).toEqual({ type: "info", text: "__proto__", infinite: false });
  });

  test("[31][F10] ten thousand characters become 200, by code points", () => {
    expect(text("x".repeat(10_000))).toBe(`${"x".repeat(199)}…`);
    expect(text("😀".repeat(10_000))).toBe(`${"😀".repeat(199)}…`);
    expect(text("x".repeat(200))).toBe("x".repeat(200));
  });

  test("[31][F12] bidi overrides and control characters are removed", () => {
    expect(text("safe\u202etxt.exe\u2069 a\u0000b\r\nc")).toBe("safetxt.exe a b c");
    expect(text("a\u202eb\u200fc")).toBe("abc");
  });

  test.each([
    ["Pay at https://evil.com/x?y=1 now", "Pay at now"],
    ["Pay at evil.com/login now", "Pay at now"],
    ["See www.evil.com", "See"],
    ["See evil.com, or evil.co.uk", "See , or"],
    ["See evil.museum/path", "See"],
    ["Mail help@evil.com please", "Mail please"],
    ["javascript:alert(1) hi", "hi"],
    ["HTTPS://EVIL.COM hi", "hi"],
    ["evil\u200b.com hi", "hi"],
    ["<b>bold</b> & text", "<b>bold</b> & text"],
    ["Es fehlt z.B. ein Wert von 1.234,5 kWh.", "Es fehlt z.B. ein Wert von 1.234,5 kWh."],
    ["Saved. Thank you", "Saved. Thank you"],
  ])("[31] no links: %j", (msg, shown) => {
    expect(text(msg)).toBe(shown);
  });

  test("[28] the parameters to remove", () => {
    expect(alertParameters).toEqual(["alert", "msg", "alert_infinite"]);
  });
});
