import { expect, test } from "vitest";
import { Sheets } from "../../src/state/sheets";
import type { ShownSheet } from "../../src/state/sheets";

const sheet = (name: string): ShownSheet => ({ name, kind: "list", file: () => ({ rows: [] }) });
const names = ({ all }: Sheets) => all.map(({ name }) => name);

test("[62] what was touched last is meant first, as long as it is shown, and when it comes again", () => {
  const sheets = new Sheets();
  sheets.show(sheet("Parks"));
  const hide = sheets.show(sheet("Events"));
  expect(names(sheets)).toEqual(["Parks", "Events"]);
  sheets.touch("Events");
  expect(names(sheets)).toEqual(["Events", "Parks"]);
  hide();
  expect(names(sheets)).toEqual(["Parks"]);
  sheets.show(sheet("Events"));
  expect(names(sheets)).toEqual(["Events", "Parks"]);
});

test("touching the same once more changes nothing: whoever follows is not woken", () => {
  const sheets = new Sheets();
  sheets.show(sheet("Parks"));
  sheets.touch("Parks");
  const before = sheets.all;
  sheets.touch("Parks");
  expect(sheets.all).toBe(before);
});
