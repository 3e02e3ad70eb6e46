import type { Token } from "./promqlTokens";
import { PromqlError, tokensOf } from "./promqlTokens";

export type Labels = Readonly<Record<string, string>>;

/** One condition on a label. */
export type Matches = (labels: Labels) => boolean;

/** What the five templates of the portal ask: an aggregation of one metric. */
export interface Query {
  /** Null: the series as they are. */
  readonly aggregate: { readonly operator: Aggregator; readonly by: readonly string[] } | null;
  readonly metric: string;
  readonly matches: Matches;
}

const aggregators = ["sum", "avg", "min", "max", "count"] as const;
export type Aggregator = (typeof aggregators)[number];

/** Longest regular expression that is tried. */
const longestPattern = 100_000;

/**
 * Reads `metric{label=~"..."}` and `agg by (labels) (metric{...})`, `by` before or after. Everything else of PromQL,
 * arithmetic and `or` included, is refused: a uid that breaks out of its text must not be answered.
 * Throws PromqlError.
 */
export function parsePromql(source: string): Query {
  const reader = createReader(tokensOf(source));
  const query = readQuery(reader);
  reader.end();
  return query;
}

interface Reader {
  /** Takes the next token when it is this sign or word. */
  skip(value: string): boolean;
  expect(value: string): void;
  take(kind: Token["kind"]): string;
  peek(offset?: number): Token | undefined;
  end(): void;
}

function createReader(tokens: readonly Token[]): Reader {
  let place = 0;
  const peek = (offset = 0) => tokens[place + offset];
  const skip = (value: string) => {
    const found = peek()?.kind !== "text" && peek()?.value === value;
    if (found) place += 1;
    return found;
  };
  return {
    peek,
    skip,
    expect(value) {
      if (!skip(value)) unexpected(peek());
    },
    take(kind) {
      const token = peek();
      if (token?.kind !== kind) return unexpected(token);
      place += 1;
      return token.value;
    },
    end() {
      if (peek()) unexpected(peek());
    },
  };
}

function unexpected(token: Token | undefined): never {
  if (!token) throw new PromqlError("parse error: unexpected end of input");
  throw new PromqlError(`parse error at char ${token.at + 1}: unexpected ${JSON.stringify(token.value)}`);
}

function readQuery(reader: Reader): Query {
  const operator = aggregators.find((name) => name === reader.peek()?.value);
  const opens = ["(", "by"].includes(reader.peek(1)?.value ?? "");
  if (!operator || !opens) return { aggregate: null, ...readSelector(reader) };
  reader.take("word");
  const before = reader.skip("by") ? readLabels(reader) : null;
  reader.expect("(");
  const selector = readSelector(reader);
  reader.expect(")");
  const after = before === null && reader.skip("by") ? readLabels(reader) : null;
  return { aggregate: { operator, by: before ?? after ?? [] }, ...selector };
}

function readLabels(reader: Reader): readonly string[] {
  const labels: string[] = [];
  reader.expect("(");
  while (!reader.skip(")")) {
    labels.push(reader.take("word"));
    if (!reader.skip(",") && reader.peek()?.value !== ")") unexpected(reader.peek());
  }
  return labels;
}

function readSelector(reader: Reader): Pick<Query, "metric" | "matches"> {
  const metric = reader.take("word");
  const conditions: Matches[] = [];
  if (reader.skip("{")) {
    while (!reader.skip("}")) {
      conditions.push(readCondition(reader));
      if (!reader.skip(",") && reader.peek()?.value !== "}") unexpected(reader.peek());
    }
  }
  return { metric, matches: (labels) => conditions.every((condition) => condition(labels)) };
}

function readCondition(reader: Reader): Matches {
  const label = reader.take("word");
  const operator = reader.take("sign");
  const value = reader.take("text");
  const actual = (labels: Labels) => labels[label] ?? "";
  switch (operator) {
    case "=":
      return (labels) => actual(labels) === value;
    case "!=":
      return (labels) => actual(labels) !== value;
    case "=~":
    case "!~": {
      const pattern = anchored(value);
      return (labels) => pattern.test(actual(labels)) === (operator === "=~");
    }
    default:
      throw new PromqlError(`parse error: unexpected operator ${JSON.stringify(operator)}`);
  }
}

/** Prometheus matches the whole value, and its dot matches line breaks too. */
function anchored(source: string): RegExp {
  if (source.length > longestPattern) throw new PromqlError("regular expression too long");
  try {
    return new RegExp(`^(?:${source})$`, "s");
  } catch {
    throw new PromqlError(`error parsing regexp: ${source.slice(0, 200)}`);
  }
}
