import { mkdtemp, readFile, readdir, writeFile } from "node:fs/promises";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliDecompressSync } from "node:zlib";
import { describe, expect, onTestFinished, test } from "vitest";
import { WebSocket } from "ws";
import type { Answer } from "./server";
import { ask, json, signIn, start } from "./server";

function bodyOf({ body }: Answer): unknown {
  return JSON.parse(body.toString());
}

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
    const second = await start(["--world", world]);
    const self = bodyOf(await ask(second.port, "GET /api/v1/auth/verify", { Cookie }));
    expect([self, second.replaced]).toEqual([expect.objectContaining({ theme: "dark" }), false]);
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
      socket.once("message", (data: Buffer) => resolve(data.toString())),
    );
    socket.send(JSON.stringify(request));
    expect(JSON.parse(String(await answer))).toEqual(request);
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
    onTestFinished(() => void server.close());
    const address = server.address();
    return { asked, url: `http://127.0.0.1:${typeof address === "object" ? address?.port : ""}` };
  }

  test("gets the range queries of those who are signed in", async () => {
    const { asked, url } = await upstream();
    const { port } = await start(["--memory", "--prometheus", url]);
    const query = "/api/v1/promql/query_range?query=up&start=0&end=1&step=1";
    expect((await ask(port, `GET ${query}`)).status).toBe(401);
    const Cookie = await signIn(port);
    const answer = await ask(port, `GET ${query}`, { Cookie });
    expect([answer.status, bodyOf(answer)]).toEqual([200, expect.objectContaining({ status: "success" })]);
    expect(asked).toEqual(["/api/v1/query_range?query=up&start=0&end=1&step=1"]);
    expect((await ask(port, "GET /api/v1/system/hosts", { Cookie })).status).toBe(200);
  });

  test("that does not answer is 502", async () => {
    const { port } = await start(["--memory", "--prometheus", "http://127.0.0.1:1"]);
    const Cookie = await signIn(port);
    const answer = await ask(port, "GET /api/v1/promql/query_range?query=up&start=0&end=1&step=1", {
      Cookie,
    });
    expect([answer.status, bodyOf(answer)]).toEqual([
      502,
      expect.objectContaining({ errorType: "unavailable" }),
    ]);
  });
});
