import { describe, expect, test } from "vitest";
import { waitFor } from "xstate";
import { invitationCalls } from "../../src/graph/invitation";
import { totpCalls } from "../../src/graph/totp";
import type { RestScope } from "../../src/graph/transport";
import { createTotp } from "../../src/main/createTotp";
import { errorTexts } from "../../src/rules/errorTexts";
import { fakeServer, json } from "./server";
import type { Answer } from "./server";
import { malformed } from "./watched";

const { signal } = new AbortController();
const accept = "/api/v1/self/invitation/accept";
const register = "/api/v1/auth/register";
const offline: Answer = () => Promise.reject(new TypeError("Failed to fetch"));
const registration = { email: "a@b.de", password: "demo", first_name: "Ada", last_name: "Loh" };

describe("accepting an invitation", () => {
  test.each([
    ["200", json({ message: "Done" }), { kind: "ok" }],
    ["204", malformed(new Response(null, { status: 204 })), { kind: "ok" }],
    ["404", json({}, 404), { kind: "refused", text: errorTexts.notRegistered }],
    ["401", json({ detail: "Not signed in" }, 401), { kind: "refused", text: "Not signed in" }],
    ["a page", malformed(new Response("<!doctype html>")), { kind: "unreachable", text: errorTexts.generic }],
    ["503", json({}, 503), { kind: "unreachable", text: errorTexts.generic }],
    ["no answer", offline, { kind: "unreachable", text: errorTexts.generic }],
  ])("answered %s is one call, understood [18][25][F48][F49]", async (_, answer, heard) => {
    const { rest, requests } = fakeServer({ [accept]: [answer] });
    expect(await invitationCalls(rest).acceptInvitation("t 1", signal)).toEqual(heard);
    expect(requests).toEqual([`GET ${accept}?token=t%201`]);
  });
});

describe("accepting while the session changes", () => {
  /** The session that asked has ended when the answer comes. */
  const superseded = (answer: Response) => {
    let epoch = 0;
    const late = () => {
      epoch += 1;
      return answer;
    };
    return fakeServer({ [accept]: [late] }, { epoch: () => epoch }).rest;
  };

  test.each([
    ["200", json({ message: "Done" }), { kind: "ok" }],
    ["204", malformed(new Response(null, { status: 204 })), { kind: "ok" }],
    ["404", json({}, 404), { kind: "refused", text: errorTexts.notRegistered }],
    ["503", json({}, 503), { kind: "unreachable", text: errorTexts.generic }],
  ])("is what the server did, whoever hears of it: %s [18][25]", async (_, answer, heard) => {
    expect(await invitationCalls(superseded(answer)).acceptInvitation("t-1", signal)).toEqual(heard);
  });

  test("can be tried again behind the gate of the second factor; another 403 is a refusal [25]", async () => {
    const asked: string[] = [];
    const ask = (detail: string, code?: string) => {
      const answer = json({ detail, ...(code === undefined ? {} : { code }) }, 403);
      const factorRequired = () => void asked.push(detail);
      const { rest } = fakeServer({ [accept]: [answer] }, { factorRequired });
      return invitationCalls(rest).acceptInvitation("t-1", signal);
    };
    expect(await ask("Second factor required", "totp_required")).toMatchObject({ kind: "unreachable" });
    expect(await ask("Not yours")).toEqual({ kind: "refused", text: "Not yours" });
    expect(asked).toEqual(["Second factor required"]);
  });
});

describe("registering", () => {
  test("sends the token beside the body, and none where there is none [23][84]", async () => {
    const bodies: string[] = [];
    const { rest, requests } = fakeServer({ [register]: [json({ message: "Done" })] });
    const clientOf = (scope?: RestScope) => {
      const client = rest(scope);
      client.use({
        onRequest: async ({ request }) => {
          bodies.push(await request.clone().text());
          return undefined;
        },
      });
      return client;
    };
    const calls = invitationCalls(Object.assign(clientOf, { log: rest.log }));
    expect(await calls.register(registration, "t-1", signal)).toEqual({ kind: "ok" });
    expect(await calls.register(registration, null, signal)).toEqual({ kind: "ok" });
    expect(requests).toEqual([`POST ${register}?token=t-1`, `POST ${register}`]);
    expect(bodies.map((body) => JSON.parse(body) as unknown)).toEqual([registration, registration]);
  });

  test.each([
    [json({ detail: "This invitation is not known" }, 404), "tokenInvalid"],
    [json({ detail: [{ msg: "over", loc: ["query", "token"] }] }, 422), "tokenInvalid"],
    [json({ detail: [{ msg: "too short", loc: ["body", "password"] }] }, 422), "refused"],
    [json({}, 500), "unreachable"],
    [malformed(new Response(null, { status: 204 })), "ok"],
    [malformed(new Response("<!doctype html>")), "unreachable"],
  ])(
    "tells a bad token from a bad form and from no answer, and takes an empty one for done [24]",
    async (answer, kind) => {
      const { rest } = fakeServer({ [register]: [answer] });
      expect(await invitationCalls(rest).register(registration, "t-1", signal)).toMatchObject({ kind });
    },
  );
});

