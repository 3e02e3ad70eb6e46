import { mkdir, mkdtemp, writeFile } from "node:fs/promises";
import { request as httpRequest } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { onTestFinished } from "vitest";
import { serveOptions } from "../../mocks/serve/options";
import type { Serving } from "../../mocks/serve/server";
import { serve } from "../../mocks/serve/server";
import { noon } from "./backend";

export const script = `console.log("${"x".repeat(2000)}")`;

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

/** A server on a free port; ended with the test. */
export async function start(args: readonly string[] = ["--memory"]): Promise<Serving> {
  const dist = await fakeDist();
  const options = serveOptions(["--port", "0", "--dist", dist, ...args]);
  if (typeof options === "string") throw new Error(options);
  const serving = await serve(options, () => noon);
  onTestFinished(() => serving.close());
  return serving;
}

export interface Answer {
  readonly status: number;
  readonly headers: Record<string, string | string[] | undefined>;
  readonly body: Buffer;
}

/** One request as written: the address is not normalised on the way. */
export function ask(
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

export const page = { Accept: "text/html,*/*" };
export const json = { "Content-Type": "application/json" };

export async function signIn(port: number, email = "owner@demo.test"): Promise<string> {
  const { headers } = await ask(
    port,
    "POST /api/v1/auth/login",
    json,
    JSON.stringify({ email, password: "demo" }),
  );
  return String(headers["set-cookie"]).split(";")[0] ?? "";
}
