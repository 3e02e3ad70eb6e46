import { execFileSync } from "node:child_process";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { curlOf, shellWord } from "../../src/rules/curl";
import { MASK, maskAddress, maskSecrets } from "../../src/rules/secrets";

/** What a POSIX shell makes of words, one by one. */
function wordsOf(command: string): string[] {
  const print = execFileSync("/bin/sh", ["-c", `printf '%s\\0' ${command}`], { encoding: "utf8" });
  return print.split("\0").slice(0, -1);
}

describe("a call as cURL", () => {
  test("a shell reads back the very text, whatever it holds", () => {
    const text = fc.string({ unit: "binary" }).map((each) => each.replace(/[\0\p{Surrogate}]/gu, ""));
    fc.assert(
      fc.property(fc.array(text, { minLength: 1, maxLength: 40 }), (words) => {
        expect(wordsOf(words.map(shellWord).join(" "))).toEqual(words);
      }),
      { numRuns: 10 },
    );
    const nasty = `it's $(id) \`id\` "$HOME" \\ ! * ; & | # \n`;
    expect(wordsOf(shellWord(nasty))).toEqual([nasty]);
  });

  test("names the method where it is no GET, the address as one word, and no cookie", () => {
    const url = "https://park.test/api/v1/park/a'b?x=1&y=$(id)";
    expect(wordsOf(curlOf({ method: "GET", url }))).toEqual(["curl", url]);
    expect(wordsOf(curlOf({ method: "PUT", url }))).toEqual(["curl", "-X", "PUT", url]);
  });

  test("masks what lets someone in", () => {
    const url = "https://park.test/api/v1/self/invitation/accept?token=abc123&language=de";
    expect(curlOf({ method: "GET", url })).toBe(
      `curl 'https://park.test/api/v1/self/invitation/accept?token=${MASK}&language=de'`,
    );
  });
});

describe("secrets", () => {
  test("are masked at any depth, by their names alone", () => {
    const file = new Blob(["x"]);
    const given = {
      email: "a@b.test",
      password: "geheim",
      newPassword: "neu",
      code: "123456",
      list: [{ token: "t", postalCode: "31137", countryCode: "DE" }],
      backupCodes: ["a", "b"],
      secret: null,
      file,
    };
    expect(maskSecrets(given)).toEqual({
      email: "a@b.test",
      password: MASK,
      newPassword: MASK,
      code: MASK,
      list: [{ token: MASK, postalCode: "31137", countryCode: "DE" }],
      backupCodes: MASK,
      secret: null,
      file,
    });
    expect(given.password).toBe("geheim");
  });

  test.each([
    ["/a?token=1", `/a?token=${MASK}`],
    ["/a?x=1&reset%5Ftoken=2#t", `/a?x=1&reset%5Ftoken=${MASK}#t`],
    ["/a?tokens=3&filters=code", "/a?tokens=3&filters=code"],
    ["/a?%E0%A4%A=1&code=9", `/a?%E0%A4%A=1&code=${MASK}`],
  ])("of the address %s", (address, masked) => {
    expect(maskAddress(address)).toBe(masked);
  });
});
