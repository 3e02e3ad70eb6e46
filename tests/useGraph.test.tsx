import { Client, makeResult } from "@urql/core";
import type { Exchange, Operation, OperationResult } from "@urql/core";
import { graphql } from "gql.tada";
import { Provider } from "urql";
import { expect, test } from "vitest";
import { render } from "./render";
import { filter, makeSubject, merge, pipe, tap } from "wonka";
import { PortalContext } from "../src/frame/portal";
import { useGraph } from "../src/frame/useGraph";
import { openPortal } from "./harness";

const Named = graphql(`
  query NamedDevice($uid: ID!) {
    device(uid: $uid) {
      name
    }
  }
`);

/** A graph that answers when the test says so, and also what nobody waits for any more. */
function heldGraph() {
  const asked: Operation[] = [];
  /** Keys of what somebody waits for now: what is drawn asks, and what is on the screen listens. */
  const awaited = new Set<number>();
  const answers = makeSubject<OperationResult>();
  const exchange: Exchange = () => (operations) =>
    merge([
      answers.source,
      pipe(
        operations,
        tap((operation) => {
          if (operation.kind === "query") asked.push(operation);
          if (operation.kind === "query") awaited.add(operation.key);
          if (operation.kind === "teardown") awaited.delete(operation.key);
        }),
        filter((_operation): _operation is never => false),
      ),
    ]);
  const client = new Client({ url: "graph:", exchanges: [exchange], preferGetMethod: false });
  const about = (uid: string) => asked.find(({ variables }) => (variables as { uid: string }).uid === uid);
  const waits = (uid: string) => awaited.has(about(uid)?.key ?? 0);
  const answer = (uid: string) => {
    const operation = about(uid);
    if (!operation) throw new Error(`Nobody asked for ${uid}`);
    answers.next(makeResult(operation, { data: { device: { name: `Name of ${uid}` } }, hasNext: false }));
  };
  return { client, waits, answer };
}

function Name({ uid, subject }: { uid: string; subject?: string }) {
  const { status, data } = useGraph(Named, { uid }, subject === undefined ? {} : { subject });
  return <output aria-label="Shown">{`${status}: ${data?.device?.name ?? "nothing"}`}</output>;
}

/** A page that asks about a device; of a subject, where one is given. */
async function heldPage(subject?: string) {
  const { portal } = await openPortal("/login");
  const { client, ...held } = heldGraph();
  const tree = (uid: string) => (
    <PortalContext value={portal}>
      <Provider value={client}>
        <Name uid={uid} {...(subject === undefined ? {} : { subject })} />
      </Provider>
    </PortalContext>
  );
  return { ...held, tree };
}

test.each([
  { order: ["d2", "d1"], after: ["succeeded: Name of d2", "succeeded: Name of d2"] },
  { order: ["d1", "d2"], after: ["loading: nothing", "succeeded: Name of d2"] },
])("[77] of two questions the later one's answer is shown, come $order", async ({ order, after }) => {
  const { tree, waits, answer } = await heldPage();
  const view = await render(tree("d1"));
  await expect.poll(() => waits("d1")).toBe(true);
  await view.rerender(tree("d2"));
  await expect.poll(() => waits("d2")).toBe(true);
  for (const [index, uid] of order.entries()) {
    answer(uid);
    await expect.element(view.getByRole("status", { name: "Shown" })).toHaveTextContent(after[index] ?? "");
  }
});

test("[77] what was answered to another question is not shown while the new one waits", async () => {
  const { tree, waits, answer } = await heldPage();
  const view = await render(tree("d1"));
  await expect.poll(() => waits("d1")).toBe(true);
  answer("d1");
  const shown = view.getByRole("status", { name: "Shown" });
  await expect.element(shown).toHaveTextContent("succeeded: Name of d1");
  await view.rerender(tree("d2"));
  await expect.element(shown).toHaveTextContent("loading: nothing");
});

test("[77] of one subject the earlier answer stands until the later one's is there, never the other way round", async () => {
  const { tree, waits, answer } = await heldPage("the same");
  const view = await render(tree("d1"));
  await expect.poll(() => waits("d1")).toBe(true);
  answer("d1");
  await expect
    .element(view.getByRole("status", { name: "Shown" }))
    .toHaveTextContent("succeeded: Name of d1");
  await view.rerender(tree("d2"));
  await expect.poll(() => waits("d2")).toBe(true);
  await expect
    .element(view.getByRole("status", { name: "Shown" }))
    .toHaveTextContent("succeeded: Name of d1");
  answer("d2");
  await expect
    .element(view.getByRole("status", { name: "Shown" }))
    .toHaveTextContent("succeeded: Name of d2");
  answer("d1");
  await expect
    .element(view.getByRole("status", { name: "Shown" }))
    .toHaveTextContent("succeeded: Name of d2");
});
