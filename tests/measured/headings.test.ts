import { describe, expect, test } from "vitest";
import { partReader } from "../../mocks/measured/file";
import { understand } from "../../mocks/measured/summary";
import { textPart } from "../../mocks/measured/textPart";
import { iso, read, SERIES, table, watts } from "./read";

const energies = ["625", "875", "375"];
const means = [2500, 3500, 1500].map((value, row) => [SERIES[row]?.[0], value]);

describe("[F78] what stands above the values", () => {
  const kinds = watts.map((value, row) => `${iso[row]};${Number(value) / 2};9000;${value};70`);
  test.each([
    ["above the names", [";min;max;mean;std", "Zeit;P [W];P [W];P [W];P [W]"]],
    ["below the names", ["Zeit;P [W];P [W];P [W];P [W]", ";Min;Max;Avg;StdDev"]],
    ["in words", ["Zeit;P [W];P [W];P [W];P [W]", ";Minimum;Maximum;Mittel;Standardabweichung"]],
  ])("of several statistics %s the mean is the plant's", (_, header) => {
    expect(read([...header, ...kinds])).toMatchObject({ power: SERIES });
  });

  test.each([
    [["Bezeichnung;Einspeisung Süd", "Einheit;Wh", ""], "Zeit;Wert"],
    [["Unit: Wh", "PV feed-in", ""], "Start;Value"],
    [["PV-Erzeugung in Wh"], "Zeit;Wert"],
  ])("a unit of energy holds for a column without a name: %s", (above, header) => {
    expect(read([...above, ...table(header, iso, energies)])).toMatchObject({ power: means });
  });

  test.each([
    [["Leistung in W"], SERIES],
    [["Nennleistung in W"], undefined],
    [["Einheit;W", "Einheit;kWh", ""], undefined],
  ])("%s above a column without a name tells its power, or not", (above, power) => {
    expect(read([...above, ...table("Zeit;Wert", iso, watts)]).power).toEqual(power);
  });
});

describe("[F78] dates in columns of their own", () => {
  const [hours, minutes] = [10, [0, 15, 30]];
  test.each([
    ["Year;Month;Day;Hour;Minute;AC power [W]", (minute: number) => `2026;6;20;${hours};${minute}`],
    ["Tag;Monat;Jahr;Uhrzeit;Leistung [W]", (minute: number) => `20;6;2026;10:${minute || "00"}`],
    ["YYYY;MM;DD;HH;MM;SS;P_AC [W]", (minute: number) => `2026;06;20;10;${minute};0`],
    ["Year;Month;Day;Hour (UTC);Minute;AC power [W]", (minute: number) => `2026;6;20;8;${minute}`],
  ])("%s", (header, date) => {
    const lines = minutes.map((minute, row) => `${date(minute)};${watts[row]}`);
    expect(read([header, ...lines])).toMatchObject({ power: SERIES, notes: ["dateParts"] });
  });
});

describe("[F78] a day of six digits in the file's name", () => {
  const lines = ["Zeit;Leistung [W]", "10:00;1500", "10:15;2500", "10:30;3500"].join("\n");
  const now = Date.UTC(2026, 10, 26);
  const options = { zone: "Europe/Berlin", minimum: 0, now, keepDates: true };
  const first = (name: string, order?: "day-first" | "year-first") => {
    const file = partReader(textPart(name, lines))(order ? { order } : {}, options.zone);
    const found = file.ok ? understand(file.table, file.reading, options) : file;
    return "code" in found ? found.code : new Date(found.summary.first).toISOString().slice(0, 16);
  };
  test("is asked for where it may be read in more than one order", () => {
    expect(first("min260620.csv")).toBe("orderUnclear");
    expect(first("min260620.csv", "year-first")).toBe("2026-06-20T08:00");
    expect(first("WR1_20-06-26.csv", "day-first")).toBe("2026-06-20T08:00");
  });

  test("is taken where only one order makes a date, and a full date before it", () => {
    expect(first("roof 062026.csv")).toBe("2026-06-20T08:00");
    expect(first("123456_2026-06-20.csv")).toBe("2026-06-20T08:00");
    expect(first("999999.csv")).toBe("noDay");
  });
});
