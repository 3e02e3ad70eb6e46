/** Ways an answer can be wrong. */
export const faultKinds = [
  "status",
  "malformed",
  "html",
  "truncated",
  "empty",
  "wrongTypes",
  "never",
  "networkError",
] as const;

/** One wrong answer: `status`, `body` and `headers` are of the kind "status". */
export interface Fault {
  readonly kind: (typeof faultKinds)[number];
  readonly status: number;
  readonly body: unknown;
  readonly headers: Readonly<Record<string, string>>;
}

/** The wrong answer; `serve` gives the right one, which some kinds spoil and the others never ask for. */
export async function faulty(fault: Fault, serve: () => Promise<Response>): Promise<Response> {
  switch (fault.kind) {
    case "status":
      return statusAnswer(fault);
    case "malformed":
      return text('{"detail": [1, 2', "application/json");
    case "html":
      return text("<!doctype html><title>Proxy</title><h1>It works</h1>", "text/html");
    case "empty":
      return text("", "application/json");
    case "truncated":
      return spoiled(await serve(), (body) => body.slice(0, Math.floor(body.length / 2)));
    case "wrongTypes":
      return spoiled(await serve(), (body) => JSON.stringify(wronglyTyped(JSON.parse(body) as unknown)));
    case "never":
      return new Promise(() => undefined);
    case "networkError":
      return Response.error();
  }
}

function statusAnswer({ status, body, headers }: Fault): Response {
  const isText = typeof body === "string";
  const type = isText ? "text/plain" : "application/json";
  const content = body === undefined ? { detail: `Scenario: status ${status}` } : body;
  return new Response(isText ? body : JSON.stringify(content), {
    status,
    headers: { "Content-Type": type, ...headers },
  });
}

function text(body: string, type: string): Response {
  return new Response(body, { headers: { "Content-Type": type } });
}

async function spoiled(answer: Response, spoil: (body: string) => string): Promise<Response> {
  const { status, headers } = answer;
  return new Response(spoil(await answer.text()), { status, headers });
}

/** Every leaf of another type: numbers as words, texts as numbers, lists as objects of their items. */
function wronglyTyped(value: unknown): unknown {
  if (Array.isArray(value)) return { 0: value.at(0) as unknown };
  if (typeof value === "number") return "many";
  if (typeof value === "string") return 7;
  if (typeof value === "boolean") return "perhaps";
  if (typeof value !== "object" || value === null) return [];
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, wronglyTyped(one)]));
}
