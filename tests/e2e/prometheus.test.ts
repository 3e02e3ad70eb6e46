import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { graphql } from "gql.tada";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { fileVault } from "../../mocks/serve/fileVault";
import { savedFormat } from "../../mocks/vault";
import { BASE_DEVICES, BASE_PARKS, createWorld } from "../../mocks/world/createWorld";
import { createGraph } from "../../src/graph/client";
import type { SeriesModel } from "../../src/graph/models/monitor";
import { createRest } from "../../src/graph/rest";
import { defaultTemplates, parksMatcher } from "../../src/rules/promql";
import { isInstalled, openMetrics, type Samples, startPrometheus } from "./prometheusServer";
import { builds, type Server, startServer } from "./servers";

/**
 * The demo backend's answers beside those of a real Prometheus that holds the same day, one sample a minute. Where both
 * have a value at an instant the two must be one. They may differ in where there is none: Prometheus repeats a sample
 * for five minutes, so that it fills short gaps and goes on for five minutes behind the last sample.
 */
const lookback = 300;
const oddUids = ['a"b\\c', "wind.park|north+(1)*", "Söhlde – 50 % {x} [y] $z^ 風力"];
const now = Date.now();
const midnight = Math.floor(now / 86_400_000) * 86_400 - 86_400;
const kinds = ["grid", "ac", "report", "radiation", "loss"] as const;

const MonitorDay = graphql(`
  query MonitorDay($window: MonitorWindow!) {
    monitor(window: $window) {
      grid
      ac
      report
      radiation
      loss
    }
  }
`);

/** A world of its own, three of whose parks have uids that no expression may stumble over. */
async function odd(path: string): Promise<readonly string[]> {
  const seed = 20_250_101;
  const parks = createWorld({ seed, now }).parks;
  const model = parks.find(
    ({ kind, commissioned_at, quirk }) => kind === "solar" && commissioned_at && !quirk,
  );
  const records = Object.fromEntries(oddUids.map((uid) => [uid, { ...model, uid, name: uid }]));
  await fileVault(path).update(() => ({
    ...{ format: savedFormat, id: "odd", revision: 1, seed, createdAt: now, cookies: [] },
    fleet: { parks: BASE_PARKS, devices: BASE_DEVICES },
    changes: { parks: records },
  }));
  return [...parks.slice(0, 5).map(({ uid }) => uid), ...oddUids];
}

async function signedIn({ url }: Server) {
  const { origin } = new URL(url);
  const body = JSON.stringify({ email: "admin@demo.test", password: "demo" });
  const headers = { "Content-Type": "application/json" };
  const answer = await fetch(`${origin}/api/v1/auth/login`, { method: "POST", headers, body });
  const cookie = answer.headers.getSetCookie()[0]?.split(";")[0] ?? "";
  const withCookie: typeof fetch = (input, init) => {
    const request = new Request(input, init);
    request.headers.set("Cookie", cookie);
    return fetch(request);
  };
  return { origin, fetch: withCookie };
}

type Signed = Awaited<ReturnType<typeof signedIn>>;

/** The metrics as they are, one sample a minute over the day. */
async function raw({ origin, fetch: ask }: Signed, parks: readonly string[]): Promise<Samples[]> {
  const names = ["grid_power", "ac_power", "report_power", "radiation", "loss_power"];
  const answers = names.map(async (name) => {
    const query = `${name}{park=~"${parksMatcher(parks)}"}`;
    const asked = { query, start: String(midnight), end: String(midnight + 86_400), step: "60" };
    const answer = await ask(`${origin}/api/v1/promql/query_range?${new URLSearchParams(asked).toString()}`);
    const { data } = (await answer.json()) as { data: { result: Samples[] } };
    return data.result;
  });
  return (await Promise.all(answers)).flat();
}

