import { describe, expect, test } from "vitest";
import { openDesk } from "../../mocks/measuredDesk";
import { zipSync, strToU8 } from "fflate";
import { read } from "./read";

const options = { name: "", zone: "Europe/Berlin", keepDates: true };
const now = Date.UTC(2026, 10, 26);

/** A question about a file, each answer with the energy of its best day, when that is, and what it would choose. */
async function asked(text: string | Uint8Array<ArrayBuffer>, choices = {}) {
  const file = new File([text], "plant.csv");
  const found = await openDesk()(
    { what: "preview", file, key: 1, options: { ...options, choices }, now },
    () => undefined,
  );
  if (found.ok) return { reason: "", answers: [] };
  const answers = (found.answers ?? []).map(({ answer, choices: all, day }) => ({
    ...{ answer, all, kWh: day && Math.round(day.kWh * 1000) / 1000 },
    day: day && new Date(day.peakAt).toISOString().slice(0, 13),
  }));
  return { reason: found.reason, answers };
}

const hours = (date: string, values: readonly (number | string)[]) =>
  values.map((value, row) => `${date} ${10 + row}:00;${value}`);

describe("[F78] what each answer to a question gives", () => {
  test("units, orders of a date, columns and kinds of energy", async () => {
    const unit = await asked(["Zeit;Leistung", ...hours("20.06.2026", [1, 3, 1])].join("\n"));
    expect(unit.answers.map(({ kWh }) => kWh)).toEqual([0.004, 4, 4000]);
    const order = await asked(["Time;AC power [kW]", ...hours("06/07/2026", [1, 3, 1])].join("\n"));
    expect(order.answers.map(({ day }) => day)).toEqual(["2026-07-06T09", "2026-06-07T09"]);
    const lines = hours("20.06.2026", ["1;4", "3;2", "1;7"]);
    const column = await asked(["Zeit;P+ [kW];P- [kW]", ...lines].join("\n"));
    expect([column.reason, ...column.answers.map(({ kWh }) => kWh)]).toEqual(["powerUnclear", 4, 7.5]);
    const kind = await asked(["Zeit;Gesamtertrag [kWh]", ...hours("20.06.2026", [1, 2, 4, 7])].join("\n"));
    expect([kind.reason, ...kind.answers.map(({ kWh }) => kWh)]).toEqual(["energyUnclear", 14, 6]);
  });

  test("a factor above a meter's readings", async () => {
    const rows = hours("20.06.2026", [100, 102, 105, 109]);
    const lines = ["Zähler;1EMH00", "Wandlerfaktor;40", "", "Zeit;Zählerstand 2.8.0 [kWh]", ...rows].join(
      "\n",
    );
    const open = await asked(lines);
    expect([open.reason, ...open.answers.map(({ kWh }) => kWh)]).toEqual(["factorUnclear", 9, 360]);
    expect(await asked(lines, { factor: 40 })).toEqual({ reason: "", answers: [] });
    expect((await asked(lines.replace("40", "1"))).reason).toBe("");
  });

  test.each([
    ["Wandlerfaktor: 40", 40],
    ["Wandler x 40", 40],
    ["Wandlerverhältnis: 200/5 A", 40],
    ["CT ratio: 200:5", 40],
    ["CT ratio: 5/5", null],
    ["CT ratio: 200/0", null],
    ["Multiplikator;1,5", 1.5],
    ["Multiplier,1.5", 1.5],
    ["Transformer ratio: 40", 40],
    ["Meter constant = 40", 40],
    ["Zählerfaktor 40", 40],
    ["Zaehlerfaktor 40", 40],
    ["Serial number: 40", null],
  ])("a factor is known by its words: %s", async (above, factor) => {
    const rows = hours("20.06.2026", [100, 102, 105, 109]);
    const { reason, answers } = await asked([above, "", "Zeit;Zählerstand [kWh]", ...rows].join("\n"));
    const [asIs, times] = answers;
    if (factor === null) expect([reason, answers]).toEqual(["", []]);
    else
      expect([reason, asIs?.answer, times?.answer, times?.kWh]).toEqual([
        "factorUnclear",
        { factor: 1 },
        { factor },
        9 * factor,
      ]);
  });

  test("a factor multiplies power, also where each value bears its unit, and leaves the sun as it is", () => {
    const power = ["Wandlerfaktor;40", "", "Zeit;Leistung", ...hours("20.06.2026", ["1 kW", "2 kW"])];
    expect(read(power, "Europe/Berlin", { factor: 40 }).power?.map(([, watts]) => watts)).toEqual([
      40_000, 80_000,
    ]);
    const head = ["Wandlerfaktor;40", "", "Zeit;Netzleistung [kW];Globalstrahlung [W/m²]"];
    const beside = read([...head, ...hours("20.06.2026", ["1;500", "2;600"])], "Europe/Berlin", {
      factor: 40,
    });
    expect([beside.power?.map(([, watts]) => watts), beside.sun]).toEqual([
      [40_000, 80_000],
      [500, 600],
    ]);
  });

  test("an answer keeps what was chosen before", async () => {
    const lines = hours("06/07/2026", [1, 3, 1]);
    const { answers } = await asked(["Time;Leistung", ...lines].join("\n"), { order: "month-first" });
    expect(answers[1]?.all).toEqual({ order: "month-first", columns: { 1: { unit: "kW" } } });
    expect(answers[1]?.day).toBe("2026-06-07T09");
  });

  test("files of an archive, and a year of which a part tells enough", async () => {
    const csv = (power: number) =>
      strToU8(["Zeit;Leistung [kW]", ...hours("20.06.2026", [power, power])].join("\n"));
    const parts = await asked(new Uint8Array(zipSync({ "a.csv": csv(1), "b.csv": csv(2) })));
    expect(parts.answers.map(({ answer, kWh }) => [answer, kWh])).toEqual([
      [{ part: "a.csv" }, 1],
      [{ part: "b.csv" }, 2],
    ]);
    const minutes = Array.from({ length: 40_000 }, (_, row) => {
      const at = new Date(Date.UTC(2026, 5, 1) + row * 60_000).toISOString().slice(0, 16).replace("T", " ");
      return `${at};6`;
    });
    const year = await asked(["Time UTC;Leistung", ...minutes].join("\n"));
    expect(year.answers.map(({ kWh }) => kWh)).toEqual([0.144, 144, 144_000]);
  });

  test("a file that is plainly wrong has no answers", async () => {
    const found = await asked(["Zeit;Leistung [kW]", ...hours("20.06.2026", [1, "x", 1])].join("\n"));
    expect(found).toEqual({ reason: "badNumber", answers: [] });
  });
});
