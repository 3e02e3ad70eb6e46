import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { actionsOn, domainActions } from "../../src/actions/domainActions";
import { createRegistry } from "../../src/actions/registry";
import type { EntityKind } from "../../src/command/entity";
import { entityKinds } from "../../src/command/entity";
import { fakeCalls } from "./fakeTools";

const root = new URL("../../src/", import.meta.url);
const surfaces = ["screens", "parts", "shell", "frame", "main", "palette"].flatMap((folder) =>
  readdirSync(new URL(`${folder}/`, root), { recursive: true, encoding: "utf8" })
    // Keys are no control that is seen.
    .filter((name) => /\.tsx?$/.test(name) && !/^key[A-Z]/.test(name))
    .map((name) => readFileSync(new URL(`${folder}/${name}`, root), "utf8")),
);
const all = surfaces.join("\n");

/** Kinds whose menu some screen shows. */
const shown = new Set([...all.matchAll(/actionsOn\("(\w+)"\)/g)].map(([, kind]) => kind ?? ""));

/** Kinds whose own screens are yet to come; until then the palette's list, which the pointer reaches too, shows them. */
const later: readonly EntityKind[] = [];

describe("[243] every action has a visible control", () => {
  test("each kind of thing is shown with its menu, or has no screen yet", () => {
    const kinds = Object.keys(entityKinds).filter((kind) => kind !== "screen" && kind !== "action");
    expect(kinds.filter((kind) => !shown.has(kind)).sort()).toEqual([...later].sort());
    expect(later.filter((kind) => actionsOn(kind).length === 0)).toEqual([]);
  });

  const without = createRegistry({ demo: undefined, graphiql: false, calls: fakeCalls() }).filter(
    ({ on, id }) => on === undefined && !id.startsWith("self."),
  );

  /** What is said by something else than the action's name: a switch, a field, a row, a key of the page. */
  const controls: Readonly<Record<string, RegExp>> = {
    "filter.period": /draft\.choosePeriod/,
    "portfolio.refreshExternal": /action=\{refreshExternal\}/,
    "sites.map": /parkMap\.asMap/,
    "sites.foldAll": /action=\{foldSites\}/,
    "sites.unfoldAll": /action=\{unfoldSites\}/,
    "filter.range": /CustomDays/,
    "filter.day": /DayField/,
    "filter.wholeDay": /wholeDay/,
    "monitor.today": /goToday\.id/,
    "monitor.previousDay": /previousDay\.id/,
    "monitor.nextDay": /nextDay\.id/,
    "view.theme.light": /view\.theme\.\$/,
    "view.theme.dark": /view\.theme\.\$/,
    "view.theme.auto": /view\.theme\.\$/,
    "view.language.en": /view\.language\.\$/,
    "view.language.de": /view\.language\.\$/,
    "view.compare": /CompareMenu/,
    "view.perPeak": /PerPeakSwitch/,
    "event.notify": /notifyEvents, tools/,
    "view.compareWith": /CompareMenu/,
    "sheet.columns": /<ColumnMenu/,
    "jobs.show": /<Jobs \/>/,
    "sheet.table": /chart\.tableView/,
    "sheet.fullScreen": /chart\.fullScreen/,
    "sheet.zoomIn": /chart\.zoomIn/,
    "sheet.zoomOut": /chart\.zoomOut/,
    "sheet.zoomAll": /chart\.zoomAll/,
    "alerts.clear": /alerts\.dismiss\(id\)/,
    "help.remap": /keys\.remap/,
    "help.lettersOff": /setLettersEnabled/,
    "help.lettersOn": /setLettersEnabled/,
    "help.resetKeys": /keys\.reset/,
    "developer.showCall": /CallButton/,
    "device.showOffline": /device\.chip/,
    "totp.setUp": /totp\.setUp/,
    "totp.disable": /totp\.disable\.open/,
    "totp.regenerate": /totp\.regenerate\.open/,
    "totp.checkBackup": /totp\.backup\.open/,
    "row.open": /onOpen=/,
    "row.select": /toggle/,
    "edit.undo": /action\.run\(\)/,
  };

  test.each(without.map((each) => [each.id, each] as const))("%s", (id) => {
    const named =
      all.includes(`"${id}"`) ||
      controls[id]?.test(all) === true ||
      (id.startsWith("go.") && all.includes("SidebarLink"));
    expect(named || isUsed(id)).toBe(true);
  });
});

/** A button that is given the action itself. */
function isUsed(id: string): boolean {
  const [noun = "", verb = ""] = id.split(".");
  const name = `${verb}${noun[0]?.toUpperCase() ?? ""}${noun.slice(1)}`;
  return new RegExp(`action=\\{${name}\\}|actions=\\{${name}\\}`).test(all);
}

test("the menu of a thing holds all that can be done with it, what destroys last", () => {
  for (const kind of ["park", "device", "portfolio", "organization"] as const) {
    const menu = actionsOn(kind);
    const own = domainActions.filter(({ on, id }) => on === kind && id !== `${kind}.open`);
    expect(new Set(menu)).toEqual(new Set(own));
    const first = menu.findIndex(({ danger }) => danger === true);
    expect(menu.slice(first).every(({ danger }) => danger === true || first < 0)).toBe(true);
  }
});
