import { expect, test } from "vitest";
import { directionOf } from "../../src/rules/direction";
import { readLanguage } from "../../src/rules/language";
import { byName, byText, decodeUsername, foldMac, listWords, sharedNames } from "../../src/rules/names";

const base64 = (text: string) => Buffer.from(text, "utf8").toString("base64");

test("[45] names sort as readers of the language do, numbers by value", () => {
  const names = ["Park 10", "Park 2", "Zell", "Öl", "Ost", "Ol", "park 2"];
  expect([...names].sort(byText("de"))).toEqual(["Ol", "Öl", "Ost", "park 2", "Park 2", "Park 10", "Zell"]);
  expect(byText("de")).toBe(byText("de"));
});

test("names that several bear are told apart from the others", () => {
  const items = ["Nord", "Süd", "Nord", "Nord", "Süd ", "nord"].map((name) => ({ name }));
  expect([...sharedNames(items)]).toEqual(["Nord"]);
});

test("[44][45] the nameless come last", () => {
  const rows = [{ name: null }, { name: "b" }, {}, { name: "" }, { name: "a" }];
  expect([...rows].sort(byName("en"))).toEqual([
    { name: "a" },
    { name: "b" },
    { name: null },
    {},
    { name: "" },
  ]);
});

test("[39][F31] user names are base64 of UTF-8", () => {
  expect(
    [base64("Jürgen"), base64("Müller 😀").replace(/=+$/, ""), "SsO8cmdlbg"].map(decodeUsername),
  ).toEqual(["Jürgen", "Müller 😀", "Jürgen"]);
});

test.each(["%%%", "", "  ", "/w==", base64("\u202e\u0000"), "ü", null, undefined, 7, {}])(
  "[39][F31] %j shows nothing rather than crash",
  (value) => {
    expect(decodeUsername(value)).toBeNull();
  },
);

test("[39] a decoded name carries no hidden characters", () => {
  expect(decodeUsername(base64("a\u202eb\nc"))).toBe("ab c");
});

test("[189] MAC addresses with or without separators, any case", () => {
  expect(
    ["AC:DE:48:00:11:22", "ac-de-48-00-11-22", "ACDE.4800.1122", "acde48001122", "AC-DE-48"].map(foldMac),
  ).toEqual(["acde48001122", "acde48001122", "acde48001122", "acde48001122", "acde48"]);
});

test("[99][F19] only listed languages are languages", () => {
  expect(["de", "en", "de-AT", "EN_us", "de-Latn-DE"].map(readLanguage)).toEqual([
    "de",
    "en",
    "de",
    "en",
    "de",
  ]);
  const others = [
    "../../api/v1/self",
    "de/../x",
    "fr",
    "deu",
    "d",
    "",
    "__proto__",
    "de\n",
    null,
    undefined,
    ["de"],
  ];
  expect(others.map(readLanguage)).toEqual(others.map(() => null));
});

test("[53] the layout turns for right-to-left languages", () => {
  expect(["ar", "he", "fa-IR", "UR", "en", "de", "arx", "", "__proto__"].map(directionOf)).toEqual([
    "rtl",
    "rtl",
    "rtl",
    "rtl",
    "ltr",
    "ltr",
    "ltr",
    "ltr",
    "ltr",
  ]);
});

test("several are told as one reads them in either language", () => {
  expect(listWords(["Elbe", "Weser", "Ems"], "en")).toBe("Elbe, Weser and Ems");
  expect(listWords(["Elbe", "Weser", "Ems"], "de")).toBe("Elbe, Weser und Ems");
  expect(listWords(["Elbe"], "de-AT")).toBe("Elbe");
  expect(listWords([], "en")).toBe("");
});
