import { mkdtemp, mkdir, readFile, readdir, writeFile } from "node:fs/promises";
import { createServer, request as httpRequest } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { afterEach, describe, expect, test } from "vitest";
import { WebSocket } from "ws";
import { serveOptions } from "../../mocks/serve/options";
import type { Serving } from "../../mocks/serve/server";
import { serve } from "../../mocks/serve/server";
import { noon } from "./backend";

const script = `console.log("${"x".repeat(2000)}")`;
const ends: (() => Promise<void> | void)[] = [];
afterEach(async () => {
  for (const end of ends.splice(0).reverse()) await end();
});

async function fakeDist(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "serve-test-"));
  const dist = join(folder, "dist");
  await mkdir(join(dist, "assets"), { recursive: true });
  await mkdir(join(dist, "locales", "de"), { recursive: true });
  await writeFile(join(folder, "secret.txt"), "secret");
  await writeFile(join(dist, "index.html"), "<!doctype html><title>Portal</title>");
  await writeFile(join(dist, "theme.js"), "1");
  await writeFile(join(dist, "assets", "main-Ab12_-xY.js"), script);
  await writeFile(join(dist, "locales", "de", "translation.json"), "{}");
  return dist;
}

async function start(args: readonly string[] = ["--memory"]): Promise<Serving & { dist: string }> {
  const dist = await fakeDist();
  const options = serveOptions(["--port", "0", "--dist", dist, ...args]);
  if (typeof options === "string") throw new Error(options);
  const serving = await serve(options, () => noon);
  ends.push(() => serving.close());
  return { ...serving, dist };
}

interface Answer {
  readonly status: number;
  readonly headers: Record<string, string | string[] | undefined>;
  readonly body: Buffer;
}

/** One request as written: the address is not normalised on the way. */
function ask(
  port: number,
  line: string,
  headers: Record<string, string> = {},
  body?: string,
): Promise<Answer> {
  const [method, path] = line.split(" ");
  return new Promise((resolve, reject) => {
    const asking = httpRequest({ host: "127.0.0.1", port, method, path, headers }, (response) => {
      const chunks: Buffer[] = [];
      response.on("data", (chunk: Buffer) => chunks.push(chunk));
      response.on("end", () =>
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(chunks) }),
      );
    });
    asking.on("error", reject);
    asking.end(body);
  });
}

const page = { Accept: "text/html,*/*" };
const json = { "Content-Type": "application/json" };

async function signIn(port: number, email = "owner@demo.test"): Promise<string> {
  const { headers } = await ask(
    port,
    "POST /api/v1/auth/login",
    json,
    JSON.stringify({ email, password: "demo" }),
  );
  return String(headers["set-cookie"]).split(";")[0] ?? "";
}

