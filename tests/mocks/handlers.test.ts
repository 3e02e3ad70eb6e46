import { describe, expect, test } from "vitest";
import { codeOf, secretBytes } from "../../mocks/otp";
import { call, createClock, noon, quickDemo, signIn } from "./backend";

const quarter = "start=2026-04-01T00:00:00%2B02:00&end=2026-07-01T00:00:00%2B02:00";

describe("sessions", () => {
  test("without a session every call but login answers 401", async () => {
    const demo = await quickDemo();
    const answer = await call(demo, "GET /api/v1/auth/verify");
    expect([answer.status, answer.body]).toEqual([401, { detail: "Not authenticated" }]);
    expect((await call(demo, "GET /api/v1/portfolio?update_ext=false")).status).toBe(401);
  });

  test("each demo account signs in and is known until it signs out [F42]", async () => {
    const demo = await quickDemo();
    for (const { id, email, password } of demo.accounts) {
      expect((await call(demo, "POST /api/v1/auth/login", { email, password })).status).toBe(200);
      expect((await call(demo, "GET /api/v1/auth/verify")).body).toMatchObject({
        account: `account-${id}`,
        email,
      });
      const goodbye = await call(demo, "POST /api/v1/auth/logout");
      expect([goodbye.status, goodbye.body]).toEqual([200, { message: "Signed out" }]);
      expect((await call(demo, "GET /api/v1/auth/verify")).status).toBe(401);
    }
  });

  test("a wrong password is 401, a body that is none 422 with msg and loc", async () => {
    const demo = await quickDemo();
    const wrong = await call(demo, "POST /api/v1/auth/login", { email: "owner@demo.test", password: "x" });
    expect([wrong.status, wrong.body]).toEqual([401, { detail: "Email or password is wrong" }]);
    const bad = await call(demo, "POST /api/v1/auth/login", { email: 7, extra: true });
    expect([bad.status, bad.body]).toEqual([
      422,
      {
        detail: [
          { msg: "Text of 1 to 1000 characters expected", loc: ["body", "email"] },
          { msg: "Field required", loc: ["body", "password"] },
          { msg: "Field not known", loc: ["body", "extra"] },
        ],
      },
    ]);
    const none = await call(demo, "POST /api/v1/auth/login", undefined, { body: "{" });
    expect([none.status, none.body]).toEqual([
      422,
      { detail: [{ msg: "JSON object expected", loc: ["body"] }] },
    ]);
  });

  test("a revoked or long idle session is 401", async () => {
    const clock = createClock();
    const demo = await quickDemo({ now: clock });
    await signIn(demo, "owner");
    const session = demo.world().sessions.at(-1);
    clock.advance(31 * 86_400_000);
    expect((await call(demo, "GET /api/v1/auth/verify")).status).toBe(401);
    await signIn(demo, "owner");
    expect((await call(demo, "GET /api/v1/auth/verify")).status).toBe(200);
    for (const one of demo.world().sessions) if (one.id !== session?.id) one.revoked = true;
    expect((await call(demo, "GET /api/v1/auth/verify")).status).toBe(401);
  });

  test("a name with an umlaut arrives as base64 of UTF-8 [F31]", async () => {
    const demo = await quickDemo();
    const owner = demo.world().accounts.find(({ email }) => email === "owner@demo.test");
    if (owner) owner.username = "Jürgen";
    const { body } = await signIn(demo, "owner");
    expect(body).toMatchObject({ hashed_username: "SsO8cmdlbg==" });
  });
});

