import type { Fault } from "./faults";
import { faultKinds } from "./faults";
import type { Fate } from "./network";

/** Every scenario, in the order they are offered. */
export const scenarioNames = [
  "latency",
  "jitter",
  "reordered",
  "failing",
  "offline",
  "expiredSession",
  "changedRole",
  "rateLimit",
  "permissionFormB",
  "socketDrop",
  "socketStorm",
  "socketSilence",
  "clockShift",
  "chunkFailure",
] as const;

export type ScenarioName = (typeof scenarioNames)[number];
export type ScenarioOptions = Readonly<Record<string, unknown>>;

/** Scenarios of one demo; they add up. */
export interface Scenarios {
  /** Turns one on or, with `{ off: true }`, off; throws on an unknown name. */
  set(name: string, options?: ScenarioOptions): void;
  active(): readonly ScenarioName[];
  /** Options of one that is on, else null. */
  options(name: ScenarioName): ScenarioOptions | null;
  clear(): void;
  /** What becomes of a call; uses up `times`. `latency` is the delay without any scenario, in ms. */
  fate(request: Request, latency: number): Fate;
  /** Calls back after each change; returns the way to stop. */
  subscribe(listener: () => void): () => void;
}

/** Rules which answer in the server's place; several may be on at once, one per call they are for. */
interface Rule {
  readonly name: "failing" | "rateLimit";
  readonly method: string | null;
  readonly target: RegExp;
  readonly fault: Fault;
  left: number;
}

/** No scenario is on at first. */
export function createScenarios(): Scenarios {
  const on = new Map<ScenarioName, ScenarioOptions>();
  const listeners = new Set<() => void>();
  let rules: readonly Rule[] = [];
  let calls = 0;

  const turn = (name: ScenarioName, options: ScenarioOptions) => {
    const off = options["off"] === true;
    const rule = ruleOf(name, options);
    if (rule)
      rules = rules.filter((other) => !(off && whole(other, name, options)) && !sameCall(other, rule));
    if (rule && !off) rules = [...rules, rule];
    if (off && !rules.some((one) => one.name === name)) on.delete(name);
    if (!off) on.set(name, options);
  };
  const faultOf = (request: Request): Fault | null => {
    if (on.has("offline")) return networkError;
    if (on.has("permissionFormB") && isPermissionFormA(request)) return unknownCall(request);
    const rule = rules.find((one) => one.left > 0 && applies(one, request));
    if (!rule) return null;
    rule.left -= 1;
    return rule.fault;
  };

  return {
    set(name, options = {}) {
      const known = scenarioNames.find((one) => one === name);
      if (!known) throw new Error(`Unknown scenario "${name}"; known are ${scenarioNames.join(", ")}`);
      turn(known, options);
      for (const listener of listeners) listener();
    },
    active: () => scenarioNames.filter((name) => on.has(name)),
    options: (name) => on.get(name) ?? null,
    clear() {
      on.clear();
      rules = [];
      for (const listener of listeners) listener();
    },
    fate(request, latency) {
      calls += 1;
      const delay = latency + delayOf((name) => on.get(name) ?? null, calls);
      return { delay, fault: faultOf(request), anonymous: on.has("expiredSession") && !isLogin(request) };
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

const networkError: Fault = { kind: "networkError", status: 0, body: undefined, headers: {} };

/** A server that knows the member permissions in their second form alone (§7): 405 for a POST, 404 for a DELETE. */
function unknownCall({ method }: Request): Fault {
  const [status, detail] = method === "POST" ? [405, "Method Not Allowed"] : [404, "Not Found"];
  return { kind: "status", status, body: { detail }, headers: {} };
}

function isPermissionFormA(request: Request): boolean {
  return request.method !== "GET" && /\/member\/[^/]+\/permission$/.test(new URL(request.url).pathname);
}

function isLogin(request: Request): boolean {
  return new URL(request.url).pathname.endsWith("/auth/login");
}

/** Milliseconds; `reordered` lets the first of three neighbours arrive last. */
function delayOf(options: (name: ScenarioName) => ScenarioOptions | null, call: number): number {
  const latency = options("latency");
  const jitter = options("jitter");
  const fixed = latency ? numberOf(latency["ms"], 1500) : 0;
  const random = jitter ? noise(call) * numberOf(jitter["ms"], 1000) : 0;
  const order = options("reordered") ? (2 - ((call - 1) % 3)) * 200 : 0;
  return fixed + random + order;
}

/** The same "random" number in 0..1 for the same call of a run, so that a run can be repeated. */
export function noise(index: number): number {
  const mixed = Math.imul(index ^ 0x9e3779b9, 0x85ebca6b);
  return ((mixed ^ (mixed >>> 15)) >>> 0) / 2 ** 32;
}

function ruleOf(name: ScenarioName, options: ScenarioOptions): Rule | null {
  if (name !== "failing" && name !== "rateLimit") return null;
  return {
    name,
    method: typeof options["method"] === "string" ? options["method"].toUpperCase() : null,
    target: targetOf(options["path"]),
    fault: name === "failing" ? failure(options) : tooMany(options),
    left: numberOf(options["times"], Number.POSITIVE_INFINITY),
  };
}

function failure(options: ScenarioOptions): Fault {
  return {
    kind: faultKinds.find((kind) => kind === options["kind"]) ?? "status",
    status: numberOf(options["status"], 500),
    body: options["body"],
    headers: {},
  };
}

function tooMany(options: ScenarioOptions): Fault {
  const headers = { "Retry-After": String(numberOf(options["seconds"], 30)) };
  return { kind: "status", status: 429, body: { detail: "Too many requests" }, headers };
}

/** A part of "path?query" (decoded), `*` for anything between; nothing means every call. */
function targetOf(path: unknown): RegExp {
  const parts = typeof path === "string" ? path.split("*") : [];
  return new RegExp(parts.map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")).join(".*"), "s");
}

function applies(rule: Rule, request: Request): boolean {
  if (rule.method !== null && rule.method !== request.method) return false;
  const url = new URL(request.url);
  const query = [...url.searchParams].map(([key, value]) => `${key}=${value}`).join("&");
  return rule.target.test(query === "" ? url.pathname : `${url.pathname}?${query}`);
}

function sameCall(one: Rule, other: Rule): boolean {
  return one.name === other.name && one.method === other.method && one.target.source === other.target.source;
}

/** Turning a rule off without naming a call turns off all of its name. */
function whole(rule: Rule, name: ScenarioName, options: ScenarioOptions): boolean {
  return rule.name === name && options["path"] === undefined;
}

function numberOf(value: unknown, fallback: number): number {
  const number = typeof value === "string" && value.trim() !== "" ? Number(value) : value;
  return typeof number === "number" && Number.isFinite(number) && number >= 0 ? number : fallback;
}
