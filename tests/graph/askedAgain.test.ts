import { gql } from "@urql/core";
import { pipe, subscribe } from "wonka";
import { expect, test, vi } from "vitest";
import { fakeServer, json } from "./server";

const portfolios = gql<{ portfolios: { uid: string }[] }>`
  {
    portfolios {
      uid
    }
  }
`;

const refused = () => new Response("{}", { status: 500 });
const whole = () => json({ portfolios: [{ uid: "f1", name: "Elbe", parks: [] }] });

test.each(["cache-first", "cache-and-network"] as const)(
  "what failed and is still on screen is asked again by the next who wants it, %s",
  async (requestPolicy) => {
    const { graph, requests } = fakeServer({ "/api/v1/portfolio": [refused, whole] });
    const seen: unknown[] = [];
    const first = new Promise<void>((resolve) => {
      pipe(
        graph.client.query(portfolios, {}),
        subscribe(({ data, error }) => {
          seen.push(data ?? error?.graphQLErrors[0]?.message);
          resolve();
        }),
      );
    });
    await first;
    const { data } = await graph.client.query(portfolios, {}, { requestPolicy }).toPromise();
    expect(data).toMatchObject({ portfolios: [{ uid: "f1" }] });
    expect(seen.at(-1)).toMatchObject({ portfolios: [{ uid: "f1" }] });
    expect(requests).toHaveLength(2);
  },
);

test.each(["cache-first", "cache-and-network"] as const)(
  "a refresh that fails leaves what was answered before, with the error, to who comes next, %s [55]",
  async (requestPolicy) => {
    const { graph } = fakeServer({ "/api/v1/portfolio": [whole, refused] });
    const seen: unknown[][] = [];
    const screen = pipe(
      graph.client.query(portfolios, {}),
      subscribe(({ data, error }) => seen.push([data?.portfolios.length, error?.graphQLErrors.length])),
    );
    await vi.waitFor(() => expect(seen.at(-1)).toEqual([1, undefined]));
    const failed = await graph.client.query(portfolios, {}, { requestPolicy: "network-only" }).toPromise();
    expect([failed.data?.portfolios.length, failed.error?.graphQLErrors.length]).toEqual([1, 1]);
    await vi.waitFor(() => expect(seen.at(-1)).toEqual([1, 1]));
    const next: unknown[][] = [];
    const other = pipe(
      graph.client.query(portfolios, {}, { requestPolicy }),
      subscribe(({ data, error }) => next.push([data?.portfolios.length, error?.graphQLErrors.length])),
    );
    await vi.waitFor(() => expect(next.at(-1)).toEqual([1, 1]));
    expect(next.every(([count]) => count === 1)).toBe(true);
    screen.unsubscribe();
    other.unsubscribe();
  },
);

test("a retry is sent though somebody else has asked meanwhile", async () => {
  const { graph, requests } = fakeServer({ "/api/v1/portfolio": [refused, refused, whole] });
  const ask = (requestPolicy: "cache-first" | "network-only") =>
    graph.client.query(portfolios, {}, { requestPolicy }).toPromise();
  const screen = pipe(
    graph.client.query(portfolios, {}),
    subscribe(() => undefined),
  );
  await ask("cache-first");
  await ask("cache-first");
  const { data } = await ask("network-only");
  screen.unsubscribe();
  expect(data).toMatchObject({ portfolios: [{ uid: "f1" }] });
  expect(requests).toHaveLength(3);
});
