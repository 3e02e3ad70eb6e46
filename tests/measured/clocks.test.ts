import { describe, expect, test } from "vitest";
import { readMeasured } from "../../mocks/measured/file";
import { iso, read, SERIES, table, watts } from "./read";

const quarters = (from: number, count: number) =>
  Array.from({ length: count }, (_, index) => new Date(from + index * 900_000).toISOString());
const wall = (stamp: string) => stamp.slice(0, 16).replace("T", " ");
const rows = (times: readonly string[]) => times.map((time, index) => `${time};${index + 1}`);
const at = (lines: readonly string[], zone?: string) => {
  const found = read(lines, zone);
  return found.power?.map(([time]) => time) ?? found;
};

describe("a zone that the header names", () => {
  const clock = (hour: string) => ["00", "15", "30"].map((minute) => `2026-06-20 ${hour}:${minute}`);
  test.each([
    ["timestamp_utc", "08"],
    ["Time (utc)", "08"],
    ["UTC_Timestamp", "08"],
    ["DateTimeUTC", "08"],
    ["TimeUTC", "08"],
    ["datetime_gmt", "08"],
    ["time_z", "08"],
    ["zeit_mez", "09"],
    ["Time (+01:00)", "09"],
    ["Time UTC +1h", "09"],
    ["Time UTC −4", "04"],
    ["Time (−04:00)", "04"],
    ["Zeit (WZ)", "09"],
  ] as const)("%s is read however it is written", (name, hour) => {
    expect(read(table(`${name};AC power W`, clock(hour), watts))).toMatchObject({ power: SERIES });
  });

  test.each([
    ["Timestamps are UTC", "08"],
    ["Hinweis: keine Sommerzeitumstellung", "09"],
    ["UTC offset: +01:00", "09"],
    ["Alle Zeitstempel in Winterzeit", "09"],
    ["Exported 2026-06-21 04:00 UTC", "10"],
    ["Zeitreihe IST", "10"],
  ] as const)("above the table counts where it speaks of the times: %s", (line, hour) => {
    expect(read([line, "", ...table("Time;AC power W", clock(hour), watts)])).toMatchObject({
      power: SERIES,
    });
  });

  test("by its full name must be the plant's", () => {
    const lines = table("Time (Europe/London);AC power W", iso, watts);
    expect(read(lines)).toMatchObject({ refused: "zoneUnclear", line: 2 });
    expect(read(lines, "Europe/London")).toMatchObject({ power: [["06-20T09:00", 1500], {}, {}] });
    expect(read(["Timezone: Europe/Vienna", "", ...table("Time;AC power W", iso, watts)])).toMatchObject({
      power: SERIES,
    });
  });

  test("in a column of its own is that of each row; one beside times in UTC is none", () => {
    const lines = (name: string, hour: string, zone: string) =>
      table(
        `${name};Zone;AC power W`,
        clock(hour).map((time) => `${time};${zone}`),
        watts,
      );
    expect(read(lines("Time", "08", "UTC"))).toMatchObject({ power: SERIES });
    expect(read(lines("Time", "10", "+02:00"))).toMatchObject({ power: SERIES });
    for (const minus of ["-", "−"])
      expect(read(lines("Time", "04", `${minus}04:00`))).toMatchObject({ power: SERIES });
    expect(read(lines("Time UTC", "08", "+02:00"))).toMatchObject({ power: SERIES });
  });

  test("with a short name that other places have is the plant's or asked for", () => {
    const lines = table("Time (CST);AC power W", iso, watts);
    expect(at(lines, "America/Chicago")).toEqual(["06-20T16:00", "06-20T16:15", "06-20T16:30"]);
    expect(at(lines, "Asia/Shanghai")).toMatchObject({ refused: "zoneUnclear" });
  });
});

