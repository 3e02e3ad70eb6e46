import type { Demo } from "../mocks/demo";
import { answerFaults } from "./contract/contract";

/**
 * The same demo, which also reports what breaks the contract in an answer that a test puts in the server's place, unless
 * `malformed: true` stands beside it. What a fault spoils by its kind breaks the contract anyway.
 */
export function withMadeAnswers(demo: Demo, report: (fault: string) => void): Demo {
  const made = new Set<string>();
  return {
    ...demo,
    scenario(name, options = {}) {
      const { status, body, kind, malformed } = options;
      if (status === 200 && kind === undefined && malformed !== true) made.add(JSON.stringify(body));
      demo.scenario(name, options);
    },
    async fetch(input, init) {
      const answer = await demo.fetch(input, init);
      if (made.size === 0 || !answer.ok || !made.has(await answer.clone().text())) return answer;
      const { method, url } = input instanceof Request ? input : new Request(input, init);
      (await answerFaults(method, new URL(url).pathname, answer.clone())).forEach(report);
      return answer;
    },
  };
}
