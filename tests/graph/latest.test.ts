import { graphql } from "gql.tada";
import fc from "fast-check";
import { beforeAll, describe, expect, test } from "vitest";
import type { TadaDocumentNode } from "gql.tada";
import { fakeServer, json } from "./server";

const Inverters = graphql(`
  query LatestInverters($page: Int!) {
    inverters(park: "p1", page: $page) {
      items {
        id
        park
      }
    }
  }
`);
const Gaks = graphql(`
  query LatestGaks($inverter: ID) {
    gaks(park: "p1", inverter: $inverter) {
      items {
        id
        park
      }
    }
  }
`);
const Strings = graphql(`
  query LatestStrings($gak: ID) {
    strings(park: "p1", gak: $gak) {
      items {
        id
        park
      }
    }
  }
`);
const Comments = graphql(`
  query LatestComments($year: Int) {
    comments(park: "p1", year: $year) {
      id
      park
    }
  }
`);
const Forecasts = graphql(`
  query LatestForecasts($search: String) {
    forecasts(page: 1, limit: 20, search: $search) {
      items {
        id
      }
    }
  }
`);
const Contacts = graphql(`
  query LatestContacts($search: String!) {
    contactSearch(organization: "o1", search: $search, limit: 20) {
      id
    }
  }
`);
const Production = graphql(`
  query LatestProduction($window: MetricWindow!) {
    kpiProduction(window: $window) {
      value
    }
  }
`);
const Graph = graphql(`
  query LatestGraph($window: MetricWindow!) {
    kpiGraph(window: $window) {
      production
    }
  }
`);
const Monitor = graphql(`
  query LatestMonitor($window: MonitorWindow!) {
    monitor(window: $window) {
      grid
    }
  }
`);

const range = { start: "2026-06-01T00:00:00Z", end: "2026-06-02T00:00:00Z" };
const metricWindow = (n: number) => ({ window: { ...range, step: "1h", parks: [`p${n}`], portfolio: null } });
const monitorWindow = (n: number) => ({
  window: { ...range, step: 300, reportStep: 900, parks: [`p${n}`] },
});
const page = (n: string) => ({ items: [{ id: n }], pagination: { total: 9, page: 1 } });
const matrix = (n: string) => {
  const result = [{ metric: { park: `p${n}` }, values: [[60, n]] }];
  return { status: "success", data: { resultType: "matrix", result } };
};

/** A field, what is asked of it for the n-th choice, and the server's answer to that, which bears the number. */
interface Case {
  readonly ask: (n: number) => { document: TadaDocumentNode<unknown, never>; variables: object };
  /** Where a request bears its number. */
  readonly number: (url: URL) => string;
  readonly answer: (n: string) => unknown;
  /** What the data shows: the number again. */
  readonly shown: (data: never) => string;
}

function field<Data, Variables extends object>(
  document: TadaDocumentNode<Data, Variables>,
  variables: (n: number) => Variables,
  number: (url: URL) => string,
  answer: (n: string) => unknown,
  shown: (data: Data) => string,
): Case {
  return { ask: (n) => ({ document, variables: variables(n) }), number, answer, shown };
}

const inQuery = (name: string) => (url: URL) => url.searchParams.get(name) ?? "";
const ofPark = (url: URL) => (/p(\d)/.exec(url.searchParams.get("park") ?? "") ?? [])[1] ?? "";
const inPromql = (url: URL) => (/p(\d)/.exec(url.searchParams.get("query") ?? "") ?? [])[1] ?? "";

