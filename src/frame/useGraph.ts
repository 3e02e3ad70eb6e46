import type { TadaDocumentNode } from "gql.tada";
import { useCallback, useEffect, useMemo, useRef } from "react";
import { createRequest, useQuery } from "urql";
import type { AnyVariables, CombinedError, UseQueryState } from "urql";
import type { Operation } from "../state/calls";
import { usePortal } from "./portal";

/** Specified states of every loader (§4). */
export type LoadStatus = "idle" | "loading" | "succeeded" | "failed";

/** What was answered this recently is not asked again by the next screen that shows it, milliseconds. */
export const FRESH_MS = 10_000;

export interface Failure {
  /** Readable: the server's words, else the catalogue's. */
  readonly text: string;
  /** Why: http, network, timeout, malformed. */
  readonly failure: string;
  readonly status: number;
  /** Where in the answer, e.g. ["monitor", "grid"]. */
  readonly path: readonly (string | number)[];
}

export interface GraphState<Data> {
  readonly status: LoadStatus;
  readonly data: Data | undefined;
  /** Why there is no data, or why the data could not be refreshed. */
  readonly failure: Failure | undefined;
  /** Every failed part of a partly answered query. */
  readonly failures: readonly Failure[];
  /** The last refresh failed: the data is of `asOf`. */
  readonly stale: boolean;
  /** An answer is awaited while older data is shown, or what failed. */
  readonly refreshing: boolean;
  /** Epoch milliseconds of the last answer. */
  readonly asOf: number | undefined;
  readonly refresh: () => void;
  /** What is asked, for "show the call"; undefined while nothing is. */
  readonly operation?: Operation | undefined;
}

export interface GraphOptions {
  /** Asks nothing: status idle. */
  readonly pause?: boolean;
  /**
   * What the data is about. While it stays the same, data asked with other variables (a later "now") stands until the
   * new answer is there: a silent refresh (§4). Without it any change of variables starts from nothing.
   */
  readonly subject?: string;
}

interface Kept<Data> {
  readonly about: string;
  readonly data: Data;
  readonly asOf: number | undefined;
}

/** What is worth showing: a call that was given up with its session is none [214]. */
function failuresOf(error: CombinedError | undefined): Failure[] {
  const errors = error?.graphQLErrors ?? [];
  return errors
    .filter(({ extensions }) => extensions["failure"] !== "superseded")
    .map(({ message, path, extensions }) => ({
      text: typeof extensions["text"] === "string" ? extensions["text"] : message,
      failure: typeof extensions["failure"] === "string" ? extensions["failure"] : "malformed",
      status: typeof extensions["status"] === "number" ? extensions["status"] : 0,
      path: path ?? [],
    }));
}

function hasData(data: unknown): boolean {
  return typeof data === "object" && data !== null && Object.values(data).some((value) => value !== null);
}

/** Whether there is anything to show: a whole answer even when each field is null, a partly failed one for what came. */
function isAnswered({ data, error, stale }: Pick<UseQueryState, "data" | "error" | "stale">): boolean {
  return hasData(data) || (typeof data === "object" && data !== null && !error && !stale);
}

/** Whether a part that failed is there all the same: then it is older, kept by the cache. */
function isOlder(data: unknown, { path }: Failure): boolean {
  let part = data;
  for (const name of path)
    part = typeof part === "object" && part !== null ? (Reflect.get(part, name) as unknown) : null;
  return path.length > 0 && part !== null && part !== undefined;
}

/**
 * Asks the graph. Data of other variables is never shown; a refresh keeps what is there and, when it fails, marks it
 * stale. Nobody has to ask again by hand: `tools.refresh` reaches every mounted query.
 */
export function useGraph<Data, Variables extends AnyVariables>(
  document: TadaDocumentNode<Data, Variables>,
  variables: Variables,
  { pause = false, subject }: GraphOptions = {},
): GraphState<Data> {
  const { asOf, onRefresh, refreshedAt, now, calls } = usePortal();
  const request = useMemo(() => createRequest(document, variables), [document, variables]);
  const requestPolicy = useMemo(() => {
    const answered = asOf(request.key) ?? 0;
    const isFresh = now() - answered < FRESH_MS && answered > refreshedAt();
    return isFresh ? "cache-first" : "cache-and-network";
  }, [request.key, asOf, refreshedAt, now]);
  const [state, execute] = useQuery<Data, Variables>({
    query: document,
    variables: request.variables,
    pause,
    requestPolicy,
  } as never);
  const about = subject ?? String(request.key);
  const last = useRef<Kept<Data> | undefined>(undefined);
  const current = state.operation?.key === request.key;
  if (current && isAnswered(state) && state.data)
    last.current = { about, data: state.data, asOf: asOf(request.key) };
  const kept = !pause && last.current?.about === about ? last.current : undefined;
  const data = kept?.data;
  const told = useMemo(() => (current ? failuresOf(state.error) : []), [current, state.error]);
  const waiting = state.fetching || state.stale || !current;
  // What failed stays failed while it is asked again, by whomever, or its panel would lose its words and the focus.
  const fallen = useRef<{ key: number; failures: readonly Failure[] }>(undefined);
  if (!waiting) fallen.current = told.length > 0 ? { key: request.key, failures: told } : undefined;
  const isAgain = !pause && waiting && data === undefined && fallen.current?.key === request.key;
  const failures = isAgain ? (fallen.current?.failures ?? []) : told;

  const refresh = useCallback(() => {
    if (!pause) execute({ requestPolicy: "network-only" });
  }, [execute, pause]);
  useEffect(() => onRefresh(refresh), [onRefresh, refresh]);
  const operation = pause ? undefined : request;
  useEffect(() => operation && calls.add(operation), [calls, operation]);

  const failed = failures.length > 0;
  return {
    status: pause
      ? "idle"
      : data !== undefined
        ? "succeeded"
        : failed && (isAgain || !state.fetching)
          ? "failed"
          : "loading",
    data,
    failure: failures[0],
    failures,
    stale: data !== undefined && failures.some((each) => !hasData(state.data) || isOlder(state.data, each)),
    refreshing: !pause && (data !== undefined || isAgain) && waiting,
    asOf: kept?.asOf,
    refresh,
    operation,
  };
}
