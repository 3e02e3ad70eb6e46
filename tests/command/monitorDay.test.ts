import { describe, expect, test } from "vitest";
import { monitorDayActions } from "../../src/actions/monitorDay";
import { perform } from "../../src/command/perform";
import type { Context } from "../../src/command/context";
import { fakeTools } from "./fakeTools";
import { paletteRig } from "./paletteRig";

const monitor: Partial<Context> = { route: "monitor", path: "/monitor" };

async function did(verb: string, change: Partial<Context>) {
  const tools = fakeTools(change);
  const action = monitorDayActions.find(({ id }) => id === `monitor.${verb}`);
  if (action === undefined) throw new Error(verb);
  const performed = await perform(action, tools, { source: "key" });
  return performed.kind === "blocked" ? performed.reason.key : tools.did;
}

describe("[155] the day of the monitor by command", () => {
  test.each([
    ["previousDay", "", ["go /monitor?date=2026-05-12"]],
    ["previousDay", "?date=2026-03-01&parks=p1&whole=1", ["go /monitor?parks=p1&whole=1&date=2026-02-28"]],
    ["nextDay", "?date=2026-05-11&compare=before", ["go /monitor?compare=before&date=2026-05-12"]],
    ["nextDay", "?date=2026-05-12", ["go /monitor"]],
    ["today", "?date=2026-03-28&parks=p1", ["go /monitor?parks=p1"]],
    ["nextDay", "", "reason.lastDay"],
    ["today", "", "reason.lastDay"],
  ])("%s from %j", async (verb, search, expected) => {
    const result = await did(verb, { ...monitor, search });
    const parameters = (each: string) => each.split("?").map((part) => part.split("&").sort().join("&"));
    if (typeof result === "string" || typeof expected === "string") expect(result).toBe(expected);
    else expect(result.map(parameters)).toEqual(expected.map(parameters));
  });

  test("the day changes where the park is, not where the reader is", async () => {
    const late = { ...monitor, now: Date.parse("2026-05-13T22:30:00Z") };
    expect(await did("previousDay", late)).toEqual(["go /monitor?date=2026-05-13"]);
    const west = { ...late, zone: "America/New_York" };
    expect(await did("previousDay", west)).toEqual(["go /monitor?date=2026-05-12"]);
  });

  test.each(["previousDay", "nextDay", "today"])("%s is greyed elsewhere", async (verb) => {
    expect(await did(verb, {})).toBe("reason.noMonitor");
  });
});

test.each([
  ["en", "previous day", "action:monitor.previousDay"],
  ["en", "next day", "action:monitor.nextDay"],
  ["en", "today", "action:monitor.today"],
  ["en", "whole day", "action:filter.wholeDay"],
  ["en", "csv", "action:sheet.csv"],
  ["en", "table view", "action:sheet.table"],
  ["en", "full screen", "action:sheet.fullScreen"],
  ["de", "vorheriger tag", "action:monitor.previousDay"],
  ["de", "heute", "action:monitor.today"],
  ["de", "ganzer tag", "action:filter.wholeDay"],
  ["de", "vollbild", "action:sheet.fullScreen"],
] as const)("[105] on the monitor, in %s, %j leads to what its button does", async (language, typed, key) => {
  const sheet = { name: "Power", kind: "chart", file: () => ({ rows: [] }) } as const;
  const full = { ...sheet, toggleTable: () => undefined, toggleFull: () => undefined };
  const { model, index, rows } = paletteRig({
    ...monitor,
    language,
    search: "?date=2026-05-01",
    sheets: [full],
  });
  await index.start();
  model.open();
  model.type(typed);
  expect(rows()[0]).toBe(key);
});
