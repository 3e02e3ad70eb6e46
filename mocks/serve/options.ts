import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";

/** How `npm run serve` was asked to run. */
export interface ServeOptions {
  readonly port: number;
  /** Folder of the production build. */
  readonly dist: string;
  /** File of the world; null keeps it in memory. */
  readonly world: string | null;
  /** A Prometheus-compatible server that answers the monitor's queries, without a slash at the end. */
  readonly prometheus: string | null;
  readonly fleet: { readonly parks: number; readonly devices: number } | null;
}

/** The options of a command line, or what is wrong with it. */
export function serveOptions(args: readonly string[]): ServeOptions | string {
  const read = valuesOf(args);
  if (typeof read === "string") return read;
  const port = Number(read.port);
  if (!Number.isInteger(port) || port < 0 || port > 65_535)
    return `--port ${read.port}: a number up to 65535 expected`;
  const prometheus = read.prometheus === undefined ? null : httpUrl(read.prometheus);
  if (prometheus === "") return `--prometheus ${read.prometheus}: an http or https address expected`;
  const fleet = read.fleet === undefined ? null : fleetOf(read.fleet);
  if (fleet === "") return `--fleet ${read.fleet}: PARKS,DEVICES expected`;
  return { port, dist: read.dist, world: read.memory ? null : read.world, prometheus, fleet };
}

function valuesOf(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      options: {
        port: { type: "string", default: "4173" },
        dist: { type: "string", default: "dist" },
        world: { type: "string", default: join(tmpdir(), "parkwarte-world.json") },
        memory: { type: "boolean", default: false },
        prometheus: { type: "string" },
        fleet: { type: "string" },
      },
    }).values;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

function httpUrl(value: string): string {
  if (!URL.canParse(value)) return "";
  return /^https?:$/.test(new URL(value).protocol) ? value.replace(/\/+$/, "") : "";
}

function fleetOf(value: string): { parks: number; devices: number } | "" {
  const [, parks, devices] = /^(\d{1,6}),(\d{1,6})$/.exec(value) ?? [];
  return parks && devices ? { parks: Number(parks), devices: Number(devices) } : "";
}
