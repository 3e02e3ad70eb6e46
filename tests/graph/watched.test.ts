import { describe, expect, test } from "vitest";
import { json } from "./server";
import { malformed, watched } from "./watched";

/** What is wrong with one call of verify that is answered so. */
async function faultsOf(answer: Response, code: unknown = "012345"): Promise<string[]> {
  const { fetch, faults } = watched(() => Promise.resolve(answer));
  const body = JSON.stringify({ code });
  await fetch("http://portal.test/api/v1/totp/verify", { method: "POST", body });
  return faults();
}

describe("a server made for a test", () => {
  test("says what the contract says, or something else on purpose", async () => {
    expect(await faultsOf(json({ message: "on" }))).toEqual([]);
    expect(await faultsOf(malformed(json({ is_enabled: "yes" })))).toEqual([]);
  });

  test("is noticed where it says something else", async () => {
    expect(await faultsOf(json({ is_enabled: "yes" }))).toEqual([
      "totpVerify 200/is_enabled: must be boolean",
    ]);
  });

  test("is noticed where it is asked something else", async () => {
    expect(await faultsOf(json({ message: "on" }), 12345)).toEqual(["totpVerify: body/code: must be string"]);
  });
});
