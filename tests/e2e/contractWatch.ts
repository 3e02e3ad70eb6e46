import type { BrowserContext, Request as Sent, Response as Came } from "playwright-core";
import { answerFaults, requestFaults } from "../contract/contract";

function askedBy(sent: Sent): Request {
  const headers = { "Content-Type": sent.headers()["content-type"] ?? "" };
  const body = sent.postDataBuffer();
  return new Request(sent.url(), { method: sent.method(), headers, body: body && new Uint8Array(body) });
}

/** An answer as the contract looks at it; undefined where its page had gone before it was read. */
async function answerIn(came: Came): Promise<Response | undefined> {
  const status = came.status();
  const headers = { "Content-Type": came.headers()["content-type"] ?? "" };
  if (status === 204) return new Response(null, { status, headers });
  const body = await came.body().catch((error: unknown) => {
    if (/closed|No resource with given identifier|No data found/.test(String(error))) return undefined;
    throw error;
  });
  return body && new Response(new Uint8Array(body), { status, headers });
}

const aboutBody = /^\w+: (body|form)\b/;

async function faultsOf(sent: Sent): Promise<readonly string[]> {
  const { pathname } = new URL(sent.url());
  if (!pathname.startsWith("/api/v1/")) return [];
  const faults = await requestFaults(askedBy(sent));
  // A body that the page hands over as a stream is not shown from outside; tests/graph look into all of them.
  const asked = sent.postDataBuffer() === null ? faults.filter((fault) => !aboutBody.test(fault)) : faults;
  const came = await sent.response();
  const answer = came?.ok() ? await answerIn(came) : undefined;
  return [...asked, ...(answer ? await answerFaults(sent.method(), pathname, answer) : [])];
}

/**
 * Where the calls of a visitor's pages over the network, or the answers of success to them, are not as the contract
 * says. What a test answers itself is an error, and not looked into.
 */
export function watchContract(context: BrowserContext): () => Promise<readonly string[]> {
  const checks: Promise<readonly string[]>[] = [];
  context.on(
    "requestfinished",
    (sent) => void checks.push(faultsOf(sent).catch((error: unknown) => [String(error)])),
  );
  return async () => (await Promise.all(checks)).flat();
}
