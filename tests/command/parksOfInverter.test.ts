import { expect, test } from "vitest";
import type { Entity } from "../../src/command/entity";
import { foldWords } from "../../src/command/fold";
import { nothingKey } from "../../src/palette/nothingKey";
import { parksOfInverter } from "../../src/palette/parksOfInverter";
import { paletteRig } from "./paletteRig";

const parks = ["Nord", "Nord 2"].map((name): Entity => ({ kind: "park", uid: name, name }));

/** Parks that bear all words of a text, whatever their order. */
const find = (text: string) =>
  parks.filter(({ name }) => foldWords(text).every((word) => foldWords(name).includes(word)));

test.each([
  ["wr 2 nord", ["Nord", "Nord 2"]],
  ["nord wr2", ["Nord", "Nord 2"]],
  ["wr 1 nord 2", ["Nord 2"]],
  ["nord 2 wr", ["Nord 2"]],
  ["nord 2", []],
  ["nord 3", ["Nord", "Nord 2"]],
  ["wr 2", []],
])("%s names the inverters of %s: the number right behind what they are called is theirs", (text, named) => {
  expect(parksOfInverter(text, find).map(({ name }) => name)).toEqual(named);
});

test.each([
  ["INV-p1-1", "palette.nothingOfInverter"],
  ["21040815AB", "palette.nothingOfInverter"],
  ["wr 77", "palette.nothingOfInverter"],
  ["/wr 77", "palette.nothingOfInverter"],
  ["wr 77 söhlde", "palette.nothing"],
  ["#wr 77", "palette.nothing"],
  ["qqqqq", "palette.nothing"],
  ["77", "palette.nothing"],
  ["a77@sonne.example", "palette.nothing"],
])("[250] where %s finds nothing, what is said is %s", async (typed, key) => {
  const { index, model, rows } = paletteRig();
  await index.start();
  model.open();
  model.type(typed);
  expect([rows(), nothingKey(model.view, index)]).toEqual([[], key]);
});
