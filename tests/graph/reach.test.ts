import { describe, expect, test } from "vitest";
import { operations } from "../contract/contract";
import { callingFields, rootFields } from "./rootFields";
import { runField, sampleServer } from "./sampleServer";

describe("[251] the graph and the contract cover one another", () => {
  const reached = new Map<string, string[]>();

  test.each(rootFields.map((field) => [field.name, field] as const))(
    "%s calls the server as the contract allows, and understands its answer",
    async (name, field) => {
      const server = sampleServer();
      const { data, error } = await runField(server, field);
      expect(error?.graphQLErrors.map(({ path, message }) => [path, message]) ?? []).toEqual([]);
      expect(data).toHaveProperty(name);
      expect(server.broken).toEqual([]);
      expect(server.called.length > 0).toBe(callingFields.some((each) => each.name === name));
      reached.set(name, server.called);
    },
  );

  test("every operation is called by a field, those of the other form of permissions where the first is missing", async () => {
    const called = new Set([...reached.values()].flat());
    for (const field of rootFields.filter(({ name }) => /^(add|remove)MemberPermissions$/.test(name))) {
      let calls = 0;
      const server = sampleServer(() => (calls++ === 0 ? new Response(null, { status: 405 }) : null));
      await runField(server, field);
      for (const id of server.called) called.add(id);
    }
    expect(operations.map(({ id }) => id).filter((id) => !called.has(id))).toEqual([]);
  });
});
