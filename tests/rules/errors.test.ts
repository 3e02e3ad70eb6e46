import { describe, expect, test } from "vitest";
import fc from "fast-check";
import { readableError } from "../../src/rules/errorText";
import { errorTexts } from "../../src/rules/errorTexts";
import { cutText, plainText } from "../../src/rules/plainText";
import { catalogue } from "./catalogue";

describe("catalogue", () => {
  test.each(catalogue)("[144][183][212] %s: %s", (id, text) => {
    expect(errorTexts[id]).toBe(text);
  });

  test("[212] every text once, and none beside the specification's", () => {
    expect(Object.keys(errorTexts).sort()).toEqual(catalogue.map(([id]) => id).sort());
    expect(new Set(Object.values(errorTexts)).size).toBe(catalogue.length);
  });
});

describe("error bodies", () => {
  const page = "<!doctype html><html><head><title>502 Bad Gateway</title></head><body>nginx</body></html>";
  test.each<[string, unknown, string]>([
    ["detail text", { detail: "Park is locked" }, "Park is locked"],
    [
      "detail list",
      {
        detail: [
          { msg: "field required", loc: ["body", "email"], type: "x" },
          { msg: "too long", loc: ["name", 0] },
        ],
      },
      "email: field required; name.0: too long",
    ],
    [
      "detail list without places",
      { detail: [{ msg: "bad" }, "worse", { loc: ["body"] }, {}, null, 3] },
      "bad; worse",
    ],
    ["detail object", { detail: { message: "Deep" } }, "Deep"],
    ["message", { message: "Not now" }, "Not now"],
    ["detail first", { message: "second", detail: "first" }, "first"],
    ["empty detail", { detail: "", message: "second" }, "second"],
    ["plain text", "  Service is\n\tdown ", "Service is down"],
    ["text that begins with a bracket", "[Errno 5] disk", "[Errno 5] disk"],
    ["JSON as text", '{"detail":"Park is locked"}', "Park is locked"],
    ["truncated JSON", '{"detail":"Park is lo', "fallback"],
    ["HTML page", page, "fallback"],
    ["HTML in detail", { detail: page }, "fallback"],
    ["HTML fragment", "<h1>Oops</h1>", "fallback"],
    ["nothing", "", "fallback"],
    ["null", null, "fallback"],
    ["undefined", undefined, "fallback"],
    ["number", 500, "fallback"],
    ["list", [], "fallback"],
    ["object without words", { code: 7, detail: { code: 7 } }, "fallback"],
    ["unreadable text", "[object Object]", "fallback"],
    ["unreadable detail", { detail: "Error: [object Object]" }, "fallback"],
    ["bidi and control characters", { detail: "a\u202egnp\u2066.\u0000\u0007b\ud800" }, "agnp. b"],
  ])("[209][210][F69] %s", (_shape, body, text) => {
    expect(readableError(body, "fallback")).toBe(text);
  });

  test("[F70] five megabytes are cut to 300 characters, by code points", () => {
    expect(readableError("x".repeat(5_000_000), "f")).toBe(`${"x".repeat(299)}…`);
    expect(readableError({ detail: "😀".repeat(400) }, "f")).toBe(`${"😀".repeat(299)}…`);
    expect(readableError("😀".repeat(300), "f")).toBe("😀".repeat(300));
  });

  test("[210] whatever a server sends is readable, short and never [object Object]", () => {
    fc.assert(
      fc.property(fc.anything({ withObjectString: true }), (body) => {
        for (const text of [readableError(body, "f"), readableError({ detail: body }, "f")]) {
          expect(text).not.toContain("[object Object]");
          expect(text).not.toBe("");
          expect([...text].length).toBeLessThanOrEqual(300);
          expect(text).not.toMatch(/[\p{Cc}\p{Cf}\p{Cs}]/u);
        }
      }),
    );
  });

  test("[210] a body that contains itself ends", () => {
    const body: Record<string, unknown> = {};
    body["detail"] = [body, { msg: "x" }];
    expect(readableError(body, "fallback")).toBe("x; x");
  });
});

test("[F12] foreign text is one line without hidden characters", () => {
  expect(plainText("a\u200bb\u2028c\r\nd\u202e\u{e0041}", 10)).toBe("ab c d");
  expect([cutText("abc", 3), cutText("abcd", 3), cutText("a  d", 3)]).toEqual(["abc", "ab…", "a…"]);
});
