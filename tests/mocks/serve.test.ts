import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { describe, expect, test } from "vitest";
import { serveOptions } from "../../mocks/serve/options";
import { ask, page, script, start } from "./server";

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
        "base-uri 'none'; form-action 'self'; frame-ancestors 'none'; require-trusted-types-for 'script'; trusted-types default",
    );
    expect(headers).toMatchObject({
      "x-content-type-options": "nosniff",
      "referrer-policy": "no-referrer",
      "cross-origin-opener-policy": "same-origin",
      "permissions-policy": expect.stringContaining("camera=()") as unknown,
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