const setup = {
  secret: "S",
  otpauth_url: "otpauth://totp/x?secret=S",
  qr_code: "<svg onload=alert(1)>",
  backup_codes: ["a"],
};
const coded = [
  ["verifyTotp", "/api/v1/totp/verify", errorTexts.totpVerify],
  ["disableTotp", "/api/v1/totp/disable", errorTexts.totpDisable],
  ["verifyBackup", "/api/v1/totp/verify-backup", errorTexts.totpBackup],
  ["regenerateBackupCodes", "/api/v1/totp/regenerate-backup-codes", errorTexts.totpRegenerate],
] as const;

describe.each(coded)("%s", (name, path, text) => {
  const ask = (answer: Answer, stands: "stillIn" | "signedOut" = "stillIn") => {
    const { rest } = fakeServer({ [path]: [answer] }, { expired: () => Promise.resolve(stands) });
    return totpCalls(rest)[name]("012345", signal);
  };

  test("falls back to its own words, and lets the server's win [86]", async () => {
    expect(await ask(json({}, 400))).toEqual({ kind: "wrong", text });
    expect(await ask(json({ detail: "No" }, 400))).toEqual({ kind: "wrong", text: "No" });
  });

  test("401 is a wrong code while the session stands, else its end [F57]", async () => {
    expect(await ask(json({}, 401))).toEqual({ kind: "wrong", text });
    expect(await ask(json({}, 401), "signedOut")).toEqual({ kind: "expired" });
  });

  test("429 is a pause, 5xx and no answer are unclear [F58][F63]", async () => {
    expect(await ask(json({}, 429, { "Retry-After": "12" }))).toEqual({
      kind: "limited",
      retryAfter: 12,
      text,
    });
    expect(await ask(json({}, 500))).toEqual({ kind: "unreachable", text });
    expect(await ask(offline)).toEqual({ kind: "unreachable", text });
    const odd = malformed(json({ is_enabled: "perhaps", backup_codes: [1] }));
    expect(await ask(odd)).toMatchObject({ kind: "unreachable" });
  });
});

test.each(["verifyTotp", "disableTotp"] as const)(
  "%s is done where the answer is empty [86]",
  async (name) => {
    const path = name === "verifyTotp" ? "/api/v1/totp/verify" : "/api/v1/totp/disable";
    const { rest } = fakeServer({ [path]: [malformed(new Response(null, { status: 204 }))] });
    expect(await totpCalls(rest)[name]("012345", signal)).toEqual({ kind: "ok" });
  },
);

test.each([
  [json({ detail: "Too many attempts" }, 429), "Too many attempts"],
  [json({}, 429), errorTexts.totpSetup],
])(
  "a set-up asked for too often is shown in the server's words, else the catalogue's [F58]",
  async (answer, text) => {
    const { rest } = fakeServer({
      "/api/v1/totp/status": [json({ is_enabled: false })],
      "/api/v1/totp/setup": [answer],
    });
    const totp = createTotp(rest, Date.now, new EventTarget());
    totp.start();
    totp.send({ type: "LOAD" });
    await waitFor(totp, (snapshot) => snapshot.matches("disabled"));
    totp.send({ type: "SETUP" });
    const off = await waitFor(totp, (snapshot) => snapshot.matches("disabled"));
    expect(off.context.error).toBe(text);
    totp.stop();
  },
);

/** Whether the browser would ask before the page goes. */
function isAsked(page: EventTarget): boolean {
  return !page.dispatchEvent(new Event("beforeunload", { cancelable: true }));
}

test.each(["saved", "left"])(
  "the machine goes from off to on over the calls, the QR code is only ever a picture, and the page asks before it goes until the codes are %s [86][87][F60][F64]",
  async (end) => {
    const { rest, requests } = fakeServer({
      "/api/v1/totp/status": [json({ is_enabled: false })],
      "/api/v1/totp/setup": [json(setup)],
      "/api/v1/totp/verify": [json({ message: "On" })],
    });
    const page = new EventTarget();
    const totp = createTotp(rest, Date.now, page);
    totp.start();
    totp.send({ type: "LOAD" });
    await waitFor(totp, (snapshot) => snapshot.matches("disabled"));
    totp.send({ type: "SETUP" });
    const scan = await waitFor(totp, (snapshot) => snapshot.matches({ enrolling: "scan" }));
    expect(scan.context.setup).toEqual({
      ...{ secret: "S", otpauthUrl: "otpauth://totp/x?secret=S" },
      ...{ qrCode: null, backupCodes: ["a"] },
    });
    expect(isAsked(page)).toBe(false);
    totp.send({ type: "CODE", code: "12 34-56" });
    const saving = await waitFor(totp, (snapshot) => snapshot.matches("savingCodes"));
    expect(saving.context).toMatchObject({ setup: null, codes: ["a"] });
    expect(requests.map((request) => request.split("/").at(-1))).toEqual(["status", "setup", "verify"]);
    totp.send({ type: "LEAVE" });
    expect(isAsked(page)).toBe(true);
    if (end === "saved") totp.send({ type: "ACK" });
    else totp.stop();
    expect(isAsked(page)).toBe(false);
    totp.stop();
  },
);
