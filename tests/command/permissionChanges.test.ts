import { describe, expect, test } from "vitest";
import { memberEntity } from "../../src/actions/memberEntity";
import { changePermissions } from "../../src/actions/permissionChanges";
import type { PermissionChange, RefusedChange } from "../../src/actions/permissionChanges";
import { perform } from "../../src/command/perform";
import { ActionError } from "../../src/command/tools";
import { fakeTools } from "./fakeTools";

const access = { account: "me", accountRole: "user", organizationUid: "o1", organizationRole: "admin" };
const paul = memberEntity({ account: "paul", role: "guest", firstName: "Paul", email: "p@x.example" }, "o1");

const parks = (...uids: readonly string[]): PermissionChange[] =>
  uids.map((uid) => ({ isAdded: true, object: "park", uid, name: uid, serverName: uid }));

const uidsOf = (variables: unknown): string[] =>
  (variables as { permissions: { uid: string }[] }).permissions.map(({ uid }) => uid);

/** Sends changes to a server that refuses every call with a uid that begins with "bad"; what it was asked, too. */
async function send(changes: readonly PermissionChange[], status: number) {
  const calls: string[][] = [];
  let refused: readonly RefusedChange[] = [];
  const tools = fakeTools(
    { access },
    {
      mutate: (_document, variables) => {
        const uids = uidsOf(variables);
        calls.push(uids);
        return uids.some((uid) => uid.startsWith("bad"))
          ? Promise.reject(new ActionError("No such park", status))
          : Promise.resolve({} as never);
      },
    },
  );
  const onRefused = (some: readonly RefusedChange[]): void => void (refused = some);
  const action = changePermissions({ kind: "member", changes, onRefused });
  const { kind } = await perform(action, tools, { subject: paul, source: "button" });
  return { kind, calls, refused: refused.map(({ change, message }) => `${change.uid}: ${message}`) };
}

describe("[115] a call that is refused for one of its rows", () => {
  test("is sent in halves until that row stands alone", async () => {
    expect(await send(parks("a", "b", "bad", "c", "d"), 422)).toEqual({
      kind: "done",
      calls: [["a", "b", "bad", "c", "d"], ["a", "b", "bad"], ["a", "b"], ["bad"], ["c", "d"]],
      refused: ["bad: No such park"],
    });
  });

  test.each([400, 404, 409, 422])("is sent in halves where the answer is about rows (%d)", async (status) => {
    expect(await send(parks("a", "bad"), status)).toMatchObject({
      calls: [["a", "bad"], ["a"], ["bad"]],
      refused: ["bad: No such park"],
    });
  });

  test.each([403, 429, 500])("is not taken apart where the answer is about no row (%d)", async (status) => {
    expect(await send(parks("a", "bad"), status)).toEqual({
      kind: "failed",
      calls: [["a", "bad"]],
      refused: ["a: No such park", "bad: No such park"],
    });
  });

  test("is halved no further after forty calls where every row is refused", async () => {
    const changes = parks(...Array.from({ length: 500 }, (_, index) => `bad${index}`));
    const { calls, refused } = await send(changes, 404);
    // Forty, and each half that was still to be sent.
    expect([calls.length, refused.length]).toEqual([47, 500]);
  });
});
