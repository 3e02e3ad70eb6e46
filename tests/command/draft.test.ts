import { expect, test } from "vitest";
import { choice, entity, file, number, range, text } from "../../src/command/args";
import { draftedValues, draftOf } from "../../src/command/draft";
import type { Entity } from "../../src/command/entity";

const args = {
  name: text({ format: "name" }),
  password: text({ format: "newPassword" }),
  typedName: text({ format: "objectName", kept: false }),
  peakPowerW: number({ optional: true, clears: true }),
  role: choice({ options: () => [] }),
  park: entity({ kind: "park" }),
  days: range({}),
  image: file({ accept: "image/jpeg" }),
};
const park: Entity = { kind: "park", uid: "p1", name: "Nord", context: "Elbe", aliases: ["N1"] };
const typed = {
  name: "Süd",
  password: "correct horse",
  typedName: "Nord",
  peakPowerW: 750_000,
  role: "owner",
  park,
  days: { start: "2026-05-01", end: "2026-05-31" },
  image: new File([""], "outline.jpg"),
};
const create = { args };
const edit = { args, present: () => Promise.resolve(undefined) };

test("[184] every kind of value comes back as it was, but files, secrets and words that confirm", () => {
  const draft = draftOf(create, typed);
  // As a storage holds it.
  const back = draftedValues(create, JSON.parse(JSON.stringify(draft)) as typeof draft);
  const { aliases: _, ...stored } = park;
  const { password: _password, typedName: _typed, image: _image, ...kept } = typed;
  expect(back).toEqual({ ...kept, park: stored });
});

test("an emptied field is part of a draft where something is changed, and of no other", () => {
  const emptied = { name: "", peakPowerW: undefined, role: null };
  expect(draftOf(create, emptied)).toEqual({});
  const draft = draftOf(edit, emptied);
  expect(draft).toEqual({ name: null, peakPowerW: null, role: null });
  expect(draftedValues(edit, draft)).toEqual(draft);
  expect(draftedValues(create, draft)).toEqual({});
});

test("what does not suit its field any more is left out", () => {
  const old = {
    ...{ name: 5, peakPowerW: "750", role: { start: "a", end: "b" }, days: { start: "2026-05-01" } },
    ...{ park: { kind: "device", uid: "d1", name: "Logger" }, image: "outline.jpg", gone: "text" },
  };
  expect(draftedValues(edit, old)).toEqual({});
  expect(draftOf(create, { peakPowerW: Number.NaN, gone: "text" })).toEqual({});
});
