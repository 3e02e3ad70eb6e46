import i18next from "i18next";
import { expect, test } from "vitest";
import { isolated } from "../../src/i18n/isolated";

test("a name written from right to left stands by itself within a sentence, and nothing is escaped", async () => {
  const words = i18next.createInstance();
  const resources = { en: { translation: { moved: "{{name}} is in {{park}} (3)" } } };
  await words.init({ lng: "en", resources, interpolation: { escapeValue: true, escape: isolated } });
  expect(words.t("moved", { name: "حديقة الشمس", park: "A & B <Nord>" })).toBe(
    "\u2068حديقة الشمس\u2069 is in A & B <Nord> (3)",
  );
});
