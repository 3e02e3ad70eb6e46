import { expect, test } from "vitest";
import { perform } from "../../src/command/perform";
import { planOf } from "../../src/command/plan";
import type { ShownSheet } from "../../src/state/sheets";
import { Jobs } from "../../src/state/jobs";
import { baseContext, fakeTools, toasts } from "./fakeTools";
import { devicePage } from "./deviceColumns";
import { devices, paletteRig, product, settled } from "./paletteRig";

const actionOf = (id: string) => {
  const action = product.find((each) => each.id === id);
  if (!action) throw new Error(`No action ${id}`);
  return action;
};

test.each([
  ["en", "turn off device"],
  ["en", "switch off device"],
  ["de", "Gerät ausschalten"],
] as const)("[226] in %s, %j finds where a device is switched off", async (language, typed) => {
  const { index, model, rows } = paletteRig({ language });
  await index.start();
  model.open();
  model.type(typed);
  expect(rows().filter((key) => key.startsWith("action:"))[0]).toBe("action:device.update");
});

test("a command leads to the jobs, unfolded, or says that there are none", async () => {
  const schedule = (callback: () => void) => {
    callback();
    return () => undefined;
  };
  const jobs = new Jobs(schedule, () => 0);
  const tools = fakeTools({}, { jobs });
  await perform(actionOf("jobs.show"), tools, { source: "palette" });
  expect(toasts(tools)).toEqual([expect.stringContaining("action.jobs.show.none")]);
  const { seen } = tools.jobs.begin({ label: { key: "x" }, total: 2 }, () => new Promise(() => undefined));
  await seen;
  tools.jobs.fold(true);
  await perform(actionOf("jobs.show"), tools, { source: "palette" });
  expect([tools.jobs.isFolded, tools.jobs.wished]).toEqual([false, 1]);
  // Nobody is led to those that come later.
  tools.jobs.clear();
  expect(tools.jobs.wished).toBe(0);
});

const zoom = { nearer: () => undefined, farther: () => undefined, all: () => undefined };
const chart = (name: string): ShownSheet => ({
  ...{ name, kind: "chart", file: () => ({ rows: [] }), toggleTable: () => undefined },
  zoom: { ...zoom, isIn: true, isShortest: false },
});

test.each(["sheet.csv", "sheet.csvOther", "sheet.table", "sheet.zoomIn", "sheet.zoomOut", "sheet.zoomAll"])(
  "%s asks which chart only where none was touched and there are several",
  (id) => {
    const sheets = [chart("Power"), chart("Losses")];
    const steps = (change: object) => planOf(actionOf(id), { ...baseContext, sheets, ...change }).steps;
    expect(steps({})).toEqual(["sheet"]);
    expect(steps({ touchedSheet: "Power" })).toEqual([]);
    expect(steps({ touchedSheet: "of another screen" })).toEqual(["sheet"]);
    expect(steps({ sheets: [chart("Power")] })).toEqual([]);
  },
);

test("[133] each time zone is offered with how far its clocks are from UTC now", async () => {
  const { index, model } = paletteRig({ now: Date.parse("2026-01-13T10:00:00Z") });
  await index.start();
  model.open();
  for (const typed of ["create portfolio", "North"]) {
    model.type(typed);
    model.run();
    await settled();
  }
  const hints = ["adelaide", "berlin", "st_johns"].map((typed) => {
    model.type(typed);
    return model.rows.map(({ key, context }) => [key, context])[0];
  });
  expect(hints).toEqual([
    ["choice:Australia/Adelaide", "UTC+10:30"],
    ["choice:Europe/Berlin", "UTC+1"],
    ["choice:America/St_Johns", "UTC−3:30"],
  ]);
});

test.each([
  ["/sites", "", true],
  ["/sites", "?view=map", false],
  ["/organization/permissions", "", false],
  ["/organization/permissions", "?member=a2", true],
  ["/organization/permissions", "?cooperation=o3", true],
  ["/organization", "?member=a2", false],
])("on %s%s the tree is folded and unfolded: %s", (path, search, isTree) => {
  for (const id of ["sites.foldAll", "sites.unfoldAll"])
    expect(actionOf(id).blocked?.({ ...baseContext, path, search })).toBe(isTree ? undefined : "noTree");
});

test("a device is known with its organization, so that this is no choice for it", async () => {
  const { index, backend } = paletteRig();
  const items = devices.slice(0, 1).map((each) => ({ ...each, organization: { uid: "o1" } }));
  backend.told["DevicesForPalette"] = () => devicePage(items);
  await index.start();
  expect(index.get("device:d1")?.organization).toBe("o1");
});
