import { graphql } from "gql.tada";
import { describe, expect, test } from "vitest";
import { operationFor } from "../contract/contract";
import { rootFields } from "./rootFields";
import { sampleAnswer } from "./samples";
import { fakeServer, json, never } from "./server";

const rows = 500;
const every = <T>(rowOf: (at: number) => T) => Array.from({ length: rows }, (_, at) => rowOf(at));

const Portfolios = graphql(`
  query CallsPortfolios {
    portfolios {
      uid
      kpi {
        state
      }
      parks {
        uid
        portfolio {
          uid
          name
          timezone
        }
        kpi {
          state
          powerW
        }
      }
    }
  }
`);
const Devices = graphql(`
  query CallsDevices($limit: Int!) {
    devices(limit: $limit) {
      items {
        uid
        serialNumber
        status {
          isOnline
        }
        park {
          uid
          name
        }
        organization {
          uid
          name
        }
      }
    }
  }
`);
const Twice = graphql(`
  query CallsTwice {
    all: portfolios {
      uid
      name
    }
    again: portfolios {
      uid
      parks {
        uid
        portfolio {
          name
        }
      }
    }
  }
`);
const Several = graphql(`
  query CallsSeveral {
    portfolios {
      uid
    }
    devices {
      total
    }
    organizations {
      total
    }
  }
`);

const portfolio = "/api/v1/portfolio";
const kpi = { state: "ok", power_w: 5 };
/** 500 parks in ten portfolios. */
const portfolios = Array.from({ length: 10 }, (_, at) => ({
  uid: `f${at}`,
  name: `Portfolio ${at}`,
  timezone: "Europe/Berlin",
  kpi,
  parks: every((park) => ({ uid: `p${park}`, name: `Park ${park}`, portfolio_uid: `f${at}`, kpi })).filter(
    (_park, park) => park % 10 === at,
  ),
}));

/** Calls of the fields that make not exactly one. */
const callsOf: Readonly<Record<string, number>> = {
  // A range query for each kind of series.
  monitor: 5,
  // The park, and the list of portfolios for its own.
  park: 2,
  // Sample data of the page, and an event that the lists have brought.
  ...{ billingCustomers: 0, billingAddresses: 0, invoices: 0, tariffs: 0, parkEvent: 0 },
};

/** The sample of an answer with that many rows in its list, told apart by their ids; two in each list within a row. */
function withRows(sample: unknown, copies: number): unknown {
  if (Array.isArray(sample)) {
    const row: unknown = sample[0];
    if (typeof row !== "object" || row === null || Array.isArray(row)) return sample;
    return Array.from({ length: copies }, (_, at) =>
      Object.fromEntries(
        Object.entries(row).map(([name, value]: [string, unknown]) => {
          if (!/^(uid|id|account)$|_id$/.test(name)) return [name, withRows(value, 2)];
          return [name, typeof value === "number" ? value + at : `${String(value)}-${at}`];
        }),
      ),
    );
  }
  if (typeof sample !== "object" || sample === null) return sample;
  const held = Object.entries(sample).map(([name, value]) => [name, withRows(value, copies)] as const);
  return Object.fromEntries(held.map(([name, value]) => [name, name === "total" ? copies : value]));
}

/** A graph over a server whose lists have that many rows; `called` holds the operations in order. */
function multiplied(copies: number) {
  const called: string[] = [];
  const fetch = async (input: RequestInfo | URL, init?: RequestInit) => {
    const { method, url } = new Request(input, init);
    const found = operationFor(method, new URL(url).pathname);
    called.push(found?.operation.id ?? url);
    const answer = sampleAnswer(method.toLowerCase(), found?.operation.path ?? "");
    const isJson = answer.headers.get("Content-Type")?.includes("json");
    return isJson ? json(withRows(await answer.json(), copies)) : answer;
  };
  return { ...fakeServer({}, { fetch }), called };
}

describe("[250] lists do not fan out", () => {
  test("500 parks with their portfolios and figures are one call", async () => {
    const server = fakeServer({ [portfolio]: [json({ portfolios })] });
    const { data, error } = await server.graph.client.query(Portfolios, {}).toPromise();
    expect(error).toBeUndefined();
    const parks = data?.portfolios.flatMap((each) => each.parks) ?? [];
    expect(parks.length).toBe(rows);
    expect(parks.find(({ uid }) => uid === "p499")).toEqual({
      uid: "p499",
      portfolio: { uid: "f9", name: "Portfolio 9", timezone: "Europe/Berlin" },
      kpi: { state: "ok", powerW: 5 },
    });
    expect(server.requests).toEqual(["GET /api/v1/portfolio?update_ext=false"]);
  });

  test("500 devices with park and organization are one call", async () => {
    const devices = every((at) => ({
      uid: `d${at}`,
      mac: `mac ${at}`,
      name: `Logger ${at}`,
      park: { uid: `p${at}`, name: `Park ${at}` },
      organization: { uid: "o1", name: "Nordlicht" },
    }));
    const server = fakeServer({ "/api/v1/device": [json({ devices, total: rows, page: 1, limit: rows })] });
    const { data } = await server.graph.client.query(Devices, { limit: rows }).toPromise();
    expect(data?.devices.items[499]?.park).toEqual({ uid: "p499", name: "Park 499" });
    expect(server.requests).toEqual([`GET /api/v1/device?page=1&limit=${rows}`]);
  });

  test.each(rootFields.filter(({ kind }) => kind === "query").map((field) => [field.name, field] as const))(
    "%s makes no call for a row: as many for 500 as for one",
    async (name, { document, variables }) => {
      const asked = async (copies: number) => {
        const server = multiplied(copies);
        await server.graph.bulk.query(document, variables).toPromise();
        return server.called;
      };
      const [one, many] = [await asked(1), await asked(rows)];
      expect(many).toEqual(one);
      expect(one.length).toBe(callsOf[name] ?? 1);
    },
  );
});

describe("one operation", () => {
  test("asks for a list once, however many of its fields need it", async () => {
    const server = fakeServer({ [portfolio]: [json({ portfolios })] });
    const { data } = await server.graph.bulk.query(Twice, {}).toPromise();
    expect([data?.all.length, data?.again[3]?.parks[0]?.portfolio]).toEqual([10, { name: "Portfolio 3" }]);
    expect(server.requests).toEqual(["GET /api/v1/portfolio?update_ext=false"]);
  });

  test("[77] that nobody waits for any more aborts all of its calls", async () => {
    const paths = [portfolio, "/api/v1/device", "/api/v1/organization"];
    const server = fakeServer(Object.fromEntries(paths.map((path) => [path, [never]])));
    const heard: unknown[] = [];
    const subscription = server.graph.client.query(Several, {}).subscribe((result) => heard.push(result));
    await expect.poll(() => server.signals.length).toBe(3);
    subscription.unsubscribe();
    expect(server.signals.map(({ aborted }) => aborted)).toEqual([true, true, true]);
    expect(heard).toEqual([]);
  });

  test("that is asked twice at once sends its call once", async () => {
    const server = fakeServer({ [portfolio]: [json({ portfolios })] });
    const ask = () => server.graph.client.query(Portfolios, {}).toPromise();
    const [one, other] = await Promise.all([ask(), ask()]);
    expect(one.data).toEqual(other.data);
    expect(server.requests.length).toBe(1);
  });
});
