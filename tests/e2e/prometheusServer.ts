import { spawn, spawnSync } from "node:child_process";
import { mkdir, writeFile } from "node:fs/promises";
import { createServer } from "node:net";
import { join } from "node:path";
import { vi } from "vitest";

/** Whether Debian's `prometheus` (or another one) is on this machine, with the tool that writes its blocks. */
export const isInstalled = ["prometheus", "promtool"].every(
  (name) => spawnSync(name, ["--version"], { stdio: "ignore" }).status === 0,
);

/** Series as a range query gives them: labels, and pairs of seconds and value. */
export interface Samples {
  readonly metric: Readonly<Record<string, string>>;
  readonly values: readonly (readonly [number, string])[];
}

const escaped = (text: string) => text.replace(/\\/g, "\\\\").replace(/"/g, '\\"').replace(/\n/g, "\\n");

function line({ __name__: name, ...labels }: Record<string, string>, at: number, value: string): string {
  const written = Object.entries(labels).map(([label, text]) => `${label}="${escaped(text)}"`);
  return `${name}{${written.join(",")}} ${value} ${at}`;
}

/** The series in the OpenMetrics text format, metric by metric. */
export function openMetrics(series: readonly Samples[]): string {
  const names = [...new Set(series.map(({ metric }) => metric["__name__"] ?? ""))];
  const lines = names.flatMap((name) => [
    `# TYPE ${name} gauge`,
    ...series
      .filter(({ metric }) => metric["__name__"] === name)
      .flatMap(({ metric, values }) => values.map(([at, value]) => line(metric, at, value))),
  ]);
  return [...lines, "# EOF", ""].join("\n");
}

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  return typeof address === "object" && address !== null ? address.port : 0;
}

/** A Prometheus on loopback that holds these samples and scrapes nothing; `folder` is its own. */
export async function startPrometheus(folder: string, text: string) {
  const data = join(folder, "data");
  await mkdir(data, { recursive: true });
  const file = join(folder, "day.om");
  await writeFile(file, text);
  await writeFile(join(folder, "prometheus.yml"), "global: {}\n");
  const made = spawnSync("promtool", ["tsdb", "create-blocks-from", "openmetrics", file, data], {
    encoding: "utf8",
  });
  if (made.status !== 0) throw new Error(`promtool: ${made.stdout}${made.stderr}`);
  const port = await freePort();
  const child = spawn(
    "prometheus",
    [
      `--config.file=${join(folder, "prometheus.yml")}`,
      `--storage.tsdb.path=${data}`,
      "--storage.tsdb.retention.time=100y",
      `--web.listen-address=127.0.0.1:${port}`,
      "--log.level=error",
    ],
    { stdio: "ignore" },
  );
  const ended = new Promise((resolve) => child.once("close", resolve));
  const url = `http://127.0.0.1:${port}`;
  await vi.waitFor(
    async () => {
      const { ok } = await fetch(`${url}/-/ready`);
      if (!ok) throw new Error("Prometheus is not ready");
    },
    { timeout: 30_000, interval: 100 },
  );
  const stop = async () => {
    child.kill("SIGTERM");
    await ended;
  };
  return { url, stop };
}
