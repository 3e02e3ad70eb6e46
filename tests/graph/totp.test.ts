import { graphql } from "gql.tada";
import { describe, expect, test } from "vitest";
import { fakeServer, json } from "./server";
import { malformed } from "./watched";

const State = graphql(`
  query FactorState {
    totp {
      isEnabled
      sessionVerified
    }
  }
`);
const Setup = graphql(`
  mutation SetupHere {
    setupTotp {
      secret
      otpauthUrl
      qrCode
      backupCodes
    }
  }
`);
const Verify = graphql(`
  mutation VerifyHere($code: String!) {
    verifyTotp(code: $code) {
      isEnabled
      sessionVerified
    }
  }
`);
const Disable = graphql(`
  mutation DisableHere($code: String!) {
    disableTotp(code: $code) {
      isEnabled
      sessionVerified
    }
  }
`);
const VerifySession = graphql(`
  mutation VerifySessionHere($code: String!) {
    verifySession(code: $code) {
      isEnabled
      sessionVerified
    }
  }
`);
const Backup = graphql(`
  mutation BackupHere($code: String!) {
    verifyBackup(code: $code) {
      codes
    }
  }
`);
const Regenerate = graphql(`
  mutation RegenerateHere($code: String!) {
    regenerateBackupCodes(code: $code) {
      codes
    }
  }
`);

const path = (name: string) => `/api/v1/totp/${name}`;
const code = "012345";
const cached = { requestPolicy: "cache-only" } as const;
const png = "iVBORw0KGgoAAAANSUhEUg==";
const setUp = {
  secret: "JBSWY3DP",
  otpauth_url: "otpauth://totp/x",
  qr_code: `data:image/png;base64,${png}`,
  backup_codes: ["a", "b"],
};

/** The codes that were sent, for each call. */
function codesSent(answers: Record<string, Response>) {
  const bodies: string[] = [];
  const fetch = async (input: RequestInfo | URL, init?: RequestInit): Promise<Response> => {
    const request = new Request(input, init);
    bodies.push(`${new URL(request.url).pathname} ${await request.text()}`);
    return answers[new URL(request.url).pathname]?.clone() ?? new Response(null, { status: 404 });
  };
  return { ...fakeServer({}, { fetch }), bodies };
}

test("[86] each of the five sends {code}, a string with its zero; the status maps is_enabled", async () => {
  const done = json({ message: "ok" });
  const { graph, bodies } = codesSent({
    [path("status")]: json({ is_enabled: true }),
    [path("verify")]: done,
    [path("disable")]: done,
    [path("verify-session")]: json({ verified: true }),
    [path("verify-backup")]: json({ backup_codes: ["b"] }),
    [path("regenerate-backup-codes")]: json({ backup_codes: ["c"] }),
  });
  const status = await graph.client.query(State, {}).toPromise();
  expect(status.data?.totp).toMatchObject({ isEnabled: true, sessionVerified: null });
  for (const document of [Verify, Disable, VerifySession, Backup, Regenerate])
    expect(
      (await graph.client.mutation<unknown, { code: string }>(document, { code }).toPromise()).error,
    ).toBe(undefined);
  const names = ["verify", "disable", "verify-session", "verify-backup", "regenerate-backup-codes"];
  expect(bodies.slice(1)).toEqual(names.map((name) => `${path(name)} {"code":"012345"}`));
});

