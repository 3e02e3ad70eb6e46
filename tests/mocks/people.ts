import { expect, onTestFinished } from "vitest";
import { checkedFetch } from "../contract/contract";
import { call, quickDemo, signIn } from "./backend";

/** A demo whose calls are held against the contract, with the first organization's address. */
export async function peopleDemo() {
  const inner = await quickDemo();
  const faults: string[] = [];
  onTestFinished(() => expect(faults).toEqual([]));
  const demo = { ...inner, fetch: checkedFetch(inner.fetch, (fault) => faults.push(fault)) };
  const uids = demo.world().organizations.map(({ uid }) => uid);
  const own = `/api/v1/organization/${uids[0] ?? ""}`;
  /** Status of one call after signing in. */
  const as = async (id: string, line: string, body?: unknown) => {
    await signIn(demo, id);
    return (await call(demo, line, body)).status;
  };
  /** The same of several people. */
  const each = async (ids: readonly string[], line: string, body?: unknown) => {
    const statuses: number[] = [];
    for (const id of ids) statuses.push(await as(id, line, body));
    return statuses;
  };
  return { demo, uids, own, as, each };
}
