import { describe, expect, test } from "vitest";
import { parsePromql } from "../../mocks/promql";
import { call, noon, promqlPath, quickDemo, signIn } from "./backend";

interface Matrix {
  readonly status: string;
  readonly data: { readonly result: { metric: Record<string, string>; values: [number, string][] }[] };
}

async function signedIn(id = "admin") {
  const demo = await quickDemo();
  await signIn(demo, id);
  const ask = async (query: string) => {
    const { status, body } = await call(demo, `GET ${promqlPath(query)}`);
    return { status, body: body as Matrix };
  };
  return { demo, ask };
}

/** A uid as the portal writes it: first for the regular expression, then for the string. */
function quoted(uid: string): string {
  const pattern = uid.replace(/[\\^$.*+?()[\]{}|]/g, "\\$&");
  return JSON.stringify(pattern);
}

describe("the five templates", () => {
  test("grid, AC, report and radiation per park, loss per park and kind [153][159]", async () => {
    const { demo, ask } = await signedIn();
    const park = demo.world().parks[0]?.uid ?? "";
    const of = async (query: string) => (await ask(query)).body.data.result.map(({ metric }) => metric);
    for (const metric of ["grid_power", "ac_power", "report_power", "radiation"])
      expect(await of(`sum by (park) (${metric}{park=~"${park}"})`)).toEqual([{ park }]);
    expect(await of(`sum by (park, shutdown_type) (loss_power{park=~"${park}"})`)).toEqual(
      ["grid", "marketer", "outage"].map((shutdown_type) => ({ park, shutdown_type })),
    );
  });

  test("time comes as seconds on the grid of the query, values as text [158]", async () => {
    const { demo, ask } = await signedIn();
    const park = demo.world().parks[0]?.uid ?? "";
    const { body } = await ask(`sum by (park) (grid_power{park=~"${park}"})`);
    const [series] = body.data.result;
    expect(series?.values.length).toBeGreaterThan(20);
    for (const [time, value] of series?.values ?? []) {
      expect([time % 300, time <= noon / 1000]).toEqual([0, true]);
      expect(value).toMatch(/^-?\d+(\.\d+)?$/);
    }
  });

  test("`.+` is every park one may see, no more", async () => {
    const { demo, ask } = await signedIn("owner");
    const { body } = await ask('sum by (park) (report_power{park=~".+"})');
    const seen = (await call(demo, "GET /api/v1/portfolio?update_ext=false")).body;
    const uids = (seen as { portfolios: { parks: { uid: string }[] }[] }).portfolios.flatMap(({ parks }) =>
      parks.map(({ uid }) => uid),
    );
    expect(uids).toEqual(expect.arrayContaining(body.data.result.map(({ metric }) => metric["park"])));
    expect(body.data.result.length).toBeLessThanOrEqual(uids.length);
  });

  test("a sum over all parks is the sum of the parks", async () => {
    const { ask } = await signedIn();
    const each = await ask('sum by (park) (grid_power{park=~".+"})');
    const all = await ask('sum(grid_power{park=~".+"})');
    const [time, sum] = all.body.data.result[0]?.values[0] ?? [0, ""];
    const values = each.body.data.result.map(({ values }) => values.find(([at]) => at === time)?.[1] ?? "0");
    expect(values.map(Number).reduce((one, other) => one + other, 0)).toBeCloseTo(Number(sum), 0);
  });

  test("an unknown metric has no series", async () => {
    const { ask } = await signedIn();
    expect((await ask("up")).body).toEqual({ status: "success", data: { resultType: "matrix", result: [] } });
    expect((await ask("constructor")).body.data.result).toEqual([]);
  });
});