/** The monitor by the portal's own code. */
async function monitor({ origin, fetch: ask }: Signed, parks: readonly string[], step: number) {
  const rest = createRest({
    ...{ fetch: ask, now: Date.now, base: origin, epoch: () => 0, over: () => false },
    ...{ factorRequired: () => undefined, log: () => undefined },
    expired: () => Promise.resolve("stillIn"),
  });
  const { bulk } = createGraph({ rest, templates: defaultTemplates, now: Date.now, log: () => undefined });
  const iso = (hour: number) => new Date((midnight + hour * 3600) * 1000).toISOString();
  const window = { start: iso(2), end: iso(22), step, reportStep: 900, parks: [...parks] };
  const { data, error } = await bulk.query(MonitorDay, { window }).toPromise();
  if (error) throw error;
  return data?.monitor;
}

/** By series and instant. */
function byInstant(series: readonly SeriesModel[] | null | undefined): Map<string, number> {
  const all = new Map<string, number>();
  for (const { park, kind, time, value } of series ?? [])
    time.forEach((at, place) => {
      const one = value[place] ?? null;
      if (one !== null) all.set(`${park} ${kind} ${at}`, one);
    });
  return all;
}

if (!isInstalled)
  process.stderr.write(
    "Not run: tests with a real Prometheus, for prometheus and promtool are not installed here.\n",
  );

describe.skipIf(!isInstalled)("a real Prometheus (needs prometheus and promtool on this machine)", () => {
  let folder = "";
  let parks: readonly string[] = [];
  let demo: Signed;
  let real: Signed;
  const stops: (() => Promise<void>)[] = [];

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), "prometheus-test-"));
    const world = join(folder, "world.json");
    parks = await odd(world);
    const serve = async (...options: readonly string[]) => {
      const server = await startServer([
        ...["node_modules/.cache/serve/main.mjs", "--dist", builds.production, "--world", world, ...options],
      ]);
      stops.unshift(server.stop);
      return signedIn(server);
    };
    demo = await serve();
    const prometheus = await startPrometheus(folder, openMetrics(await raw(demo, parks)));
    stops.push(prometheus.stop);
    real = await serve("--prometheus", prometheus.url);
  });

  afterAll(async () => {
    for (const stop of stops) await stop();
    await rm(folder, { recursive: true, force: true });
  });

  const choices = {
    "eight parks": () => [parks, 300] as const,
    "one park, by the minute": () => [parks.slice(0, 1), 60] as const,
    "[162] [F24] three whose uids hold quotes, backslashes, dots, pipes and signs of other scripts": () =>
      [oddUids, 300] as const,
  };

  test.each(Object.entries(choices))("gives the same numbers: %s", async (_name, chosen) => {
    const [asked, step] = chosen();
    const [ours, theirs] = await Promise.all([monitor(demo, asked, step), monitor(real, asked, step)]);
    const seen = kinds.map((kind) => {
      const mine = byInstant(ours?.[kind]);
      const other = byInstant(theirs?.[kind]);
      const both = [...mine.keys()].filter((key) => other.has(key));
      const differing = both.filter((key) => mine.get(key) !== other.get(key));
      return { kind, differing, isMost: both.length > 0.95 * mine.size && both.length > 50 };
    });
    expect(seen).toEqual(kinds.map((kind) => ({ kind, differing: [], isMost: true })));
    const named = new Set((theirs?.grid ?? []).map(({ park }) => park));
    expect(named).toEqual(new Set(asked));
  });

  test("has a value more only within five minutes of a sample", async () => {
    const [ours, theirs] = await Promise.all([monitor(demo, parks, 300), monitor(real, parks, 300)]);
    const samples = byInstant((await monitor(demo, parks, 60))?.grid);
    const mine = byInstant(ours?.grid);
    const more = [...byInstant(theirs?.grid).keys()].filter((key) => !mine.has(key));
    const far = more.filter((key) => {
      const [at = "", ...name] = key.split(" ").reverse();
      const before = Array.from({ length: lookback / 60 + 1 }, (_, minute) => Number(at) - minute * 60_000);
      return !before.some((instant) => samples.has(`${name.reverse().join(" ")} ${instant}`));
    });
    expect(far).toEqual([]);
  });
});
