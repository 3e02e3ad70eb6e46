import { execute } from "graphql";
import type { DocumentNode, OperationDefinitionNode } from "graphql";
import { graphql } from "gql.tada";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { furtherTypes } from "../../src/generated/furtherTypes";
import { firstTypes } from "../../src/generated/firstTypes";
import { explain } from "../../src/graph/failure";
import { createBilling } from "../../src/graph/resolvers/billing";
import { RestError } from "../../src/graph/restError";
import { buildGraph, mergedTables } from "../../src/graph/schema";
import "../../src/graph/further";
import { fakeServer } from "./server";

const Invoices = graphql(`
  query Invoices {
    invoices {
      id
      number
      date
      amount
      status
      downloadUrl
      billingAddress {
        name
        city
      }
    }
  }
`);
const Tariffs = graphql(`
  query Tariffs {
    tariffs {
      name
      sites {
        name
        size
        monthlyTariff
      }
    }
  }
`);
const Customers = graphql(`
  query Customers {
    billingCustomers {
      id
      company {
        name
        country
        invoiceEmail
      }
      contacts {
        firstName
        lastName
      }
      assignedSites {
        uid
        type
        peakPowerWh
        reference
        priceMonthly
      }
    }
  }
`);
const Addresses = graphql(`
  query Addresses {
    billingAddresses {
      id
      contact {
        invoiceEmail
      }
      assignedSites {
        id
        billingAddressId
        size
        contractNumber
      }
    }
  }
`);

beforeEach(() => void vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] }));
afterEach(() => void vi.useRealTimers());

/** What has come after so many milliseconds, and the calls that were made. */
async function after(document: typeof Invoices | typeof Tariffs | typeof Customers, ms: number) {
  const { graph, requests } = fakeServer({});
  let came = false;
  const asked = graph.client.query<unknown, object>(document, {}).toPromise();
  void asked.then(() => (came = true));
  while (vi.getTimerCount() === 0) await new Promise((resolve) => setImmediate(resolve));
  await vi.advanceTimersByTimeAsync(ms - 1);
  const early = came;
  await vi.advanceTimersByTimeAsync(1);
  const { data, error } = await asked;
  return { early, came, data, error, requests };
}

describe("[204] sample data comes after its delay and without a call", () => {
  test.each([
    ["invoices", Invoices, 500],
    ["customers", Customers, 800],
    ["tariffs", Tariffs, 800],
  ] as const)("%s", async (_name, document, ms) => {
    const { early, came, error, requests } = await after(document, ms);
    expect([early, came, error, requests]).toEqual([false, true, undefined, []]);
  });
});

/** The sample data asked for, with this wait before it; nothing of the context is needed. */
function billed(document: DocumentNode, wait: () => Promise<void>) {
  const schema = buildGraph(mergedTables(firstTypes, furtherTypes), createBilling(wait));
  return execute({ schema, document, variableValues: {}, contextValue: {} });
}

const samples = (document: DocumentNode) => billed(document, () => Promise.resolve());

describe("[206] the samples", () => {
  test("invoices are paid or pending, with a reference like VS-2024-01 and their sum in EUR", async () => {
    const { data } = await samples(Invoices);
    const invoices = data?.["invoices"] as { number: string; status: string; amount: number }[];
    expect(invoices.map(({ number }) => number).slice(0, 2)).toEqual(["VS-2024-01", "VS-2024-02"]);
    expect(invoices.filter(({ number }) => !/^VS-2024-\d\d$/.test(number))).toEqual([]);
    expect(new Set(invoices.map(({ status }) => status))).toEqual(new Set(["paid", "pending"]));
    expect(invoices[0]).toMatchObject({ amount: 300, downloadUrl: null });
  });

  test("tariffs are PV and Wind: 150 per PV site, 45 for wind", async () => {
    const { data } = await samples(Tariffs);
    const groups = data?.["tariffs"] as { name: string; sites: { monthlyTariff: number }[] }[];
    expect(groups.map(({ name, sites }) => [name, sites.map((site) => site.monthlyTariff)])).toEqual([
      ["PV", [150, 150, 150]],
      ["Wind", [45, 45, 45]],
    ]);
  });

  test("[207] names stay German, and each site of a customer has type, reference and price", async () => {
    const { data } = await samples(Customers);
    const [, customer] = data?.["billingCustomers"] as unknown[];
    expect(customer).toEqual({
      id: "kunde-2",
      company: {
        ...{ name: "Bürgerenergie Beispieltal eG", country: "Deutschland" },
        invoiceEmail: "buchhaltung@beispieltal.example",
      },
      contacts: [{ firstName: "Jürgen", lastName: "Beispiel" }],
      assignedSites: [
        { uid: "anlage-3", type: "pv", peakPowerWh: 2250e3, reference: "VS-2024-03", priceMonthly: 150 },
        { uid: "anlage-4", type: "wind", peakPowerWh: 3000e3, reference: "VS-2024-04", priceMonthly: 45 },
      ],
    });
  });

  test("a billing address holds its sites, with the size as Germans write it", async () => {
    const { data } = await samples(Addresses);
    const [address] = data?.["billingAddresses"] as unknown[];
    expect(address).toEqual({
      id: "adresse-kunde-1",
      contact: { invoiceEmail: "rechnung@sonnenwerk.example" },
      assignedSites: [
        ...[{ id: "anlage-1", billingAddressId: "adresse-kunde-1", size: "4.800 kWp" }],
        ...[{ id: "anlage-2", billingAddressId: "adresse-kunde-1", size: "310 kWp" }],
      ].map((site, index) => ({ ...site, contractNumber: `VS-2024-0${index + 1}` })),
    });
  });
});

test.each([Invoices, Tariffs, Customers, Addresses])(
  "[203] the text of billing where it fails",
  async (document) => {
    const result = await billed(document, () => Promise.reject(new RestError("network", 0)));
    const operation = document.definitions[0] as OperationDefinitionNode;
    expect(explain(result, operation, {}).errors?.map(({ message }) => message)).toEqual([
      "Failed to fetch billing data",
    ]);
  },
);