describe("reading", () => {
  const hostile = [
    'a"} or vector(1) #',
    "a.b",
    "a|b",
    "x\\",
    "line\nbreak",
    "ü😀",
    "(",
    "$^",
    "a'b",
    "`",
    "{park}",
  ];

  test.each(hostile)("the uid %j is matched as itself and nothing else [162][F24][F25]", (uid) => {
    const { matches } = parsePromql(`sum by (park) (grid_power{park=~${quoted(uid)}})`);
    expect(hostile.filter((park) => matches({ park }))).toEqual([uid]);
  });

  test("a uid that is not escaped breaks the query and is refused [162][F24]", async () => {
    const { ask } = await signedIn();
    const answer = await ask('sum by (park) (grid_power{park=~"a"} or vector(1) #"})');
    expect([answer.status, answer.body]).toEqual([
      400,
      { status: "error", errorType: "bad_data", error: 'parse error at char 48: unexpected character "1"' },
    ]);
  });

  test.each([
    [String.raw`"\x41\u0042\U0001F600\101\t\\"`, "AB😀A\t\\"],
    [String.raw`"\x41ff"`, "Aff"],
    [String.raw`'it\'s'`, "it's"],
    ["`a\\x41`", "a\\x41"],
  ])("the text %s is %j", (literal, park) => {
    expect(parsePromql(`m{park=${literal}}`).matches({ park })).toBe(true);
  });

  test("regular expressions match the whole value, other operators too", () => {
    const parks = ["a", "ab", "b", ""];
    const matched = (condition: string) =>
      parks.filter((park) => parsePromql(`m{${condition}}`).matches({ park }));
    expect(matched('park=~"a|b"')).toEqual(["a", "b"]);
    expect(matched('park=~"a.*"')).toEqual(["a", "ab"]);
    expect(matched('park!~"a.*"')).toEqual(["b", ""]);
    expect(matched('park="a"')).toEqual(["a"]);
    expect(matched("park!='a'")).toEqual(["ab", "b", ""]);
    expect(matched('park=~".+", park!="b",')).toEqual(["a", "ab"]);
    expect(matched('other=""')).toEqual(parks);
  });

  test("`by` stands before or after, blanks and comments do not matter", () => {
    const aggregates = ["sum by (park) (m)", "sum(m) by (park)", "sum  by(park,)\n(m{}) # all"].map(
      (query) => parsePromql(query).aggregate,
    );
    expect(aggregates).toEqual(Array(3).fill({ operator: "sum", by: ["park"] }));
    expect(parsePromql("avg(m)").aggregate).toEqual({ operator: "avg", by: [] });
    expect(parsePromql("m").aggregate).toBe(null);
    expect(parsePromql("sum").metric).toBe("sum");
  });

  test.each([
    "",
    "sum by (park) (m",
    "sum by (park) (m) + 1",
    "m{park=~}",
    'm{park=~"("}',
    'm{park=~"\\q"}',
    'm{park="a}',
    'm{park="\\x4"}',
    'm{park="\\U00110000"}',
    'm{"a"="b"}',
    'm{park~"a"}',
    "sum by (park,,) (m)",
    "rate(m[5m])",
    "m offset 5m",
  ])("%j is refused", (query) => {
    expect(() => parsePromql(query)).toThrow(/parse|regexp/);
  });

  test("a range that cannot be is refused as Prometheus does", async () => {
    const { demo } = await signedIn();
    const errors = [];
    for (const range of [
      "start=x&end=2&step=1",
      "start=2&end=1&step=1",
      "start=1&end=2&step=0",
      "start=0&end=99999&step=1",
    ]) {
      const { status, body } = await call(demo, `GET /api/v1/promql/query_range?query=m&${range}`);
      errors.push([status, (body as { error: string }).error]);
    }
    expect(errors).toEqual([
      [400, 'invalid parameter "start": number of seconds expected'],
      [400, 'invalid parameter "end": end timestamp must not be before start time'],
      [400, 'invalid parameter "step": zero or negative handling query resolution step widths'],
      [400, "exceeded maximum resolution of 11000 points per timeseries"],
    ]);
  });
});
