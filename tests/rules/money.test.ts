import { describe, expect, test } from "vitest";
import { sampleInvoices } from "../../src/rules/billing";
import { formatEuro, sumOf } from "../../src/rules/money";
import { sampleInvoiceNumbers } from "../../src/rules/sampleNumbers";
import { textPdf } from "../../src/rules/textPdf";

describe("[206] euros", () => {
  test.each([
    [1234.5, "en", "€1,234.50"],
    [1234.5, "de", "1.234,50 €"],
    [0, "en", "€0.00"],
    [null, "de", "–"],
    [Number.NaN, "en", "–"],
  ] as const)("%s in %s", (amount, language, text) => {
    expect(formatEuro(amount, language).replace("\u00a0", " ")).toBe(text);
  });

  test("are summed in cents", () => {
    expect(sumOf([0.1, 0.2])).toBe(0.3);
    expect(sumOf([])).toBe(0);
  });
});

test("[206] the numbers that can be chosen are those of the samples", () => {
  expect(sampleInvoiceNumbers).toEqual(sampleInvoices.map(({ number }) => number));
});

describe("a PDF of lines", () => {
  const pdf = textPdf([[[60, "Größe (5 €) – 漢"]], [], [[60, "a\\b"]]]);

  test("is ASCII, with umlauts and the euro sign as WinAnsi has them", () => {
    expect(/^[\x20-\x7e\n]*$/.test(pdf)).toBe(true);
    expect(pdf).toContain("(Gr\\366\\337e \\(5 \\200\\) - ?) Tj");
    expect(pdf).toContain("(a\\\\b) Tj");
  });

  test("its table points at each of its objects", () => {
    const places = [...pdf.matchAll(/^(\d{10}) 00000 n /gm)].map(([, at]) => Number(at));
    expect(places.map((at) => pdf.slice(at, at + 7))).toEqual(places.map((_, index) => `${index + 1} 0 obj`));
    const start = Number(/startxref\n(\d+)/.exec(pdf)?.[1]);
    expect(pdf.slice(start, start + 4)).toBe("xref");
  });
});