describe("[87] setting up", () => {
  test("gives secret, address, picture and backup codes, and switches nothing on [88]", async () => {
    const { graph } = fakeServer({
      [path("setup")]: [json(setUp)],
      [path("status")]: [json({ is_enabled: false })],
    });
    await graph.client.query(State, {}).toPromise();
    const { data } = await graph.client.mutation(Setup, {}).toPromise();
    expect(data?.setupTotp).toEqual({
      ...{ secret: "JBSWY3DP", otpauthUrl: "otpauth://totp/x" },
      ...{ qrCode: `data:image/png;base64,${png}`, backupCodes: ["a", "b"] },
    });
    const after = await graph.client.query(State, {}, cached).toPromise();
    expect(after.data?.totp.isEnabled).toBe(false);
  });

  test.each([
    ["markup", "<svg onload=alert(1)>", null],
    ["another host", "http://evil.test/x.png", null],
    ["a script's address", "data:text/html;base64,PHNjcmlwdD4=", null],
    ["no text", 7, null],
    ["a bare PNG", png, `data:image/png;base64,${png}`],
  ])("[F60] a picture that is %s", async (_, qr_code, qrCode) => {
    const { graph } = fakeServer({ [path("setup")]: [malformed(json({ ...setUp, qr_code }))] });
    const { data } = await graph.client.mutation(Setup, {}).toPromise();
    expect(data?.setupTotp.qrCode).toBe(qrCode);
  });

  test("verify switches on, disable off, on every screen and without another call", async () => {
    const server = fakeServer({
      [path("status")]: [json({ is_enabled: false })],
      [path("verify")]: [json({ message: "on" })],
      [path("disable")]: [json({ message: "off" })],
    });
    const state = async () => {
      const { data } = await server.graph.client.query(State, {}, cached).toPromise();
      return [data?.totp.isEnabled, data?.totp.sessionVerified];
    };
    await server.graph.client.query(State, {}).toPromise();
    expect(await state()).toEqual([false, null]);
    await server.graph.client.mutation(Verify, { code }).toPromise();
    expect(await state()).toEqual([true, true]);
    await server.graph.client.mutation(Disable, { code }).toPromise();
    expect(await state()).toEqual([false, null]);
    expect(server.requests).toHaveLength(3);
  });
});

test.each([
  ["a number", { verified: 1 }],
  ["a text", { verified: "true" }],
  ["null", { verified: null }],
  ["a list", []],
])("[F67][89] verify-session that answers %s has not verified", async (_, answer) => {
  const { graph } = fakeServer({
    [path("status")]: [json({ is_enabled: true, session_verified: false })],
    [path("verify-session")]: [malformed(json(answer))],
  });
  await graph.client.query(State, {}).toPromise();
  await graph.client.mutation(VerifySession, { code }).toPromise();
  const { data } = await graph.client.query(State, {}, cached).toPromise();
  expect(data?.totp.sessionVerified).toBe(false);
});

test("a 200 that says it switched nothing is a failure", async () => {
  const { graph } = fakeServer({ [path("verify")]: [json({ is_enabled: false })] });
  const { error } = await graph.client.mutation(Verify, { code }).toPromise();
  expect(error?.graphQLErrors[0]?.message).toBe("Failed to verify 2FA code");
});

describe("the catalogue's texts stand where the server says nothing (§8)", () => {
  test.each([
    ["setup", Setup, "Failed to setup 2FA"],
    ["verify", Verify, "Failed to verify 2FA code"],
    ["disable", Disable, "Failed to disable 2FA"],
    ["verify-backup", Backup, "Failed to verify backup code"],
    ["regenerate-backup-codes", Regenerate, "Failed to regenerate backup codes"],
    ["verify-session", VerifySession, "Failed to verify session with TOTP"],
  ])("%s", async (name, document, text) => {
    const silent = fakeServer({ [path(name)]: [json(null, 500)] });
    const first = await silent.graph.client.mutation<unknown, object>(document, { code }).toPromise();
    expect(first.error?.graphQLErrors[0]?.message).toBe(text);
    const speaking = fakeServer({ [path(name)]: [json({ detail: "Not today" }, 400)] });
    const second = await speaking.graph.client.mutation<unknown, object>(document, { code }).toPromise();
    expect(second.error?.graphQLErrors[0]?.message).toBe("Not today");
  });

  test("the status, and backup codes that are no list", async () => {
    const { graph } = fakeServer({
      [path("status")]: [json(null, 500)],
      [path("regenerate-backup-codes")]: [malformed(json({ backup_codes: "a b" }))],
    });
    const status = await graph.client.query(State, {}).toPromise();
    expect(status.error?.graphQLErrors[0]?.message).toBe("Failed to fetch 2FA status");
    const codes = await graph.client.mutation(Regenerate, { code }).toPromise();
    expect(codes.error?.graphQLErrors[0]?.message).toBe("Failed to regenerate backup codes");
  });
});
