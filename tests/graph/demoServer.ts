import { expect, onTestFinished } from "vitest";
import type { Demo } from "../../mocks/demo";
import { checkedFetch } from "../contract/contract";
import { quickDemo, signIn } from "../mocks/backend";
import { fakeServer } from "./server";
import type { FakeServer } from "./server";

/** A graph over the demo backend, every call of it checked against the contract. */
export interface DemoServer extends Pick<FakeServer, "graph"> {
  readonly demo: Demo;
  readonly client: FakeServer["graph"]["client"];
  /** Method, path, query and body of each call, in order. */
  readonly sent: string[];
  /** What broke the contract. */
  readonly faults: string[];
}

/** The graph of somebody who is signed in to the demo; of nobody without an id. */
export async function demoServer(id?: string): Promise<DemoServer> {
  const demo = await quickDemo();
  if (id !== undefined) await signIn(demo, id);
  const sent: string[] = [];
  const faults: string[] = [];
  onTestFinished(() => expect(faults).toEqual([]));
  const checked = checkedFetch(demo.fetch, (fault) => faults.push(fault));
  const fetch: typeof globalThis.fetch = async (input, init) => {
    const request = new Request(input, init);
    const { pathname, search } = new URL(request.url);
    const body = await request.clone().text();
    sent.push(`${request.method} ${pathname}${search} ${body}`.trim());
    return checked(request);
  };
  const { graph } = fakeServer({}, { fetch, base: "http://localhost" });
  return { graph, client: graph.client, demo, sent, faults };
}
