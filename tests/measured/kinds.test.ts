import { describe, expect, test } from "vitest";
import { partReader } from "../../mocks/measured/file";
import { textPart } from "../../mocks/measured/textPart";
import { understand } from "../../mocks/measured/summary";
import { read, SERIES } from "./read";

const quarters = ["10:00", "10:15", "10:30"];
const rows = (values: readonly string[]) => quarters.map((clock, row) => `${clock};${values[row] ?? ""}`);
const kW = ["1,5", "2,5", "3,5"];

/** As `read`, of a file with a name. */
function named(name: string, lines: readonly string[]) {
  const file = partReader(textPart(name, lines.join("\n")))({}, "Europe/Berlin");
  if (!file.ok) return { refused: file.code, line: file.line };
  const options = { zone: "Europe/Berlin", minimum: 0, now: Date.UTC(2026, 10, 26), keepDates: true };
  const found = understand(file.table, file.reading, options);
  if (!found.ok) return { refused: found.code, line: found.line };
  const at = (found.samples.time[0] ?? 0) * 1000;
  return { first: new Date(at).toISOString().slice(0, 16), notes: file.reading.notes.map(({ key }) => key) };
}

describe("[F78] a day's file whose lines have the clock alone", () => {
  const day = ["Zeit;Leistung [kW]", ...rows(kW)];
  test.each([
    ["above, in a sentence", ["Tagesdaten vom 20.06.2026", "", ...day]],
    ["above, behind its name", ["Datum;20.06.2026", "Anlage;Süd", "", ...day]],
    ["above, beside the day of the export", ["Date: 2026-06-20", "Created: 2026-06-21 08:00", "", ...day]],
    ["in the header's first cell", ["20.06.2026;Leistung [kW]", ...rows(kW)]],
    ["above, newest first", ["Tag 20.06.2026", "", "Zeit;Leistung [kW]", ...rows(kW).reverse()]],
  ])("has its day %s", (_, lines) => {
    expect(read(lines)).toMatchObject({ power: SERIES, notes: ["dayAbove"] });
  });

  test("has its day at its first line, as merged cells have", () => {
    const lines = [
      "Datum;Zeit;Leistung [kW]",
      ...rows(kW).map((row, at) => `${at ? "" : "20.06.2026"};${row}`),
    ];
    expect(read(lines)).toMatchObject({ power: SERIES, notes: ["dayFilled"] });
  });

  test.each([
    ["min_20260620.csv", "2026-06-20T08:00"],
    ["WR1 2026-06-20.txt", "2026-06-20T08:00"],
    ["export_20260621.csv", "noDay"],
    ["plant_2026-06-20_2026-06-21.csv", "noDay"],
    ["plant.csv", "noDay"],
  ])("in the name %s", (name, wanted) => {
    const found = named(name, day);
    expect(found.first ?? found.refused).toBe(wanted);
  });

  test("of two days above is refused, unless the name says which", () => {
    const lines = ["Von 20.06.2026 bis 21.06.2026", "", ...day];
    expect(read(lines)).toEqual({ refused: "noDay", line: 4, column: 1 });
    expect(named("2026-06-20.csv", lines)).toEqual({ first: "2026-06-20T08:00", notes: ["dayAbove"] });
    expect(named("2026-06-22.csv", lines)).toEqual({ refused: "noDay", line: 4 });
  });

  test("that runs past midnight is no day's", () => {
    const lines = [
      "Tag 20.06.2026",
      "",
      "Zeit;Leistung [kW]",
      "23:30;1,5",
      "23:45;2,5",
      "00:15;3,5",
      "00:30;1",
    ];
    expect(read(lines)).toMatchObject({ refused: "noTime" });
  });
});

describe("[F78] InfluxDB's annotated tables", () => {
  const notes = [
    "#group,false,false,false,true",
    "#datatype,string,long,dateTime:RFC3339,double",
    "#default,_result,,,",
  ];
  const stamps = quarters.map((clock) => `2026-06-20T0${Number(clock.slice(0, 2)) - 2}${clock.slice(2)}:00Z`);
  const long = (table: number, device: string, values: readonly number[]) =>
    stamps.map((stamp, row) => `,,${table},${stamp},${values[row]},ac_power_w,plant,${device}`);
  const header = ",result,table,_time,_value,_field,_measurement,device";

  test("of one series, and of two below one another with a header each", () => {
    expect(read([...notes, header, ...long(0, "A", [1500, 2500, 3500])])).toMatchObject({ power: SERIES });
    const two = [...notes, header, ...long(0, "A", [500, 1000, 3000]), "", ...notes, header];
    expect(read([...two, ...long(1, "B", [1000, 1500, 500])])).toMatchObject({
      power: SERIES,
      used: ["inverter ac_power_w A", "inverter ac_power_w B"],
    });
  });

  test("of the plant's power beside its battery's", () => {
    const battery = stamps.map((stamp) => `,,1,${stamp},-900,battery_power_w,plant,A`);
    expect(read([...notes, header, ...long(0, "A", [1500, 2500, 3500]), ...battery])).toMatchObject({
      power: SERIES,
      used: ["ac ac_power_w"],
    });
  });

  test("with a column for each field", () => {
    const wide = stamps.map((stamp, row) => `,,0,${stamp},${[1500, 2500, 3500][row]},-900`);
    expect(read([...notes, ",result,table,_time,ac_power_w,battery_power_w", ...wide])).toMatchObject({
      power: SERIES,
      used: ["ac ac_power_w"],
    });
  });
});