describe("the build", () => {
  test("every address of the portal is the page, files are themselves [1]", async () => {
    const { port } = await start();
    for (const path of ["/v1/", "/v1/monitor?period=Month", "/v1/sites/a.b", "/v1/sites/%E0%A4%A"]) {
      const { status, body } = await ask(port, `GET ${path}`, page);
      expect([status, body.toString()]).toEqual([200, "<!doctype html><title>Portal</title>"]);
    }
    const words = await ask(port, "GET /v1/locales/de/translation.json", page);
    expect([words.status, words.body.toString(), words.headers["content-type"]]).toEqual([
      200,
      "{}",
      "application/json; charset=utf-8",
    ]);
    expect((await ask(port, "GET /")).headers["location"]).toBe("/v1/");
  });

  test("a missing file is 404 and never the page [1][F100][F115]", async () => {
    const { port } = await start();
    const missing = ["/v1/locales/fr/translation.json", "/v1/assets/gone-Ab12Cd34.js", "/elsewhere"];
    const statuses = await Promise.all(
      missing.map(async (path) => (await ask(port, `GET ${path}`, page)).status),
    );
    expect(statuses).toEqual([404, 404, 404]);
    expect((await ask(port, "GET /v1/monitor", { Accept: "application/json" })).status).toBe(404);
    expect((await ask(port, "POST /v1/", page)).status).toBe(405);
  });

  test("nothing outside of the build is read", async () => {
    const { port } = await start();
    const paths = [
      "/v1/../secret.txt",
      "/v1/%2e%2e/secret.txt",
      "/v1/..%2fsecret.txt",
      "/v1/assets/..%2f..%2f..%2fsecret.txt",
      "/v1/..%5csecret.txt",
      "/v1//etc/passwd",
      "/v1/%00index.html",
      "/v1/.env",
    ];
    for (const path of paths) {
      const { status, body } = await ask(port, `GET ${path}`);
      expect([path, status, body.toString().includes("secret")]).toEqual([path, 404, false]);
    }
  });

  test("production headers, exactly [F104][F105]", async () => {
    const { port } = await start();
    const { headers } = await ask(port, "GET /v1/", page);
    expect(headers["content-security-policy"]).toBe(
      "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data: blob:; font-src 'self'; " +
        `connect-src 'self' ws://127.0.0.1:${port}; manifest-src 'self'; worker-src 'self'; object-src 'none'; ` +
        "base-uri 'none'; form-action 'self'; frame-ancestors 'none'; require-trusted-types-for 'script'; trusted-types 'none'",
    );
    expect(headers).toMatchObject({
      "x-content-type-options": "nosniff",
      "referrer-policy": "no-referrer",
      "cross-origin-opener-policy": "same-origin",
      "permissions-policy": expect.stringContaining("camera=()"),
      "cache-control": "no-cache",
    });
  });

  test("hashed files are kept for good, others asked for anew", async () => {
    const { port } = await start();
    const hashed = await ask(port, "GET /v1/assets/main-Ab12_-xY.js");
    expect(hashed.headers["cache-control"]).toBe("public, max-age=31536000, immutable");
    const plain = await ask(port, "GET /v1/theme.js");
    expect(plain.headers["cache-control"]).toBe("no-cache");
    const again = await ask(port, "GET /v1/theme.js", { "If-None-Match": String(plain.headers["etag"]) });
    expect([again.status, again.body.length]).toEqual([304, 0]);
  });

  test("compressed as the browser accepts it", async () => {
    const { port } = await start();
    const get = (encoding: string) =>
      ask(port, "GET /v1/assets/main-Ab12_-xY.js", { "Accept-Encoding": encoding });
    const [br, gzip, none, refused] = await Promise.all(
      ["gzip, deflate, br", "gzip", "identity", "br;q=0"].map(get),
    );
    expect([br, gzip, none, refused].map((one) => one?.headers["content-encoding"])).toEqual([
      "br",
      "gzip",
      undefined,
      undefined,
    ]);
    expect(brotliDecompressSync(br?.body ?? Buffer.from("")).toString()).toBe(script);
    expect(gunzipSync(gzip?.body ?? Buffer.from("")).toString()).toBe(script);
    expect(none?.body.toString()).toBe(script);
    const head = await ask(port, "HEAD /v1/assets/main-Ab12_-xY.js");
    expect([head.status, head.body.length, head.headers["content-length"]]).toEqual([
      200,
      0,
      String(script.length),
    ]);
  });
});

describe("the API", () => {
  test("a real cookie, HttpOnly and for this site alone", async () => {
    const { port } = await start();
    const body = JSON.stringify({ email: "owner@demo.test", password: "demo" });
    const { status, headers } = await ask(port, "POST /api/v1/auth/login", json, body);
    expect(status).toBe(200);
    expect(headers["set-cookie"]).toEqual([
      expect.stringMatching(/^session=[0-9a-f-]{36}; Max-Age=31536000; Path=\/; HttpOnly; SameSite=Strict$/),
    ]);
    expect(Object.keys(headers).filter((name) => name.startsWith("x-demo"))).toEqual([]);
    const Cookie = String(headers["set-cookie"]).split(";")[0] ?? "";
    expect((await ask(port, "GET /api/v1/auth/verify", { Cookie })).status).toBe(200);
    const gone = await ask(port, "POST /api/v1/auth/logout", { Cookie });
    expect(String(gone.headers["set-cookie"])).toContain("Max-Age=0");
    expect((await ask(port, "GET /api/v1/auth/verify", { Cookie })).status).toBe(401);
  });

  test("a cookie under the handlers' own name is not taken", async () => {
    const { port } = await start();
    const cookie = await signIn(port);
    expect((await ask(port, "GET /api/v1/auth/verify", { "x-demo-cookie": cookie })).status).toBe(401);
  });

  test("answers are compressed, not cached, and large bodies refused", async () => {
    const { port } = await start();
    const Cookie = await signIn(port);
    const answer = await ask(port, "GET /api/v1/portfolio?update_ext=false", {
      Cookie,
      "Accept-Encoding": "br",
    });
    expect(JSON.parse(brotliDecompressSync(answer.body).toString())).toHaveProperty("portfolios");
    expect(answer.headers).toMatchObject({
      "cache-control": "no-store",
      "x-content-type-options": "nosniff",
    });
    expect((await ask(port, "GET /api/v1/nothing", { Cookie })).status).toBe(404);
    const large = await ask(port, "POST /api/v1/auth/login", json, "x".repeat(17 * 1024 * 1024)).catch(
      () => ({ status: 413 }),
    );
    expect(large.status).toBe(413);
  });
});