const cases: Readonly<Record<string, Case>> = {
  inverters: field(
    Inverters,
    (n) => ({ page: n }),
    inQuery("page"),
    page,
    ({ inverters }) => inverters.items[0]?.id ?? "",
  ),
  GAKs: field(
    Gaks,
    (n) => ({ inverter: `${n}` }),
    inQuery("inverter_id"),
    page,
    ({ gaks }) => gaks.items[0]?.id ?? "",
  ),
  strings: field(
    Strings,
    (n) => ({ gak: `${n}` }),
    inQuery("gak_id"),
    page,
    ({ strings }) => strings.items[0]?.id ?? "",
  ),
  comments: field(
    Comments,
    (n) => ({ year: n }),
    inQuery("year"),
    (n) => ({ comments: [{ id: n, text: "" }] }),
    ({ comments }) => comments[0]?.id ?? "",
  ),
  forecasts: field(
    Forecasts,
    (n) => ({ search: `${n}` }),
    inQuery("search"),
    (n) => ({
      parks: [{ id: n, park: { uid: n, name: n }, portfolio: { uid: n, name: n } }],
      total: 1,
      page: 1,
    }),
    ({ forecasts }) => forecasts.items[0]?.id ?? "",
  ),
  "contact search": field(
    Contacts,
    (n) => ({ search: `${n}` }),
    inQuery("search_all"),
    (n) => ({ contacts: [{ id: n }], total: 1, page: 1 }),
    ({ contactSearch }) => contactSearch[0]?.id ?? "",
  ),
  metrics: field(
    Production,
    metricWindow,
    ofPark,
    (n) => ({ value: Number(n), points: [] }),
    ({ kpiProduction }) => String(kpiProduction.value),
  ),
  graphs: field(
    Graph,
    metricWindow,
    ofPark,
    (n) => ({ time: [0], production: [Number(n)] }),
    ({ kpiGraph }) => String(kpiGraph.production[0]),
  ),
  monitor: field(Monitor, monitorWindow, inPromql, matrix, ({ monitor }) =>
    String(monitor.grid?.[0]?.value[0]),
  ),
};

/** A viewer who changes what they look at, while the scheduler decides which answer comes when. */
async function look(one: Case, scheduler: fc.Scheduler, choices: readonly number[]) {
  const asked: { number: string; signal: AbortSignal; answered: boolean }[] = [];
  let isAsked: () => void = () => undefined;
  const fetch: typeof globalThis.fetch = async (input, init) => {
    const number = one.number(new URL(new Request(input).url));
    const call = { number, signal: init?.signal ?? new AbortController().signal, answered: false };
    asked.push(call);
    isAsked();
    await scheduler.schedule(Promise.resolve(), `answer ${number}`);
    if (call.signal.aborted) throw new DOMException("Aborted", "AbortError");
    call.answered = true;
    return json(one.answer(number));
  };
  const { graph } = fakeServer({}, { fetch });
  const heard: { wanted: number; shown: string }[] = [];
  let wanted = 0;
  let stop: () => void = () => undefined;
  const choose = async (n: number) => {
    stop();
    wanted = n;
    const sent = new Promise<void>((resolve) => (isAsked = resolve));
    const { document, variables } = one.ask(n);
    const subscription = graph.client.query(document, variables as never).subscribe(({ data }) => {
      if (data) heard.push({ wanted, shown: one.shown(data as never) });
    });
    stop = () => subscription.unsubscribe();
    await sent;
  };
  scheduler.scheduleSequence(choices.map((n) => ({ builder: () => choose(n), label: `choose ${n}` })));
  const settled = async () => {
    await scheduler.waitIdle();
    return heard.at(-1)?.shown;
  };
  await expect.poll(settled).toBe(String(choices.at(-1)));
  stop();
  return { asked, heard };
}

const someChoices = fc
  .array(fc.integer({ min: 1, max: 4 }), { minLength: 2, maxLength: 5 })
  .map((list) => list.filter((n, index) => n !== list[index - 1]));

// The further half of the graph is loaded once, so that no choice has to wait for it.
beforeAll(() => import("../../src/graph/further"));

describe("only the latest request is applied, and the older ones are aborted", () => {
  test.each(Object.entries(cases))("%s", async (_name, one) => {
    await fc.assert(
      fc.asyncProperty(fc.scheduler(), someChoices, async (scheduler, choices) => {
        const { asked, heard } = await look(one, scheduler, choices);
        for (const { wanted, shown } of heard) expect(shown).toBe(String(wanted));
        const last = String(choices.at(-1));
        for (const { number, signal, answered } of asked)
          if (number !== last && !answered) expect(signal.aborted).toBe(true);
      }),
      { numRuns: 12 },
    );
  });
});
