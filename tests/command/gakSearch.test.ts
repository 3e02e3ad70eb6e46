import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { gakActions } from "../../src/actions/gak";
import { createSearchIndex } from "../../src/command/search";
import { searchableActions } from "../../src/palette/actionNames";

/** The text under a key of a locale file, as the palette reads it. */
function read(language: string, key: string): string | undefined {
  const address = new URL(`../../public/locales/${language}/translation.json`, import.meta.url);
  const words: unknown = JSON.parse(readFileSync(address, "utf8"));
  const found = key.split(".").reduce<unknown>((at, name) => {
    return typeof at === "object" && at !== null ? Reflect.get(at, name) : undefined;
  }, words);
  return typeof found === "string" ? found : undefined;
}

const keys = gakActions.map(({ id }) => `action:${id}`).sort();

describe.each(["en", "de"])("[140] in %s", (language) => {
  const index = createSearchIndex();
  index.add(searchableActions(gakActions, language, read));

  test.each([
    "Generatoranschlusskasten",
    "Generator junction box",
    "GAK",
    "combiner box",
    "string box",
    "junction box",
  ])("%j finds everything that can be done with a GAK", (query) => {
    expect(
      index
        .search(query)
        .map(({ key }) => key)
        .sort(),
    ).toEqual(keys);
  });

  test("its labels name it in full, with the short form", () => {
    const name = { en: "generator junction box (gak)", de: "generatoranschlusskasten (gak)" }[language] ?? "";
    const labels = gakActions.map(({ id }) => read(language, `action.${id}.label`)?.toLowerCase() ?? "");
    expect(labels.filter((label) => !label.includes(name))).toEqual([]);
  });
});
