import { graphql } from "gql.tada";
import { describe, expect, test } from "vitest";
import { fakeServer, json } from "./server";
import { malformed } from "./watched";

const Inverters = graphql(`
  query Inverters($park: ID!) {
    inverters(park: $park) {
      items {
        id
        park
        name
        ratedPowerW
        status
      }
      total
      page
    }
  }
`);
const Gaks = graphql(`
  query Gaks($park: ID!, $inverter: ID) {
    gaks(park: $park, inverter: $inverter) {
      items {
        id
        park
        name
        fuseA
      }
      total
    }
  }
`);
const Strings = graphql(`
  query Strings($park: ID!, $inverter: ID, $gak: ID) {
    strings(park: $park, inverter: $inverter, gak: $gak) {
      items {
        id
        park
        gak
        moduleCount
      }
      total
    }
  }
`);
const Stats = graphql(`
  query Stats($park: ID!, $start: DateTime!, $end: DateTime!) {
    inverterStats(park: $park, start: $start, end: $end) {
      inverter
      energyWh
      specificYield
      availability
      performanceRatio
    }
  }
`);
const UpdateGak = graphql(`
  mutation UpdateGakHere($park: ID!, $id: ID!, $changes: GakChanges!) {
    updateGak(park: $park, id: $id, changes: $changes) {
      id
      park
      name
      fuseA
    }
  }
`);
const UpdateString = graphql(`
  mutation UpdateStringHere($park: ID!, $id: ID!, $changes: StringChanges!) {
    updateString(park: $park, id: $id, changes: $changes) {
      id
      park
      gak
      moduleCount
    }
  }
`);

const inverterPath = "/api/v1/park/p1/inverter";
const gakPath = "/api/v1/park/p1/gak";
const stringPath = "/api/v1/park/p1/string";
const statsPath = "/api/v1/metrics/park/p1/inverter/stats";
const range = { start: "2026-06-01T00:00:00Z", end: "2026-06-02T00:00:00Z" };
const page = (items: unknown, pagination: unknown = { total: 1, page: 1 }) => json({ items, pagination });
const cached = { requestPolicy: "cache-only" } as const;

describe("[135] what is asked", () => {
  test("inverters by pages of 20, boxes and strings of 10, filtered by what is above them", async () => {
    const server = fakeServer({
      [inverterPath]: [page([])],
      [gakPath]: [page([])],
      [stringPath]: [page([])],
    });
    const { bulk } = server.graph;
    await bulk.query(Inverters, { park: "p1" }).toPromise();
    await bulk.query(Gaks, { park: "p1", inverter: "12" }).toPromise();
    await bulk.query(Strings, { park: "p1", inverter: "12", gak: "12-3" }).toPromise();
    expect(server.requests).toEqual([
      `GET ${inverterPath}?page=1&limit=20`,
      `GET ${gakPath}?inverter_id=12&page=1&limit=10`,
      `GET ${stringPath}?inverter_id=12&gak_id=12-3&page=1&limit=10`,
    ]);
  });

  const StringStats = graphql(`
    query StringStats($park: ID!, $start: DateTime!, $end: DateTime!) {
      inverterStats(park: $park, start: $start, end: $end) {
        strings {
          string
          gak
          gakName
          name
          specificYield
        }
      }
    }
  `);

  test("[139] what the strings did comes with their inverter, or not at all", async () => {
    const strings = [
      { string_id: 7, gak_id: 0, gak_name: "GAK 0", specific_yield: 4.2 },
      { string_id: "" },
      {},
    ];
    const stats = [{ inverter_id: 1, strings }, { inverter_id: 2, strings: null }, { inverter_id: 3 }];
    const server = fakeServer({ [statsPath]: [malformed(json({ stats }))] });
    const { data, error } = await server.graph.bulk.query(StringStats, { park: "p1", ...range }).toPromise();
    expect(error).toBeUndefined();
    expect(data?.inverterStats.map((stat) => stat.strings)).toEqual([
      [{ string: "7", gak: "0", gakName: "GAK 0", name: "7", specificYield: 4.2 }],
      [],
      [],
    ]);
  });

  test("[139] the statistics of the range", async () => {
    const stats = [{ inverter_id: 1, energy_wh: 10, specific_yield: "much", availability: null }];
    const server = fakeServer({ [statsPath]: [malformed(json({ stats }))] });
    const { data } = await server.graph.bulk.query(Stats, { park: "p1", ...range }).toPromise();
    const nothing = { specificYield: null, availability: null, performanceRatio: null };
    expect(data).toEqual({ inverterStats: [{ inverter: "1", energyWh: 10, ...nothing }] });
    const [request = ""] = server.requests;
    expect(Object.fromEntries(new URL(`http://portal.test${request.slice(4)}`).searchParams)).toEqual(range);
  });
});

