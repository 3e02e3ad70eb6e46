import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { rootFields } from "../graph/rootFields";
import { type Fault, runField, sampleServer } from "../graph/sampleServer";
import { faults, noAnswers, shapes } from "./faultyAnswers";
import { inNoTime } from "./inNoTime";

/** Where the server knows form A of the member permissions as little as this path: its refusal stands (§7). */
const refused = ["404"];
const failing = Object.entries({ ...faults, ...shapes }).filter(
  ([name]) => (name in faults || noAnswers.includes(name)) && !refused.includes(name),
);

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
});
afterEach(() => {
  vi.useRealTimers();
});

describe.each(["addMemberPermissions", "removeMemberPermissions"])("[112] form B of %s:", (name) => {
  test.each(failing)("%s is an error to show", async (_name, { fault, text, status }) => {
    const inFormA: Fault = () => Response.json({ detail: "Not Found" }, { status: 404 });
    const server = sampleServer((...asked) =>
      asked[2].endsWith("/permission") ? inFormA(...asked) : fault(...asked),
    );
    const field = rootFields.find((each) => each.name === name);
    if (!field) throw new Error(`No ${name}`);
    const { error } = await inNoTime(runField(server, field));
    const said = error?.graphQLErrors.map(({ extensions }) => extensions) ?? [];
    expect(said).toHaveLength(1);
    expect(said[0]?.["text"]).toMatch(text ?? /\w/);
    if (status !== undefined) expect(said[0]?.["status"]).toBe(status);
    expect(JSON.stringify(said)).not.toContain("[object Object]");
    expect(server.called.slice(0, 2)).toEqual([
      name,
      `${name}${name.startsWith("add") ? "ByUpdate" : "ByRemove"}`,
    ]);
  });
});
