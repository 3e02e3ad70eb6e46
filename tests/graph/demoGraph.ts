import { onTestFinished, expect } from "vitest";
import { checkedFetch } from "../contract/contract";
import { quickDemo, signIn } from "../mocks/backend";
import { fakeServer } from "./server";

/** One request: method and path with query, and its body. */
interface Sent {
  readonly line: string;
  readonly body: unknown;
}

/** A graph over the demo backend with somebody signed in; every call is held against the contract. */
export async function demoGraph(id: string) {
  const demo = await quickDemo();
  await signIn(demo, id);
  const sent: Sent[] = [];
  const faults: string[] = [];
  onTestFinished(() => expect(faults).toEqual([]));
  const checked = checkedFetch(demo.fetch, (fault) => faults.push(fault));
  const fetch = async (input: RequestInfo | URL, init?: RequestInit) => {
    const request = new Request(input, init);
    const text = await request.clone().text();
    const { pathname, search } = new URL(request.url);
    sent.push({
      line: `${request.method} ${pathname}${search}`,
      body: text === "" ? undefined : (JSON.parse(text) as unknown),
    });
    return checked(request);
  };
  const { graph } = fakeServer({}, { fetch, base: "http://localhost" });
  return { demo, graph, client: graph.client, sent };
}