test("[F78] the four header lines of a Campbell logger (TOA5)", () => {
  const lines = quarters.map(
    (clock, row) => `"2026-06-20 ${clock}:00",${row},${[1.5, 2.5, 3.5][row]},20.1,12.5`,
  );
  expect(
    read([
      '"TOA5","CR1000","CR1000","12345","CR1000.Std.32","CPU:pv.CR1","1234","Min15"',
      '"TIMESTAMP","RECORD","P_AC_Avg","T_Mod_Avg","BattV_Min"',
      '"TS","RN","kW","Deg C","Volts"',
      '"","","Avg","Avg","Min"',
      ...lines,
    ]),
  ).toMatchObject({ power: SERIES, used: ["ac P_AC_Avg"] });
});

describe("[F78] a day in each row or column", () => {
  const hours = Array.from({ length: 24 }, (_, hour) => String(hour).padStart(2, "0"));
  const values = (day: number) => hours.map((_, hour) => String(day * 100 + hour));
  const wanted = [20, 21].flatMap((day) => values(day).map((value) => Number(value) * 1000));
  const powers = (lines: readonly string[]) => {
    const { power, ...other } = read(lines);
    return power ? [power[0]?.[0], ...power.map(([, value]) => value)] : other;
  };
  const days = [20, 21].map((day) => [`${day}.06.2026`, ...values(day)].join(";"));
  const ranges = hours.map((hour) => `${hour}:00-${String(Number(hour) + 1).padStart(2, "0")}:00`);

  test.each([
    ["hours", hours.map((hour) => `${hour}:00`), "06-19T22:00"],
    ["intervals", ranges, "06-19T22:00"],
    ["ends", [...hours.slice(1), "24"].map((hour) => `${hour}:00`), "06-19T23:00"],
    ["the numbers 1 to 24", hours.map((hour) => String(Number(hour) + 1)), "06-19T22:00"],
    ["the numbers 0 to 23", hours.map((hour) => `${Number(hour)} h`), "06-19T22:00"],
  ])("rows are days, columns are %s", (_, names, first) => {
    const header = ["Datum", ...names].join(";");
    expect(powers(["Einspeisung [kW]", "", header, ...days])).toEqual([first, ...wanted]);
  });

  test("a weekday beside the day and sums at the end are left out", () => {
    const header = ["Datum", "Tag", ...hours.map((hour) => `${hour}:00`), "Summe"].join(";");
    const lines = days.map((row, at) => `${row.replace(";", `;${["Sa", "So"][at]};`)};9999`);
    const sums = ["Summe", "", ...hours.map(() => "7")].join(";");
    expect(powers(["Wirkleistung in kW", "", header, ...lines, sums])).toEqual(["06-19T22:00", ...wanted]);
  });

  test("columns are days", () => {
    const lines = hours.map((hour, at) => [`${hour}:00`, values(20)[at], values(21)[at]].join(";"));
    const header = "Uhrzeit;20.06.2026;21.06.2026";
    expect(powers(["Einspeisung [kW]", "", header, ...lines])).toEqual(["06-19T22:00", ...wanted]);
  });

  test("asks what it holds where nothing says it, and takes no consumption", () => {
    const header = ["Datum", ...hours.map((hour) => `${hour}:00`)].join(";");
    expect(read([header, ...days])).toMatchObject({ refused: "noPower" });
    expect(read(["Verbrauch [kW]", "", header, ...days])).toMatchObject({ refused: "noPower" });
    expect(read(["Verbrauch;Haus", "Einheit;kW", header, ...days])).toMatchObject({ refused: "noPower" });
  });

  test("asks for the clock where autumn's hour stands once", () => {
    const header = ["Datum", ...hours.map((hour) => `${hour}:00`)].join(";");
    const autumn = ["24", "25", "26"].map((day) => [`${day}.10.2026`, ...values(1)].join(";"));
    expect(read(["Einspeisung [kW]", "", header, ...autumn])).toMatchObject({
      refused: "clockOnce",
      line: 5,
    });
  });
});

describe("[F78] PVGIS", () => {
  const lines = [
    "Latitude (decimal degrees):\t48.1",
    "Radiation database:\tPVGIS-SARAH3",
    "Nominal power of the PV system (c-Si) (kWp):\t4.0",
    "",
    "time,P,Gb(i),Gd(i),G(i),T2m,Int",
    ...["08:10", "09:10", "10:10"].map(
      (clock, row) => `20260620:${clock.replace(":", "")},${1500 + row * 1000},500,90,${600 + row},20.1,0`,
    ),
    "",
    "P: PV system power (W)",
    "Gb(i): Beam (direct) irradiance on the inclined plane (plane of the array) (W/m2)",
    "Gd(i): Diffuse irradiance on the inclined plane (plane of the array) (W/m2)",
    "G(i): Global irradiance on the inclined plane (plane of the array) (W/m2)",
    "T2m: 2-m air temperature (degree Celsius)",
  ];

  test("has its units in the legend below, its times in UTC, and its global irradiance for the sun", () => {
    expect(read(lines)).toMatchObject({
      power: [
        ["06-20T08:10", 1500],
        ["06-20T09:10", 2500],
        ["06-20T10:10", 3500],
      ],
      sun: [600, 601, 602],
      used: ["ac P", "radiation G(i)"],
    });
  });

  test("without power is no plant: irradiance is none", () => {
    const sun = lines
      .map((line) => line.replace(/^(time|2026[^,]*),[^,]*/, "$1"))
      .filter((line) => !line.startsWith("P:"));
    expect(read(sun)).toMatchObject({ refused: "noPower" });
  });
});
