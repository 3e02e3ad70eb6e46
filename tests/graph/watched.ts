import { answerFaults, requestFaults } from "../contract/contract";

/** Marks an answer that breaks the contract on purpose. */
const mark = "X-Malformed";

/** The answer of a test whose very point is that a server says something else than the contract. */
export function malformed(answer: Response): Response {
  answer.headers.set(mark, "");
  return answer;
}

/** The same `fetch`, and where a request, or an answer of success, was not as the contract says. */
export function watched(inner: typeof fetch) {
  const checks: Promise<readonly string[]>[] = [];
  // A body that breaks off is no answer yet.
  const check = (faults: Promise<readonly string[]>) => void checks.push(faults.catch(() => []));
  const fetch: typeof globalThis.fetch = async (input, init) => {
    const request = input instanceof Request ? input : new Request(input, init);
    check(requestFaults(request));
    const { method, url } = request;
    const answer = await inner(request, init);
    if (answer.ok && !answer.headers.has(mark))
      check(answerFaults(method, new URL(url).pathname, answer.clone()));
    return answer;
  };
  return { fetch, faults: async () => (await Promise.all(checks)).flat() };
}