describe("the world in a file", () => {
  test("outlives the server, written whole, no draft left", async () => {
    const folder = await mkdtemp(join(tmpdir(), "serve-world-"));
    const world = join(folder, "world.json");
    const first = await start(["--world", world]);
    const Cookie = await signIn(first.port);
    await ask(first.port, "PUT /api/v1/self/update/user/settings", { Cookie, ...json }, '{"theme":"dark"}');
    await first.close();
    ends.pop();
    const second = await start(["--world", world]);
    const { body } = await ask(second.port, "GET /api/v1/auth/verify", { Cookie });
    expect([JSON.parse(body.toString()).theme, second.replaced]).toEqual(["dark", false]);
    expect(await readdir(folder)).toEqual(["world.json"]);
    expect(JSON.parse(await readFile(world, "utf8"))).toHaveProperty("revision");
  });

  test("half a file gives way to a new world", async () => {
    const world = join(await mkdtemp(join(tmpdir(), "serve-world-")), "world.json");
    await writeFile(world, '{"format": 1');
    const serving = await start(["--world", world]);
    expect(serving.replaced).toBe(true);
    expect((await start(["--world", world])).replaced).toBe(false);
  });
});

describe("the live connection", () => {
  const connect = (port: number, headers: Record<string, string>) =>
    new Promise<string | WebSocket>((resolve) => {
      const socket = new WebSocket(`ws://127.0.0.1:${port}/websocket/`, { headers });
      socket.on("open", () => resolve(socket));
      socket.on("unexpected-response", (_, response) => resolve(String(response.statusCode)));
      socket.on("error", () => undefined);
    });

  test("speaks the device protocol, and ends with the session [190][194]", async () => {
    const { port } = await start();
    const Cookie = await signIn(port);
    const socket = await connect(port, { Cookie });
    if (typeof socket === "string") throw new Error(socket);
    const request = { req_id: 1, error: 0, task: "device", command: "status", method: "get" };
    const answer = new Promise((resolve) =>
      socket.once("message", (data) => resolve(JSON.parse(String(data)))),
    );
    socket.send(JSON.stringify(request));
    expect(await answer).toEqual(request);
    const closed = new Promise((resolve) => socket.once("close", resolve));
    await ask(port, "POST /api/v1/auth/logout", { Cookie });
    expect(await closed).toBe(4401);
  });

  test("needs a session, and a page of this origin", async () => {
    const { port } = await start();
    const Cookie = await signIn(port);
    expect(await connect(port, {})).toBe("401");
    expect(await connect(port, { Cookie, Origin: "http://evil.test" })).toBe("403");
  });
});

describe("a real Prometheus", () => {
  async function upstream() {
    const asked: string[] = [];
    const server = createServer((request, response) => {
      asked.push(request.url ?? "");
      response
        .writeHead(200, { "Content-Type": "application/json" })
        .end('{"status":"success","data":{"resultType":"matrix","result":[]}}');
    });
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    ends.push(() => void server.close());
    const address = server.address();
    return { asked, url: `http://127.0.0.1:${typeof address === "object" ? address?.port : ""}` };
  }

  test("gets the range queries of those who are signed in", async () => {
    const { asked, url } = await upstream();
    const { port } = await start(["--memory", "--prometheus", url]);
    const query = "/api/v1/promql/query_range?query=up&start=0&end=1&step=1";
    expect((await ask(port, `GET ${query}`)).status).toBe(401);
    const Cookie = await signIn(port);
    const { status, body } = await ask(port, `GET ${query}`, { Cookie });
    expect([status, JSON.parse(body.toString()).status]).toEqual([200, "success"]);
    expect(asked).toEqual(["/api/v1/query_range?query=up&start=0&end=1&step=1"]);
    expect((await ask(port, "GET /api/v1/system/hosts", { Cookie })).status).toBe(200);
  });

  test("that does not answer is 502", async () => {
    const { port } = await start(["--memory", "--prometheus", "http://127.0.0.1:1"]);
    const Cookie = await signIn(port);
    const { status, body } = await ask(port, "GET /api/v1/promql/query_range?query=up&start=0&end=1&step=1", {
      Cookie,
    });
    expect([status, JSON.parse(body.toString()).errorType]).toEqual([502, "unavailable"]);
  });
});

test("options: defaults, and what is wrong is named", () => {
  expect(serveOptions([])).toEqual({
    port: 4173,
    dist: "dist",
    world: join(tmpdir(), "parkwarte-world.json"),
    prometheus: null,
    fleet: null,
  });
  expect(serveOptions(["--memory", "--fleet", "5000,95000", "--prometheus", "http://h:9090/"])).toMatchObject(
    {
      world: null,
      fleet: { parks: 5000, devices: 95_000 },
      prometheus: "http://h:9090",
    },
  );
  expect(
    ["--port=x", "--fleet=5", "--prometheus=ftp://x", "--wat"].map((arg) => typeof serveOptions([arg])),
  ).toEqual(Array(4).fill("string"));
});
