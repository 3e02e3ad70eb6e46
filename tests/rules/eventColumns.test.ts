import { createInstance } from "i18next";
import { beforeAll, describe, expect, test } from "vitest";
import en from "../../public/locales/en/translation.json";
import { tableRows } from "../../src/frame/table/tableRows";
import { eventColumns, shutdownColumns } from "../../src/parts/event/eventColumns";
import { eventPlaces } from "../../src/parts/event/eventPlaces";
import { csv } from "../../src/rules/csv";

const i18n = createInstance();
beforeAll(() => i18n.init({ lng: "en", resources: { en: { translation: en } } }));

const now = Date.parse("2026-06-10T10:00:00Z");
const part = {
  latitude: null,
  longitude: null,
  peakPowerW: null,
  kind: null,
  commissionedAt: null,
  kpi: null,
};
const portfolio = (name: string, parks: readonly string[]) => ({
  ...{ uid: name, name, timezone: "Europe/Berlin", currency: "EUR" },
  parks: parks.map((park) => ({ ...part, uid: `${name} ${park}`, name: park })),
});
const places = eventPlaces([portfolio("Harz", ["Neustadt", "Lühnde"]), portfolio("Lausitz", ["Neustadt"])]);
const tools = () => ({ t: i18n.t, language: "en", now, places });

type Given = readonly [park: string, start: string | null, end: string | null];
const event = ([park, start, end]: Given) => ({
  ...{ id: "1", park, start, end, importance: 1000, hidden: false, title: "Fuse", eventType: "other" },
  ...{ description: null, solution: end === null ? null : "Changed", code: null },
});
const shutdown = ([park, start, end]: Given) => ({
  ...{ id: "1", park, start, end, loss: 0.5, eventType: "curtailment", shutdownType: "grid" },
});

const given: readonly Given[] = [
  ["Harz Neustadt", "2026-06-08T06:00:00Z", "2026-06-08T13:12:10Z"],
  ["Lausitz Neustadt", "2026-06-10T09:00:00Z", null],
  ["Harz Lühnde", null, null],
];

/** The columns of a file, by their heads. */
function fileOf<Row extends object>(columns: Parameters<typeof tableRows<Row>>[0]["columns"], rows: Row[]) {
  const shown = rows.map((original, at) => ({ id: `${at}`, original, level: 1, position: 1, size: 1 }));
  const [head = [], ...lines] = csv(tableRows({ columns, selected: undefined }, shown), "en")
    .trimEnd()
    .split("\r\n")
    .map((line) => line.split(","));
  return Object.fromEntries(head.map((name, at) => [name, lines.map((line) => line[at])]));
}

describe.each([
  [
    "events",
    () =>
      fileOf(
        eventColumns(tools()),
        given.map((each) => event(each)),
      ),
  ],
  [
    "shutdown events",
    () =>
      fileOf(
        shutdownColumns(tools()),
        given.map((each) => shutdown(each)),
      ),
  ],
] as const)("[62] a file of %s", (_, file) => {
  test("has begin, end and length by themselves, for a spreadsheet to count with", () => {
    expect(file()).toMatchObject({
      "Began (Europe/Berlin)": ["2026-06-08T08:00:00+02:00", "2026-06-10T11:00:00+02:00", ""],
      "Ended (Europe/Berlin)": ["2026-06-08T15:12:10+02:00", "", ""],
      "Duration (min)": ["432", "60", ""],
    });
    expect(Object.keys(file())).not.toContain("Duration");
  });

  test("[228] tells parks of one name apart by their portfolios, and leaves the others alone", () => {
    expect(file()["Park"]).toEqual(["Neustadt · Harz", "Neustadt · Lausitz", "Lühnde"]);
  });
});

test("below the name of a narrow row stands when it began, by the park's clocks", () => {
  const when = shutdownColumns(tools()).find(({ id }) => id === "when");
  expect(given.map((each) => when?.brief?.(shutdown(each)))).toEqual([
    "8 Jun, 08:00 CEST",
    "11:00 CEST",
    "Start unknown",
  ]);
});
