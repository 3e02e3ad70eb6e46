import { graphql } from "gql.tada";
import { describe, expect, test } from "vitest";
import { PortfoliosQuery } from "../../src/frame/portfoliosQuery";
import { fakeServer, json } from "./server";
import { malformed } from "./watched";

const Refreshed = graphql(`
  query RefreshedPlaces {
    portfolios(updateExt: true) {
      uid
      parks {
        uid
      }
    }
  }
`);
const One = graphql(`
  query OnePortfolio {
    portfolio(uid: "f1") {
      uid
      name
      parks {
        uid
        name
        portfolio {
          uid
          name
        }
      }
    }
  }
`);
const Devices = graphql(`
  query OddDevices {
    devices(page: 1, limit: 20) {
      total
      items {
        uid
        mac
        name
      }
    }
  }
`);

const list = "/api/v1/portfolio";
const answer = (portfolios: unknown) => ({ [list]: [malformed(json({ portfolios }))] });
const good = { uid: "p1", name: "Nord" };
const places = (portfolios: readonly { uid: string; parks: readonly { uid: string }[] }[] | undefined) =>
  portfolios?.map(({ uid, parks }) => [uid, ...parks.map((park) => park.uid)].join());

describe("[F78] a park or portfolio that is none takes no other down", () => {
  test.each([
    ["parks that are null", [{ uid: "f1", name: "A", parks: null }], ["f1"]],
    ["parks that are missing", [{ uid: "f1", name: "A" }], ["f1"]],
    ["a park without uid", [{ uid: "f1", name: "A", parks: [{ name: "X" }, good] }], ["f1,p1"]],
    ["a park with uid null", [{ uid: "f1", name: "A", parks: [good, { uid: null, name: "X" }] }], ["f1,p1"]],
    ["a park with an object as uid", [{ uid: "f1", name: "A", parks: [{ uid: {} }, good] }], ["f1,p1"]],
    ["rows that are null", [null, { uid: "f1", name: "A", parks: [null, good] }], ["f1,p1"]],
    [
      "a portfolio without uid",
      [
        { uid: "", parks: [{ uid: "p2" }] },
        { uid: "f1", parks: [good] },
      ],
      ["f1,p1"],
    ],
    ["a park that comes twice", [{ uid: "f1", name: "A", parks: [good, good] }], ["f1,p1"]],
    [
      "a park in two portfolios",
      [
        { uid: "f1", name: "A", parks: [good] },
        { uid: "f2", name: "B", parks: [good, { uid: "p2", name: "Süd" }] },
      ],
      ["f1,p1", "f2,p2"],
    ],
    [
      "a portfolio that comes twice",
      [
        { uid: "f1", name: "A", parks: [good] },
        { uid: "f1", name: "A", parks: [] },
      ],
      ["f1,p1"],
    ],
    [
      "uids 0 and __proto__",
      [{ uid: 0, name: "A", parks: [{ uid: 0 }, { uid: "__proto__" }] }],
      ["0,0,__proto__"],
    ],
  ])("%s", async (_name, portfolios, expected) => {
    for (const document of [PortfoliosQuery, Refreshed]) {
      const { data, error } = await fakeServer(answer(portfolios))
        .graph.client.query<{ portfolios: { uid: string; parks: { uid: string }[] }[] }>(document, {})
        .toPromise();
      expect([error, places(data?.portfolios)]).toEqual([undefined, expected]);
    }
    expect(Object.hasOwn(Object.prototype, "uid")).toBe(false);
  });

  test("a name that is none is the uid", async () => {
    const odd = [{ uid: "f1", name: null, parks: [{ uid: "p1", name: null }, { uid: "p2" }] }];
    const { data, error } = await fakeServer(answer(odd)).graph.client.query(PortfoliosQuery, {}).toPromise();
    const names = data?.portfolios.map(({ name, parks }) => [name, ...parks.map((park) => park.name)]);
    expect([error, names]).toEqual([undefined, [["f1", "p1", "p2"]]]);
  });

  test("a portfolio by itself, too; without its uid it is a failure", async () => {
    const odd = { uid: "f1", name: null, parks: [good, good, null, { name: "X", portfolio_uid: "f1" }] };
    const server = fakeServer({ [`${list}/f1`]: [malformed(json(odd)), malformed(json({ name: "A" }))] });
    const { data, error } = await server.graph.bulk.query(One, {}).toPromise();
    const parks = [{ ...good, portfolio: null }];
    expect([error, data?.portfolio]).toMatchObject([undefined, { uid: "f1", name: "f1", parks }]);
    const none = await server.graph.bulk.query(One, {}).toPromise();
    expect(none.error?.graphQLErrors[0]?.extensions["failure"]).toBe("malformed");
  });

  test("no list at all stays a failure", async () => {
    const { data, error } = await fakeServer(answer(null)).graph.bulk.query(PortfoliosQuery, {}).toPromise();
    expect([data?.portfolios, error?.graphQLErrors[0]?.extensions["failure"]]).toEqual([
      undefined,
      "malformed",
    ]);
  });

  test("devices without name or address stay on their page", async () => {
    const devices = [
      { uid: "d1", mac: null, name: null },
      { uid: "d2", mac: "m", name: "Logger" },
    ];
    const server = fakeServer({ "/api/v1/device": [malformed(json({ devices, total: 2, page: 1 }))] });
    const { data, error } = await server.graph.bulk.query(Devices, {}).toPromise();
    expect(error).toBeUndefined();
    expect(data?.devices.items).toMatchObject([
      { uid: "d1", mac: "", name: "d1" },
      { uid: "d2", mac: "m", name: "Logger" },
    ]);
  });
});