describe("second factor", () => {
  test("data stays shut until the code, and opens with it", async () => {
    const demo = await quickDemo();
    await signIn(demo, "totp");
    const shut = await call(demo, "GET /api/v1/portfolio?update_ext=false");
    expect([shut.status, shut.body]).toEqual([
      403,
      { detail: "Two-factor verification required", code: "totp_required" },
    ]);
    expect((await call(demo, "GET /api/v1/totp/status")).body).toEqual({
      is_enabled: true,
      session_verified: false,
    });
    const { code } = await demo.code();
    expect((await call(demo, "POST /api/v1/totp/verify-session", { code })).body).toEqual({ verified: true });
    expect((await call(demo, "GET /api/v1/totp/status")).body).toEqual({
      is_enabled: true,
      session_verified: true,
    });
    expect((await call(demo, "GET /api/v1/portfolio?update_ext=false")).status).toBe(200);
  });

  test("a second request within the window is 429 with Retry-After [F57][F58]", async () => {
    const clock = createClock();
    const demo = await quickDemo({ now: clock });
    await signIn(demo, "totp");
    const wrong = await call(demo, "POST /api/v1/totp/verify-session", { code: "000000" });
    expect([wrong.status, wrong.body]).toEqual([400, { detail: "The code is wrong" }]);
    const limited = await call(demo, "POST /api/v1/totp/verify-session", { code: "000000" });
    expect([limited.status, limited.headers.get("Retry-After")]).toEqual([429, "15"]);
    clock.advance(15_000);
    const { code } = await demo.code();
    expect((await call(demo, "POST /api/v1/totp/verify-session", { code })).status).toBe(200);
  });

  test("the codes of the neighbouring windows hold, older ones do not", async () => {
    const secret = secretBytes("JBSWY3DPEHPK3PXPGEZDGNBVGY3TQOJQ");
    if (!secret) throw new Error("no secret");
    const statuses = [];
    for (const shift of [-2, -1, 0, 1, 2]) {
      const demo = await quickDemo();
      await signIn(demo, "totp");
      const code = await codeOf(secret, Math.floor(noon / 30_000) + shift);
      statuses.push((await call(demo, "POST /api/v1/totp/verify-session", { code })).status);
    }
    expect(statuses).toEqual([400, 200, 200, 200, 400]);
  });

  test("a backup code opens once, and is then used up [F66]", async () => {
    const clock = createClock();
    const demo = await quickDemo({ now: clock });
    await signIn(demo, "totp");
    const used = await call(demo, "POST /api/v1/totp/verify-backup", { code: "4F7K 9QZD" });
    expect(used.status).toBe(200);
    expect(used.body).toEqual({
      backup_codes: demo.world().accounts.find(({ totp }) => totp)?.totp?.backup_codes,
    });
    clock.advance(30_000);
    const again = await call(demo, "POST /api/v1/totp/verify-backup", { code: "4f7k-9qzd" });
    expect([again.status, again.body]).toEqual([
      400,
      { detail: "The backup code is wrong or was used before" },
    ]);
  });
});

describe("who may see what", () => {
  test("platform staff see all parks, others those of their organization, nobody else any", async () => {
    const demo = await quickDemo();
    const seen: Record<string, unknown> = {};
    for (const id of ["admin", "owner", "new"]) {
      await signIn(demo, id);
      const { body } = await call(demo, "GET /api/v1/portfolio?update_ext=false");
      seen[id] = (body as { portfolios: { uid: string }[] }).portfolios.map(({ uid }) => uid);
    }
    const { portfolios, accounts } = demo.world();
    const home = accounts.find(({ email }) => email === "owner@demo.test")?.organization_uid;
    const own = portfolios.filter(({ organization_uid }) => organization_uid === home);
    expect(own.length).toBeLessThan(portfolios.length);
    expect(seen).toEqual({
      admin: portfolios.map(({ uid }) => uid),
      owner: own.map(({ uid }) => uid),
      new: [],
    });
  });

  test("a park of others is 403, an unknown one 404, in every call that names it", async () => {
    const demo = await quickDemo();
    const { parks, portfolios, accounts } = demo.world();
    const home = accounts.find(({ email }) => email === "member@demo.test")?.organization_uid;
    const others = portfolios.find(({ organization_uid }) => organization_uid !== home)?.uid;
    const foreign = parks.find(({ portfolio_uid }) => portfolio_uid === others)?.uid ?? "";
    await signIn(demo, "member");
    const statuses = async (uid: string) => {
      const paths = [
        `/api/v1/park/${uid}`,
        `/api/v1/park/${uid}/kpi`,
        `/api/v1/metrics/kpi/production?${quarter}&step=1d&park=${uid}`,
        `/api/v1/event/park/count?park=${uid}`,
      ];
      return Promise.all(paths.map(async (path) => (await call(demo, `GET ${path}`)).status));
    };
    expect(await statuses(foreign)).toEqual([403, 403, 403, 403]);
    expect(await statuses("unknown")).toEqual([404, 404, 404, 404]);
  });

  test("devices are for admins, owners and platform staff", async () => {
    const demo = await quickDemo();
    const totals: Record<string, unknown> = {};
    for (const id of ["admin", "owner", "moderator", "member", "new"]) {
      await signIn(demo, id);
      const { status, body } = await call(demo, "GET /api/v1/device");
      totals[id] = status === 200 ? (body as { total: number }).total : status;
    }
    expect(totals).toEqual({
      admin: 320,
      owner: expect.any(Number) as unknown,
      moderator: 403,
      member: 403,
      new: 403,
    });
    expect(totals["owner"]).toBeLessThan(320);
  });

  test("a role changed on the server shows at once [F44]", async () => {
    const demo = await quickDemo();
    await signIn(demo, "owner");
    expect((await call(demo, "GET /api/v1/device")).status).toBe(200);
    demo.scenario("changedRole", { role: "member" });
    expect((await call(demo, "GET /api/v1/device")).status).toBe(403);
    expect((await call(demo, "GET /api/v1/auth/verify")).body).toMatchObject({
      organization: { permission: { role: "member" } },
    });
    demo.scenario("changedRole", { off: true });
    expect((await call(demo, "GET /api/v1/device")).status).toBe(200);
  });
});

