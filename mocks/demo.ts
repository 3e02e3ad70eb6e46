import type { DemoPort } from "../src/command/demo";
import { accounts, demoCode } from "./demoAccounts";
import { sessionCookie } from "./cookies";
import { createHandlers } from "./handlers";
import { indexedVault } from "./indexedVault";
import type { Keeper } from "./keeper";
import { openKeeper } from "./keeper";
import type { NetworkOptions } from "./network";
import { createNetwork } from "./network";
import { measuredPort } from "./demoMeasured";
import { showOffline } from "./online";
import { slownessOf } from "./report";
import { createRequestLog } from "./requestLog";
import type { Scenarios } from "./scenarios";
import { createScenarios, noise, scenarioNames } from "./scenarios";
import type { SocketHub } from "./socket";
import { createSockets } from "./socket";
import { deviceCommands } from "./socketCommands";
import { runSocketScenarios } from "./socketScenarios";
import type { Vault } from "./vault";
import { memoryVault } from "./vault";
import { nextTask } from "./waiting";
import type { Visitor } from "./visitor";
import { passed, signedIn } from "./visitor";
import { BASE_DEVICES, BASE_PARKS, createWorld } from "./world/createWorld";
import { advanceWorld } from "./world/events";
import type { WorldState } from "./world/types";

/** How a demo is set up. */
export interface DemoOptions {
  /** The server's clock, epoch ms. */
  readonly now?: () => number;
  /** Where changes last; "memory" ends with the page. */
  readonly storage?: "indexeddb" | "memory";
  /** Every request that is no API call. */
  readonly passthrough?: typeof fetch;
  readonly seed?: number;
  readonly fleet?: { readonly parks: number; readonly devices: number };
  /** Milliseconds until an answer; by default 60 to 140. */
  readonly latency?: number;
  /** Asks the handlers in the network's place. */
  readonly answer?: NetworkOptions["answer"];
}

/** The whole backend in the page. */
export interface Demo extends DemoPort {
  readonly fetch: typeof fetch;
  readonly WebSocket: SocketHub["WebSocket"];
  /** The client's clock, epoch ms: the server's, but for the scenario `clockShift`. */
  now(): number;
  world(): WorldState;
}

const defaultSeed = 20_250_101;
const baseFleet = { parks: BASE_PARKS, devices: BASE_DEVICES };
const dayMs = 86_400_000;

/** Starts the demo backend: the kept world, or a new one. */
export async function createDemo(options: DemoOptions = {}): Promise<Demo> {
  const now = options.now ?? Date.now;
  const scenarios = createScenarios();
  const log = createRequestLog();
  const { keeper, notice } = await keptWorld(options, now, () => roleOf(scenarios));
  const sockets: SocketHub = createSockets({
    allowed: () => !scenarios.options("offline") && visitorOf(keeper) !== null,
    command: deviceCommands(
      keeper.backend,
      () => visitorOf(keeper)?.account ?? null,
      (frame) => sockets.broadcast(frame),
    ),
    silent: () => scenarios.options("socketSilence") !== null,
  });
  runSocketScenarios(scenarios, sockets);
  scenarios.subscribe(() => showOffline(scenarios.options("offline") !== null));
  const fetch = networkOf(options, now, { keeper, scenarios, log, sockets });

  return {
    fetch,
    WebSocket: sockets.WebSocket,
    now: () => now() + shiftOf(scenarios),
    world: () => keeper.backend.world,
    accounts,
    notice,
    code: () => demoCode(keeper.backend.world, now()),
    scenarios: scenarioNames,
    scenario: (name, chosen) => scenarios.set(name, chosen),
    active: () => scenarios.active(),
    requests: () => log.all(),
    async reset() {
      scenarios.clear();
      await keeper.renew(options.fleet ?? baseFleet, false);
      sockets.check();
      log.clear();
    },
    fleet: (size) => keeper.renew(size, true),
    ...measuredPort(keeper, () => visitorOf(keeper)?.account ?? null),
  };
}

interface Parts {
  readonly keeper: Keeper;
  readonly scenarios: Scenarios;
  readonly log: ReturnType<typeof createRequestLog>;
  readonly sockets: SocketHub;
}

function networkOf(
  options: DemoOptions,
  now: () => number,
  { keeper, scenarios, log, sockets }: Parts,
): typeof fetch {
  let calls = 0;
  return createNetwork({
    handlers: createHandlers(keeper.backend),
    now,
    passthrough: options.passthrough ?? ((input, init) => globalThis.fetch(input, init)),
    jar: keeper.jar,
    log,
    ...(options.answer === undefined ? {} : { answer: options.answer }),
    fate: (request) =>
      scenarios.fate(request, slownessOf(request) * (options.latency ?? 60 + 80 * noise((calls += 1)))),
    async before() {
      await keeper.refresh().catch(complain);
      // Calls that come at once are answered one by one, not all in one task of the page.
      await nextTask();
    },
    async after(request, answer) {
      if (request.url.endsWith("/auth/login") && answer.ok) scenarios.set("expiredSession", { off: true });
      await keeper.save().catch(complain);
      sockets.check();
    },
  });
}

/** Storage that fails while the page runs: the world goes on in memory. */
function complain(error: unknown): void {
  console.warn("The demo's changes are not kept", error);
}

/** The world of IndexedDB, or a new one; a page without IndexedDB keeps nothing, and says so. */
async function keptWorld(
  options: DemoOptions,
  now: () => number,
  roleOverride: () => string | null,
): Promise<{ keeper: Keeper; notice: string | null }> {
  const open = (vault: Vault) =>
    openKeeper({
      vault,
      now,
      base: { seed: options.seed ?? defaultSeed, fleet: options.fleet ?? baseFleet },
      create: ({ seed, createdAt, fleet }) => createWorld({ seed, ...fleet, now: createdAt }),
      advance: advanceWorld,
      roleOverride,
    });
  if (options.storage === "memory") return { ...(await open(memoryVault())), notice: null };
  try {
    const { keeper, replaced } = await open(await indexedVault());
    return { keeper, notice: replaced ? "demo.notice.replaced" : null };
  } catch {
    return { ...(await open(memoryVault())), notice: "demo.notice.memory" };
  }
}

/** Who is signed in on this page, past the second factor. */
function visitorOf({ jar, backend }: Keeper): Visitor | null {
  const session = jar.all().find(({ name }) => name === sessionCookie);
  const who = signedIn(backend, session?.value ?? null);
  return who && passed(who) ? who : null;
}

function roleOf(scenarios: Scenarios): string | null {
  const options = scenarios.options("changedRole");
  if (!options) return null;
  return typeof options["role"] === "string" ? options["role"] : "guest";
}

/** Days or milliseconds by which the client's clock is off; 2 days fast where neither is named. */
function shiftOf(scenarios: Scenarios): number {
  const options = scenarios.options("clockShift");
  if (!options) return 0;
  const { ms, days } = { ms: Number(options["ms"] ?? Number.NaN), days: Number(options["days"] ?? 2) };
  return Number.isFinite(ms) ? ms : days * dayMs;
}
