import { expect, onTestFinished } from "vitest";
import type { Demo, DemoOptions } from "../../mocks/demo";
import { createDemo } from "../../mocks/demo";
import { checkedAnswer } from "../contract/contract";

/** A noon in summer, and the middle of a TOTP window. */
export const noon = Date.parse("2026-07-01T10:00:15Z");

/** A clock that stands still until it is moved. */
export interface Clock {
  (): number;
  advance(ms: number): void;
}

export function createClock(start = noon): Clock {
  let at = start;
  return Object.assign(() => at, { advance: (ms: number) => void (at += ms) });
}

/**
 * A demo without delay that keeps nothing. The test that asks it fails where a request or an answer breaks the contract;
 * what it asks wrongly on purpose, the server has to refuse.
 */
export function quickDemo(options: DemoOptions = {}): Promise<Demo> {
  const faults: string[] = [];
  onTestFinished(() => expect(faults).toEqual([]));
  const answer = checkedAnswer((fault, refused) => {
    if (!refused) faults.push(fault);
  });
  return createDemo({ storage: "memory", latency: 0, now: () => noon, answer, ...options });
}

/** One call with a JSON body; gives the status and the parsed answer. */
export async function call(demo: Pick<Demo, "fetch">, line: string, body?: unknown, init: RequestInit = {}) {
  const [method = "GET", path = ""] = line.split(" ");
  const json = { body: JSON.stringify(body), headers: { "Content-Type": "application/json" } };
  const answer = await demo.fetch(path, { method, ...(body === undefined ? {} : json), ...init });
  return { status: answer.status, headers: answer.headers, body: parsed(await answer.text()) };
}

/** Signs a demo account in. */
export function signIn(demo: Pick<Demo, "fetch">, id: string) {
  return call(demo, "POST /api/v1/auth/login", { email: `${id}@demo.test`, password: "demo" });
}

/** Address of a query over the last two hours before noon. */
export function promqlPath(query: string): string {
  const end = Math.floor(noon / 1000 / 300) * 300;
  return `/api/v1/promql/query_range?${new URLSearchParams({ query, start: `${end - 7200}`, end: `${end}`, step: "300" })}`;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
