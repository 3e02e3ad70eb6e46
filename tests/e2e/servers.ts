import { type ChildProcess, spawn } from "node:child_process";
import { join } from "node:path";

/** The clone's folder. */
export const root = join(import.meta.dirname, "../..");

/** Folders of the builds that the tests of this project run against. */
export const builds = {
  production: join(root, "node_modules/.cache/production"),
  demo: join(root, "node_modules/.cache/e2e/demo"),
} as const;

/** A server that runs in a process of its own. */
export interface Server {
  /** Where the portal is, with its slash at the end. */
  readonly url: string;
  /** Resolves when the process has ended. */
  readonly stop: () => Promise<void>;
}

function ended(child: ChildProcess): Promise<number | null> {
  return new Promise((resolve, reject) => {
    child.once("error", reject);
    child.once("close", resolve);
  });
}

/** Runs a script of Node to its end; its output is the error's text where it fails. */
export async function runNode(args: readonly string[]): Promise<void> {
  // Vitest's own NODE_ENV would make the build one of development.
  const env = { ...process.env, NODE_ENV: "production" };
  const child = spawn(process.execPath, args, { cwd: root, env, stdio: ["ignore", "pipe", "pipe"] });
  let output = "";
  child.stdout.on("data", (part: Buffer) => (output += part.toString()));
  child.stderr.on("data", (part: Buffer) => (output += part.toString()));
  const code = await ended(child);
  if (code !== 0) throw new Error(`node ${args.join(" ")} ended with ${code}\n${output}`);
}

/** Starts a script that prints the address it serves, on a port the system chooses. */
export async function startServer(args: readonly string[]): Promise<Server> {
  const child = spawn(process.execPath, [...args, "--port", "0"], {
    cwd: root,
    env: { ...process.env, NODE_ENV: "production" },
    stdio: ["ignore", "pipe", "pipe"],
  });
  const end = ended(child);
  let output = "";
  const address = new Promise<string>((resolve) => {
    const read = (part: Buffer) => {
      output += part.toString();
      const [found] = /http:\/\/localhost:\d+\/v1\//.exec(output) ?? [];
      if (found) resolve(found);
    };
    child.stdout.on("data", read);
    child.stderr.on("data", read);
  });
  const url = await Promise.race([
    address,
    end.then((code) => {
      throw new Error(`node ${args.join(" ")} ended with ${code} before it served\n${output}`);
    }),
  ]);
  const stop = async () => {
    child.kill("SIGTERM");
    await end;
  };
  return { url, stop };
}

/** A portal over real HTTP of its own: `build` below /v1 and a world in memory. For tests that change the world. */
export function serveBuild(build: keyof typeof builds, ...options: readonly string[]): Promise<Server> {
  return startServer(["node_modules/.cache/serve/main.mjs", "--dist", builds[build], "--memory", ...options]);
}
