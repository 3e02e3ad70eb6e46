import { describe, expect, test } from "vitest";
import type { Demo } from "../../mocks/demo";
import { codeOf, secretBytes, windowOf } from "../../mocks/otp";
import { checkedFetch } from "../contract/contract";
import { call, createClock, quickDemo, signIn } from "./backend";

interface SetUp {
  readonly secret: string;
  readonly otpauth_url: string;
  readonly qr_code: string;
  readonly backup_codes: readonly string[];
}

/** Somebody who is signed in, with a clock that is moved a window on before each code. */
async function authenticator(id = "member") {
  const clock = createClock();
  const demo = await quickDemo({ now: clock });
  const faults: string[] = [];
  const checked: Demo = { ...demo, fetch: checkedFetch(demo.fetch, (fault) => faults.push(fault)) };
  await signIn(checked, id);
  const codeFor = async (secret: string) => {
    clock.advance(30_000);
    return codeOf(secretBytes(secret) ?? new Uint8Array(), windowOf(clock()));
  };
  const send = (name: string, code: string) => call(checked, `POST /api/v1/totp/${name}`, { code });
  const status = async () => (await call(checked, "GET /api/v1/totp/status")).body;
  const setUp = async () => (await call(checked, "POST /api/v1/totp/setup")).body as SetUp;
  return { demo: checked, clock, faults, codeFor, send, status, setUp };
}

describe("[88] setting up", () => {
  test("is off until a code was verified; then this session has passed and the next is asked", async () => {
    const { demo, faults, codeFor, send, status, setUp } = await authenticator();
    const { secret, otpauth_url, qr_code, backup_codes } = await setUp();
    expect([backup_codes.length, new Set(backup_codes).size]).toEqual([10, 10]);
    expect(otpauth_url).toContain(`secret=${secret}`);
    expect(qr_code).toMatch(/^data:image\/gif;base64,/);
    expect(await status()).toEqual({ is_enabled: false, session_verified: true });
    expect((await send("verify", "000000")).status).toBe(400);
    expect(await status()).toMatchObject({ is_enabled: false });
    expect((await send("verify", await codeFor(secret))).status).toBe(200);
    expect(await status()).toEqual({ is_enabled: true, session_verified: true });
    expect((await call(demo, "POST /api/v1/totp/setup")).status).toBe(409);
    await signIn(demo, "member");
    expect(await status()).toEqual({ is_enabled: true, session_verified: false });
    expect((await call(demo, "POST /api/v1/totp/setup")).status).toBe(403);
    expect(faults).toEqual([]);
  });

  test("left half-way it asks for nothing at the next sign-in, and begins anew with another secret", async () => {
    const { demo, codeFor, send, status, setUp } = await authenticator();
    const first = await setUp();
    await signIn(demo, "member");
    expect(await status()).toEqual({ is_enabled: false, session_verified: true });
    const second = await setUp();
    expect(second.secret).not.toBe(first.secret);
    expect((await send("verify", await codeFor(first.secret))).status).toBe(400);
  });

  test("without a set-up there is nothing to verify or disable; without a session, 401", async () => {
    const { send } = await authenticator();
    expect([(await send("verify", "000000")).status, (await send("disable", "000000")).status]).toEqual([
      400, 400,
    ]);
    expect((await call(await quickDemo(), "POST /api/v1/totp/setup")).status).toBe(401);
  });
});

describe("switched on", () => {
  test("disable clears it all, with a right code alone", async () => {
    const { demo, faults, codeFor, send, status, setUp } = await authenticator();
    const { secret } = await setUp();
    await send("verify", await codeFor(secret));
    expect((await send("disable", "000000")).status).toBe(400);
    expect((await send("disable", await codeFor(secret))).status).toBe(200);
    expect(await status()).toEqual({ is_enabled: false, session_verified: true });
    expect(demo.world().accounts.find(({ account }) => account === "account-member")?.totp).toBeNull();
    expect(faults).toEqual([]);
  });

  test("[90] new backup codes replace the old ones, which no longer open", async () => {
    const { demo, clock, faults, codeFor, send, setUp } = await authenticator();
    const { secret, backup_codes } = await setUp();
    await send("verify", await codeFor(secret));
    const renewed = await send("regenerate-backup-codes", await codeFor(secret));
    const codes = (renewed.body as Pick<SetUp, "backup_codes">).backup_codes;
    expect(codes.filter((code) => backup_codes.includes(code))).toEqual([]);
    await signIn(demo, "member");
    expect((await send("verify-backup", backup_codes[0] ?? "")).status).toBe(400);
    clock.advance(30_000);
    const opened = await send("verify-backup", codes[0] ?? "");
    expect(opened.body).toEqual({ backup_codes: codes.slice(1) });
    clock.advance(30_000);
    expect((await send("verify-backup", codes[0] ?? "")).status).toBe(400);
    expect(faults).toEqual([]);
  });

  test.each(["verify", "disable", "regenerate-backup-codes"])(
    "[F58] a second %s within the window is 429 with Retry-After",
    async (name) => {
      const { codeFor, send, setUp } = await authenticator();
      const { secret } = await setUp();
      if (name !== "verify") await send("verify", await codeFor(secret));
      await send(name, "000000");
      const limited = await send(name, "000000");
      expect([limited.status, limited.headers.get("Retry-After")]).toEqual([429, "15"]);
    },
  );
});
