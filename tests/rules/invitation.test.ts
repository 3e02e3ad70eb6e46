import { expect, test } from "vitest";
import { forgetInvitation, keepInvitation, keptInvitation } from "../../src/main/invitationJar";
import { takeInvitation } from "../../src/main/bringInvitation";
import { isInvited, readInvitation } from "../../src/rules/invitation";
import { withoutInvitation } from "../../src/rules/invitationAddress";
import { readKept } from "../../src/rules/keptInvitation";
import { qrImage, totpAddress } from "../../src/rules/qrCode";

const now = Date.UTC(2026, 4, 1, 12);
const kept = { token: "t;1=ä", email: "ada@demo.test", retryable: true, until: now + 600_000 };

test.each([
  [
    "?action=invitation&token=t-1&email=ada%40demo.test",
    { kind: "invitation", token: "t-1", email: "ada@demo.test" },
  ],
  [
    "?x=1&email=a+b@x.de&token=t%2F1&action=invitation",
    { kind: "invitation", token: "t/1", email: "a+b@x.de" },
  ],
  ["?action=invitation&email=ada@demo.test", { kind: "invalid" }],
  ["?action=invitation&token=&email=ada@demo.test", { kind: "invalid" }],
  ["?action=invitation&token=t-1", { kind: "invalid" }],
  ["?action=invitation&token=t-1&email=nobody", { kind: "invalid" }],
  ["?action=invitation&token=a%00b&email=ada@demo.test", { kind: "invalid" }],
  // A plus that nobody encoded, a blank that was copied along, a link that a mail program broke.
  [
    "?action=invitation&token=a+b%2Fc==&email=ada@demo.test",
    { kind: "invitation", token: "a+b/c==", email: "ada@demo.test" },
  ],
  [
    "?action=invitation&token=%20a%0D%0A%20%20b%20&email=%20ada@demo.test",
    { kind: "invitation", token: "ab", email: "ada@demo.test" },
  ],
  ["?action=other&token=t-1&email=ada@demo.test", { kind: "none" }],
  ["", { kind: "none" }],
])("the query %j is read as %j [18][F52]", (search, read) => {
  expect(readInvitation(search)).toEqual(read);
});

test.each([
  ["?action=invitation&token=t&email=a@b.de", ""],
  ["?period=Day&action=invitation&token=t&email=a@b.de&parks=p%201", "?period=Day&parks=p%201"],
])("%j without its invitation is %j [21]", (search, rest) => {
  expect(withoutInvitation(search)).toBe(rest);
});

test("an address is clean before anything else, whatever it lacks [21][F52]", () => {
  const shown: unknown[] = [];
  const history = { state: null, replaceState: (...args: unknown[]) => void shown.push(args[2]) };
  const at = (search: string) => ({ location: { pathname: "/v1/monitor", search, hash: "#a" }, history });
  const whole = "?action=invitation&token=t&email=a@b.de&period=Day";
  const lacking = "?action=invitation&email=a@b.de";
  expect([whole, lacking, "?token=t"].map((search) => takeInvitation(at(search)))).toEqual([
    whole,
    lacking,
    "",
  ]);
  expect(shown).toEqual(["/v1/monitor?period=Day#a", "/v1/monitor#a"]);
});

test("whoever is signed in is the one invited by email, else by account, in any case of letters [26]", () => {
  expect(isInvited("Ada@demo.test", { account: "x", email: "ada@DEMO.test" })).toBe(true);
  expect(isInvited("ada@demo.test", { account: "ada@demo.test", email: "ben@demo.test" })).toBe(false);
  expect(isInvited("ada@demo.test", { account: "ada@demo.test" })).toBe(true);
});

/** Keeps what a browser would: the first pair, and nothing of a cookie that is over. */
function fakeJar(isRefusing = false) {
  const written: string[] = [];
  let held = "";
  const write = (cookie: string) => {
    written.push(cookie);
    if (!isRefusing) held = cookie.includes("Max-Age=0") ? "" : (cookie.split("; ")[0] ?? "");
  };
  return { written, jar: { read: () => (held ? `a=b; ${held}; c=d` : "a=b"), write } };
}

test("the cookie lives ten minutes, secure and strict, and comes back as it was kept [22][F48]", () => {
  const { written, jar } = fakeJar();
  expect(keepInvitation(jar, kept, now)).toBe(true);
  expect(written[0]?.split("; ").slice(1)).toEqual(["Max-Age=600", "Path=/v1", "Secure", "SameSite=Strict"]);
  expect(keptInvitation(jar, now)).toEqual(kept);
  expect(keptInvitation(jar, now + 600_000)).toBeNull();
  forgetInvitation(jar);
  expect(keptInvitation(jar, now)).toBeNull();
});

test("a browser that refuses the cookie is found out [21]", () => {
  expect(keepInvitation(fakeJar(true).jar, kept, now)).toBe(false);
});

test.each([
  "",
  "%",
  "null",
  "[]",
  "[1,2,3,4]",
  '["t","nobody",true,99999999999999]',
  '["t","a@b.de",true,1]',
])("a cookie of %j keeps nothing", (value) => {
  expect(readKept(encodeURIComponent(value), now)).toBeNull();
  expect(readKept(value, now)).toBeNull();
});

test.each([
  "<svg onload=alert(1)>",
  "http://evil.test/x.png",
  "javascript:alert(1)",
  "data:text/html;base64,AAAA",
  null,
  7,
])("a QR code of %j is not shown and not loaded [F60]", (sent) => {
  expect(qrImage(sent)).toBeNull();
});

test.each([
  ["otpauth://totp/Parkwarte:a%40b.test?secret=JBSWY3DPEHPK3PXP&issuer=Parkwarte", true],
  ["otpauth://totp/x?issuer=P&secret=JBSWY3DP", true],
  ["otpauth://totp/x", false],
  ["otpauth://hotp/x?secret=JBSWY3DP", false],
  ["https://evil.test/?secret=JBSWY3DP", false],
  ["otpauth://totp/x?secret=<svg onload=alert(1)>", false],
  [`otpauth://totp/${"x".repeat(500)}?secret=JBSWY3DP`, false],
  [null, false],
])("an authenticator's address %j is drawn: %s [F60]", (sent, isDrawn) => {
  expect(totpAddress(sent)).toBe(isDrawn ? sent : null);
});