describe("what is answered", () => {
  test("[F78] rows without an id are left out, id 0 and __proto__ are ids, fields of a wrong type are missing", async () => {
    const items = [{ id: 0, rated_power_w: "big" }, {}, null, { id: "__proto__", status: 7 }, { id: "" }];
    const server = fakeServer({ [inverterPath]: [malformed(page(items, { total: 5, page: 1 }))] });
    const { data, error } = await server.graph.client.query(Inverters, { park: "p1" }).toPromise();
    expect(error).toBeUndefined();
    const empty = { park: "p1", ratedPowerW: null, status: null };
    expect(data?.inverters.items).toEqual([
      { ...empty, id: "0", name: "0" },
      { ...empty, id: "__proto__", name: "__proto__" },
    ]);
    expect(Object.keys({})).toEqual([]);
  });

  test.each([undefined, -1, "20", 2.5, null])("[F76] a total that is %j ends the list", async (total) => {
    const server = fakeServer({ [inverterPath]: [malformed(page([{ id: 1 }], { total }))] });
    const { data } = await server.graph.bulk.query(Inverters, { park: "p1" }).toPromise();
    expect(data?.inverters).toMatchObject({ total: 1, page: 1 });
  });

  test("no list at all is a failure with the catalogue's text", async () => {
    const server = fakeServer({
      [inverterPath]: [malformed(json({ items: "none" }))],
      [statsPath]: [malformed(json({}))],
    });
    const inverters = await server.graph.bulk.query(Inverters, { park: "p1" }).toPromise();
    const stats = await server.graph.bulk.query(Stats, { park: "p1", ...range }).toPromise();
    expect([inverters.error, stats.error].map((error) => error?.graphQLErrors[0]?.message)).toEqual([
      "Failed to fetch inverters",
      "Failed to fetch inverter stats",
    ]);
  });
});

test("[199] a change that is answered with a message is done, and what is shown is asked anew", async () => {
  const server = fakeServer({
    [gakPath]: [page([{ id: 2, name: "GAK 2" }]), page([{ id: 2, name: "Barn" }])],
    [`${gakPath}/2`]: [malformed(json({ message: "Queued" }))],
  });
  const { client } = server.graph;
  await client.query(Gaks, { park: "p1" }).toPromise();
  const { error } = await client.mutation(UpdateGak, { park: "p1", id: "2", changes: {} }).toPromise();
  expect(error).toBeUndefined();
  const { data } = await client.query(Gaks, { park: "p1" }).toPromise();
  expect(data?.gaks.items[0]?.name).toBe("Barn");
});