describe("lists", () => {
  test("devices come in pages whose limits hold", async () => {
    const demo = await quickDemo();
    await signIn(demo, "admin");
    const page = async (query: string) => {
      const { status, body } = await call(demo, `GET /api/v1/device?${query}`);
      const { devices, total, page } = body as { devices?: unknown[]; total?: number; page?: number };
      return [status, devices?.length, total, page];
    };
    expect(await page("")).toEqual([200, 20, 320, 1]);
    expect(await page("page=2&limit=300")).toEqual([200, 20, 320, 2]);
    expect(await page("page=9&limit=300")).toEqual([200, 0, 320, 9]);
    for (const bad of ["limit=1001", "limit=0", "page=0", "page=x", "limit=-1"])
      expect((await page(bad))[0]).toBe(422);
  });

  test("filters find by part, MAC without separators, and leave out", async () => {
    const demo = await quickDemo();
    await signIn(demo, "admin");
    const [device] = demo.world().devices;
    const mac = device?.mac.replace(/:/g, "").slice(-5).toUpperCase() ?? "";
    const total = async (filters: string) => {
      const { status, body } = await call(demo, `GET /api/v1/device?${new URLSearchParams({ filters })}`);
      return status === 200 ? (body as { total: number }).total : status;
    };
    expect(await total(`mac co ${mac}`)).toBe(1);
    const demos = demo.world().devices.filter(({ status }) => status?.project === "demo").length;
    expect(await total("project ne demo")).toBe(320 - demos);
    expect(await total("password co a")).toBe(422);
    expect(await total("name")).toBe(422);
    expect(await total("constructor co a")).toBe(422);
  });
});

describe("own organization and settings", () => {
  test("who has none founds one and becomes its admin", async () => {
    const demo = await quickDemo();
    await signIn(demo, "new");
    const { status, body } = await call(demo, "POST /api/v1/organization", { name: " Sonnenhof " });
    expect([status, body]).toEqual([
      200,
      {
        uid: expect.stringMatching(/^org-/) as unknown,
        name: "Sonnenhof",
        mainBillingAddress: null,
        subscription: { status: "inactive", endDate: null },
        email: null,
        phone: null,
        website: null,
      },
    ]);
    const self = await call(demo, "GET /api/v1/auth/verify");
    expect(self.body).toMatchObject({ organization: { name: "Sonnenhof", permission: { role: "admin" } } });
    expect((await call(demo, "POST /api/v1/organization", { name: "Two" })).status).toBe(409);
  });

  test("settings last, and others than the known are refused [F34]", async () => {
    const demo = await quickDemo();
    await signIn(demo, "member");
    expect((await call(demo, "PUT /api/v1/self/update/user/settings", { theme: "<script>" })).status).toBe(
      422,
    );
    expect((await call(demo, "PUT /api/v1/self/update/user/settings", {})).status).toBe(422);
    expect((await call(demo, "PUT /api/v1/self/update/user/settings", { theme: "dark" })).status).toBe(200);
    expect((await call(demo, "GET /api/v1/auth/verify")).body).toMatchObject({
      theme: "dark",
      language: null,
    });
  });
});
