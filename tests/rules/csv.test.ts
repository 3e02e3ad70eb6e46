import { expect, test } from "vitest";
import fc from "fast-check";
import { csv, csvFile } from "../../src/rules/csv";

/** A reader as spreadsheets have it: quotes, doubled quotes, CRLF. */
function parse(text: string, separator: string): string[][] {
  const rows: string[][] = [];
  let row: string[] = [];
  const cell = new RegExp(`(?:"((?:[^"]|"")*)"|([^"\r\n${separator}]*))(${separator}|\r\n)`, "gy");
  for (const [, quoted, bare, end] of text.matchAll(cell)) {
    row.push(quoted === undefined ? (bare ?? "") : quoted.replaceAll('""', '"'));
    if (end !== "\r\n") continue;
    rows.push(row);
    row = [];
  }
  return rows;
}

test("[F106] formulas become text, numbers stay numbers", () => {
  expect(
    csv(
      [
        ['=HYPERLINK("http://x")', -5.2],
        ["+1", "-1"],
        ["@a", "\tx"],
        ["\rx", "a=b"],
        ["＝1", null],
      ],
      "en",
    ),
  ).toBe(`"'=HYPERLINK(""http://x"")",-5.2\r\n'+1,'-1\r\n'@a,'\tx\r\n"'\rx",a=b\r\n'＝1,\r\n`);
});

test("[146][62] German spreadsheets get semicolons and decimal commas, English ones commas and points", () => {
  const rows = [
    ["Söhlde; Süd", 1234.5, -0, NaN],
    ["a,b", 0.1 + 0.2, 1e-9, 12345678901],
  ];
  expect(csv(rows, "de")).toBe('"Söhlde; Süd";1234,5;0;\r\na,b;0,3;1e-9;12345678901\r\n');
  expect(csv(rows, "en")).toBe('Söhlde; Süd,1234.5,0,\r\n"a,b",0.3,1e-9,12345678901\r\n');
  expect([csv([], "de"), csvFile([], "de")]).toEqual(["", "\ufeff"]);
});

test("[62] times are those of their zone: with its offset, for German spreadsheets as a date", () => {
  const zone = "Europe/Berlin";
  const rows = [
    "2026-10-24T22:30:05Z",
    "2026-10-25T00:30:00Z",
    "2026-10-25T01:30:00Z",
    "2026-10-25T02:30:00Z",
  ].map((at) => [{ time: Date.parse(at), zone }]);
  expect(csv(rows, "en").split("\r\n")).toEqual([
    "2026-10-25T00:30:05+02:00",
    "2026-10-25T02:30:00+02:00",
    "2026-10-25T02:30:00+01:00",
    "2026-10-25T03:30:00+01:00",
    "",
  ]);
  expect(csv(rows, "de").split("\r\n")).toEqual([
    "25.10.2026 00:30:05",
    "25.10.2026 02:30:00 MESZ",
    "25.10.2026 02:30:00 MEZ",
    "25.10.2026 03:30:00",
    "",
  ]);
});

test("[151][F106] every text comes back, with at most an apostrophe before it, and is never a formula", () => {
  const rows = fc.array(fc.array(fc.string({ unit: "grapheme" }), { minLength: 1, maxLength: 4 }), {
    maxLength: 5,
  });
  fc.assert(
    fc.property(rows, fc.constantFrom("en", "de"), (given, language) => {
      const read = parse(csv(given, language), language === "de" ? ";" : ",");
      expect(read.flat().some((text) => /^[=+\-@\t\r]/.test(text))).toBe(false);
      const bare = read.map((row, r) =>
        row.map((text, c) => (text === `'${given[r]?.[c]}` ? text.slice(1) : text)),
      );
      expect(bare).toEqual(given);
    }),
  );
});
