import type { DemoRequest } from "../src/command/demo";

/** Members of a body or query that are never kept. */
const secrets = ["password", "code", "old_password", "new_password", "token"];
const mask = "***";

/** An entry whose answer is awaited. */
export interface OpenEntry {
  /** Notes the status, 0 when there was no answer. */
  close(status: number): void;
}

/** Every call of this page since the last reset, oldest first. */
export interface RequestLog {
  open(request: Request, body: string, at: number): OpenEntry;
  /** What there is now; calls that come later are not in it. */
  all(): readonly DemoRequest[];
  clear(): void;
}

/** An empty log. Secrets are masked before anything is kept. */
export function createRequestLog(): RequestLog {
  let entries: DemoRequest[] = [];
  return {
    open(request, body, at) {
      const url = new URL(request.url);
      const started = performance.now();
      const entry: Writable<DemoRequest> = {
        method: request.method,
        path: url.pathname,
        query: Object.fromEntries([...url.searchParams].map(([key, value]) => [key, secret(key, value)])),
        body: bodyOf(request, body),
        status: 0,
        at,
        duration: 0,
      };
      entries.push(entry);
      return {
        close(status) {
          entry.status = status;
          entry.duration = performance.now() - started;
        },
      };
    },
    all: () => [...entries],
    clear() {
      entries = [];
    },
  };
}

type Writable<T> = { -readonly [K in keyof T]: T[K] };

function bodyOf(request: Request, body: string): unknown {
  if (body === "") return null;
  if (!(request.headers.get("content-type") ?? "").includes("json")) return `(${body.length} characters)`;
  try {
    return masked(JSON.parse(body));
  } catch {
    return `(${body.length} characters, no JSON)`;
  }
}

function masked(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(masked);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, one]) => [key, secrets.includes(key) ? mask : masked(one)]),
  );
}

function secret(key: string, value: string): string {
  return secrets.includes(key) ? mask : value;
}
