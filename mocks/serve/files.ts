import { createHash } from "node:crypto";
import { readFile, readdir } from "node:fs/promises";
import { extname, join, resolve, sep } from "node:path";
import type { Encoding } from "./compress";
import { compressed } from "./compress";

/** A file of the build with what is sent about it. */
export interface BuiltFile {
  readonly body: Buffer;
  readonly type: string;
  readonly etag: string;
  /** The body in an encoding: as the build made it, else compressed once and kept. */
  encoded(encoding: Encoding): Promise<Buffer>;
}

/** The files of a build. */
export interface BuiltFiles {
  /** The file at a path below the build's folder; null where there is none. */
  file(path: string): Promise<BuiltFile | null>;
  /** Reads and compresses everything beforehand. */
  warm(): Promise<void>;
}

const types: Readonly<Record<string, string>> = {
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".css": "text/css; charset=utf-8",
  ".json": "application/json; charset=utf-8",
  ".svg": "image/svg+xml",
  ".png": "image/png",
  ".ico": "image/x-icon",
  ".webp": "image/webp",
  ".woff2": "font/woff2",
  ".txt": "text/plain; charset=utf-8",
  ".webmanifest": "application/manifest+json",
};
const suffixes: Readonly<Record<Encoding, string>> = { br: ".br", gzip: ".gz" };

/** Files below `dist`, read once. Nothing outside of it is ever opened. */
export function builtFiles(dist: string): BuiltFiles {
  const root = resolve(dist);
  const known = new Map<string, Promise<BuiltFile | null>>();
  const file = (path: string) => {
    const place = placeOf(root, path);
    if (place === null) return Promise.resolve(null);
    const kept = known.get(place) ?? load(place);
    if (!known.has(place)) void kept.then((found) => found && known.set(place, kept));
    return kept;
  };
  return {
    file,
    async warm() {
      const entries = await readdir(root, { recursive: true, withFileTypes: true });
      for (const entry of entries.filter((one) => one.isFile())) {
        const path = join(entry.parentPath, entry.name).slice(root.length + 1);
        await (await file(path.split(sep).join("/")))?.encoded("br");
      }
    },
  };
}

/** Where a path leads, or null when it is no plain path below the root. */
function placeOf(root: string, path: string): string | null {
  if (path === "" || path.endsWith("/") || /[\0\\]/.test(path)) return null;
  if (path.split("/").some((part) => part.startsWith("."))) return null;
  const place = resolve(root, path);
  return place.startsWith(root + sep) ? place : null;
}

async function load(place: string): Promise<BuiltFile | null> {
  const body = await readFile(place).catch(() => null);
  if (!body) return null;
  const encodings = new Map<Encoding, Promise<Buffer>>();
  const encode = (encoding: Encoding) =>
    readFile(place + suffixes[encoding]).catch(() => compressed(body, encoding, true));
  return {
    body,
    type: types[extname(place)] ?? "application/octet-stream",
    etag: `"${createHash("sha256").update(body).digest("base64url").slice(0, 22)}"`,
    encoded(encoding) {
      const kept = encodings.get(encoding) ?? encode(encoding);
      encodings.set(encoding, kept);
      return kept;
    },
  };
}