describe("[136] a change replaces the item where it is listed, without another call", () => {
  test("of a box", async () => {
    const server = fakeServer({
      [gakPath]: [page([{ id: 1, name: "GAK 1" }, { id: 2, name: "GAK 2", fuse_a: 10 }, { id: 3 }])],
      [`${gakPath}/2`]: [json({ id: 2, name: "GAK 2", fuse_a: 16, colour: "grey" })],
    });
    const { client } = server.graph;
    await client.query(Gaks, { park: "p1" }).toPromise();
    await client.mutation(UpdateGak, { park: "p1", id: "2", changes: { fuseA: 16 } }).toPromise();
    const { data } = client.readQuery(Gaks, { park: "p1" }, cached) ?? {};
    expect(data?.gaks.items.map(({ id, fuseA }) => [id, fuseA])).toEqual([
      ["1", null],
      ["2", 16],
      ["3", null],
    ]);
    expect(server.requests).toEqual([`GET ${gakPath}?page=1&limit=10`, `PATCH ${gakPath}/2`]);
  });

  test("of a string, and not of the string of that id in another park", async () => {
    const other = "/api/v1/park/p2/string";
    const server = fakeServer({
      [stringPath]: [page([{ id: 7, module_count: 24 }])],
      [other]: [page([{ id: 7, module_count: 30 }])],
      [`${stringPath}/7`]: [json({ id: 7, module_count: 26 })],
    });
    const { client } = server.graph;
    for (const park of ["p1", "p2"]) await client.query(Strings, { park }).toPromise();
    await client.mutation(UpdateString, { park: "p1", id: "7", changes: { moduleCount: 26 } }).toPromise();
    const counts = ["p1", "p2"].map(
      (park) => client.readQuery(Strings, { park }, cached)?.data?.strings.items[0]?.moduleCount,
    );
    expect(counts).toEqual([26, 30]);
    expect(server.requests.filter((request) => request.startsWith("GET")).length).toBe(2);
  });
});

test("[137] only what was changed is sent; null empties, but no name", async () => {
  const bodies: unknown[] = [];
  const fetch: typeof globalThis.fetch = async (input, init) => {
    bodies.push(await new Request(input, init).json());
    return json({ id: 2 });
  };
  const spied = fakeServer({}, { fetch });
  await spied.graph.client
    .mutation(UpdateGak, { park: "p1", id: "2", changes: { name: null, fuseA: 16, note: null } })
    .toPromise();
  expect(bodies).toEqual([{ fuse_a: 16, note: null }]);
});

describe("the catalogue's text stands where the server says nothing", () => {
  const failing = () => {
    const paths = [inverterPath, gakPath, stringPath, statsPath, `${gakPath}/2`, `${stringPath}/7`];
    return fakeServer(Object.fromEntries(paths.map((path) => [path, [json({}, 400)]]))).graph.bulk;
  };
  test.each([
    ["Failed to fetch inverters", () => failing().query(Inverters, { park: "p1" })],
    ["Failed to fetch GAKs", () => failing().query(Gaks, { park: "p1" })],
    ["Failed to fetch strings", () => failing().query(Strings, { park: "p1" })],
    ["Failed to fetch inverter stats", () => failing().query(Stats, { park: "p1", ...range })],
    ["Failed to update GAK", () => failing().mutation(UpdateGak, { park: "p1", id: "2", changes: {} })],
    ["Failed to update string", () => failing().mutation(UpdateString, { park: "p1", id: "7", changes: {} })],
  ])("%s", async (text, ask) => {
    const { error } = await ask().toPromise();
    expect(error?.graphQLErrors[0]?.message).toBe(text);
  });

  test("[F69] and a list of complaints becomes readable", async () => {
    const detail = [
      { msg: "Number from 0 to 90 expected", loc: ["body", "tilt"] },
      { msg: "Field not known", loc: ["body", "colour"] },
    ];
    const server = fakeServer({ [`${gakPath}/2`]: [json({ detail }, 422)] });
    const { error } = await server.graph.bulk
      .mutation(UpdateGak, { park: "p1", id: "2", changes: { tilt: 90 } })
      .toPromise();
    const message = error?.graphQLErrors[0]?.message ?? "";
    expect(message).toContain("Number from 0 to 90 expected");
    expect(message).toContain("Field not known");
    expect(message).not.toContain("[object");
  });
});
