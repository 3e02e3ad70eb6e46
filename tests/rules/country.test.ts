import { expect, test } from "vitest";
import { countryName } from "../../src/rules/country";

test.each([
  ["DE", "Germany", "Deutschland"],
  ["US", "United States", "Vereinigte Staaten"],
  ["Deutschland", "Deutschland", "Deutschland"],
  ["ZQ", "ZQ", "ZQ"],
  ["de", "de", "de"],
  ["", "", ""],
])("%s is %s in English and %s in German", (written, english, german) => {
  expect([countryName(written, "en"), countryName(written, "de")]).toEqual([english, german]);
});