describe("[F79] a clock that is not the zone's", () => {
  const spring = quarters(Date.UTC(2026, 2, 29, 0), 20).map(wall);
  const autumn = quarters(Date.UTC(2026, 9, 25, 0), 20).map(wall);
  const text = (times: readonly string[]) => ["Zeit;Leistung [W]", ...rows(times)];

  test("shows the hour that spring skips: it is asked for, with the first such row", () => {
    expect(read(text(spring))).toEqual({ refused: "clockSkipped", line: 10, column: "Zeit" });
    const chosen = readMeasured(text(spring).join("\n"), { zone: "standard" });
    expect(chosen.ok && chosen.reading.open).toEqual([]);
    expect(read(["Zeit (MEZ);Leistung [W]", ...rows(spring)]).power?.[8]).toEqual(["03-29T01:00", 9]);
  });

  test("shows autumn's hour once: it is asked for, unless spring's hour was left out", () => {
    expect(read(text(autumn))).toEqual({ refused: "clockOnce", line: 10, column: "Zeit" });
    const springs = spring.filter((time) => !time.includes(" 02:"));
    const between = quarters(Date.UTC(2026, 2, 29, 5), 20_073).map(wall);
    const whole = read(text([...springs, ...between.filter((time) => time < "2026-10-25"), ...autumn]));
    expect(whole.refused).toBeUndefined();
  });

  test("is found to the minute where the rows stand between minutes", () => {
    const late = (times: readonly string[]) => text(times.map((time) => `${time}:47`));
    expect(read(late(spring))).toEqual({ refused: "clockSkipped", line: 10, column: "Zeit" });
    expect(read(late(autumn))).toEqual({ refused: "clockOnce", line: 10, column: "Zeit" });
  });

  test("is the zone's where the hour is there twice, and where the file begins in its second turn", () => {
    const second = autumn.slice(8);
    expect(at(text([...autumn.slice(0, 12), ...second]))).toHaveLength(24);
    expect(read(text(second)).power?.[0]).toEqual(["10-25T01:00", 1]);
  });
});

test("of begin and end the begin counts, and of a date that never changes the other", () => {
  const ends = ["2026-06-20 10:15", "2026-06-20 10:30", "2026-06-20 10:45"];
  const lines = (name: string, first: readonly string[], second: readonly string[]) =>
    table(
      name,
      first.map((time, row) => `${time};${second[row]}`),
      watts,
    );
  expect(read(lines("Bis;Von;Leistung [W]", ends, iso))).toMatchObject({ power: SERIES });
  expect(
    read(
      lines(
        "_start;_time;Leistung [W]",
        ends.map(() => "2026-06-20 00:00"),
        iso,
      ),
    ),
  ).toMatchObject({
    power: SERIES,
  });
  const clocks = (times: readonly string[]) => times.map((time) => time.slice(11));
  const apart = lines("bis;von;Leistung [W]", clocks(ends), clocks(iso)).slice(1);
  expect(read(["Datum;bis;von;Leistung [W]", ...apart.map((line) => `2026-06-20;${line}`)])).toMatchObject({
    power: SERIES,
  });
});

test("a midnight behind its day's last hour ends that day, in either direction", () => {
  const lines = ["23:15;1", "23:30;2", "23:45;3", "00:00;4"].map((line) => `20.06.2026;${line}`);
  for (const order of [lines, [...lines].reverse()])
    expect(read(["Datum;Uhrzeit;Leistung [W]", ...order]).power).toEqual([
      ["06-20T21:15", 1],
      ["06-20T21:30", 2],
      ["06-20T21:45", 3],
      ["06-20T22:00", 4],
    ]);
});

test("a day alone below later times is a sum and no measurement", () => {
  const times = ["20.06.2026 10:00", "20.06.2026 10:15", "20.06.2026 10:30", "20.06.2026"];
  expect(read(table("Zeit;Leistung [W]", times, [...watts, "45678"]))).toMatchObject({ power: SERIES });
});

test("dates that run on evenly as days and as months are asked for", () => {
  const times = ["01/02/2026", "01/03/2026", "01/04/2026", "01/05/2026"];
  expect(read(table("Time;AC power W", times, ["1", "2", "3", "4"]))).toMatchObject({
    refused: "orderUnclear",
  });
});
